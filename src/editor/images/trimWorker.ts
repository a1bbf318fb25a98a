// Worker that crops transparent edges. Takes PNG bytes, returns the cropped file, null, or that everything is
// transparent. It answers once.
import { ALL_CLEAR } from '@/bytes/png/allClear';
import { trimClearEdges } from '@/bytes/png/clearEdges';

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  trimClearEdges(data)
    .catch((error: unknown) => {
      console.warn('The edges of a picture could not be read.', error);
      return null;
    })
    .then((trimmed) =>
      postMessage(trimmed, { transfer: trimmed && trimmed !== ALL_CLEAR ? [trimmed.bytes.buffer] : [] }),
    );
});

// The worker that crops clear edges: bytes of a PNG in, the cropped file or null out. It answers once.
import { trimClearEdges } from '@/bytes/png/clearEdges';

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  trimClearEdges(data)
    .catch((error: unknown) => {
      console.warn('The edges of a picture could not be read.', error);
      return null;
    })
    .then((trimmed) => postMessage(trimmed, { transfer: trimmed ? [trimmed.bytes.buffer] : [] }));
});

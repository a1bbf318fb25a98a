// The worker that makes a picture smaller: bytes and a size in px in, the new file's bytes or null out. It answers once.
import { type ScaleOrder, scaledPicture } from './scaledPicture';

addEventListener('message', ({ data }: MessageEvent<ScaleOrder>) => {
  scaledPicture(data)
    .catch((error: unknown) => {
      console.warn('A picture could not be made smaller.', error);
      return null;
    })
    .then((scaled) => postMessage(scaled, { transfer: scaled ? [scaled.bytes.buffer] : [] }));
});

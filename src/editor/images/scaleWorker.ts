// Worker that scales an image down. Takes bytes and a size in px, returns the new file's bytes or null. It answers
// once.
import { type ScaleOrder, scaledPicture } from './scaledPicture';

addEventListener('message', ({ data }: MessageEvent<ScaleOrder>) => {
  scaledPicture(data)
    .catch((error: unknown) => {
      console.warn('A picture could not be made smaller.', error);
      return null;
    })
    .then((scaled) => postMessage(scaled, { transfer: scaled ? [scaled.bytes.buffer] : [] }));
});

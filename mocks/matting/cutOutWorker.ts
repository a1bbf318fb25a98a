// Worker for background removal: receives a picture file, posts the result or null, once.
import { cutOutFile } from './cutOutFile';

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  cutOutFile(data).then(
    (file) => postMessage(file),
    (error: unknown) => {
      console.info('A picture could not be read.', error);
      postMessage(null);
    },
  );
});

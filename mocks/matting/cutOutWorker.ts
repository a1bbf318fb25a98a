// The worker that takes a background out: a picture file in; the file without its background, or null, out. It answers once.
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

// Worker that analyzes the pixels of a PNG. Takes its bytes, returns the facts or the reason why they could not be
// read. It answers once.
import { lookAtPng } from './lookAtPng';

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  lookAtPng(data).then(
    (look) => postMessage({ look }),
    (error: unknown) => postMessage({ fault: String(error) }),
  );
});

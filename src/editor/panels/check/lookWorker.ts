// The worker that looks at the pixels of a PNG: its bytes in, what they tell or why they could not be read out. It answers once.
import { lookAtPng } from './lookAtPng';

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  lookAtPng(data).then(
    (look) => postMessage({ look }),
    (error: unknown) => postMessage({ fault: String(error) }),
  );
});

// Worker that checks copies. Takes a copy and related facts, returns the check, each with the number of the request.
import { loadWriters } from '@/face/nodes/writers';
import { checkCopy } from '@/output/watchFace/checkCopy';
import type { CheckAnswer, CheckQuestion } from './checker';

addEventListener('message', async ({ data }: MessageEvent<CheckQuestion>) => {
  const { number, copy, facts } = data;
  let answer: CheckAnswer;
  try {
    await loadWriters();
    answer = { number, check: checkCopy(copy, facts) };
  } catch (error) {
    answer = { number, fault: String(error) };
  }
  postMessage(answer);
});

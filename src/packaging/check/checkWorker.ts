// Worker that checks copies. Takes a copy and related facts, returns the check, each with the number of the request.
import { checkCopy } from '@/output/watchFace/checkCopy';
import type { CheckAnswer, CheckQuestion } from './checker';

addEventListener('message', ({ data }: MessageEvent<CheckQuestion>) => {
  const { number, copy, facts } = data;
  let answer: CheckAnswer;
  try {
    answer = { number, check: checkCopy(copy, facts) };
  } catch (error) {
    answer = { number, fault: String(error) };
  }
  postMessage(answer);
});

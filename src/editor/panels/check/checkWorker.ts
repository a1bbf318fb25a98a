// The worker that checks copies: a copy and what is known beside it in, its check out, each with the number of its question.
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

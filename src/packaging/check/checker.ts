// Checks copies off the main thread in one worker, or on this thread if workers are not available.
import type { CheckFacts, FaceCheck } from '@/output/watchFace/checkFinding';
import type { FaceCopy } from '@/schemas/design';
import { createWorkerRequests } from './workerRequests';

export interface CheckQuestion {
  number: number;
  copy: FaceCopy;
  facts: CheckFacts;
}

export type CheckAnswer = { number: number; check: FaceCheck } | { number: number; fault: string };

export interface Checker {
  /** Rejects if the check cannot run. */
  check(copy: FaceCopy, facts: CheckFacts): Promise<FaceCheck>;
  close(): void;
}

const HERE: Checker = {
  async check(copy, facts) {
    const { loadWriters } = await import('@/face/nodes/writers');
    const { checkCopy } = await import('@/output/watchFace/checkCopy');
    await loadWriters();
    return checkCopy(copy, facts);
  },
  close: () => {},
};

export function createChecker(): Checker {
  if (typeof Worker === 'undefined') return HERE;
  const { ask, close } = createWorkerRequests<CheckAnswer>(
    () => new Worker(new URL('./checkWorker.ts', import.meta.url), { type: 'module' }),
  );
  return {
    async check(copy, facts) {
      const answer = await ask({ copy, facts } satisfies Omit<CheckQuestion, 'number'>);
      if ('fault' in answer) throw new Error(answer.fault);
      return answer.check;
    },
    close,
  };
}

// Checks copies off the main thread in one worker, or on this thread if workers are not available.
import type { CheckFacts, FaceCheck } from '@/output/watchFace/checkFinding';
import type { FaceCopy } from '@/schemas/design';

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

interface Waiting {
  resolve(check: FaceCheck): void;
  reject(error: Error): void;
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
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let asked = 0;
  const fail = (why: string) => {
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
  };
  const begun = (): Worker => {
    if (worker) return worker;
    worker = new Worker(new URL('./checkWorker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<CheckAnswer>) => {
      const question = waiting.get(data.number);
      waiting.delete(data.number);
      if ('check' in data) question?.resolve(data.check);
      else question?.reject(new Error(data.fault));
    };
    worker.onerror = (event) => fail(event.message || 'the worker did not start');
    return worker;
  };
  return {
    check: (copy, facts) =>
      new Promise<FaceCheck>((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve, reject });
        begun().postMessage({ number: asked, copy, facts } satisfies CheckQuestion);
      }),
    close: () => fail('the check was left'),
  };
}

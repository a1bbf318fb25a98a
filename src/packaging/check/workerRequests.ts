// Requests to a worker, each with a number that its answer repeats. The worker starts with the first request.

interface Waiting<A> {
  resolve(answer: A): void;
  reject(error: Error): void;
}

export interface WorkerRequests<A> {
  /** The answer to a message. Rejects if the worker fails or is closed. `moved` is transferred to the worker. */
  ask(message: object, moved?: Transferable[]): Promise<A>;
  close(): void;
}

export function createWorkerRequests<A extends { number: number }>(start: () => Worker): WorkerRequests<A> {
  const waiting = new Map<number, Waiting<A>>();
  let worker: Worker | null = null;
  let count = 0;
  const fail = (why: string) => {
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
  };
  const begun = (): Worker => {
    if (worker) return worker;
    worker = start();
    worker.onmessage = ({ data }: MessageEvent<A>) => {
      const request = waiting.get(data.number);
      waiting.delete(data.number);
      request?.resolve(data);
    };
    worker.onerror = (event) => fail(event.message || 'the worker did not start');
    return worker;
  };
  return {
    ask: (message, moved = []) =>
      new Promise<A>((resolve, reject) => {
        count += 1;
        waiting.set(count, { resolve, reject });
        begun().postMessage({ ...message, number: count }, moved);
      }),
    close: () => fail('the check was left'),
  };
}

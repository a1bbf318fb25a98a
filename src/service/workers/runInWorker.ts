// Runs one task in a worker that ends with it: start, progress, abort.

/** Messages of a worker: progress, result, or failure (with a text for the console only). */
export type WorkerNews<Done, Step> = { step: Step } | { done: Done } | { failed: string };

export interface WorkerClient {
  postMessage(task: unknown): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface WorkerAsk<Step> {
  signal?: AbortSignal | undefined;
  onStep?: ((step: Step) => void) | undefined;
}

/**
 * Result of `task`; null if the worker could not be started, so that the page runs it itself. Rejects if the task
 * failed there, and with the signal's reason on abort, which terminates the worker immediately.
 */
export async function runInWorker<Done, Step = never>(
  start: () => WorkerClient | null,
  task: unknown,
  { signal, onStep }: WorkerAsk<Step> = {},
): Promise<Done | null> {
  signal?.throwIfAborted();
  const worker = start();
  if (!worker) return null;
  let stop = () => {};
  const answer = new Promise<Done | null>((resolve, reject) => {
    stop = () => reject(signal?.reason);
    worker.onmessage = ({ data }: MessageEvent<WorkerNews<Done, Step>>) => {
      if ('step' in data) onStep?.(data.step);
      else if ('done' in data) resolve(data.done);
      else reject(new Error(data.failed));
    };
    worker.onerror = () => resolve(null);
  });
  signal?.addEventListener('abort', stop);
  try {
    worker.postMessage(task);
    return await answer;
  } finally {
    signal?.removeEventListener('abort', stop);
    worker.terminate();
  }
}

interface Port {
  addEventListener(type: 'message', heard: (event: MessageEvent) => void): void;
  postMessage(news: unknown): void;
}

/** The worker's side: runs each task and posts its result. */
export function answerTasks<Task, Done, Step = never>(
  run: (task: Task, onStep: (step: Step) => void) => Promise<Done>,
): void {
  const page = globalThis as unknown as Port;
  page.addEventListener('message', ({ data }: MessageEvent<Task>) => {
    run(data, (step) => page.postMessage({ step })).then(
      (done) => page.postMessage({ done }),
      (error: unknown) => page.postMessage({ failed: String(error) }),
    );
  });
}

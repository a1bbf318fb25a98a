// One task for a worker that ends with it: asked, told how far it is, taken back.

/** What a worker posts: how far it is, what came of it, or that it failed (in words for the console alone). */
export type WorkerNews<Done, Step> = { step: Step } | { done: Done } | { failed: string };

export interface AskedWorker {
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
 * What comes of `task`; null where the worker could not be started, so that the page does it itself. Rejects where the task
 * failed there, and with the signal's reason once that is aborted, which ends the worker at once.
 */
export async function askWorker<Done, Step = never>(
  start: () => AskedWorker | null,
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

/** The worker's side: does each task and posts what comes of it. */
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

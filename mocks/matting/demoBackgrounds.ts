// What stands in for a remover of backgrounds in a demo: a real one, without a model. It takes an even colour that touches the border.
/** A worker of its own for one picture; where there are none, the same code here. It is ended with the signal. */
export async function cutOutApart(picture: Blob, signal: AbortSignal): Promise<Blob | null> {
  if (typeof Worker === 'undefined') return (await import('./cutOutFile')).cutOutFile(picture);
  const worker = new Worker(new URL('./cutOutWorker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Blob | null>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Blob | null>) => resolve(data);
      worker.onerror = (event) => reject(new Error(event.message || 'the worker did not start'));
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')), { once: true });
      worker.postMessage(picture);
    });
  } finally {
    worker.terminate();
  }
}

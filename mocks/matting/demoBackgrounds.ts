// Demo background removal: real, but without a model. Removes an even colour that touches the border.
/** Uses one worker per picture, or runs here if workers are unavailable. Aborting the signal terminates it. */
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

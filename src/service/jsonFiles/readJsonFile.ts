// Reads a JSON file chosen by the user: measured while reading, and in a worker if it is large.
import type { JsonLimits } from '@/bytes/json/jsonScanner';
import { type ReadJson, readJsonBlob } from '@/bytes/json/readJson';
import type { JsonTask, JsonTaskDone } from './jsonWorker';

/** Larger files are parsed in a worker, bytes. */
export const JSON_AT_ONCE_MAX = 1024 * 1024;

export interface JsonWorker {
  postMessage(task: JsonTask): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<JsonTaskDone>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

const browserWorker = (): JsonWorker | null =>
  typeof Worker === 'function' ? new Worker(new URL('./jsonWorker.ts', import.meta.url), { type: 'module' }) : null;

/** The worker's result; null if it could not be started. Rejects if the file cannot be read. */
function readApart(worker: JsonWorker, task: JsonTask): Promise<ReadJson | null> {
  const answer = new Promise<ReadJson | null>((resolve, reject) => {
    worker.onmessage = ({ data }) => {
      if ('read' in data) resolve(data.read);
      else reject(new DOMException('the file cannot be read', 'NotReadableError'));
    };
    worker.onerror = () => resolve(null);
  });
  worker.postMessage(task);
  return answer.finally(() => worker.terminate());
}

/** The file's value, or the exceeded limit. Rejects only if the file cannot be read. */
export async function readJsonFile(
  file: Blob,
  limits: JsonLimits,
  start: () => JsonWorker | null = browserWorker,
): Promise<ReadJson> {
  const worker = file.size > JSON_AT_ONCE_MAX ? start() : null;
  const read = worker && (await readApart(worker, { file, limits }));
  return read ?? readJsonBlob(file, limits);
}

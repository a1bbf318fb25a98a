// Makes packages in a worker, or on the page if no worker can be started.
import { runInWorker, type WorkerClient } from '@/service/workers/runInWorker';
import type { PackageStep } from './facePackage';
import type { PackageDone, PackageTask } from './packageTask';

const browserWorker = (): WorkerClient | null =>
  typeof Worker === 'function' ? new Worker(new URL('./packageWorker.ts', import.meta.url), { type: 'module' }) : null;

/** Rejects on failure, and with the signal's reason after an abort, which terminates the worker at once. */
export async function packInWorker(
  task: PackageTask,
  signal: AbortSignal,
  onStep: (step: PackageStep) => void,
): Promise<PackageDone> {
  const apart = await runInWorker<PackageDone, PackageStep>(browserWorker, task, { signal, onStep });
  return apart ?? (await (await import('./packageTask')).doPackageTask(task, onStep, signal));
}

// Packages are made in a worker; where none can be started, the page does it itself.
import { type AskedWorker, askWorker } from '@/service/workers/askWorker';
import type { PackageStep } from './facePackage';
import type { PackageDone, PackageTask } from './packageTask';

const browserWorker = (): AskedWorker | null =>
  typeof Worker === 'function' ? new Worker(new URL('./packageWorker.ts', import.meta.url), { type: 'module' }) : null;

/** Rejects where it fails, and with the signal's reason once that is aborted, which ends the worker at once. */
export async function doneApart(
  task: PackageTask,
  signal: AbortSignal,
  onStep: (step: PackageStep) => void,
): Promise<PackageDone> {
  const apart = await askWorker<PackageDone, PackageStep>(browserWorker, task, { signal, onStep });
  return apart ?? (await (await import('./packageTask')).doPackageTask(task, onStep, signal));
}

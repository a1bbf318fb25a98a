// State of the packages that this tab is building.
import { createStore } from '@/face/liveData/createStore';
import type { Refusal } from '@/face/platforms/platformPolicy';
import type { DescribedFinding } from '@/output/watchFace/checkFinding';

/** Why a package could not be built; the text is `publish:packageFailed.<reason>`. `call`: the call's own message. */
export type PackageFailure =
  | { reason: 'pictures'; count: number }
  /** Typeface files that are unavailable now. */
  | { reason: 'fonts'; names: readonly string[] }
  /** Errors of the face, each with its layer. */
  | { reason: 'findings'; findings: readonly DescribedFinding[] }
  /** It violates a rule of its platform. */
  | { reason: 'rule'; refusal: Refusal }
  | { reason: 'notMade' | 'notKept' | 'notKeepable' }
  | { reason: 'tooLarge' | 'making' | 'moved' | 'stopped' }
  | { reason: 'call'; error: unknown };

export type PackageWork =
  /** `share`: progress of building, 0 to 1. */
  { step: 'making'; share: number } | { step: 'sending' } | { step: 'failed'; failure: PackageFailure };

/** By task id. This tab does not work on a task that is not in it. */
export const packageWork = createStore<ReadonlyMap<string, PackageWork>>(new Map());

/** Records the progress of a task's package; null: it is uploaded. */
export function notePackage(taskId: string, work: PackageWork | null): void {
  const next = new Map(packageWork.get());
  if (work) next.set(taskId, work);
  else next.delete(taskId);
  packageWork.set(next);
}

/** Abort controllers by task id. */
const stops = new Map<string, AbortController>();

/** Runs the work on a task's package so that `stopPackage` can abort it. */
export async function stoppable<T>(taskId: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const own = new AbortController();
  stops.set(taskId, own);
  try {
    return await work(own.signal);
  } finally {
    if (stops.get(taskId) === own) stops.delete(taskId);
  }
}

/** Aborts this tab's work on a task's package. */
export const stopPackage = (taskId: string): void => stops.get(taskId)?.abort();

/** Running work by name, shared by concurrent callers. */
const going = new Map<string, Promise<void>>();

/** The running work with this name, else new work started by `begin`. */
export function joined(name: string, begin: () => Promise<void>): Promise<void> {
  const running = going.get(name);
  if (running) return running;
  const work = begin().finally(() => going.delete(name));
  going.set(name, work);
  return work;
}

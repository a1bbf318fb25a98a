// What this tab is doing about build tasks whose packages it makes.
import { createStore } from '@/face/liveData/createStore';
import type { Refusal } from '@/face/platforms/policy';
import type { ToldFinding } from '@/output/watchFace/checkFinding';

/** Why a package did not come to be; the words are `publish:packageFailed.<reason>`. `call`: the call's own words. */
export type PackageFailure =
  | { reason: 'pictures'; count: number }
  /** Files of typefaces that are not to be had now. */
  | { reason: 'fonts'; names: readonly string[] }
  /** Errors in the face, each with its layer. */
  | { reason: 'findings'; findings: readonly ToldFinding[] }
  /** It breaks a bound of its platform. */
  | { reason: 'rule'; refusal: Refusal }
  | { reason: 'notMade' | 'notKept' | 'notKeepable' }
  | { reason: 'tooLarge' | 'making' | 'moved' | 'stopped' }
  | { reason: 'call'; error: unknown };

export type PackageWork =
  /** `share`: of making it, 0 to 1. */
  { step: 'making'; share: number } | { step: 'sending' } | { step: 'failed'; failure: PackageFailure };

/** By the id of the task. A task that is not in it is nobody's work here. */
export const packageWork = createStore<ReadonlyMap<string, PackageWork>>(new Map());

/** Notes how far the package of a task is; null: it is there. */
export function notePackage(taskId: string, work: PackageWork | null): void {
  const next = new Map(packageWork.get());
  if (work) next.set(taskId, work);
  else next.delete(taskId);
  packageWork.set(next);
}

/** What can be broken off, by the id of its task. */
const stops = new Map<string, AbortController>();

/** Does the work of a task's package so that `stopPackage` breaks it off. */
export async function stoppable<T>(taskId: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const own = new AbortController();
  stops.set(taskId, own);
  try {
    return await work(own.signal);
  } finally {
    if (stops.get(taskId) === own) stops.delete(taskId);
  }
}

/** Breaks off what this tab does about a task's package. */
export const stopPackage = (taskId: string): void => stops.get(taskId)?.abort();

/** Work that goes on, by what it is about: whoever asks meanwhile waits for the same. */
const going = new Map<string, Promise<void>>();

/** The work that goes on under this name, else that which `begin` begins. */
export function joined(name: string, begin: () => Promise<void>): Promise<void> {
  const known = going.get(name);
  if (known) return known;
  const work = begin().finally(() => going.delete(name));
  going.set(name, work);
  return work;
}

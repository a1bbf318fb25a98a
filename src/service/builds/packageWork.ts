// What this tab is doing about build tasks whose packages it makes.
import { createStore } from '@/face/liveData/createStore';

/** Why a package did not come to be; the words are `publish:packageFailed.<reason>`. `call`: the call's own words. */
export type PackageFailure =
  | { reason: 'pictures'; count: number }
  | { reason: 'moved' }
  | { reason: 'call'; error: unknown };

export type PackageWork = { step: 'making' | 'sending' } | { step: 'failed'; failure: PackageFailure };

/** By the id of the task. A task that is not in it is nobody's work here. */
export const packageWork = createStore<ReadonlyMap<string, PackageWork>>(new Map());

/** Notes how far the package of a task is; null: it is there. */
export function notePackage(taskId: string, work: PackageWork | null): void {
  const next = new Map(packageWork.get());
  if (work) next.set(taskId, work);
  else next.delete(taskId);
  packageWork.set(next);
}

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

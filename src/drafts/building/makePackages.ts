// Makes and uploads the packages that the build tasks of a face wait for (docs/rules/backend.md K4). What was broken off goes on here.
import type { Design } from '@/schemas/design';
import type { PackageRelease } from '@/schemas/packageMark';
import type { BuildTask } from '@/schemas/wire/builds';
import { buildList, packageUpload } from '@/service/api/builds';
import { draft } from '@/service/api/drafts';
import { faceGet } from '@/service/api/faces';
import { joined, notePackage, type PackageFailure, packageWork, stoppable } from '@/service/builds/packageWork';
import { isSessionEnd, serverFailure, withRetry } from '@/service/localDrafts/retry';
import { timers } from '@/service/localDrafts/schedule';
import type { SessionDispatch } from '@/service/session/session';
import { type FaceLabels, faceLabels } from '../packaging/faceLabels';
import { PackageNotMade } from '../packaging/packageNotMade';
import type { Packager, PackagerRequest } from '../packaging/packager';
import { isOpen, newestTasks } from './newestTasks';

export interface PackagePorts {
  dispatch: SessionDispatch;
  packager?: Packager;
}

type Kind = BuildTask['kind'];
type Named = Pick<Design, 'dialName' | 'dialNameCn'>;

/** Fetched when a package is made: it draws, packs and signs. */
const ofThisPage: Packager = async (request, ports) =>
  (await import('../packaging/packager')).makePackage(request, ports);

const retried = <T>(call: () => Promise<T>): Promise<T> => withRetry(call, { schedule: timers, random: Math.random });

/** An answer of now. It is held until it is there: what nobody holds is dropped where an upload makes it old. */
async function asked<T>(query: { unwrap(): Promise<T>; unsubscribe(): void }): Promise<T> {
  try {
    return await query.unwrap();
  } finally {
    query.unsubscribe();
  }
}

/** What packages are made of: a revision as the server keeps it, and the names that its form tells. */
interface Wanted {
  design: Design;
  labels: PackagerRequest['labels'];
}

/** The revision whose packages are waited for; null where nothing waits for packages. */
async function wantedDesign(faceId: string, kind: Kind, dispatch: SessionDispatch): Promise<Wanted | 'moved' | null> {
  const face = await asked(dispatch(faceGet.initiate(faceId, { forceRefetch: true })));
  if (kind === 'publish' && face.pending?.stage !== 'building') return null;
  const saved = await asked(dispatch(draft.initiate(faceId, { forceRefetch: true })));
  const rev = kind === 'publish' ? face.pending?.rev : face.rev;
  if (saved.rev !== rev || !saved.doc) return 'moved';
  return { design: saved.doc, labels: await labelsOf(saved.doc, face.facts) };
}

const failed = (taskId: string, failure: PackageFailure) => notePackage(taskId, { step: 'failed', failure });

/** The name under which a watch lists a face: what its form says, to the letter; else what can be read of the design's names. */
async function labelsOf(design: Named, facts: Named | null): Promise<FaceLabels> {
  if (facts?.dialName && facts.dialNameCn) return { en: facts.dialName, zh: facts.dialNameCn };
  const { en, zh } = await faceLabels({
    dialName: facts?.dialName || design.dialName,
    dialNameCn: facts?.dialNameCn || design.dialNameCn,
  });
  return { en: facts?.dialName || en, zh: facts?.dialNameCn || zh };
}

/** Sends a package; rejects at once where that is broken off. */
async function send(task: BuildTask, file: Blob, dispatch: SessionDispatch, signal: AbortSignal): Promise<BuildTask> {
  const upload = async () => {
    signal.throwIfAborted();
    const sent = dispatch(packageUpload.initiate({ taskId: task.id, file }));
    const stop = () => sent.abort();
    signal.addEventListener('abort', stop);
    try {
      return await sent.unwrap();
    } finally {
      signal.removeEventListener('abort', stop);
    }
  };
  return retried(upload);
}

/** As what the package went out; null where it did not. */
async function makePackage(
  task: BuildTask,
  request: PackagerRequest,
  { dispatch, packager = ofThisPage }: PackagePorts,
): Promise<PackageRelease | null> {
  notePackage(task.id, { step: 'making', share: 0 });
  return stoppable(task.id, async (signal) => {
    const onShare = (share: number) => {
      if (!signal.aborted) notePackage(task.id, { step: 'making', share });
    };
    try {
      const file = await packager(request, { dispatch, signal, onShare });
      signal.throwIfAborted();
      notePackage(task.id, { step: 'sending' });
      const { release } = await send(task, file, dispatch, signal);
      notePackage(task.id, null);
      return release;
    } catch (error) {
      if (signal.aborted) failed(task.id, { reason: 'stopped' });
      else noteFailure(task.id, error);
      return null;
    }
  });
}

/** A session that ended fails no package: it goes on after the next sign-in. */
function noteFailure(taskId: string, error: unknown): void {
  const failure = serverFailure(error);
  if (error instanceof PackageNotMade) failed(taskId, error.failure);
  else if (failure === null) {
    console.info('A package was not made.', error);
    failed(taskId, { reason: 'making' });
  } else if (isSessionEnd(failure)) notePackage(taskId, null);
  else failed(taskId, { reason: 'call', error });
}

/** As what the newest of the packages that are there went out. */
const lastRelease = (tasks: readonly BuildTask[]): PackageRelease | null =>
  tasks
    .flatMap(({ release }) => (release ? [release] : []))
    .reduce<PackageRelease | null>((last, one) => (last && last.versionCode > one.versionCode ? last : one), null);

async function make(faceId: string, kind: Kind, ports: PackagePorts): Promise<void> {
  const { dispatch } = ports;
  const tasks = await retried(() => asked(dispatch(buildList.initiate(faceId, { forceRefetch: true }))));
  const waiting = newestTasks(tasks, kind).filter(({ state }) => state === 'queued');
  if (waiting.length === 0) return;
  let wanted: Awaited<ReturnType<typeof wantedDesign>>;
  try {
    wanted = await retried(() => wantedDesign(faceId, kind, dispatch));
  } catch (error) {
    // They wait still, and nobody makes them: that is said, with the way to try again.
    for (const task of waiting) noteFailure(task.id, error);
    return;
  }
  if (wanted === null) return;
  let last = lastRelease(tasks);
  for (const task of waiting) {
    if (wanted === 'moved') failed(task.id, { reason: 'moved' });
    else last = (await makePackage(task, { ...wanted, copyId: task.copyId, last }, ports)) ?? last;
  }
}

/**
 * Makes every package that tasks of this kind wait for, one after the other; `packageWork` tells how far it is. Rejects only
 * where it cannot be asked what is waited for.
 */
export const makePackages = (faceId: string, kind: Kind, ports: PackagePorts): Promise<void> =>
  joined(`${kind} ${faceId}`, () => make(faceId, kind, ports));

/** Begins it, and leaves it to itself: what fails is told where the tasks are shown, and the next visit goes on with it. */
export function startPackages(faceId: string, kind: Kind, dispatch: SessionDispatch): void {
  makePackages(faceId, kind, { dispatch }).catch((error: unknown) => {
    console.info('It could not be asked which packages are waited for.', error);
  });
}

/** Whether any of the tasks goes on, on the server or here. */
export const goesOn = (tasks: readonly BuildTask[]): boolean =>
  tasks.some((task) => isOpen(task) && packageWork.get().get(task.id)?.step !== 'failed');

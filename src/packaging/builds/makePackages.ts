// Makes and uploads the packages that a face's build tasks wait for, and resumes interrupted ones
// (docs/rules/backend.md K4).
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
import { type FaceLabels, faceLabels } from '../faceLabels';
import { PackageNotMade } from '../packageNotMade';
import type { Packager, PackagerRequest } from '../packager';
import { isOpen, newestTasks } from './newestTasks';

export interface PackagePorts {
  dispatch: SessionDispatch;
  packager?: Packager;
}

type Kind = BuildTask['kind'];
type Named = Pick<Design, 'dialName' | 'dialNameCn'>;

/** Loaded on first use: it renders, packs and signs. */
const ofThisPage: Packager = async (request, ports) => (await import('../packager')).makePackage(request, ports);

const retried = <T>(call: () => Promise<T>): Promise<T> => withRetry(call, { schedule: timers, random: Math.random });

/**
 * Fetches a fresh response. Stays subscribed until it arrives, because an upload's invalidation drops unsubscribed
 * entries.
 */
async function resultOnce<T>(query: { unwrap(): Promise<T>; unsubscribe(): void }): Promise<T> {
  try {
    return await query.unwrap();
  } finally {
    query.unsubscribe();
  }
}

/** Inputs of the packages: the revision on the server, and the names from its form. */
interface Wanted {
  design: Design;
  labels: PackagerRequest['labels'];
}

/** The revision whose packages are missing, or null if no task waits for one. */
async function wantedDesign(faceId: string, kind: Kind, dispatch: SessionDispatch): Promise<Wanted | 'moved' | null> {
  const face = await resultOnce(dispatch(faceGet.initiate(faceId, { forceRefetch: true })));
  if (kind === 'publish' && face.pending?.stage !== 'building') return null;
  const saved = await resultOnce(dispatch(draft.initiate(faceId, { forceRefetch: true })));
  const rev = kind === 'publish' ? face.pending?.rev : face.rev;
  if (saved.rev !== rev || !saved.doc) return 'moved';
  return { design: saved.doc, labels: await labelsOf(saved.doc, face.facts) };
}

const failed = (taskId: string, failure: PackageFailure) => notePackage(taskId, { step: 'failed', failure });

/** The name of the face on a watch: exactly the one in the form, or otherwise derived from the design's names. */
async function labelsOf(design: Named, facts: Named | null): Promise<FaceLabels> {
  if (facts?.dialName && facts.dialNameCn) return { en: facts.dialName, zh: facts.dialNameCn };
  const { en, zh } = await faceLabels({
    dialName: facts?.dialName || design.dialName,
    dialNameCn: facts?.dialNameCn || design.dialNameCn,
  });
  return { en: facts?.dialName || en, zh: facts?.dialNameCn || zh };
}

/** Uploads a package. Rejects at once when aborted. */
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

/** Returns the release of the uploaded package, or null if it failed. */
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

/** An expired session does not fail a package. It continues after the next sign-in. */
function noteFailure(taskId: string, error: unknown): void {
  const failure = serverFailure(error);
  if (error instanceof PackageNotMade) failed(taskId, error.failure);
  else if (failure === null) {
    console.info('A package was not made.', error);
    failed(taskId, { reason: 'making' });
  } else if (isSessionEnd(failure)) notePackage(taskId, null);
  else failed(taskId, { reason: 'call', error });
}

/** The release of the newest existing package. */
const lastRelease = (tasks: readonly BuildTask[]): PackageRelease | null =>
  tasks
    .flatMap(({ release }) => (release ? [release] : []))
    .reduce<PackageRelease | null>((last, one) => (last && last.versionCode > one.versionCode ? last : one), null);

async function make(faceId: string, kind: Kind, ports: PackagePorts): Promise<void> {
  const { dispatch } = ports;
  const tasks = await retried(() => resultOnce(dispatch(buildList.initiate(faceId, { forceRefetch: true }))));
  const waiting = newestTasks(tasks, kind).filter(({ state }) => state === 'queued');
  if (waiting.length === 0) return;
  let wanted: Awaited<ReturnType<typeof wantedDesign>>;
  try {
    wanted = await retried(() => wantedDesign(faceId, kind, dispatch));
  } catch (error) {
    // They still wait, but no tab makes them: reports that and offers a retry.
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
 * Makes every package that tasks of this kind wait for, one after the other. `packageWork` has the progress. Rejects
 * only if the waiting tasks cannot be fetched.
 */
export const makePackages = (faceId: string, kind: Kind, ports: PackagePorts): Promise<void> =>
  joined(`${kind} ${faceId}`, () => make(faceId, kind, ports));

/** Starts in the background. Failures are shown with the tasks, and the next visit resumes the work. */
export function startPackages(faceId: string, kind: Kind, dispatch: SessionDispatch): void {
  makePackages(faceId, kind, { dispatch }).catch((error: unknown) => {
    console.info('It could not be asked which packages are waited for.', error);
  });
}

/** Whether any of the tasks is running, on the server or here. */
export const goesOn = (tasks: readonly BuildTask[]): boolean =>
  tasks.some((task) => isOpen(task) && packageWork.get().get(task.id)?.step !== 'failed');

// Makes and uploads the packages that the build tasks of a face wait for (backend.md K4). What was broken off goes on here.
import { aloneWith, type Packager, packageProject } from '@/output/packager';
import type { Design } from '@/schemas/design';
import type { BuildTask } from '@/schemas/wire/builds';
import { loadAsset } from '@/service/api/assetUrl';
import { buildList, packageUpload } from '@/service/api/builds';
import { draft } from '@/service/api/drafts';
import { faceGet } from '@/service/api/faces';
import { joined, notePackage, type PackageFailure, packageWork } from '@/service/builds/packageWork';
import { isSessionEnd, serverFailure, withRetry } from '@/service/localDrafts/retry';
import { timers } from '@/service/localDrafts/schedule';
import type { SessionDispatch } from '@/service/session/session';
import { collectImages } from '../projectFiles/collectImages';
import { isOpen, newestTasks } from './newestTasks';

export interface PackagePorts {
  dispatch: SessionDispatch;
  packager?: Packager;
}

type Kind = BuildTask['kind'];

const retried = <T>(call: () => Promise<T>): Promise<T> => withRetry(call, { schedule: timers, random: Math.random });

/** An answer of now. It is held until it is there: what nobody holds is dropped where an upload makes it old. */
async function asked<T>(query: { unwrap(): Promise<T>; unsubscribe(): void }): Promise<T> {
  try {
    return await query.unwrap();
  } finally {
    query.unsubscribe();
  }
}

/** The revision whose packages are waited for, as the server keeps it; null where nothing waits for packages. */
async function wantedDesign(faceId: string, kind: Kind, dispatch: SessionDispatch): Promise<Design | 'moved' | null> {
  const face = await asked(dispatch(faceGet.initiate(faceId, { forceRefetch: true })));
  if (kind === 'publish' && face.pending?.stage !== 'building') return null;
  const saved = await asked(dispatch(draft.initiate(faceId, { forceRefetch: true })));
  const rev = kind === 'publish' ? face.pending?.rev : face.rev;
  return saved.rev === rev && saved.doc ? saved.doc : 'moved';
}

const failed = (taskId: string, failure: PackageFailure) => notePackage(taskId, { step: 'failed', failure });

async function makePackage(task: BuildTask, design: Design, { dispatch, packager = packageProject }: PackagePorts) {
  notePackage(task.id, { step: 'making' });
  try {
    const { images, missing } = await collectImages(aloneWith(design, task.copyId), loadAsset);
    if (missing > 0) return failed(task.id, { reason: 'pictures', count: missing });
    const file = packager(design, task.copyId, images);
    notePackage(task.id, { step: 'sending' });
    const send = () => dispatch(packageUpload.initiate({ taskId: task.id, file })).unwrap();
    await retried(send);
    notePackage(task.id, null);
  } catch (error) {
    noteFailure(task.id, error);
  }
}

/** A session that ended fails no package: it goes on after the next sign-in. */
function noteFailure(taskId: string, error: unknown): void {
  const failure = serverFailure(error);
  if (failure && isSessionEnd(failure)) notePackage(taskId, null);
  else failed(taskId, { reason: 'call', error });
}

async function make(faceId: string, kind: Kind, ports: PackagePorts): Promise<void> {
  const { dispatch } = ports;
  const tasks = await retried(() => asked(dispatch(buildList.initiate(faceId, { forceRefetch: true }))));
  const waiting = newestTasks(tasks, kind).filter(({ state }) => state === 'queued');
  if (waiting.length === 0) return;
  let design: Awaited<ReturnType<typeof wantedDesign>>;
  try {
    design = await retried(() => wantedDesign(faceId, kind, dispatch));
  } catch (error) {
    // They wait still, and nobody makes them: that is said, with the way to try again.
    for (const task of waiting) noteFailure(task.id, error);
    return;
  }
  if (design === null) return;
  for (const task of waiting) {
    if (design === 'moved') failed(task.id, { reason: 'moved' });
    else await makePackage(task, design, ports);
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

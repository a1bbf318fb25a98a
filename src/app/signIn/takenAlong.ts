// What waits for a sign-in, made fit to outlive the page: a file is kept on this device, and named by its reference.
import type { Assets } from '@/service/localDrafts/assets';
import type { TakenWork, WaitingWork } from '@/service/session/waitingWork';

/** Rejects where this device cannot keep a file: the sign-in then does not leave the page. */
export const takenAlong = (works: readonly WaitingWork[], assets: Pick<Assets, 'putAsset'>): Promise<TakenWork[]> =>
  Promise.all(
    works.map(async (work) =>
      work.kind === 'font' ? { kind: 'font', ref: await assets.putAsset(work.file), name: work.file.name } : work,
    ),
  );

// Prepares work that waits for a sign-in to survive a page change: stores its files on this device and replaces them
// with references.
import type { Assets } from '@/service/localDrafts/assets';
import type { CarriedWork, PendingWork } from '@/service/session/pendingWork';

/** Rejects if this device cannot store a file. The sign-in then does not leave the page. */
export const storeWorkFiles = (
  works: readonly PendingWork[],
  assets: Pick<Assets, 'putAsset'>,
): Promise<CarriedWork[]> =>
  Promise.all(
    works.map(async (work) =>
      work.kind === 'font' ? { kind: 'font', ref: await assets.putAsset(work.file), name: work.file.name } : work,
    ),
  );

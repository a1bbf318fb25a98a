// Creates a design from the answers of the new-design form and stores it on this device.
import type { Shape, WatchSystem } from '@/schemas/design';
import type { DataLanguage } from '@/schemas/languages';
import { newId } from '@/schemas/newId';
import { createDesign } from '@/schemas/templates/createDesign';
import { TEMPLATES } from '@/schemas/templates/index';
import type { LabelOf } from '@/schemas/templates/template';
import { adoptArt, loadArt } from '@/service/localDrafts/adoptArt';
import type { LocalWork } from '@/service/localDrafts/localWork';
import { isQuotaExceeded } from '@/service/localDrafts/makeRoom';

export interface NewDesignChoice {
  system: WatchSystem;
  /** `width*height`, px. */
  ratio: string;
  shape: Shape;
  name: string;
  /** Language of the page, in which the design is named. */
  language: DataLanguage;
  /** Id of a template. Any other word starts blank. */
  template: string;
}

/** Why a design was not started; the sentences are `pages:newDesign.failed.<reason>`. */
export type StartFailure = 'pictures' | 'storageFull' | 'storage' | 'other';

/** The design was not started. `cause` is the original error. */
export class DesignNotStarted extends Error {
  constructor(
    readonly reason: StartFailure,
    cause?: unknown,
  ) {
    super(`The design was not started: ${reason}`, { cause });
  }
}

/** The reason to report for any thrown error. */
export const startFailure = (error: unknown): StartFailure =>
  error instanceof DesignNotStarted ? error.reason : 'other';

/** Runs `step` and converts its error to the reason from `reasonOf`. */
async function blaming<T>(reasonOf: (error: unknown) => StartFailure, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    throw new DesignNotStarted(reasonOf(error), error);
  }
}

const storageReason = (error: unknown): StartFailure => (isQuotaExceeded(error) ? 'storageFull' : 'storage');

/**
 * Creates the design, stores its images and the design itself on this device, and returns its id. Rejects with
 * DesignNotStarted if an image of the template cannot be loaded, or if storing an image or the design fails.
 */
export async function startDesign(
  choice: NewDesignChoice,
  work: Pick<LocalWork, 'journal' | 'assets' | 'owner'>,
  labelOf: LabelOf,
): Promise<string> {
  const { template, ...facts } = choice;
  const fresh = createDesign({
    ...facts,
    id: newId(),
    copyId: newId(),
    newId,
    template: TEMPLATES.find((candidate) => candidate.id === template) ?? null,
    labelOf,
  });
  const design = await adoptArt(
    fresh,
    (picture) => blaming(storageReason, () => work.assets.putAsset(picture)),
    (ref) =>
      blaming(
        () => 'pictures',
        () => loadArt(ref),
      ),
  );
  const owner = work.owner();
  work.journal.edit(design, { owner, baseRev: 0 });
  await work.journal.flush();
  if (!work.journal.isSettled(design.id, owner)) {
    await blaming(storageReason, () => work.journal.remove(design.id, owner));
    throw new DesignNotStarted('storage');
  }
  return design.id;
}

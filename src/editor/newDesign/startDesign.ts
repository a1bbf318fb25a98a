// From the answers of the new-design form to a design that is on this device, ready to be opened.
import type { Shape, WatchSystem } from '@/schemas/design';
import { createDesign } from '@/schemas/templates/createDesign';
import { TEMPLATES } from '@/schemas/templates/index';
import type { LabelOf } from '@/schemas/templates/template';
import { adoptArt } from '@/service/localDrafts/adoptArt';
import type { LocalWork } from '@/service/localDrafts/localWork';

export interface NewDesignChoice {
  system: WatchSystem;
  /** `width*height`, px. */
  ratio: string;
  shape: Shape;
  name: string;
  /** Id of a template; any other word starts blank. */
  template: string;
}

/**
 * Makes the design, keeps its pictures and itself on this device, and gives its id. Rejects when a picture of the
 * template cannot be loaded or kept; nothing is written then.
 */
export async function startDesign(
  choice: NewDesignChoice,
  work: Pick<LocalWork, 'journal' | 'assets' | 'owner'>,
  labelOf: LabelOf,
): Promise<string> {
  const { template, ...facts } = choice;
  const fresh = createDesign({
    ...facts,
    id: crypto.randomUUID(),
    copyId: crypto.randomUUID(),
    newId: () => crypto.randomUUID(),
    template: TEMPLATES.find((candidate) => candidate.id === template) ?? null,
    labelOf,
  });
  const design = await adoptArt(fresh, work.assets.putAsset);
  work.journal.edit(design, { owner: work.owner(), baseRev: 0 });
  await work.journal.flush();
  return design.id;
}

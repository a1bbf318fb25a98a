// Two states of one design meet: one goes on under its id, the other becomes a design of its own, before anything is edited.
import type { Design } from '@/schemas/design';
import { copyNames, designName } from '@/schemas/designNames';
import type { DataLanguage } from '@/schemas/languages';
import { newId } from '@/schemas/newId';
import type { Journal } from '@/service/localDrafts/journal';
import { keepAsOwn } from '@/service/localDrafts/keepAsOwn';

export interface TwoStates {
  /** The state that goes on; `unsaved`: the server does not have it as it is. */
  chosen: { design: Design; unsaved: boolean };
  /** Revision of the server it stands on from now. */
  baseRev: number;
  /** The state that becomes a design of its own. */
  aside: Design;
}

/**
 * Keeps both on this device and gives the one that was put aside, with its name in `language`; null when it could not be kept,
 * and then nothing changed.
 */
export async function settleStates(
  { chosen, baseRev, aside }: TwoStates,
  { journal, owner, language }: { journal: Journal; owner: string; language: DataLanguage },
): Promise<{ design: Design; name: string } | null> {
  const names = copyNames(aside, language);
  const kept = await keepAsOwn(aside, { journal, owner, newId, names });
  if (!kept) return null;
  const { design, unsaved } = chosen;
  // What this device knew of the design stands on another revision; edits are made from the chosen state now.
  await journal.release(design.id, owner);
  journal.edit(design, { owner, baseRev });
  await journal.flush();
  if (!unsaved) await journal.acknowledge({ sent: design, saved: design, owner, baseRev });
  return { design: kept, name: designName(kept, language) };
}

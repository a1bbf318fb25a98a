// Two states of one design meet: one goes on under its id, the other becomes a design of its own, before anything is edited.
import { type Design, designName } from '@/schemas/design';
import { newId } from '@/schemas/newId';
import { i18n } from '@/service/language/i18n';
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

/** Keeps both on this device and gives the one that was put aside; null when it could not be kept, and then nothing changed. */
export async function settleStates(
  { chosen, baseRev, aside }: TwoStates,
  { journal, owner }: { journal: Journal; owner: string },
): Promise<{ design: Design; name: string } | null> {
  const name = i18n.t('editor:conflict.copyName', { name: designName(aside) });
  const kept = await keepAsOwn(aside, { journal, owner, newId, name });
  if (!kept) return null;
  const { design, unsaved } = chosen;
  // What this device knew of the design stands on another revision; edits are made from the chosen state now.
  await journal.release(design.id, owner);
  journal.edit(design, { owner, baseRev });
  await journal.flush();
  if (!unsaved) await journal.acknowledge({ sent: design, saved: design, owner, baseRev });
  return { design: kept, name };
}

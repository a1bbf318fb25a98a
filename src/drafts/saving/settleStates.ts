// Resolves two states of one design before editing: one keeps the id, the other becomes a separate design.
import type { Design } from '@/schemas/design';
import { copyNames, designName } from '@/schemas/designNames';
import type { DataLanguage } from '@/schemas/languages';
import { newId } from '@/schemas/newId';
import type { Journal } from '@/service/localDrafts/journal';
import { keepAsOwn } from '@/service/localDrafts/keepAsOwn';

export interface TwoStates {
  /** The state that keeps the id. `unsaved`: the server does not have exactly this state. */
  chosen: { design: Design; unsaved: boolean };
  /** The server revision it is based on from now on. */
  baseRev: number;
  /** The state that becomes a separate design. */
  aside: Design;
}

/**
 * Stores both on this device and returns the one set aside, with its name in `language`. Null if it could not be
 * stored; then nothing has changed.
 */
export async function settleStates(
  { chosen, baseRev, aside }: TwoStates,
  { journal, owner, language }: { journal: Journal; owner: string; language: DataLanguage },
): Promise<{ design: Design; name: string } | null> {
  const names = copyNames(aside, language);
  const ownCopy = await keepAsOwn(aside, { journal, owner, newId, names });
  if (!ownCopy) return null;
  const { design, unsaved } = chosen;
  // The local records are based on another revision. Edits start from the chosen state now.
  await journal.release(design.id, owner);
  journal.edit(design, { owner, baseRev });
  await journal.flush();
  if (!unsaved) await journal.acknowledge({ sent: design, saved: design, owner, baseRev });
  return { design: ownCopy, name: designName(ownCopy, language) };
}

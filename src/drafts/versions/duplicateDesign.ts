// Makes a copy of a design: on this device at once, in the account where somebody is signed in.

import { type Design, designName } from '@/schemas/design';
import { firstGraphemes } from '@/schemas/graphemes';
import { DESIGN_NAME_MAX } from '@/schemas/limits';
import { newId } from '@/schemas/newId';
import { fetchWords, i18n } from '@/service/language/i18n';
import { keepAsOwn } from '@/service/localDrafts/keepAsOwn';
import type { LocalWork } from '@/service/localDrafts/localWork';
import { VISITOR } from '@/service/localDrafts/records';
import { freeName } from '../projectFiles/freeName';

/** `here`: only this device has it so far. `failed`: this device could not keep it. */
export type Duplicated = { kind: 'saved' | 'here'; design: Design; name: string } | { kind: 'failed' };

/** Keeps `design` under a new id and `name`, and saves it to the account of who is signed in. */
export async function keepAsNew(
  design: Design,
  { work, owner, name }: { work: Pick<LocalWork, 'journal' | 'saver'>; owner: string; name: string },
): Promise<Duplicated> {
  const kept = await keepAsOwn(design, { journal: work.journal, owner, newId, name });
  if (!kept) return { kind: 'failed' };
  if (owner === VISITOR) return { kind: 'here', design: kept, name };
  const result = await work.saver.save(kept, { owner, baseRev: 0 });
  return { kind: result.kind === 'saved' ? 'saved' : 'here', design: kept, name };
}

/** The name of a copy: marked as one, unlike those in `taken`, and within the length of a name. */
export async function copyNameOf(design: Design, taken: readonly string[]): Promise<string> {
  await fetchWords(['versions']);
  const longest = DESIGN_NAME_MAX - [...i18n.t('versions:copyName', { name: '' })].length;
  return freeName(i18n.t('versions:copyName', { name: firstGraphemes(designName(design), longest) }), taken);
}

// What stands in the list of designs: the server's drafts and this device's unsaved ones, as one list. Pure.
import { type Design, designName } from '@/schemas/design';
import type { DraftRecord } from '@/service/api/drafts';

/** A design of this device with edits the server has not seen. */
export interface LocalDesign {
  design: Design;
  /** 0: the server has never seen it. */
  baseRev: number;
  savedAt: number;
}

/** `draft`: as the server has it. `unsaved`: edited here since. `localOnly`: only on this device. */
export type ListedState = 'draft' | 'unsaved' | 'localOnly' | 'unreadable';

export interface ListedDesign {
  id: string;
  name: string;
  /** Null where this version cannot read it. */
  design: Design | null;
  state: ListedState;
  /** UTC ms; for people and for order in this list. */
  changedAt: number;
  onServer: boolean;
}

const has = (name: string, search: string) => name.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());

const newestFirst = (a: ListedDesign, b: ListedDesign) => b.changedAt - a.changedAt || (a.id < b.id ? 1 : -1);

/** Designs only this device has, of that name, newest first. */
export function localOnly(local: readonly LocalDesign[], search: string): ListedDesign[] {
  return local
    .filter(({ baseRev, design }) => baseRev === 0 && has(designName(design), search))
    .map(({ design, savedAt }) => ({
      id: design.id,
      name: designName(design),
      design,
      state: 'localOnly' as const,
      changedAt: savedAt,
      onServer: false,
    }))
    .sort(newestFirst);
}

function listed(record: DraftRecord, local: readonly LocalDesign[]): ListedDesign {
  const { id, savedAt, doc } = record;
  const edited = local.find(({ design, baseRev }) => design.id === id && baseRev > 0);
  if (edited) {
    const { design } = edited;
    return { id, name: designName(design), design, state: 'unsaved', changedAt: edited.savedAt, onServer: true };
  }
  const state = doc ? 'draft' : 'unreadable';
  return { id, name: doc ? designName(doc) : '', design: doc, state, changedAt: savedAt, onServer: true };
}

/**
 * One page of the signed-in designer's list. Designs that only this device has come with the first page, in their place
 * by time; edits of this device stand for the server's version.
 */
export function pageOfDesigns(facts: {
  records: readonly DraftRecord[];
  local: readonly LocalDesign[];
  search: string;
  page: number;
}): ListedDesign[] {
  const { records, local, search, page } = facts;
  const saved = records.map((record) => listed(record, local));
  const own = page === 1 ? localOnly(local, search).filter(({ id }) => !saved.some((other) => other.id === id)) : [];
  return [...own, ...saved].sort(newestFirst);
}

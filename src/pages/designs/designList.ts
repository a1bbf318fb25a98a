// What stands in the list of designs: the server's drafts and this device's unsaved ones, as one list. Pure.
import { type Design, designName } from '@/schemas/design';
import type { DraftRecord } from '@/service/api/drafts';

/** A design of this device with edits the server has not seen. */
export interface ReadableDesign {
  design: Design;
  /** 0: the server has never seen it. */
  baseRev: number;
  savedAt: number;
}

/** A design of this device that cannot be opened, yet is kept: damaged, or made with a newer version. */
export interface UnreadableDesign {
  design: null;
  id: string;
  /** Empty where not even that can be read. */
  name: string;
  baseRev: number;
  savedAt: number;
  state: 'unreadable' | 'newerVersion';
}

export type LocalDesign = ReadableDesign | UnreadableDesign;

/** `draft`: as the server has it. `unsaved`: edited here since. `localOnly`: only on this device. */
export type ListedState = 'draft' | 'unsaved' | 'localOnly' | 'unreadable' | 'newerVersion';

export interface ListedDesign {
  id: string;
  name: string;
  /** Null where this version cannot read it. */
  design: Design | null;
  state: ListedState;
  /** UTC ms, 0 where unknown; for people and for order in this list. */
  changedAt: number;
  onServer: boolean;
}

const has = (name: string, search: string) => name.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());

const newestFirst = (a: ListedDesign, b: ListedDesign) => b.changedAt - a.changedAt || (a.id < b.id ? 1 : -1);

/** As a card of this device. */
function ofDevice(local: LocalDesign): ListedDesign {
  const { design, savedAt: changedAt } = local;
  if (!design) return { id: local.id, name: local.name, design, state: local.state, changedAt, onServer: false };
  return { id: design.id, name: designName(design), design, state: 'localOnly', changedAt, onServer: false };
}

/** Designs only this device has, and those of it that cannot be opened, of that name, newest first. */
export function localOnly(local: readonly LocalDesign[], search: string): ListedDesign[] {
  return local
    .filter(({ baseRev, design }) => baseRev === 0 || !design)
    .map(ofDevice)
    .filter(({ name }) => has(name, search))
    .sort(newestFirst);
}

function listed(record: DraftRecord, local: readonly LocalDesign[]): ListedDesign {
  const { id, savedAt, doc } = record;
  const edited = local.find(({ design, baseRev }) => design?.id === id && baseRev > 0);
  if (edited?.design) {
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

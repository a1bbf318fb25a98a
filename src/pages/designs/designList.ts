// Merges the server's drafts and this device's designs into one list. Pure.
import type { Design } from '@/schemas/design';
import { type DesignNames, NO_NAMES, namesOf } from '@/schemas/designNames';
import { readDesign } from '@/schemas/readDesign';
import type { FaceData } from '@/schemas/wire/faces';

/** A design of this device that can be opened. */
export interface ReadableDesign {
  design: Design;
  /** 0: the server has never received it. */
  baseRev: number;
  savedAt: number;
  /** The server does not have this state. */
  unsaved: boolean;
  /** A visitor's design that another tab edits. It is adopted after a sign-in there or when it is taken over here. */
  isElsewhere: boolean;
}

/** A design of this device that cannot be opened but is kept: damaged, or from a newer version. */
export interface UnreadableDesign {
  design: null;
  id: string;
  /** Empty if they cannot be read either. */
  names: DesignNames;
  baseRev: number;
  savedAt: number;
  state: 'unreadable' | 'newerVersion';
}

export type LocalDesign = ReadableDesign | UnreadableDesign;

/**
 * `draft`: as on the server. `unsaved`: edited here since. `localOnly`: only on this device. `gone`: no longer in the
 * account. `elsewhere`: a visitor's, open in another tab.
 */
export type ListedState = 'draft' | 'unsaved' | 'localOnly' | 'gone' | 'elsewhere' | 'unreadable' | 'newerVersion';

export interface ListedDesign {
  id: string;
  /** Both empty if it has none or they cannot be read. */
  names: DesignNames;
  /** Null if this version cannot read it. */
  design: Design | null;
  state: ListedState;
  /** UTC ms, 0 if unknown; for display and sorting. */
  changedAt: number;
  onServer: boolean;
  /** Its state in the service. Null for a design only on this device. */
  face: ListedFace | null;
}

/** The state of a face in the service, for a card. */
export type ListedFace = Pick<FaceData, 'status' | 'pending' | 'approved' | 'payment' | 'copies' | 'reason'>;

/** Searches both languages, like the service. */
const has = ({ dialNameCn, dialName }: DesignNames, search: string) =>
  [dialNameCn, dialName].some((name) => name.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase()));

const newestFirst = (a: ListedDesign, b: ListedDesign) => b.changedAt - a.changedAt || (a.id < b.id ? 1 : -1);

export const idOf = (local: LocalDesign) => (local.design ? local.design.id : local.id);

/** Converts to a card of this device. `saved`: its state if the server has, or had, a revision of it. */
function ofDevice(local: LocalDesign, saved: 'gone' | 'draft'): ListedDesign {
  const { design, savedAt: changedAt } = local;
  if (!design)
    return {
      ...{ id: local.id, names: local.names, design, state: local.state },
      ...{ changedAt, onServer: false, face: null },
    };
  const edited = saved === 'draft' && local.unsaved ? 'unsaved' : saved;
  const state = local.isElsewhere ? 'elsewhere' : local.baseRev === 0 ? 'localOnly' : edited;
  return {
    id: design.id,
    names: namesOf(design),
    design,
    state,
    changedAt,
    onServer: saved === 'draft' && local.baseRev > 0,
    face: null,
  };
}

const named = (items: ListedDesign[], search: string) =>
  items.filter(({ names }) => has(names, search)).sort(newestFirst);

/** Designs that only this device has, and its unreadable ones, that match the search, newest first. */
export function localOnly(local: readonly LocalDesign[], search: string): ListedDesign[] {
  const own = local.filter(({ baseRev, design }) => baseRev === 0 || !design);
  return named(
    own.map((item) => ofDevice(item, 'gone')),
    search,
  );
}

/** All designs of this device in their last known state, while the server's list is unknown. */
export function onDevice(local: readonly LocalDesign[], search: string): ListedDesign[] {
  return named(
    local.map((item) => ofDevice(item, 'draft')),
    search,
  );
}

const faceOf = ({ status, pending, approved, payment, copies, reason }: FaceData): ListedFace => ({
  ...{ status, pending, approved, payment, copies, reason },
});

function listed(record: FaceData, local: readonly LocalDesign[]): ListedDesign {
  const { id, updatedAt } = record;
  const face = faceOf(record);
  const edited = local.find((item): item is ReadableDesign => item.design?.id === id && item.baseRev > 0);
  if (edited?.unsaved) {
    const { design } = edited;
    const names = namesOf(design);
    return { id, names, design, state: 'unsaved', changedAt: edited.savedAt, onServer: true, face };
  }
  const read = readDesign(record.doc);
  const design = read.ok ? read.design : null;
  const state = design ? 'draft' : 'unreadable';
  const names = design ? namesOf(design) : NO_NAMES;
  return { id, names, design, state, changedAt: updatedAt, onServer: true, face };
}

/**
 * One page of the signed-in designer's list. Designs that are not on the server are on the first page, sorted by time.
 * Local edits replace the server's version. `serverIds`: all of the account, null while unknown.
 */
export function pageOfDesigns(facts: {
  records: readonly FaceData[];
  local: readonly LocalDesign[];
  /** Those of `local` that are shown besides the server's; by default all. */
  addable?: readonly LocalDesign[];
  serverIds: ReadonlySet<string> | null;
  search: string;
  page: number;
}): ListedDesign[] {
  const { records, local, addable = local, serverIds, search, page } = facts;
  const saved = records.map((record) => listed(record, local));
  if (page !== 1) return saved.sort(newestFirst);
  const isGone = (item: LocalDesign) => item.baseRev > 0 && serverIds !== null && !serverIds.has(idOf(item));
  const gone = named(
    addable.filter((item) => item.design && isGone(item)).map((item) => ofDevice(item, 'gone')),
    search,
  );
  const own = [...localOnly(addable, search), ...gone].filter(({ id }) => !saved.some((other) => other.id === id));
  return [...own, ...saved].sort(newestFirst);
}

// What stands in the list of designs: the server's drafts and this device's own states, as one list. Pure.
import type { Design } from '@/schemas/design';
import { type DesignNames, NO_NAMES, namesOf } from '@/schemas/designNames';
import { readDesign } from '@/schemas/readDesign';
import type { FaceData } from '@/schemas/wire/faces';

/** A design of this device that can be opened. */
export interface ReadableDesign {
  design: Design;
  /** 0: the server has never seen it. */
  baseRev: number;
  savedAt: number;
  /** The server does not have it as it is. */
  unsaved: boolean;
  /** A visitor's, which another tab edits: it comes along once somebody signs in there or the design is taken over here. */
  isElsewhere: boolean;
}

/** A design of this device that cannot be opened, yet is kept: damaged, or made with a newer version. */
export interface UnreadableDesign {
  design: null;
  id: string;
  /** Empty where not even they can be read. */
  names: DesignNames;
  baseRev: number;
  savedAt: number;
  state: 'unreadable' | 'newerVersion';
}

export type LocalDesign = ReadableDesign | UnreadableDesign;

/**
 * `draft`: as the server has it. `unsaved`: edited here since. `localOnly`: only on this device. `gone`: the account had
 * it and has it no more. `elsewhere`: a visitor's, open in another tab.
 */
export type ListedState = 'draft' | 'unsaved' | 'localOnly' | 'gone' | 'elsewhere' | 'unreadable' | 'newerVersion';

export interface ListedDesign {
  id: string;
  /** Both empty where it has none, or none that can be read. */
  names: DesignNames;
  /** Null where this version cannot read it. */
  design: Design | null;
  state: ListedState;
  /** UTC ms, 0 where unknown; for people and for order in this list. */
  changedAt: number;
  onServer: boolean;
  /** What the service says of it; null for what only this device has. */
  face: ListedFace | null;
}

/** A face's state in the service, as a card shows it. */
export type ListedFace = Pick<FaceData, 'status' | 'pending' | 'approved' | 'payment' | 'copies' | 'reason'>;

/** In either language, as the service searches its own. */
const has = ({ dialNameCn, dialName }: DesignNames, search: string) =>
  [dialNameCn, dialName].some((name) => name.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase()));

const newestFirst = (a: ListedDesign, b: ListedDesign) => b.changedAt - a.changedAt || (a.id < b.id ? 1 : -1);

export const idOf = (local: LocalDesign) => (local.design ? local.design.id : local.id);

/** As a card of this device; `saved` is what it is where the server has, or had, some revision of it. */
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

/** Designs only this device has, and those of it that cannot be opened, of that name, newest first. */
export function localOnly(local: readonly LocalDesign[], search: string): ListedDesign[] {
  const own = local.filter(({ baseRev, design }) => baseRev === 0 || !design);
  return named(
    own.map((item) => ofDevice(item, 'gone')),
    search,
  );
}

/** All this device has, while nobody can say what the server has: as it was known last. */
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
 * One page of the signed-in designer's list. Designs that the server does not have come with the first page, in their
 * place by time; edits of this device stand for the server's version. `serverIds`: all the account has, null while unknown.
 */
export function pageOfDesigns(facts: {
  records: readonly FaceData[];
  local: readonly LocalDesign[];
  /** Those of `local` that this list shows beside the server's; all, unless said. */
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

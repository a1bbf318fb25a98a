// Whether copies still are what was made from their source: the first copy of a design is the source of the others.
import type { Design, FaceCopy } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import { sameValue } from './sameValue';

/** The copies of a design, the source first. */
export interface WithCopies {
  readonly copies: readonly FaceCopy[];
}

/** The copy that the others are made and updated from. */
export const sourceCopy = (design: WithCopies): FaceCopy | undefined => design.copies[0];

/** The layers of a copy; null: always-on was never entered. */
export interface CopyLists {
  readonly normal: readonly FaceNode[];
  readonly ambient: readonly FaceNode[] | null;
}

/** Layers of the source, and what a copy was made from them. */
export interface Match {
  readonly source: CopyLists;
  readonly copy: CopyLists;
}

/** Per copy the pairs that are known to match: each update adds one, so that undo finds its way back to an older one. */
export type Matches = Readonly<Record<string, readonly Match[]>>;

/** More than undo can lead back to. */
const MATCHES_MAX = 20;

type ListsOf = (copy: FaceCopy) => CopyLists;

/** The copies of a design but the source, with it. */
function others(design: WithCopies): { source: FaceCopy; copy: FaceCopy }[] {
  const source = sourceCopy(design);
  return source ? design.copies.slice(1).map((copy) => ({ source, copy })) : [];
}

/** What a design is opened with: copies that are not marked match their source. */
export function firstMatches(design: WithCopies, listsOf: ListsOf): Matches {
  const matching = others(design).filter(({ copy }) => !copy.nodeDataUnsync);
  return Object.fromEntries(
    matching.map(({ source, copy }) => [copy.id, [{ source: listsOf(source), copy: listsOf(copy) }]]),
  );
}

/** With the present layers of a copy as a match. */
export function withMatch(matches: Matches, design: WithCopies, copyId: string, listsOf: ListsOf): Matches {
  const found = others(design).find(({ copy }) => copy.id === copyId);
  if (!found) return matches;
  const match = { source: listsOf(found.source), copy: listsOf(found.copy) };
  return { ...matches, [copyId]: [...(matches[copyId] ?? []), match].slice(-MATCHES_MAX) };
}

/** After a copy began its own always-on, which makes it differ from nothing: updates keep it. */
export function withOwnAmbient(matches: Matches, copyId: string, ambient: readonly FaceNode[]): Matches {
  const known = matches[copyId];
  if (!known) return matches;
  const owned = known.map((match) => (match.copy.ambient ? match : { ...match, copy: { ...match.copy, ambient } }));
  return { ...matches, [copyId]: owned };
}

type Layers = CopyLists['ambient'];

const sameLayers = (left: Layers, right: Layers): boolean =>
  left === right ||
  (left !== null &&
    right !== null &&
    left.length === right.length &&
    left.every((node, index) => sameValue(node, right[index])));

const sameLists = (left: CopyLists, right: CopyLists): boolean =>
  sameLayers(left.normal, right.normal) && sameLayers(left.ambient, right.ambient);

/** The design with each copy marked as diverged, or not, as its layers are. The same design where no mark changes. */
export function markDiverged(design: Design, matches: Matches, listsOf: ListsOf): Design {
  const marks = new Map<FaceCopy, boolean>();
  for (const { source, copy } of others(design)) {
    const now: Match = { source: listsOf(source), copy: listsOf(copy) };
    const known = matches[copy.id] ?? [];
    marks.set(copy, !known.some((match) => sameLists(match.source, now.source) && sameLists(match.copy, now.copy)));
  }
  if (![...marks].some(([copy, mark]) => copy.nodeDataUnsync !== mark)) return design;
  const copies = design.copies.map((copy) => {
    const mark = marks.get(copy) ?? copy.nodeDataUnsync;
    return mark === copy.nodeDataUnsync ? copy : { ...copy, nodeDataUnsync: mark };
  });
  return { ...design, copies };
}

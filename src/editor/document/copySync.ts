// Detects whether copies still equal what was converted from their source, the first copy of the design.
import type { Design, FaceCopy } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import { sameValue } from './sameValue';

/** The copies of a design, with the source first. */
export interface WithCopies {
  readonly copies: readonly FaceCopy[];
}

/** The copy from which the others are converted and updated. */
export const sourceCopy = (design: WithCopies): FaceCopy | undefined => design.copies[0];

/** The layer lists of a copy. `ambient` is null until always-on mode was entered. */
export interface CopyLists {
  readonly normal: readonly FaceNode[];
  readonly ambient: readonly FaceNode[] | null;
}

/** Layers of the source and the layers that were converted from them. */
export interface Match {
  readonly source: CopyLists;
  readonly copy: CopyLists;
}

/** The known matching pairs of each copy. Each update adds one, so undo can return to an older match. */
export type Matches = Readonly<Record<string, readonly Match[]>>;

/** More than undo can reach. */
const MATCHES_MAX = 20;

type ListsOf = (copy: FaceCopy) => CopyLists;

/** Every copy except the source, paired with the source. */
function others(design: WithCopies): { source: FaceCopy; copy: FaceCopy }[] {
  const source = sourceCopy(design);
  return source ? design.copies.slice(1).map((copy) => ({ source, copy })) : [];
}

/** Initial matches of an opened design: copies that are not marked as diverged match their source. */
export function firstMatches(design: WithCopies, listsOf: ListsOf): Matches {
  const matching = others(design).filter(({ copy }) => !copy.nodeDataUnsync);
  return Object.fromEntries(
    matching.map(({ source, copy }) => [copy.id, [{ source: listsOf(source), copy: listsOf(copy) }]]),
  );
}

/** Adds the present layers of a copy as a match. */
export function withMatch(matches: Matches, design: WithCopies, copyId: string, listsOf: ListsOf): Matches {
  const other = others(design).find(({ copy }) => copy.id === copyId);
  if (!other) return matches;
  const match = { source: listsOf(other.source), copy: listsOf(other.copy) };
  return { ...matches, [copyId]: [...(matches[copyId] ?? []), match].slice(-MATCHES_MAX) };
}

/** Adds a copy's own always-on layers to its matches, so they do not mark it as diverged. Updates keep them. */
export function withOwnAmbient(matches: Matches, copyId: string, ambient: readonly FaceNode[]): Matches {
  const match = matches[copyId];
  if (!match) return matches;
  const owned = match.map((match) => (match.copy.ambient ? match : { ...match, copy: { ...match.copy, ambient } }));
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

/** Sets or clears the diverged mark of each copy from its layers. Returns the same design if no mark changes. */
export function markDiverged(design: Design, matches: Matches, listsOf: ListsOf): Design {
  const marks = new Map<FaceCopy, boolean>();
  for (const { source, copy } of others(design)) {
    const now: Match = { source: listsOf(source), copy: listsOf(copy) };
    const ownMatches = matches[copy.id] ?? [];
    marks.set(
      copy,
      !ownMatches.some((match) => sameLists(match.source, now.source) && sameLists(match.copy, now.copy)),
    );
  }
  if (![...marks].some(([copy, mark]) => copy.nodeDataUnsync !== mark)) return design;
  const copies = design.copies.map((copy) => {
    const mark = marks.get(copy) ?? copy.nodeDataUnsync;
    return mark === copy.nodeDataUnsync ? copy : { ...copy, nodeDataUnsync: mark };
  });
  return { ...design, copies };
}

// Whether copies still are what was made from their source: the first copy of a design is the source of the others.
import type { Design, FaceCopy } from '@/schemas/design';

/** The copies of a design, the source first. */
export interface WithCopies {
  readonly copies: readonly FaceCopy[];
}

/** The copy that the others are made and updated from. */
export const sourceCopy = (design: WithCopies): FaceCopy | undefined => design.copies[0];

/**
 * The design after layers of `copyId` changed: that copy, or with the source every other one, is marked as diverged.
 * The same design where nothing is to be marked.
 */
export function markDiverged(design: Design, copyId: string): Design {
  const source = sourceCopy(design);
  const differs = (copy: FaceCopy) => copy !== source && (copyId === source?.id || copy.id === copyId);
  if (!design.copies.some((copy) => differs(copy) && !copy.nodeDataUnsync)) return design;
  const copies = design.copies.map((copy) => (differs(copy) ? { ...copy, nodeDataUnsync: true } : copy));
  return { ...design, copies };
}

// Makes a design from a file one of its own: fresh ids, so that it never meets the design it was written from.
import type { Design } from '@/schemas/design';

/** The design under a new id, its copies too; layers keep theirs. It was never saved, so no review has passed it. */
export function asNewDesign(design: Design, newId: () => string): Design {
  const copies = design.copies.map((copy) => ({ ...copy, id: newId() }));
  const active = design.copies.findIndex(({ id }) => id === design.activeFdId);
  return {
    ...design,
    id: newId(),
    copies,
    fdIds: copies.map(({ id }) => id),
    activeFdId: copies[Math.max(active, 0)]?.id ?? null,
    audited: false,
  };
}

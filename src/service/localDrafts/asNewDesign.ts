// Makes a state of a design a design of its own: fresh ids, so that it never meets the design it comes from.
import type { Design } from '@/schemas/design';

/**
 * The design under a new id, its copies too; layers keep theirs. It was never saved, so no review has passed it. `name`
 * takes the place of the one it goes by.
 */
export function asNewDesign(design: Design, newId: () => string, name?: string): Design {
  const copies = design.copies.map((copy) => ({ ...copy, id: newId() }));
  const active = design.copies.findIndex(({ id }) => id === design.activeFdId);
  const named = name === undefined ? {} : design.dialNameCn ? { dialNameCn: name } : { dialName: name };
  return {
    ...design,
    ...named,
    id: newId(),
    copies,
    fdIds: copies.map(({ id }) => id),
    activeFdId: copies[Math.max(active, 0)]?.id ?? null,
    audited: false,
  };
}

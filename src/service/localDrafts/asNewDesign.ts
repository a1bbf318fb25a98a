// Turns a state of a design into a separate design with new ids, so that it never conflicts with its source.
import type { Design } from '@/schemas/design';
import type { DesignNames } from '@/schemas/designNames';
import { withoutPictures } from '@/schemas/savedFacts';

/**
 * The design under a new id, its copies too; layers keep theirs. It was never saved, so no review has passed it and
 * the account has no pictures of its copies. `names` replace its own.
 */
export function asNewDesign(design: Design, newId: () => string, names?: DesignNames): Design {
  const copies = design.copies.map((copy) => ({ ...withoutPictures(copy), id: newId() }));
  const active = design.copies.findIndex(({ id }) => id === design.activeFdId);
  return {
    ...design,
    ...names,
    id: newId(),
    copies,
    fdIds: copies.map(({ id }) => id),
    activeFdId: copies[Math.max(active, 0)]?.id ?? null,
    audited: false,
  };
}

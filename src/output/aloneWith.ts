// Reduces a design to one copy, as packages hold it.
import { type Design, systemOf } from '@/schemas/design';

/** The design with only this copy. Throws RangeError if it has no such copy. */
export function aloneWith(design: Design, copyId: string): Design {
  const copies = design.copies.filter(({ id }) => id === copyId);
  if (copies.length === 0) throw new RangeError(`The design has no copy ${copyId}.`);
  return {
    ...design,
    system: systemOf(copies.map(({ platform }) => platform)),
    copies,
    fdIds: [copyId],
    activeFdId: copyId,
  };
}

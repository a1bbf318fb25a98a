// The package of one copy, as it is built for the store. In this version it is the project file of that copy alone.
import { type Design, systemOf } from '@/schemas/design';
import { type ProjectImages, writeProjectFile } from './projectFile';

/** Makes the package of a copy. `pictures` holds those that the copy names. */
export type Packager = (design: Design, copyId: string, pictures: ProjectImages) => Blob;

/** The design with one of its copies and no other. Throws RangeError where it has no such copy. */
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

/** A project file that opens as a design of this one copy. */
export const packageProject: Packager = (design, copyId, pictures) =>
  new Blob([writeProjectFile(aloneWith(design, copyId), pictures)], { type: 'application/json' });

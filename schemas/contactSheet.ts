// Settings of the contact sheet that a design stores. They are parsed only when the sheet opens, so that other pages do not
// load this schema; an invalid part does not prevent the design from opening.
import { z } from 'zod';
import { type Design, modeName } from './design';
import { hasGraphemes, unitsOf } from './graphemes';
import { uuid } from './nodes/common';
import { openObject } from './openObject';
import { watchMoment } from './watchMoment';

/** Moments of a design's own, hidden ones, and a moment's name in graphemes (our own; not in `limits.ts`, which every page loads). */
export const OWN_MOMENTS_MAX = 12;
const HIDDEN_MOMENTS_MAX = 100;
export const MOMENT_NAME_MAX = 40;

const storedMoment = openObject({
  ...watchMoment.shape,
  id: uuid(),
  name: z
    .string()
    .max(unitsOf(MOMENT_NAME_MAX))
    .refine((name) => hasGraphemes(name.trim(), { min: 1, max: MOMENT_NAME_MAX }), { error: '1 to 40 graphemes' }),
  mode: modeName,
});
export type StoredMoment = z.output<typeof storedMoment>;

/** The designer's own moments, and the keys of the moments that the sheet leaves out. */
export const contactSheet = openObject({
  moments: z
    .array(storedMoment)
    .max(OWN_MOMENTS_MAX)
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, { error: 'two moments share an id' }),
  hidden: z.array(z.string().min(1).max(64)).max(HIDDEN_MOMENTS_MAX),
});
export type ContactSheet = z.output<typeof contactSheet>;

export const NO_SHEET: ContactSheet = { moments: [], hidden: [] };

/** The contact sheet of a design; an empty one if it has none or one that cannot be read. */
export function contactSheetOf({ contactSheet: stored }: Pick<Design, 'contactSheet'>): ContactSheet {
  const read = contactSheet.safeParse(stored);
  return read.success ? read.data : NO_SHEET;
}

// A font a text layer can use, and the default font that is always there.
import { z } from 'zod';

/** Id of the default font; it cannot be deleted (spec 3; backend.md U16). */
export const DEFAULT_FONT_ID = -1;
export const DEFAULT_FONT_FAMILY = 'Roboto-Regular';

export const font = z.object({
  id: z.int().min(-1),
  fontName: z.string().min(1).max(120),
  /** Empty for a font that ships with the application. */
  fontUrl: z.string().max(300),
  isSys: z.boolean(),
});
export type Font = z.output<typeof font>;

/** The default font as a list entry. */
export const DEFAULT_FONT: Font = { id: DEFAULT_FONT_ID, fontName: DEFAULT_FONT_FAMILY, fontUrl: '', isSys: true };

/** A list in the order people see it: the default on top (added if missing), custom fonts, then the rest (spec 7). */
export function orderedFonts(list: readonly Font[]): Font[] {
  const others = list.filter((item) => item.id !== DEFAULT_FONT_ID);
  return [
    list.find((item) => item.id === DEFAULT_FONT_ID) ?? DEFAULT_FONT,
    ...others.filter((item) => !item.isSys),
    ...others.filter((item) => item.isSys),
  ];
}

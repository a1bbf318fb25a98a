// A font a text layer can use, and the default font that is always there.
import { z } from 'zod';

/** Id of the default font; it cannot be deleted (spec 3; backend.md U16). */
export const DEFAULT_FONT_ID = -1;
export const DEFAULT_FONT_FAMILY = 'Roboto-Regular';
/** Size of the default font's file, which a face that uses it ships; a test compares it with the file. */
export const DEFAULT_FONT_BYTES = 159_108;
/** The watch's own font, by its name in the Watch Face Format: it needs no file, and is drawn here as the default font. */
export const WATCH_FONT_FAMILY = 'SYNC_TO_DEVICE';

/** Longest name of a font, in UTF-16 units. */
export const FONT_NAME_MAX = 120;

export const font = z.object({
  id: z.int().min(-1),
  fontName: z.string().min(1).max(FONT_NAME_MAX),
  /** Empty for a font that ships with the application. */
  fontUrl: z.string().max(300),
  isSys: z.boolean(),
  /** The font's own rights forbid embedding without its owner's leave. */
  restricted: z.boolean().optional(),
  /** Bytes. */
  fileSize: z.int().min(0).optional(),
});
export type Font = z.output<typeof font>;

/**
 * A name that can stand as a font family wherever a face is drawn: no quotes or other marks of CSS, one space at a time.
 * Empty for a text without a letter or digit.
 */
export function familyName(text: string): string {
  const plain = text
    .replace(/["'\\;:{}()<>,/*\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029\ufffd]/gu, ' ')
    .replace(/\s+/gu, ' ');
  return /[\p{L}\p{N}]/u.test(plain) ? [...plain.trim()].slice(0, 60).join('').trim() : '';
}

/** The name, numbered where others have it already: `Inter`, `Inter 2`. Case makes no difference. */
export function freeFamilyName(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map((other) => other.toLowerCase()));
  let free = name;
  for (let count = 2; used.has(free.toLowerCase()); count += 1) free = `${name} ${count}`;
  return free;
}

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

// A font for text layers, and the built-in default font.
import { z } from 'zod';

/** Id of the default font, which cannot be deleted (spec 3; docs/rules/backend.md U16). */
export const DEFAULT_FONT_ID = -1;
export const DEFAULT_FONT_FAMILY = 'Roboto-Regular';
/** Size of the default font's file, which is packaged with faces that use it; a test compares it with the file. */
export const DEFAULT_FONT_BYTES = 159_108;
/**
 * The watch's own font, by its name in the Watch Face Format. It needs no file and is drawn here as the default font.
 */
export const WATCH_FONT_FAMILY = 'SYNC_TO_DEVICE';

/** Style of a family's letters, for the search. */
export type FamilyKind =
  | 'sans'
  | 'condensed'
  | 'technical'
  | 'rounded'
  | 'display'
  | 'mono'
  | 'serif'
  | 'script'
  | 'pixel';

/** Weights of built-in families that are offered, where a family has them. */
export type FontWeight = 300 | 400 | 700;

/** What a built-in typeface belongs to. */
export interface BuiltInPlace {
  /** Name of the family for people, such as `Bebas Neue`. */
  family: string;
  kind: FamilyKind;
  weight: FontWeight;
}

/** Maximum length of a font name, in UTF-16 units. */
export const FONT_NAME_MAX = 120;

export const font = z.object({
  id: z.int().min(-1),
  fontName: z.string().min(1).max(FONT_NAME_MAX),
  /** Empty for a font shipped with the application. */
  fontUrl: z.string().max(300),
  isSys: z.boolean(),
  /** The font forbids embedding without its owner's permission. */
  restricted: z.boolean().optional(),
  /** Bytes. */
  fileSize: z.int().min(0).optional(),
});
export type Font = z.output<typeof font>;

/**
 * A valid font family name for all places where a face is drawn: no quotes or other CSS characters, single spaces.
 * Empty for a text without letters or digits.
 */
export function familyName(text: string): string {
  const plain = text
    .replace(/["'\\;:{}()<>,/*\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029\ufffd]/gu, ' ')
    .replace(/\s+/gu, ' ');
  return /[\p{L}\p{N}]/u.test(plain) ? [...plain.trim()].slice(0, 60).join('').trim() : '';
}

/** The name, with a number if it is taken: `Inter`, `Inter 2`. Ignores case. */
export function freeFamilyName(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map((other) => other.toLowerCase()));
  let free = name;
  for (let count = 2; used.has(free.toLowerCase()); count += 1) free = `${name} ${count}`;
  return free;
}

/** The default font as a list entry. */
export const DEFAULT_FONT: Font = { id: DEFAULT_FONT_ID, fontName: DEFAULT_FONT_FAMILY, fontUrl: '', isSys: true };

/** The list in display order: the default font first (added if missing), custom fonts, then the others (spec 7). */
export function orderedFonts(list: readonly Font[]): Font[] {
  const others = list.filter((item) => item.id !== DEFAULT_FONT_ID);
  return [
    list.find((item) => item.id === DEFAULT_FONT_ID) ?? DEFAULT_FONT,
    ...others.filter((item) => !item.isSys),
    ...others.filter((item) => item.isSys),
  ];
}

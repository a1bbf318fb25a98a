// Choices from pasted text: a palette by lines, one after the other, or in an address such as that of coolors.co. Pure.
import { PALETTE_TEXT_MAX, THEME_NAME_MAX } from '@/schemas/limits';
import { readHex } from '@/ui/colorMath';

export interface PaletteChoice {
  /** The words before the colors of a line; null for none. */
  name: string | null;
  /** `#rrggbb` each; opacity is left out, because the format has no transparent theme colors. */
  colors: readonly string[];
}

/** Why a text gives no choices. Lines count from 1. */
export type PaletteProblem =
  | { key: 'noColors' }
  | { key: 'tooLong'; most: number }
  | { key: 'notColor'; line: number; text: string };

export type ReadPalette = { choices: readonly PaletteChoice[] } | { problem: PaletteProblem };

const WITH_HASH = /[#＃][^\s,;:'"()[\]{}<>#＃/\\|、，；]*/g;
/** Six digits on their own, as in the address of a palette. Read only in a text without `#`. */
const BARE = /(?<![0-9a-z])[0-9a-f]{6}(?![0-9a-z])/gi;
/** Characters of an invalid color that a sentence quotes. */
const QUOTED_MAX = 20;

function nameBefore(text: string): string | null {
  if (text.includes('//')) return null;
  const name = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})）]+$/gu, '').slice(0, THEME_NAME_MAX);
  return name.trim() || null;
}

const grouped = (colors: readonly string[], size: number): PaletteChoice[] =>
  Array.from({ length: Math.ceil(colors.length / size) }, (_, at) => ({
    name: null,
    colors: colors.slice(at * size, (at + 1) * size),
  }));

/**
 * The choices of a text. Each line with colors is a choice, unless every line has one color: then each `roles` colors are a
 * choice. A choice can have more or fewer colors than the theme has roles.
 */
export function readPalette(text: string, roles: number): ReadPalette {
  if (text.length > PALETTE_TEXT_MAX) return { problem: { key: 'tooLong', most: PALETTE_TEXT_MAX } };
  const token = /[#＃]/.test(text) ? WITH_HASH : BARE;
  const lines: { name: string | null; colors: string[] }[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const matches = [...line.matchAll(token)];
    const [first] = matches;
    if (!first) continue;
    const colors: string[] = [];
    for (const [source] of matches) {
      const color = readHex(source, true);
      if (!color) return { problem: { key: 'notColor', line: index + 1, text: source.slice(0, QUOTED_MAX) } };
      colors.push(color.slice(0, 7));
    }
    lines.push({ name: nameBefore(line.slice(0, first.index)), colors });
  }
  if (lines.length === 0) return { problem: { key: 'noColors' } };
  const isColumn = roles > 1 && lines.length > 1 && lines.every(({ colors }) => colors.length === 1);
  if (!isColumn) return { choices: lines };
  return {
    choices: grouped(
      lines.flatMap(({ colors }) => colors),
      roles,
    ),
  };
}

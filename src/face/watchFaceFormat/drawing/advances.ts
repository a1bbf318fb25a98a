// Widths of letters for line breaking and clipping: Roboto's advances, and estimates for other letters.

/** Advances of ` ` to `~` in thousandths of an em. */
const ASCII: readonly number[] = [
  248, 258, 320, 616, 562, 732, 622, 175, 342, 348, 431, 567, 197, 276, 264, 413, 562, 562, 562, 562, 562, 562, 562,
  562, 562, 562, 242, 211, 508, 549, 523, 473, 898, 652, 623, 651, 656, 568, 553, 681, 713, 272, 552, 627, 539, 873,
  713, 688, 631, 688, 616, 594, 597, 648, 637, 887, 627, 601, 599, 265, 411, 265, 418, 451, 309, 544, 562, 523, 564,
  530, 348, 562, 551, 243, 239, 507, 243, 877, 552, 570, 562, 568, 339, 516, 327, 551, 484, 751, 496, 473, 496, 338,
  244, 338, 680,
];
const FIRST = 32;
/** East Asian letters and pictographs are square; others are about as wide as a digit. */
const WIDE = /[\u1100-\u11ff\u2e80-\uffef]|[\u{1f000}-\u{3ffff}]/u;
const USUAL = 562;

/** Line height of Roboto from ascent to descent, in ems. */
export const LINE_EMS = 1.171875;

const advance = (letter: string): number =>
  ASCII[(letter.codePointAt(0) ?? 0) - FIRST] ?? (WIDE.test(letter) ? 1000 : USUAL);

/** Width of a text in ems, with `spacing` ems between letters. */
export function emsOf(text: string, spacing = 0): number {
  const letters = [...text];
  return letters.reduce((sum, letter) => sum + advance(letter), 0) / 1000 + Math.max(0, letters.length - 1) * spacing;
}

// Fits text of a slot into its line, like the watch: shrinks it a little first, then cuts it with an ellipsis.

/** Widths of Roboto's characters in ems, grouped by similar width. */
const GROUPS: readonly (readonly [RegExp, number])[] = [
  [/[ijlI.,:;'|!]/, 0.27],
  [/[ \-()[\]ftr/]/, 0.35],
  [/[mwMW%@]/, 0.82],
  [/[A-Z&]/, 0.66],
  [/[\u1100-\uffef]|[\u{1f000}-\u{3ffff}]/u, 1],
];
const USUAL = 0.56;
/** Minimum text size, as a share of the original size. */
const SHRINK = 0.7;
const ELLIPSIS = '…';

const advance = (character: string): number => GROUPS.find(([group]) => group.test(character))?.[1] ?? USUAL;

/** Approximate width of a text in ems in Roboto. */
export const emsOf = (text: string): number => [...text].reduce((sum, character) => sum + advance(character), 0);

/** The text and its size in px for a line `width` px wide. Empty if not even one character fits. */
export function fitText(text: string, size: number, width: number): { text: string; size: number } {
  const natural = emsOf(text) * size;
  if (natural <= width || natural === 0) return { text, size };
  const smallest = size * SHRINK;
  if (natural * SHRINK <= width) return { text, size: (size * width) / natural };
  const room = width / smallest - emsOf(ELLIPSIS);
  let fitting = '';
  let ems = 0;
  for (const character of text) {
    ems += advance(character);
    if (ems > room) break;
    fitting += character;
  }
  return { text: fitting === '' ? '' : `${fitting.trimEnd()}${ELLIPSIS}`, size: smallest };
}

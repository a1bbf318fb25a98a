// Text of a slot fitted into its line, as the watch does it: a little smaller first, then cut with an ellipsis.

/** Widths of Roboto's characters in ems, by groups that are about as wide. */
const GROUPS: readonly (readonly [RegExp, number])[] = [
  [/[ijlI.,:;'|!]/, 0.27],
  [/[ \-()[\]ftr/]/, 0.35],
  [/[mwMW%@]/, 0.82],
  [/[A-Z&]/, 0.66],
  [/[\u1100-\uffef]|[\u{1f000}-\u{3ffff}]/u, 1],
];
const USUAL = 0.56;
/** The smallest size text is drawn at, as a share of its own. */
const SHRINK = 0.7;
const ELLIPSIS = '…';

const advance = (character: string): number => GROUPS.find(([group]) => group.test(character))?.[1] ?? USUAL;

/** Width of a text in ems, about as Roboto sets it. */
export const emsOf = (text: string): number => [...text].reduce((sum, character) => sum + advance(character), 0);

/** The text and its size in px, for a line `width` px wide. Empty where not even one character fits. */
export function fitText(text: string, size: number, width: number): { text: string; size: number } {
  const natural = emsOf(text) * size;
  if (natural <= width || natural === 0) return { text, size };
  const smallest = size * SHRINK;
  if (natural * SHRINK <= width) return { text, size: (size * width) / natural };
  const room = width / smallest - emsOf(ELLIPSIS);
  let kept = '';
  let ems = 0;
  for (const character of text) {
    ems += advance(character);
    if (ems > room) break;
    kept += character;
  }
  return { text: kept === '' ? '' : `${kept.trimEnd()}${ELLIPSIS}`, size: smallest };
}

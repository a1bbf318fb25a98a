// A name that no other design has: the same with the next free number behind it.
import { DESIGN_NAME_MAX } from '@/schemas/limits';

const graphemes = (text: string): readonly string[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);

/** `name` where it is free, else `name (2)` and so on, within the length of a name. */
export function freeName(name: string, taken: readonly string[]): string {
  const held = new Set(taken);
  if (name === '' || !held.has(name)) return name;
  const base = name.replace(/ \(\d+\)$/, '');
  for (let number = 2; ; number += 1) {
    const mark = ` (${number})`;
    const numbered =
      graphemes(base)
        .slice(0, DESIGN_NAME_MAX - mark.length)
        .join('')
        .trimEnd() + mark;
    if (!held.has(numbered)) return numbered;
  }
}

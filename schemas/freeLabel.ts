// Creates a unique layer name: the requested one, or with the next free number ("Text", "Text 2").
import { LABEL_MAX } from './limits';

/** Shortens to a length in UTF-16 units without splitting a character. */
function shortened(text: string, units: number): string {
  let short = '';
  for (const character of text) {
    if (short.length + character.length > units) break;
    short += character;
  }
  return short.trimEnd();
}

/** `wanted` if it is free, else with the smallest free number from 2. */
export function freeLabel(wanted: string, taken: ReadonlySet<string>): string {
  const label = shortened(wanted.trim(), LABEL_MAX) || '1';
  if (!taken.has(label)) return label;
  const base = label.replace(/ \d{1,4}$/, '');
  for (let number = 2; ; number += 1) {
    const end = ` ${number}`;
    const candidate = shortened(base, LABEL_MAX - end.length) + end;
    if (!taken.has(candidate)) return candidate;
  }
}

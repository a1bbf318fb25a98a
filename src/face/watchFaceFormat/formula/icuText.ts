// Formats dates by a letter pattern, with values from the sources.
import type { ReadSource } from './evaluateFormula';

/** The source for each pattern letter run. */
const SOURCES: Readonly<Record<string, string>> = {
  y: 'YEAR',
  yy: 'YEAR_S',
  yyyy: 'YEAR',
  M: 'MONTH',
  MM: 'MONTH_Z',
  MMM: 'MONTH_S',
  MMMM: 'MONTH_F',
  d: 'DAY',
  dd: 'DAY_Z',
  D: 'DAY_OF_YEAR',
  E: 'DAY_OF_WEEK_S',
  EE: 'DAY_OF_WEEK_S',
  EEE: 'DAY_OF_WEEK_S',
  EEEE: 'DAY_OF_WEEK_F',
  a: 'AMPM_STRING',
  H: 'HOUR_0_23',
  HH: 'HOUR_0_23_Z',
  h: 'HOUR_1_12',
  hh: 'HOUR_1_12_Z',
  K: 'HOUR_0_11',
  KK: 'HOUR_0_11_Z',
  k: 'HOUR_1_24',
  kk: 'HOUR_1_24_Z',
  m: 'MINUTE',
  mm: 'MINUTE_Z',
  s: 'SECOND',
  ss: 'SECOND_Z',
  z: 'TIMEZONE_ABB',
  zzzz: 'TIMEZONE',
};

const PIECE = /'((?:[^']|'')*)'|([A-Za-z])\2*|[^A-Za-z']+/g;

/** The text of a pattern such as `EEE, MMM d`; null if the sources do not have a part of it. */
export const icuText = (pattern: string, source: ReadSource): string | null => {
  let text = '';
  for (const [piece, quoted, letter] of pattern.matchAll(PIECE)) {
    const name = letter === undefined ? undefined : SOURCES[piece];
    const value = name === undefined ? null : source(name);
    if (letter !== undefined && value === null) return null;
    if (letter !== undefined) text += value;
    else text += quoted === undefined ? piece : quoted === '' ? "'" : quoted.replaceAll("''", "'");
  }
  return text;
};

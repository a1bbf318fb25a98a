// Tags whose values count a few things: weekdays, months, weather icons, moon phases. Read from the tag's own row.
import { dataTag } from '@/face/dataTags/catalogue';
import type { DataTag } from '@/face/dataTags/dataTag';
import { numberOf } from '@/face/dataTags/expression/values';

/** Values of a tag that are counted one by one: the least of them, and how many there are. */
export interface Enumeration {
  first: number;
  count: number;
}

/** The minutes of an hour are the longest; a battery's 101 steps are a measure and no enumeration. */
const LONGEST = 60;
const YES_OR_NO: Enumeration = { first: 0, count: 2 };
const SINGLE_TAG = /^#(\w+)#$/;
/** `1-7`, `01-12`, `0-7, 0 is New Moon`, `0-9: clear, …`: whole numbers, first and last. */
const WHOLE_RANGE = /^(\d+)-(\d+)(?=$|[,:])/;

/** The enumeration of a tag by its row: yes and no, or a range of at most 60 whole numbers; null for any other. */
export function enumerationOfTag({ kind, rangeEn, sample }: DataTag): Enumeration | null {
  if (kind === 'boolean') return YES_OR_NO;
  const [, first, last] = WHOLE_RANGE.exec(rangeEn) ?? [];
  if (first === undefined || last === undefined || !Number.isInteger(numberOf(sample))) return null;
  const count = Number(last) - Number(first) + 1;
  return count > 1 && count <= LONGEST ? { first: Number(first), count } : null;
}

/** The enumeration of an expression that is one tag and nothing else. */
export function enumerationOf(textTag: string): Enumeration | null {
  const tag = dataTag(SINGLE_TAG.exec(textTag)?.[1] ?? '');
  return tag ? enumerationOfTag(tag) : null;
}

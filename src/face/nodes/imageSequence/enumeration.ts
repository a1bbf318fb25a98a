// Tags with a small set of whole-number values: weekdays, months, weather icons, moon phases. Derived from the tag's
// row.
import { dataTag } from '@/face/dataTags/catalogue';
import type { DataTag } from '@/face/dataTags/dataTag';
import { numberOf } from '@/face/dataTags/expression/values';

/** Whole-number values of a tag: the smallest, and their count. */
export interface Enumeration {
  first: number;
  count: number;
}

/** The minutes of an hour are the longest enumeration; a battery's 101 values are a measure. */
const LONGEST = 60;
const YES_OR_NO: Enumeration = { first: 0, count: 2 };
const SINGLE_TAG = /^#(\w+)#$/;
/** `1-7`, `01-12`, `0-7, 0 is New Moon`, `0-9: clear, …`: whole numbers, first and last. */
const WHOLE_RANGE = /^(\d+)-(\d+)(?=$|[,:])/;

/** The enumeration of a tag by its row: boolean, or a range of at most 60 whole numbers; null for any other. */
export function enumerationOfTag({ kind, rangeEn, sample }: DataTag): Enumeration | null {
  if (kind === 'boolean') return YES_OR_NO;
  const [, first, last] = WHOLE_RANGE.exec(rangeEn) ?? [];
  if (first === undefined || last === undefined || !Number.isInteger(numberOf(sample))) return null;
  const count = Number(last) - Number(first) + 1;
  return count > 1 && count <= LONGEST ? { first: Number(first), count } : null;
}

/** The enumeration of an expression that consists of one tag; else null. */
export function enumerationOf(textTag: string): Enumeration | null {
  const tag = dataTag(SINGLE_TAG.exec(textTag)?.[1] ?? '');
  return tag ? enumerationOfTag(tag) : null;
}

// Types of one row of the data-tag catalogue.
import type { TagCategory } from '@/schemas/dataTag';
import type { WatchState } from './watchState';

/** Possible values of a tag. */
export type TagValue = number | string | boolean;

/**
 * What a tag's value depends on: a field of the state, or a unit of the local clock ('day' also changes when the zone's
 * offset does). 'now' alone means every millisecond.
 */
export type Dependency = keyof WatchState | 'second' | 'minute' | 'hour' | 'day';

/**
 * Which platforms offer the tag: both, only the one with a dedicated chip, or none (defined and evaluated, but not
 * offered).
 */
export type TagOffer = 'everywhere' | 'chipOnly' | 'never';

/** Fixed language of the words that a Watch Face Format formula returns. */
export type FormulaLocale = 'zh_CN' | 'en_US';

/**
 * How the Watch Face Format expresses the tag: one formula; several formulas joined, with the fixed language of their
 * words and (`number`) the numeric formula of the same value, because the format cannot calculate with text; or a
 * constant of the design. Null: the format has no source for it.
 */
export type TagFormula =
  | string
  | { readonly formula: string | readonly string[]; readonly locale?: FormulaLocale; readonly number?: string }
  | { readonly fact: 'isRound' }
  | null;

/** One data tag. Everything about a tag is derived from its row. */
export interface DataTag {
  /** Without the hashes. */
  readonly name: string;
  readonly category: TagCategory;
  /** Type of `value`. Numbers with leading zeros are text. */
  readonly kind: 'number' | 'text' | 'boolean';
  readonly desc: string;
  readonly descEn: string;
  /** The value at SAMPLE_STATE. */
  readonly sample: TagValue;
  readonly range: string;
  readonly rangeEn: string;
  /** 2 marks newer tags (spec 3). */
  readonly version?: 2;
  /** Removed from every category in the overseas build (spec 3). */
  readonly overseaHide?: true;
  readonly offered: TagOffer;
  readonly depends: readonly Dependency[];
  readonly watchFaceFormat: TagFormula;
  /** The live value; null when the watch does not have it. */
  readonly value: (state: WatchState) => TagValue | null;
}

/** A row as written in a category table; the table supplies the category. */
export type TagRow = Omit<DataTag, 'category' | 'offered'> & { readonly offered?: TagOffer };

/** Two digits: 7 becomes "07". */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');

// What one row of the data-tag catalogue is.
import type { TagCategory } from '@/schemas/dataTag';
import type { WatchState } from './watchState';

/** What a tag can say. */
export type TagValue = number | string | boolean;

/**
 * What a change of which makes a tag's value change: a field of the state, or a unit of the local clock ('day' also
 * changes when the zone's offset does). 'now' alone means every millisecond.
 */
export type Dependency = keyof WatchState | 'second' | 'minute' | 'hour' | 'day';

/** Which platforms' lists offer the tag: both, only the one with a dedicated chip, or none (defined, evaluated, not offered). */
export type TagOffer = 'everywhere' | 'chipOnly' | 'never';

/** Fixed language of the words that a formula of the Watch Face Format gives. */
export type FormulaLocale = 'zh_CN' | 'en_US';

/**
 * What says the tag in the Watch Face Format: one formula; formulas one after another, with the language their words are fixed
 * to, and (`number`) the formula of the same value as a number, because the format cannot calculate with text; or a fact of the
 * design. null: the format has no source for it. Shown by design/watch-face-format.md, mapping, section 4.
 */
export type TagFormula =
  | string
  | { readonly formula: string | readonly string[]; readonly locale?: FormulaLocale; readonly number?: string }
  | { readonly fact: 'isRound' }
  | null;

/** One data tag. Everything about a tag follows from its row. */
export interface DataTag {
  /** Without the hashes. */
  readonly name: string;
  readonly category: TagCategory;
  /** What `value` gives. Numbers with leading zeros are text. */
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

/** A row as a category's table writes it; the category is the table's. */
export type TagRow = Omit<DataTag, 'category' | 'offered'> & { readonly offered?: TagOffer };

/** Two digits: 7 becomes "07". */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');

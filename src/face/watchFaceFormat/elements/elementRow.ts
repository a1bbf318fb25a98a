// A row of the element table: attributes, children and text of an element, and since which version.
import { type FormatVersion, HIGHEST_VERSION } from '../formatVersion';
import type { ValueType } from '../valueTypes';

export interface AttributeRow {
  readonly type: ValueType;
  readonly isRequired: boolean;
  readonly since: FormatVersion;
}

/**
 * Cardinality of a group of child elements, in some versions. Elements may be in any order unless their parent says
 * otherwise.
 */
export interface ChildRule {
  /** Rows: `TimeText.Font` is the element `Font` inside a `TimeText`. */
  readonly rows: readonly string[];
  readonly least: number;
  readonly most: number;
  readonly since: FormatVersion;
  readonly until: FormatVersion;
}

export interface ElementRow {
  readonly since?: FormatVersion;
  readonly attributes?: Readonly<Record<string, AttributeRow>>;
  readonly children?: readonly ChildRule[];
  /** Its children must be in the order of the rules. */
  readonly isInOrder?: true;
  /** Up to this version all its children must have the same name. */
  readonly oneNameUntil?: FormatVersion;
  /** Allowed text content: plain text or a formula. */
  readonly text?: 'words' | 'formula';
}

export type ElementRows = Readonly<Record<string, ElementRow>>;
export type AttributeRows = Readonly<Record<string, AttributeRow>>;

/** Element name of a row. */
export const elementNameOf = (row: string): string => row.slice(row.lastIndexOf('.') + 1);

export const need = (type: ValueType): AttributeRow => ({ type, isRequired: true, since: 1 });
export const may = (type: ValueType, since: FormatVersion = 1): AttributeRow => ({ type, isRequired: false, since });

export const between = (least: number, most: number, ...rows: readonly string[]): ChildRule => ({
  rows,
  least,
  most,
  since: 1,
  until: HIGHEST_VERSION,
});
export const one = (...rows: readonly string[]): ChildRule => between(1, 1, ...rows);
export const maybe = (...rows: readonly string[]): ChildRule => between(0, 1, ...rows);
export const some = (...rows: readonly string[]): ChildRule => between(1, Number.POSITIVE_INFINITY, ...rows);
export const any = (...rows: readonly string[]): ChildRule => between(0, Number.POSITIVE_INFINITY, ...rows);

export const from = (since: FormatVersion, rule: ChildRule): ChildRule => ({ ...rule, since });
export const until = (last: FormatVersion, rule: ChildRule): ChildRule => ({ ...rule, until: last });

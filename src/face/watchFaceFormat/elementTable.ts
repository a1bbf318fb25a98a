// Elements of the Watch Face Format in all its versions, written from Google's schemas (the tests compare with them).
import { bitmapFontElements } from './elements/bitmapFonts';
import { changeElements } from './elements/changes';
import { clockElements } from './elements/clocks';
import { complicationElements } from './elements/complications';
import { configurationElements } from './elements/configurations';
import { drawingElements } from './elements/drawing';
import { type ChildRule, type ElementRow, elementNameOf } from './elements/elementRow';
import { groupElements } from './elements/groups';
import { imageElements } from './elements/images';
import { sceneElements } from './elements/scene';
import { textElements } from './elements/text';
import type { FormatVersion } from './formatVersion';

export const ROOT_ELEMENT = 'WatchFace';

/** Every row by key: an element's name, with its parent's name first if its content differs there (`TimeText.Font`). */
export const ELEMENT_TABLE: ReadonlyMap<string, ElementRow> = new Map(
  Object.entries({
    ...sceneElements,
    ...groupElements,
    ...textElements,
    ...imageElements,
    ...drawingElements,
    ...clockElements,
    ...complicationElements,
    ...configurationElements,
    ...bitmapFontElements,
    ...changeElements,
  }),
);

const NAMES: ReadonlySet<string> = new Set([...ELEMENT_TABLE.keys()].map(elementNameOf));

/** Whether the format has an element with this name anywhere. */
export const isElementName = (name: string): boolean => NAMES.has(name);

/** Whether a version has the element of a row. */
const isKnown = (row: string, version: FormatVersion): boolean => (ELEMENT_TABLE.get(row)?.since ?? 1) <= version;

/** The rules for a row's children that apply in a version. */
export const rulesAt = (row: ElementRow, version: FormatVersion): readonly ChildRule[] =>
  (row.children ?? []).filter(({ since, until }) => since <= version && version <= until);

/** The row of a child with this name in a version; null if it is not allowed there. */
export const childRowAt = (row: ElementRow, name: string, version: FormatVersion): string | null =>
  rulesAt(row, version)
    .flatMap(({ rows }) => rows)
    .find((child) => elementNameOf(child) === name && isKnown(child, version)) ?? null;

/** The row of a child with this name in any version. */
export const childRowEver = (row: ElementRow, name: string): string | null =>
  (row.children ?? []).flatMap(({ rows }) => rows).find((child) => elementNameOf(child) === name) ?? null;

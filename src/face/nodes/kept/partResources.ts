// Adds the files of a preserved part to the export.
import type { XmlElement } from '@/bytes/xml/xml';
import { WATCH_FONT_FAMILY } from '@/schemas/font';
import type { NodeOf } from '@/schemas/nodes';
import type { FaceSheet } from '../faceSheet';
import { type NewNames, namesIn } from './partNames';

/** Files named by a part or by the head of a face. */
export type Resources = Pick<NodeOf<'watch_part'>['style'], 'pictures' | 'fonts' | 'strings'>;

type Sheet = Pick<FaceSheet, 'picture' | 'family' | 'words'>;

/** Names that differ from the requested ones. */
const changed = (pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, string> =>
  new Map(pairs.filter(([was, is]) => was !== is));

/** Registers the files under their own names if those are free, and returns the names that changed. */
export function namesOnSheet({ pictures, fonts, strings }: Resources, sheet: Sheet): NewNames {
  return {
    pictures: changed(pictures.map(({ name, url }) => [name, url === '' ? name : sheet.picture({ url }, name)])),
    fonts: changed(fonts.map(({ name, family }) => [name, sheet.family(family, name)])),
    strings: changed(
      strings.map(({ name, zh, en, other }) => {
        const texts = { zh: zh ?? other ?? en ?? '', en: en ?? other ?? zh ?? '' };
        return [name, sheet.words(name, texts)];
      }),
    ),
  };
}

/** Distinct names of pictures and fonts that the elements name but whose files are missing. */
export function missingFiles(elements: readonly XmlElement[], { pictures, fonts }: Resources): readonly string[] {
  const there = {
    pictures: new Set(pictures.flatMap(({ name, url }) => (url === '' ? [] : [name]))),
    fonts: new Set([WATCH_FONT_FAMILY, ...fonts.map(({ name }) => name)]),
  };
  const named = elements.map(namesIn);
  const missing = (kind: 'pictures' | 'fonts') =>
    named.flatMap((names) => [...names[kind]]).filter((name) => !there[kind].has(name));
  return [...new Set([...missing('pictures'), ...missing('fonts')])];
}

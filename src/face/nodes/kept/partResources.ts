// The files that a kept part brings along, on the sheet of the face that is written.
import type { NodeOf } from '@/schemas/nodes';
import type { FaceSheet } from '../faceSheet';
import type { NewNames } from './partNames';

/** What a part or the head of a face names. */
export type Resources = Pick<NodeOf<'watch_part'>['style'], 'pictures' | 'fonts' | 'strings'>;

type Sheet = Pick<FaceSheet, 'picture' | 'family' | 'words'>;

/** Names that differ from those asked for. */
const changed = (pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, string> =>
  new Map(pairs.filter(([was, is]) => was !== is));

/** Puts the files on the sheet under their own names where those are free, and tells the names that became others. */
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

// Rules of pictures chosen together: their order, their number, and that all have one size (spec 5).
import type { WantedPictures } from '@/face/nodes/defineNode';

/** A picture of a group, as far as the rules ask; size in px. */
export interface GroupPicture {
  /** File name, for people. */
  name: string;
  width: number;
  height: number;
}

/** Words `editor.images.<key>` and their values. */
export interface GroupFault {
  key: 'needExactly' | 'needAtLeast' | 'needAtMost' | 'oddSize';
  params: Record<string, string | number>;
}

const byNumber = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Files in the order of their names as people count: `frame2` before `frame10`. */
export const inNameOrder = <F extends { name: string }>(files: readonly F[]): F[] =>
  [...files].sort((a, b) => byNumber.compare(a.name, b.name));

/** Why so many pictures will not do; null if they will. */
export function countFault(given: number, { min, max }: Pick<WantedPictures, 'min' | 'max'>): GroupFault | null {
  if (given >= min && given <= max) return null;
  if (min === max) return { key: 'needExactly', params: { count: min, given } };
  return given < min
    ? { key: 'needAtLeast', params: { count: min, given } }
    : { key: 'needAtMost', params: { count: max, given } };
}

const sizeKey = ({ width, height }: Pick<GroupPicture, 'width' | 'height'>) => `${width} ${height}`;

/** The size that most of the pictures have; of two as frequent the one that comes first. */
function commonSize(pictures: readonly GroupPicture[]): GroupPicture | undefined {
  const counts = new Map<string, number>();
  for (const picture of pictures) counts.set(sizeKey(picture), (counts.get(sizeKey(picture)) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return pictures.find((picture) => counts.get(sizeKey(picture)) === most);
}

/** The first picture whose size differs from `like`, else from the others'. Null if all have one size. */
export function sizeFault(
  pictures: readonly GroupPicture[],
  like: Pick<GroupPicture, 'width' | 'height'> | null,
): GroupFault | null {
  const wanted = like ?? commonSize(pictures);
  const odd = wanted && pictures.find((picture) => sizeKey(picture) !== sizeKey(wanted));
  if (!wanted || !odd) return null;
  const { name, width, height } = odd;
  return { key: 'oddSize', params: { name, width, height, groupWidth: wanted.width, groupHeight: wanted.height } };
}

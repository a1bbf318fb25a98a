// Rules for images that are chosen together: their order, their number and their common size (spec 5).
import type { WantedPictures } from '@/face/nodes/defineNode';

/** An image of a group, as the rules see it; size in px. */
export interface GroupPicture {
  /** File name, for people. */
  name: string;
  width: number;
  height: number;
}

/** Key of the message `editor.images.<key>` and its values. */
export interface GroupFault {
  key: 'needExactly' | 'needAtLeast' | 'needAtMost' | 'oddSize';
  params: Record<string, string | number>;
}

const byNumber = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Sorts files by name in natural order: `frame2` before `frame10`. */
export const inNameOrder = <F extends { name: string }>(files: readonly F[]): F[] =>
  [...files].sort((a, b) => byNumber.compare(a.name, b.name));

/** The fault if the number of images is not allowed, otherwise null. */
export function countFault(given: number, { min, max }: Pick<WantedPictures, 'min' | 'max'>): GroupFault | null {
  if (given >= min && given <= max) return null;
  if (min === max) return { key: 'needExactly', params: { count: min, given } };
  return given < min
    ? { key: 'needAtLeast', params: { count: min, given } }
    : { key: 'needAtMost', params: { count: max, given } };
}

const sizeKey = ({ width, height }: Pick<GroupPicture, 'width' | 'height'>) => `${width} ${height}`;

/** The most frequent size. If two are equally frequent, the first of them. */
function commonSize(pictures: readonly GroupPicture[]): GroupPicture | undefined {
  const counts = new Map<string, number>();
  for (const picture of pictures) counts.set(sizeKey(picture), (counts.get(sizeKey(picture)) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return pictures.find((picture) => counts.get(sizeKey(picture)) === most);
}

/** The first image whose size differs from `like`, or from the most frequent size. Null if all sizes are equal. */
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

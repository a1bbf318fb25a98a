// A stored document as its owner receives it: with the addresses of its copies' pictures. Pure.
import type { RecordOf } from '@/backend/records';
import type { ModeName } from '@/schemas/design';

/** A picture that a draft names; `copyPictures` stores its file under the key `file`. */
export type CopyPicture = NonNullable<RecordOf<'drafts'>['pictures']>[number];

/** A copy and one of its modes. */
export type Place = Pick<CopyPicture, 'copyId' | 'mode'>;

export const isAt =
  ({ copyId, mode }: Place) =>
  (other: Place): boolean =>
    other.copyId === copyId && other.mode === mode;

export const copyPictureUrl = (file: string): string => `/api/files/${file}`;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A stored document as the owner receives it: each copy and mode with the address of its picture, or an empty one. */
export function withPictures(doc: unknown, pictures: readonly CopyPicture[] | undefined): unknown {
  if (!isObject(doc) || !Array.isArray(doc.copies)) return doc;
  const copies = doc.copies.map((stored: unknown) => {
    if (!isObject(stored)) return stored;
    const { imageUrl: _, ...copy } = stored;
    const urlOf = (mode: ModeName): string => {
      const picture = pictures?.find(isAt({ copyId: String(copy.id), mode }));
      return picture ? copyPictureUrl(picture.file) : '';
    };
    const modeOf = (mode: ModeName) => {
      const content = copy[mode];
      return isObject(content) ? { [mode]: { ...content, imageUrl: urlOf(mode) } } : {};
    };
    const imageUrl = urlOf('normal');
    return { ...copy, ...(imageUrl === '' ? {} : { imageUrl }), ...modeOf('normal'), ...modeOf('ambient') };
  });
  return { ...doc, copies };
}

// Operations on picture lists. Pure.
import type { GivenImage, ListedImage } from '@/face/nodes/defineNode';

const isListed = (value: unknown): value is ListedImage =>
  typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string';

/** The list in a field; empty if it has none. */
export const readImageList = (value: unknown): readonly ListedImage[] =>
  Array.isArray(value) ? value.filter(isListed) : [];

/** A picture in its list form. */
export const asListed = ({ url, fileSize }: GivenImage): ListedImage => ({ url, fileSize });

export const withImageAt = (list: readonly ListedImage[], at: number, image: ListedImage): readonly ListedImage[] =>
  list.map((one, index) => (index === at ? image : one));

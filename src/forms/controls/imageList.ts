// What can be done to a list of pictures: plain functions over reference and size in bytes.
import type { GivenImage, ListedImage } from '@/face/nodes/defineNode';

const isListed = (value: unknown): value is ListedImage =>
  typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string';

/** The list a field holds; empty where it holds none. */
export const readImageList = (value: unknown): readonly ListedImage[] =>
  Array.isArray(value) ? value.filter(isListed) : [];

/** A picture as a list keeps it. */
export const asListed = ({ url, fileSize }: GivenImage): ListedImage => ({ url, fileSize });

export const withImageAt = (list: readonly ListedImage[], at: number, image: ListedImage): readonly ListedImage[] =>
  list.map((one, index) => (index === at ? image : one));

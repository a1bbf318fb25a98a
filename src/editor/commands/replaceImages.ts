// Replaces the pictures of a list layer, and adapts the size to their proportions, in one step.
import { fittedPicture } from '@/face/geometry/pictures';
import { definitionOf, imagesNeeded, playbackOf } from '@/face/nodes';
import type { GivenImage } from '@/face/nodes/defineNode';
import { type FaceNode, isKnown } from '@/schemas/nodes';
import { aboutSelection } from './announcements';
import { defineStyleEdit, patchesFor } from './changeLayers';
import { boxOf, layersBy, type Style, styleOf } from './layerFacts';
import { refuse } from './refuse';
import { fieldPatch } from './setField';

export interface ReplaceImagesPayload {
  uuids: readonly string[];
  /** In index order; all of one size. */
  images: readonly GivenImage[];
}

/** The style field with the pictures a layer picks from; null if it picks none. */
export const pictureListOf = (node: FaceNode): string | null => (playbackOf(node) === null ? imageListOf(node) : null);

/** The style field with a layer's picture list, including frames; null without one. */
export function imageListOf(node: FaceNode): string | null {
  if (!isKnown(node)) return null;
  const pictures = definitionOf(node)?.images(node);
  return Object.entries(styleOf(node)).find(([, value]) => Array.isArray(value) && value === pictures)?.[0] ?? null;
}

/** The number of pictures that the layer needs, if not `count`; else null. */
export function otherCountNeeded(node: FaceNode, count: number): number | null {
  const needed = imagesNeeded(node, count);
  return needed === null || needed === count ? null : needed;
}

/** A row of digits is as many pictures wide as it has places. */
const picturesWide = ({ shows, places }: Style): number =>
  shows === 'digits' && typeof places === 'number' && places > 0 ? places : 1;

export const replaceImages = defineStyleEdit<ReplaceImagesPayload>({
  name: 'replaceImages',
  group: 'layer',
  record: 'entry',
  route: 'properties',
  patches({ nodes, canvas }, { uuids, images }) {
    return patchesFor(layersBy(nodes, uuids), (node) => {
      const path = imageListOf(node);
      const [first] = images;
      const box = boxOf(node);
      if (path === null || !first || !box || otherCountNeeded(node, images.length) !== null)
        return refuse('invalidValue');
      const list = images.map(({ url, fileSize }) => ({ url, fileSize }));
      const whole = { width: first.width * picturesWide(styleOf(node)), height: first.height };
      return { ...fieldPatch(node, path, list, canvas), ...fittedPicture(box, whole, 'longer') };
    });
  },
  announce: aboutSelection('imagesReplaced'),
});

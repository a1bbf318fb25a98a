// Catalogue items for pictures: an image, an icon, and the background that covers the canvas.
import { boundedLength } from '@/face/geometry/transform';
import type { CanvasFacts, CatalogueItem, GivenImage } from '../defineNode';
import { centred, fitted, onThisCanvas } from '../placing';

/** The picture centred on the canvas, its size times `factor`. */
function placed(picture: GivenImage, factor: number, canvas: CanvasFacts) {
  const box = centred(boundedLength(picture.width * factor), boundedLength(picture.height * factor), canvas);
  return { ...box, url: picture.url, fileSize: picture.fileSize, ratio: true };
}

/** A picture in its own size; one larger than the canvas is scaled down, so that its handles can be reached. */
export const imageItem: CatalogueItem = {
  key: 'image',
  category: 'image',
  icon: 'image',
  // One layer for each chosen picture.
  pictures: { min: 1, max: 1 },
  start({ canvas, images: [image] }) {
    if (!image) return { kind: 'image', style: centred(100, 100, canvas) };
    const fit = Math.min(1, canvas.width / image.width, canvas.height / image.height);
    return { kind: 'image', style: placed(image, fit, canvas) };
  },
};

/** An icon is at most a quarter of the canvas wide and high; without a picture it is 48 px on the default canvas. */
const ICON_SHARE = 0.25;
const ICON_SIDE = 48;

/** A small picture; the properties panel adds a second one for a live state. */
export const iconItem: CatalogueItem = {
  key: 'icon',
  category: 'icon',
  icon: 'icon',
  pictures: { min: 1, max: 1 },
  start({ canvas, images: [image] }) {
    const side = onThisCanvas(ICON_SIDE, canvas);
    if (!image) return { kind: 'icon', style: centred(side, side, canvas) };
    const { width, height } = fitted(image, canvas, ICON_SHARE);
    const { url, fileSize } = image;
    return { kind: 'icon', style: { ...centred(width, height, canvas), url, fileSize, ratio: true } };
  },
};

/** A picture in its own proportions that covers the whole canvas. */
export const backgroundItem: CatalogueItem = {
  key: 'background',
  category: 'background',
  icon: 'background',
  pictures: { min: 1, max: 1 },
  start({ canvas, images: [image] }) {
    if (!image) return { kind: 'background', style: centred(canvas.width, canvas.height, canvas) };
    const cover = Math.max(canvas.width / image.width, canvas.height / image.height);
    return { kind: 'background', style: placed(image, cover, canvas) };
  },
};

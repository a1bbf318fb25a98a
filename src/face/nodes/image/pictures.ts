// The catalogue's pictures: an image of the designer's own, and the background that covers the canvas.
import { boundedLength } from '@/face/geometry/transform';
import type { CanvasFacts, CatalogueItem } from '../defineNode';
import { centred } from '../placing';

interface Picture {
  url: string;
  width: number;
  height: number;
  fileSize: number;
}

/** The picture in the middle of the canvas, its size times `factor`. */
function placed(picture: Picture, factor: number, canvas: CanvasFacts) {
  const box = centred(boundedLength(picture.width * factor), boundedLength(picture.height * factor), canvas);
  return { ...box, url: picture.url, fileSize: picture.fileSize, ratio: true };
}

/** A picture in its own size; one larger than the canvas is scaled down to fit, so that its handles can be reached. */
export const imageItem: CatalogueItem = {
  key: 'image',
  category: 'image',
  icon: 'image',
  needsImage: true,
  start(canvas, image) {
    if (!image) return { kind: 'image', style: centred(100, 100, canvas) };
    const fit = Math.min(1, canvas.width / image.width, canvas.height / image.height);
    return { kind: 'image', style: placed(image, fit, canvas) };
  },
};

/** A picture in its own proportions that leaves nothing of the canvas bare. */
export const backgroundItem: CatalogueItem = {
  key: 'background',
  category: 'background',
  icon: 'background',
  needsImage: true,
  start(canvas, image) {
    if (!image) return { kind: 'background', style: centred(canvas.width, canvas.height, canvas) };
    const cover = Math.max(canvas.width / image.width, canvas.height / image.height);
    return { kind: 'background', style: placed(image, cover, canvas) };
  },
};

// The crop of an image without its transparent edges, and whether it is worth offering.

/** A cropped picture: its original size, and the remaining part, px. */
export interface PictureTrim {
  whole: { readonly width: number; readonly height: number };
  crop: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** A crop that keeps more than this share of the image's area is not offered. */
const WORTH_BELOW = 0.95;
/**
 * Nor is a crop that removes less than this from every edge: a number of px, or for small images fewer px and this
 * share of the side.
 */
const WIDE_PX = 8;
const NARROW_PX = 4;
const NARROW_SHARE = 0.1;

/** Whether to offer a crop. Edges of a few px, which antialiasing needs, are not cropped. */
export function isWorthTrimming({ whole, crop }: PictureTrim): boolean {
  const isWide = (px: number, side: number) => px >= WIDE_PX || (px >= NARROW_PX && px >= side * NARROW_SHARE);
  const across = Math.max(crop.x, whole.width - crop.x - crop.width);
  const down = Math.max(crop.y, whole.height - crop.y - crop.height);
  const isSmaller = crop.width * crop.height < whole.width * whole.height * WORTH_BELOW;
  return isSmaller && (isWide(across, whole.width) || isWide(down, whole.height));
}

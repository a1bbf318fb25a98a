// Makes a thumbnail of a layer's drawing on the canvas: a data URL that contains the whole SVG.

/** Longer drawings are too expensive for a thumbnail of 22 px, characters. */
const MARKUP_MAX = 20_000;
/** Shows thin layers thicker to make them visible: the shorter side is at least this share of the longer. */
const LEAST_SHARE = 0.3;
/** Elements that a thumbnail cannot contain: other images, and text, because its font is missing. */
const NOT_ALONE = /<(?:image|text|foreignObject|use)[\s>]/;

export interface DrawnSize {
  width: number;
  height: number;
}

const drawingIn = (layer: Element): Element | null => layer.querySelector('[data-node]');

/** Whether nothing is drawn in the layer now: it is hidden, for example. */
export const isEmpty = (layer: Element): boolean => (drawingIn(layer)?.childElementCount ?? 0) === 0;

/**
 * The unrotated thumbnail of the drawing in `layer`, whose box is `size`, canvas px. Null for a layer that is currently
 * empty or depends on other content.
 */
export function drawnPicture(layer: Element, { width, height }: DrawnSize): string | null {
  const drawing = drawingIn(layer);
  if (!drawing || drawing.childElementCount === 0 || width <= 0 || height <= 0) return null;
  const writer = new XMLSerializer();
  const inside = [...drawing.children].map((child) => writer.serializeToString(child)).join('');
  if (inside.length > MARKUP_MAX || NOT_ALONE.test(inside)) return null;
  const least = LEAST_SHARE * Math.max(width, height);
  const shown = { width: Math.max(width, least), height: Math.max(height, least) };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${shown.width}" height="${shown.height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${inside}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

// A layer's drawing on the canvas as a small picture of its own: an address with the whole SVG inside.

/** Longer drawings are not worth a picture of 22 px, characters. */
const MARKUP_MAX = 20_000;
/** A thin layer is shown thicker, so that there is something to see: its shorter side is at least this share of the longer. */
const LEAST_SHARE = 0.3;
/** What a picture cannot hold: other pictures, and letters, whose font is not inside. */
const NOT_ALONE = /<(?:image|text|foreignObject|use)[\s>]/;

export interface DrawnSize {
  width: number;
  height: number;
}

/**
 * The picture of what is drawn inside `layer`, unturned, its box being `size`, canvas px; null for a layer that shows nothing now
 * or cannot stand alone.
 */
export function drawnPicture(layer: Element, { width, height }: DrawnSize): string | null {
  const drawing = layer.querySelector('[data-node]');
  if (!drawing || drawing.childElementCount === 0 || width <= 0 || height <= 0) return null;
  const writer = new XMLSerializer();
  const inside = [...drawing.children].map((child) => writer.serializeToString(child)).join('');
  if (inside.length > MARKUP_MAX || NOT_ALONE.test(inside)) return null;
  const least = LEAST_SHARE * Math.max(width, height);
  const shown = { width: Math.max(width, least), height: Math.max(height, least) };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${shown.width}" height="${shown.height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${inside}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

// The size of an SVG drawing, and the px size at which a browser draws it. Expects a document without a prolog, as
// `readSvg` writes it.

/** The root tag, including quoted values, so that a `>` in an attribute does not end it. */
const ROOT = /<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/i;
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** CSS px of one unit (CSS Values 3, absolute lengths). */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};
/** Default size of an SVG without one, px (CSS 2.1, replaced elements). */
const DEFAULT_SIZE = { width: 300, height: 150 };

export interface SvgSize {
  /** px. */
  width: number;
  height: number;
}

function attribute(tag: string, name: string): string | null {
  const [, quoted, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag) ?? [];
  return quoted ?? single ?? null;
}

/** A length in px; null for a relative length or an invalid one. */
function lengthOf(value: string | null): number | null {
  const [, digits, unit = ''] = /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(value ?? '') ?? [];
  const factor = UNITS[unit.toLowerCase()];
  const px = digits === undefined || factor === undefined ? 0 : Number(digits) * factor;
  return px > 0 && Number.isFinite(px) ? px : null;
}

function viewBoxOf(tag: string): SvgSize | null {
  const numbers = (attribute(tag, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = numbers;
  return numbers.length === 4 && width > 0 && height > 0 && numbers.every(Number.isFinite) ? { width, height } : null;
}

/** The drawing's size, px: its width and height, else its view box, else 300 x 150. Null if it is not an SVG. */
export function svgSize(text: string): SvgSize | null {
  const [tag] = ROOT.exec(text) ?? [];
  if (tag === undefined) return null;
  const [width, height] = [lengthOf(attribute(tag, 'width')), lengthOf(attribute(tag, 'height'))];
  if (width !== null && height !== null) return { width, height };
  const box = viewBoxOf(tag);
  if (!box) return { width: width ?? DEFAULT_SIZE.width, height: height ?? DEFAULT_SIZE.height };
  if (width !== null) return { width, height: (width * box.height) / box.width };
  if (height !== null) return { width: (height * box.width) / box.height, height };
  return box;
}

/** The part of a drawing inside `crop`, in px of the drawing at the size `whole`. Throws without a root tag. */
export function croppedSvg(text: string, whole: SvgSize, crop: SvgSize & { x: number; y: number }): string {
  const inner = sizedSvg(text, whole);
  const { x, y, width, height } = crop;
  return `<svg xmlns="${SVG_NAMESPACE}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${inner}</svg>`;
}

/** The drawing stretched to a size in px. Throws without a root tag. */
export function sizedSvg(text: string, { width, height }: SvgSize): string {
  const [tag] = ROOT.exec(text) ?? [];
  const own = svgSize(text);
  if (tag === undefined || !own) throw new TypeError('This text holds no SVG.');
  const isEmpty = tag.endsWith('/>');
  const rest = tag
    .slice('<svg'.length, isEmpty ? -2 : -1)
    .replace(/\s(?:width|height|preserveAspectRatio)\s*=\s*(?:"[^"]*"|'[^']*')/gi, '');
  const box = viewBoxOf(tag) ? '' : ` viewBox="0 0 ${own.width} ${own.height}"`;
  const namespace = attribute(tag, 'xmlns') === null ? ` xmlns="${SVG_NAMESPACE}"` : '';
  const sized = `<svg${namespace} width="${width}" height="${height}" preserveAspectRatio="none"${box}${rest}`;
  return text.replace(tag, () => sized + (isEmpty ? '/>' : '>'));
}

// Allowlist of SVG for drawing preserved parts. Anything not listed here never reaches a page.
import { isOwnAddress } from '@/face/watchFaceFormat/drawing/markup';

/** Drawing elements only; none of them runs code, links or animates. */
export const SVG_ELEMENTS: ReadonlySet<string> = new Set([
  ...['g', 'path', 'rect', 'circle', 'ellipse', 'text', 'tspan', 'textPath', 'image', 'clipPath', 'mask', 'pattern'],
  ...['linearGradient', 'radialGradient', 'stop', 'filter', 'defs'],
  ...['feColorMatrix', 'feComponentTransfer', 'feFuncR', 'feFuncG', 'feFuncB', 'feFuncA', 'feGaussianBlur'],
]);

const SVG_ATTRIBUTES: ReadonlySet<string> = new Set([
  ...[
    'id',
    'x',
    'y',
    'width',
    'height',
    'rx',
    'ry',
    'cx',
    'cy',
    'r',
    'fx',
    'fy',
    'x1',
    'x2',
    'y1',
    'y2',
    'd',
    'dx',
    'dy',
  ],
  ...['transform', 'opacity', 'fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity'],
  ...['stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'stroke-dashoffset', 'pathLength'],
  ...['offset', 'stop-color', 'stop-opacity', 'gradientUnits', 'gradientTransform', 'spreadMethod', 'patternUnits'],
  ...['patternTransform', 'mask', 'maskUnits', 'filter', 'filterUnits', 'clip-path', 'color-interpolation-filters'],
  ...['type', 'values', 'slope', 'stdDeviation', 'lang', 'startOffset', 'textLength', 'lengthAdjust', 'text-anchor'],
  ...['dominant-baseline', 'text-decoration', 'text-rendering', 'letter-spacing', 'font-family', 'font-size'],
  ...['font-style', 'font-weight', 'preserveAspectRatio', 'xml:space'],
]);

/** A name as React has it. */
const propOf = (attribute: string): string =>
  attribute.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Properties allowed in `style`, by CSS name. */
const STYLES: Readonly<Record<string, string>> = { 'mask-type': 'maskType', 'mix-blend-mode': 'mixBlendMode' };
const STYLE = /^(mask-type|mix-blend-mode):([a-z-]+)$/;

/** Within the same drawing. */
const OWN_ID = /^#\w+$/;
const OWN_URL = /^url\(#\w+\)$/;

function propFor(name: string, value: string): [string, unknown] | null {
  if (name === 'href') return OWN_ID.test(value) || isOwnAddress(value) ? ['href', value] : null;
  if (name === 'style') {
    const [, property = '', text] = STYLE.exec(value) ?? [];
    return text === undefined ? null : ['style', { [STYLES[property] ?? property]: text }];
  }
  if (!SVG_ATTRIBUTES.has(name) || (/url\s*\(/i.test(value) && !OWN_URL.test(value))) return null;
  return [propOf(name), value];
}

/** Attributes as React props; drops those that are not listed or refer outside the drawing. */
export const svgProps = (attributes: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      const prop = propFor(name, value);
      return prop ? [prop] : [];
    }),
  );

// An element with a box: positioned, rotated and scaled about its pivot, with opacity, tint and blend mode.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { type FilterRegion, filterRegion, WIDE_REGION } from '@/face/geometry/filterRegion';
import { opacityOf, tintMatrix } from './colors';
import { newId, type Pen, passOver } from './drawing';
import { grouped, number, svg } from './markup';
import { type Read, readAttributes } from './readAttributes';

export interface Placed {
  /** px. */
  width: number;
  height: number;
  read: Read;
}

/** Blend modes that browsers support. */
const BLENDS = new Set([
  ...['COLOR', 'COLOR_BURN', 'COLOR_DODGE', 'DARKEN', 'DIFFERENCE', 'EXCLUSION', 'HARD_LIGHT', 'HUE', 'LIGHTEN'],
  ...['LUMINOSITY', 'MULTIPLY', 'OVERLAY', 'SATURATION', 'SCREEN', 'SOFT_LIGHT'],
]);

function blendOf({ name }: XmlElement, mode: string | undefined, pen: Pen): string | null {
  if (mode === undefined || mode === 'SRC_OVER') return null;
  if (BLENDS.has(mode)) return `mix-blend-mode:${mode.toLowerCase().replaceAll('_', '-')}`;
  if (mode === 'PLUS') return 'mix-blend-mode:plus-lighter';
  passOver(pen, `${name} blendMode=${mode}`);
  return null;
}

/**
 * SVG transform from the element's own px, `0 0` its top-left, to its parent's. What the sensor adds is on top of the own values. The pivot is a share of the box, by
 * default its centre.
 */
function transformOf(read: Read, gyro: Read | null, width: number, height: number): string | null {
  const shifted = (name: string) => read.number(name, 0) + (gyro?.number(name, 0) ?? 0);
  const scaled = (name: string) => read.number(name, 1) * (gyro?.number(name, 1) ?? 1);
  const [x, y] = [shifted('x'), shifted('y')];
  const [pivotX, pivotY] = [read.number('pivotX', 0.5) * width, read.number('pivotY', 0.5) * height];
  const angle = shifted('angle');
  const [scaleX, scaleY] = [scaled('scaleX'), scaled('scaleY')];
  const parts = x !== 0 || y !== 0 ? [`translate(${number(x)} ${number(y)})`] : [];
  if (angle !== 0) parts.push(`rotate(${number(angle)} ${number(pivotX)} ${number(pivotY)})`);
  if (scaleX !== 1 || scaleY !== 1) {
    parts.push(`translate(${number(pivotX)} ${number(pivotY)})`, `scale(${number(scaleX)} ${number(scaleY)})`);
    parts.push(`translate(${number(-pivotX)} ${number(-pivotY)})`);
  }
  return parts.length > 0 ? parts.join(' ') : null;
}

/** `body` with every pixel multiplied by the element's `tintColor`. */
function tinted(read: Read, region: FilterRegion, body: string, pen: Pen): string {
  const ink = read.ink('tintColor');
  if (!ink || body === '') return body;
  const id = newId(pen);
  const matrix = svg('feColorMatrix', { type: 'matrix', values: tintMatrix(ink) });
  return (
    svg('filter', { id, ...region, 'color-interpolation-filters': 'sRGB' }, matrix) +
    svg('g', { filter: `url(#${id})` }, body)
  );
}

/** `alpha` as a share of full opacity, 0 to 1. */
const alphaOf = (read: Read): number => Math.min(255, Math.max(0, read.number('alpha', 255))) / 255;

/** Options for an element's content. */
export interface PlacedContent {
  /** The content fills exactly the box, like a picture; a tint then applies to the box alone. */
  fillsBox?: boolean;
  /** SVG transform of the content within the box, such as a hand's rotation; a tint is applied before it. */
  turn?: (box: Placed) => string;
}

/** The element around the content that `draw` returns; empty if it is fully transparent. */
export function placed(
  element: XmlElement,
  pen: Pen,
  draw: (box: Placed) => string,
  { fillsBox = false, turn }: PlacedContent = {},
): string {
  const read = readAttributes(element, pen);
  const [sensor] = elementsOf(element, 'Gyro');
  const gyro = sensor ? readAttributes(sensor, pen) : null;
  const opacity = alphaOf(read) * (gyro ? alphaOf(gyro) : 1);
  if (opacity === 0) return '';
  const [width, height] = [Math.max(0, read.number('width', 0)), Math.max(0, read.number('height', 0))];
  const box = { width, height, read };
  const region = fillsBox ? filterRegion(box) : WIDE_REGION;
  const body = tinted(read, region, draw(box), pen);
  const attributes = {
    transform: transformOf(read, gyro, width, height),
    opacity: opacityOf({ color: '', opacity }),
    style: blendOf(element, read.text('blendMode'), pen),
  };
  return grouped(attributes, turn ? grouped({ transform: turn(box) }, body) : body);
}

// A face with every kind of shape and paint, for tests of the export: by structure, drawn, and read back.
import type { FaceCopy } from '@/schemas/design';
import type { NodeOf } from '@/schemas/nodes';
import { bare } from '../../face/nodes/sampleNodes';
import { faceOf } from './faces';

const solid = (color: string) => ({ kind: 'solid', color });
const [teal, amber, white] = [solid('#63e6c8'), solid('#ffb454'), solid('#ffffffc0')];
const stops = [
  { at: 0, color: '#ff5f6d' },
  { at: 0.45, color: '#ffc861' },
  { at: 1, color: '#63e6c8' },
];
const centre = { x: 0.5, y: 0.5 };
const linear = { kind: 'linear', stops, from: { x: 0, y: 0 }, to: { x: 1, y: 1 } };
const radial = { kind: 'radial', stops, centre: { x: 0.4, y: 0.6 }, radius: 1 };
const sweep = { kind: 'sweep', stops, centre, angle: 30 };
const stroke = (paint: object, width: number, more: object = {}) => ({ paint, width, ...more });
const even = (radius: number) => ({ topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius });
/** A leaf with a curve on each side and a hole that turns the other way. */
const leaf = [
  ['M', 0.5, 0],
  ['C', 1, 0.25, 1, 0.75, 0.5, 1],
  ['C', 0, 0.75, 0, 0.25, 0.5, 0],
  ['Z'],
  ['M', 0.4, 0.4],
  ['L', 0.4, 0.6],
  ['L', 0.6, 0.6],
  ['L', 0.6, 0.4],
  ['Z'],
];

/** Styles by name. Each has a box of 58 by 58 px unless it says otherwise. */
export const SHAPES: Readonly<Record<string, object>> = {
  rectangle: { kind: 'rectangle', fill: teal, stroke: stroke(amber, 6) },
  'rectangle with round corners': { kind: 'rectangle', fill: teal, corners: even(16), stroke: stroke(amber, 6) },
  'rectangle with four radii': {
    ...{ kind: 'rectangle', fill: teal, stroke: stroke(amber, 4, { align: 'inside' }) },
    corners: { topLeft: 30, topRight: 5, bottomRight: 20, bottomLeft: 0 },
  },
  'rectangle with a stroke outside': { kind: 'rectangle', fill: null, stroke: stroke(white, 5, { align: 'outside' }) },
  ellipse: { kind: 'ellipse', height: 50, fill: amber, stroke: stroke(teal, 5) },
  'circle with a stroke inside': { kind: 'ellipse', fill: amber, stroke: stroke(teal, 9, { align: 'inside' }) },
  line: { kind: 'line', height: 16, stroke: stroke(amber, 6, { cap: 'round' }) },
  'dashed line': { kind: 'line', height: 16, stroke: stroke(amber, 4, { dash: [10, 6], phase: 3 }) },
  arc: { kind: 'arc', stroke: stroke(teal, 10, { cap: 'round' }) },
  'flat arc over the top': { kind: 'arc', startAngle: -60, endAngle: 60, stroke: stroke(teal, 12, { cap: 'butt' }) },
  ring: { kind: 'arc', startAngle: 0, endAngle: 360, stroke: stroke(teal, 12) },
  pie: { kind: 'pie', startAngle: 20, endAngle: 140, fill: amber },
  'oval pie with a stroke': {
    kind: 'pie',
    startAngle: 20,
    endAngle: 300,
    height: 50,
    fill: amber,
    stroke: stroke(teal, 4),
  },
  hexagon: { kind: 'polygon', sides: 6, fill: teal, stroke: stroke(amber, 5, { join: 'round' }) },
  star: { kind: 'star', points: 5, fill: amber, stroke: stroke(teal, 3, { join: 'bevel' }) },
  'sharp star': { kind: 'star', points: 8, inner: 0.3, fill: null, stroke: stroke(amber, 4) },
  'star with a stroke outside': {
    kind: 'star',
    fill: teal,
    stroke: stroke(amber, 4, { align: 'outside', join: 'round' }),
  },
  path: { kind: 'path', path: leaf, fill: teal, stroke: stroke(amber, 3) },
  'open path': { kind: 'path', path: leaf.slice(0, 2), fill: null, stroke: stroke(amber, 8, { cap: 'square' }) },
  'linear gradient': { kind: 'rectangle', fill: linear },
  'radial gradient': { kind: 'ellipse', fill: radial },
  'sweep gradient': { kind: 'ellipse', fill: sweep },
  'gradient ring': { kind: 'arc', stroke: stroke(sweep, 12, { cap: 'round' }) },
  'dashed circle': { kind: 'ellipse', fill: null, stroke: stroke(linear, 5, { dash: [8, 5] }) },
  'turned translucent triangle': { kind: 'polygon', sides: 3, fill: teal, rotation: 40, opacity: 0.5 },
};

const [STEP_X, STEP_Y] = [73, 88];
const COLUMNS = 5;

/** The shapes in rows of five. */
export const shapeNodes = (): readonly NodeOf<'shape'>[] =>
  Object.entries(SHAPES).map(([label, style], index) => {
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    const place = { x: 9 + STEP_X * column, y: 13 + STEP_Y * row, width: 58, height: 58 };
    return bare('shape', { ...place, ...style }, { uuid: `shape-${index}`, label });
  });

export function shapesFace(): FaceCopy {
  const nodes = shapeNodes();
  return faceOf([...nodes], { ambient: [...nodes], canvas: { width: 368, height: 448, shape: 'rectangle' } });
}

/** Styles with a shadow by name: resting, turned, faded, and turned by the minutes about an end. */
export const SHADOWED: Readonly<Record<string, object>> = {
  'resting rectangle': { kind: 'rectangle', fill: teal, shadow: { isOn: true, x: 12, y: 18, blur: 10 } },
  'turned star with a gradient': { kind: 'star', fill: linear, rotation: 70, shadow: { isOn: true, x: 20, blur: 4 } },
  'faded disc': { kind: 'ellipse', fill: amber, opacity: 0.5, shadow: { isOn: true, x: 14, y: 14, blur: 0 } },
  'ring with a light': {
    ...{ kind: 'arc', stroke: stroke(teal, 10) },
    shadow: { isOn: true, y: 0, blur: 24, color: '#ff5f6d' },
  },
  'minute hand': {
    ...{ kind: 'rectangle', width: 14, height: 90, fill: amber, rotate: '#DWFM#', offset: { x: 7, y: 80 } },
    shadow: { isOn: true, x: 9, y: 12, blur: 5, color: '#000000c0' },
  },
  'mirrored pie': { kind: 'pie', fill: teal, startAngle: 10, endAngle: 100, scaleX: -1, shadow: { isOn: true, x: 16 } },
};

/** Shapes above a light ground, on which shadows show. */
export function shadowsFace(): FaceCopy {
  const ground = bare('shape', { x: 0, y: 0, width: 368, height: 448, fill: white }, { uuid: 'ground' });
  const nodes = Object.entries(SHADOWED).map(([label, style], index) => {
    const place = { x: 60 + 150 * (index % 2), y: 40 + 150 * Math.floor(index / 2), width: 90, height: 90 };
    return bare('shape', { ...place, ...style }, { uuid: `shadow-${index}`, label });
  });
  const list = [ground, ...nodes];
  return faceOf(list, { ambient: list, canvas: { width: 368, height: 448, shape: 'rectangle' } });
}

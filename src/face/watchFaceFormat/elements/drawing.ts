// Shapes of a PartDraw and their paint. Their lengths may be fractions of a px.
import {
  anyText,
  colour,
  colourList,
  float,
  floatList,
  gap,
  interpolation,
  nonNegativeLength,
  oneOf,
  positiveLength,
  staged,
  weightList,
} from '../valueTypes';
import {
  type AttributeRows,
  any,
  between,
  type ElementRow,
  type ElementRows,
  from,
  may,
  maybe,
  need,
  one,
  until,
} from './elementRow';
import { CHANGES, turn } from './shared';

const SIZE = { width: need(positiveLength), height: need(positiveLength) };
const CORNER = { x: need(float), y: need(float) };
const CENTER = { centerX: need(float), centerY: need(float) };
const ENDS = { startX: need(float), startY: need(float), endX: need(float), endY: need(float) };
export const SWEPT = { startAngle: need(float), endAngle: need(float), direction: may(turn) };
/** Geometry of an arc: its centre, the size of its ellipse, degrees. */
export const ARC = { ...CENTER, ...SIZE, ...SWEPT };

const surface = (attributes: AttributeRows): ElementRow => ({
  attributes: { ...CORNER, ...SIZE, ...attributes },
  children: [maybe('Stroke'), maybe('Fill'), CHANGES],
});

const GRADIENTS = ['LinearGradient', 'RadialGradient', 'SweepGradient'] as const;
const gradient = (changed: number, attributes: AttributeRows): ElementRow => ({
  attributes: { colors: need(colourList), positions: need(floatList), ...attributes },
  // One change per attribute before version 5, any number since.
  children: [until(4, between(0, changed, ...CHANGES.rows)), from(5, CHANGES)],
  oneNameUntil: 4,
});

const EDGE = {
  thickness: need(nonNegativeLength),
  cap: may(oneOf(['BUTT', 'ROUND', 'SQUARE'])),
  join: may(oneOf(['MITER', 'ROUND', 'BEVEL']), 5),
};

export const drawingElements: ElementRows = {
  Arc: {
    attributes: ARC,
    children: [until(1, one('Stroke')), from(2, maybe('Stroke')), maybe('WeightedStroke'), CHANGES],
  },
  Line: {
    attributes: ENDS,
    children: [until(2, one('Stroke')), from(3, maybe('Stroke')), from(3, maybe('WeightedStroke')), CHANGES],
  },
  Ellipse: surface({}),
  Rectangle: surface({}),
  RoundRectangle: surface({ cornerRadiusX: need(float), cornerRadiusY: need(float) }),

  Fill: {
    attributes: { color: need(colour) },
    children: [
      until(3, maybe(...GRADIENTS)),
      until(4, from(4, maybe(...GRADIENTS, ...CHANGES.rows))),
      from(5, any(...GRADIENTS, ...CHANGES.rows)),
    ],
  },
  Stroke: {
    attributes: {
      ...EDGE,
      color: need(colour),
      dashIntervals: may(staged(anyText, [4, floatList])),
      dashPhase: may(float),
    },
    children: [any(...GRADIENTS), CHANGES],
  },
  WeightedStroke: {
    since: 2,
    attributes: {
      ...EDGE,
      colors: need(colourList),
      weights: may(weightList),
      discreteGap: may(gap),
      interpolate: may(interpolation),
    },
    children: [CHANGES],
  },

  LinearGradient: gradient(4, ENDS),
  RadialGradient: gradient(3, { ...CENTER, radius: need(float) }),
  SweepGradient: gradient(4, { ...CENTER, ...SWEPT }),
};

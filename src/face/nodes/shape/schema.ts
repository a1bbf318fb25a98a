// A shape: an outline in a box, with a fill and a stroke.
import { z } from 'zod';
import { choice } from '@/schemas/fields';
import { PATH_SEGMENTS_MAX } from '@/schemas/limits';
import { boxStyle, nodeBase } from '@/schemas/nodes/common';
import { openObject } from '@/schemas/openObject';
import { paint } from '@/schemas/paint';
import { shadowField } from '@/schemas/shadow';
import { ui } from '@/schemas/ui';

/** The last one has an outline of its own. */
export const SHAPE_KINDS = ['rectangle', 'ellipse', 'line', 'arc', 'pie', 'polygon', 'star', 'path'] as const;
export type ShapeKind = (typeof SHAPE_KINDS)[number];

/** Kinds that enclose an area. */
const FILLED = ['rectangle', 'ellipse', 'pie', 'polygon', 'star', 'path'] as const;
/** Kinds whose stroke may have ends. */
const OPEN = ['line', 'arc', 'path'] as const;
/** Kinds whose outline may have corners. */
const CORNERED = ['rectangle', 'pie', 'polygon', 'star', 'path'] as const;

export const STROKE_WIDTH_MAX = 200;
export const DASHES_MAX = 8;

const inBox = () => z.number().min(-4).max(5);
/** A typed segment in shares of the box: move, line, cubic curve, close. */
const segment = z.union([
  z.tuple([z.enum(['M', 'L']), inBox(), inBox()]),
  z.tuple([z.literal('C'), inBox(), inBox(), inBox(), inBox(), inBox(), inBox()]),
  z.tuple([z.literal('Z')]),
]);

const rectangleOnly = { section: 'shape', showIf: { field: '../kind', in: ['rectangle'] } } as const;
const radius = () =>
  z
    .number()
    .min(0)
    .max(5000)
    .default(0)
    .register(ui, { control: 'number', unit: 'px', step: 1, row: 'corners', ...rectangleOnly });

const onlyOf = (...kinds: ShapeKind[]) => ({ section: 'shape', showIf: { field: 'kind', in: kinds } }) as const;
const turn = () =>
  z
    .number()
    .min(-360)
    .max(360)
    .register(ui, { control: 'number', unit: '°', step: 1, ...onlyOf('arc', 'pie') });

const white = { kind: 'solid', color: '#ffffff' } as const;

/** The rotation by data follows the look, whose fields are used more. */
const { rotate, ...box } = boxStyle;
/** A field of the stroke, shown while the stroke has a paint and for these kinds. */
const stroked = (kinds: readonly ShapeKind[] = SHAPE_KINDS) =>
  ({
    section: 'stroke',
    showIf: [
      { field: 'paint', isSet: true },
      { field: '../kind', in: kinds },
    ],
  }) as const;

export const shapeStyle = openObject({
  ...box,
  kind: z
    .enum(SHAPE_KINDS)
    .default('rectangle')
    .register(ui, {
      control: 'select',
      section: 'shape',
      options: SHAPE_KINDS,
      // A path that became another kind still has its outline.
      optionsBy: { field: 'path', values: { '': SHAPE_KINDS.slice(0, -1) } },
    }),
  /** Radius of each corner of a rectangle, px. */
  corners: openObject({ topLeft: radius(), topRight: radius(), bottomLeft: radius(), bottomRight: radius() }).prefault(
    {},
  ),
  /** Ends of an arc or pie, degrees clockwise from the top; it runs clockwise from `startAngle`. */
  startAngle: turn().default(-135),
  endAngle: turn().default(135),
  sides: z
    .int()
    .min(3)
    .max(24)
    .default(6)
    .register(ui, { control: 'number', step: 1, ...onlyOf('polygon') }),
  points: z
    .int()
    .min(3)
    .max(48)
    .default(5)
    .register(ui, { control: 'number', step: 1, ...onlyOf('star') }),
  /** Radius of the inner corners of a star, as a share of the outer one. */
  inner: z
    .number()
    .min(0.05)
    .max(1)
    .default(0.4)
    .register(ui, { control: 'slider', unit: '%', step: 0.01, ...onlyOf('star') }),
  /** Outline of a path. */
  path: z.array(segment).max(PATH_SEGMENTS_MAX).default([]).register(ui, { control: 'hidden' }),
  fill: paint
    .nullable()
    .default(white)
    .register(ui, { control: 'paint', section: 'fill', showIf: { field: 'kind', in: FILLED } }),
  stroke: openObject({
    paint: paint.nullable().default(null).register(ui, { control: 'paint', section: 'stroke' }),
    width: z
      .number()
      .min(0)
      .max(STROKE_WIDTH_MAX)
      .default(4)
      .register(ui, { control: 'number', unit: 'px', step: 1, ...stroked() }),
    cap: choice(['butt', 'round', 'square'], stroked(OPEN)).default('butt'),
    join: choice(['miter', 'round', 'bevel'], stroked(CORNERED)).default('miter'),
    align: choice(['centre', 'inside', 'outside'], stroked(FILLED)).default('centre'),
    /** Lengths of dashes and gaps in turn, px; empty: a solid stroke. */
    dash: z
      .array(z.number().min(0).max(1000))
      .max(DASHES_MAX)
      .refine((list) => list.length % 2 === 0, {
        params: { key: 'dash' },
      })
      .default([])
      .register(ui, { control: 'dash', unit: 'px', ...stroked() }),
    /** Distance into the dashes at which the stroke begins, px. */
    phase: z
      .number()
      .min(-10_000)
      .max(10_000)
      .default(0)
      .register(ui, {
        control: 'number',
        unit: 'px',
        step: 1,
        section: 'stroke',
        showIf: [...stroked().showIf, { field: 'dash', isSet: true }],
      }),
  }).prefault({}),
  shadow: shadowField(),
  rotate,
});

export const shapeNode = openObject({ ...nodeBase, nodeType: z.literal('shape'), style: shapeStyle });

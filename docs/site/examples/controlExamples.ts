// What each control edits in its example, and what the face shows of the value. A control without a row does not compile.
import { z } from 'zod';
import { DEFAULT_FONT } from '@/schemas/font';
import type { FaceNode } from '@/schemas/nodes';
import { type FaceOptions, type ShownFor, SWITCH_OFF, SWITCH_ON, shownFor } from '@/schemas/options';
import { opaqueStops, paint } from '@/schemas/paint';
import { type ControlName, ui } from '@/schemas/ui';
import { LISTED } from './pictures';
import { layer, middle } from './sampleLayers';

export interface ControlExampleRow {
  /** A schema with the field `value`. */
  schema: z.ZodType;
  /** Prefix of the field's words: options are named by the product's own schema. */
  words?: { schemaName: string; path: string };
  first: unknown;
  /** The layers that show the value. */
  show(value: unknown): readonly FaceNode[];
}

/** The option of the face beside the control `shownFor`. */
export const EXAMPLE_OPTIONS: FaceOptions = {
  list: [
    {
      id: 'seconds',
      kind: 'switch',
      name: '08:59:08',
      choices: [
        { id: SWITCH_ON, name: '✓' },
        { id: SWITCH_OFF, name: '✗' },
      ],
      default: SWITCH_ON,
    },
  ],
};

const one = (field: z.ZodType) => z.object({ value: field });
const text = (value: unknown, style: object = {}) => [
  layer('text', { ...middle(470, 200), text: String(value ?? ''), fontSize: 64, fill: '#63e6c8', ...style }),
];
const number = (value: unknown, otherwise: number) =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(value);
const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
/** An expression under way may be invalid: the layer then shows nothing. */
const attempt = (make: () => readonly FaceNode[]): readonly FaceNode[] => {
  try {
    return make();
  } catch (error) {
    if (error instanceof z.ZodError) return [];
    throw error;
  }
};

export const CONTROL_EXAMPLES: Readonly<Record<ControlName, ControlExampleRow>> = {
  text: {
    schema: one(z.string().max(40).register(ui, { control: 'text' })),
    first: 'Dialwright',
    show: (value) => text(value),
  },
  textarea: {
    schema: one(z.string().max(200).register(ui, { control: 'textarea' })),
    first: 'Good morning',
    show: (value) => text(value, { fontSize: 48 }),
  },
  number: {
    schema: one(z.number().min(20).max(200).register(ui, { control: 'number', unit: 'px', step: 1 })),
    first: 110,
    show: (value) => text('', { textTag: '#DHZ#:#DmZ#', fontSize: Math.min(200, Math.max(20, number(value, 110))) }),
  },
  slider: {
    schema: one(z.number().min(0).max(1).register(ui, { control: 'slider', unit: '%', step: 0.01 })),
    first: 0.7,
    show: (value) => [
      layer('progress', {
        ...middle(380),
        fillRate: `(${Math.round(number(value, 0.7) * 100)}/100)`,
        fillColor: '#63e6c8',
        bgColor: '#ffffff22',
      }),
    ],
  },
  switch: {
    schema: one(z.boolean().register(ui, { control: 'switch' })),
    first: true,
    show: (value) => text('', { textTag: '#DHZ#:#DmZ#', fontSize: 120, visible: value === true }),
  },
  checkbox: {
    schema: one(z.boolean().register(ui, { control: 'checkbox' })),
    first: true,
    show: (value) => text(value === true ? '✓' : '', { fontSize: 200 }),
  },
  segmented: {
    schema: one(z.enum(['left', 'center', 'right']).register(ui, { control: 'segmented' })),
    words: { schemaName: 'text', path: 'style.align' },
    first: 'center',
    show: (value) => text('', { textTag: '#DHZ#:#DmZ#', fontSize: 100, align: value }),
  },
  select: {
    schema: one(z.enum(['image', 'hour', 'minutes', 'seconds']).register(ui, { control: 'select' })),
    words: { schemaName: 'image', path: 'type' },
    first: 'hour',
    show: (value) => [
      layer('image', {
        x: 190,
        y: 130,
        width: 120,
        height: 240,
        url: value === 'image' ? 'art:starter/tick.png' : `art:starter/${String(value)}.png`,
      }),
    ],
  },
  color: {
    schema: one(z.string().register(ui, { control: 'color' })),
    first: '#12504a',
    show: (value) => [
      layer('root', { fill: isColor(value) ? value : '#000000' }),
      ...text('Aa', { fill: '#ffffff', fontSize: 140 }),
    ],
  },
  colorList: {
    schema: one(z.array(z.string()).max(5).register(ui, { control: 'colorList' })),
    first: ['#63e6c8', '#ffb454', '#ff6b6b'],
    show: (value) =>
      texts(value)
        .filter(isColor)
        .map((fill, index) => ({
          ...layer('progress', {
            ...middle(420 - index * 70),
            fillRate: '(#BLP#/100)',
            fillColor: fill,
            bgColor: '#ffffff14',
          }),
          uuid: `example-ring-${index}`,
        })),
  },
  font: {
    schema: one(z.string().register(ui, { control: 'font' })),
    first: DEFAULT_FONT.fontName,
    show: (value) => text('', { textTag: '#DHZ#:#DmZ#', fontSize: 130, fontFamily: String(value) }),
  },
  image: {
    schema: one(z.string().register(ui, { control: 'image' })),
    first: 'art:meridian/dial.png',
    show: (value) => [layer('image', { ...middle(500), url: String(value ?? '') })],
  },
  images: {
    schema: one(
      z
        .array(z.object({ url: z.string(), fileSize: z.number() }))
        .max(20)
        .register(ui, { control: 'images' }),
    ),
    first: LISTED.beat,
    show: (value) => attempt(() => [layer('image_sequence', { ...middle(240), textTag: '#DSL#', imgs: value })]),
  },
  tag: {
    schema: one(z.string().register(ui, { control: 'tag' })),
    first: '#DHZ#:#DmZ#',
    show: (value) => attempt(() => text('', { textTag: String(value), fontSize: 110 })),
  },
  expression: {
    schema: one(z.string().register(ui, { control: 'expression', asks: 'share' })),
    first: '(#BLP#/100)',
    show: (value) =>
      attempt(() => [
        layer('progress', { ...middle(380), fillRate: String(value), fillColor: '#63e6c8', bgColor: '#ffffff22' }),
      ]),
  },
  password: {
    schema: one(z.string().register(ui, { control: 'password' })),
    first: 'secret1',
    show: (value) => text('•'.repeat(Math.min(16, String(value ?? '').length))),
  },
  code: {
    schema: one(
      z.string().register(ui, { control: 'code', code: { account: 'email', way: 'email', purpose: 'register' } }),
    ),
    first: '123456',
    show: (value) => text(value, { letterSpacing: 8, fontSize: 80 }),
  },
  money: {
    schema: one(z.int().min(0).max(2000).register(ui, { control: 'money', currency: 'USD' })),
    first: 199,
    show: (value) => text(`$${(number(value, 0) / 100).toFixed(2)}`, { fontSize: 110 }),
  },
  list: {
    schema: one(z.array(z.string().max(20)).max(5).register(ui, { control: 'list' })),
    first: ['Mon', 'Tue', 'Wed'],
    show: (value) => text(texts(value).join(' '), { fontSize: 56 }),
  },
  choices: {
    schema: one(z.array(z.enum(['left', 'center', 'right'])).register(ui, { control: 'choices', most: 2 })),
    words: { schemaName: 'text', path: 'style.align' },
    first: ['left', 'right'],
    show: (value) =>
      texts(value).map((align) => ({
        ...layer('text', { ...middle(440, 120), text: '●', align, fontSize: 90, fill: '#63e6c8' }),
        uuid: `example-${align}`,
      })),
  },
  paint: {
    schema: one(paint.nullable().register(ui, { control: 'paint' })),
    first: {
      ...{ kind: 'linear', from: { x: 0.5, y: 0 }, to: { x: 0.5, y: 1 } },
      stops: [
        { at: 0, color: '#63e6c8' },
        { at: 1, color: '#12504a' },
      ],
    },
    show: (value) => attempt(() => [layer('shape', { ...middle(380), kind: 'ellipse', fill: value })]),
  },
  gradient: {
    schema: one(opaqueStops().nullable().register(ui, { control: 'gradient' })),
    first: [
      { at: 0, color: '#ff5f6d' },
      { at: 0.5, color: '#ffc861' },
      { at: 1, color: '#63e6c8' },
    ],
    show: (value) => attempt(() => [layer('progress', { ...middle(380), ringWidth: 40, fillStops: value })]),
  },
  dash: {
    schema: one(z.array(z.number().min(0).max(1000)).max(8).register(ui, { control: 'dash', unit: 'px' })),
    first: [40, 20],
    show: (value) =>
      attempt(() => [
        layer('shape', {
          ...{ ...middle(380), kind: 'ellipse', fill: null },
          stroke: { paint: { kind: 'solid', color: '#63e6c8' }, width: 16, dash: value },
        }),
      ]),
  },
  date: {
    schema: one(z.string().register(ui, { control: 'date' })),
    first: '2026-11-25',
    show: (value) => text(value, { fontSize: 72 }),
  },
  time: {
    schema: one(z.string().register(ui, { control: 'time' })),
    first: '08:59:08',
    show: (value) => text(value, { fontSize: 90 }),
  },
  shownFor: {
    schema: one(shownFor.optional().register(ui, { control: 'shownFor' })),
    words: { schemaName: 'shared', path: 'shownFor' },
    first: { option: 'seconds', choice: SWITCH_ON },
    // The face has the default choice: a layer for the other one is not shown.
    show: (value) => [
      layer('root', { fill: '#000000' }),
      ...(!value || (value as ShownFor).choice === SWITCH_ON ? text('08:59:08', { fontSize: 90 }) : []),
    ],
  },
  hidden: {
    schema: one(z.string().register(ui, { control: 'hidden' })),
    first: 'stored',
    show: (value) => text(value),
  },
};

// Factories of field schemas. Each call returns a new schema, so that fields do not share metadata.
import { z } from 'zod';
import { REF_OR_EMPTY } from './imageRef';
import { COORDINATE_MAX, EXPRESSION_MAX, THEME_COLORS_MAX } from './limits';
import { type UiMeta, ui } from './ui';

/** A number of px between two bounds. */
export const pixels = (min: number, max: number, meta: UiMeta = {}) =>
  z
    .number()
    .min(min)
    .max(max)
    .register(ui, { control: 'number', unit: 'px', step: 1, ...meta });

/** A coordinate in canvas px, -10,000 to 10,000. */
export const coordinate = (meta: UiMeta = {}) => pixels(-COORDINATE_MAX, COORDINATE_MAX, meta);

/** A length in canvas px, 1 to 10,000. */
export const length = (meta: UiMeta = {}) => pixels(1, COORDINATE_MAX, meta);

/** An angle in degrees clockwise, -360 to 360. */
export const angle = (meta: UiMeta = {}) =>
  z
    .number()
    .min(-360)
    .max(360)
    .register(ui, { control: 'number', unit: '°', step: 1, ...meta });

/** A share from 0 to 1, shown as percent. */
export const share = (meta: UiMeta = {}) =>
  z
    .number()
    .min(0)
    .max(1)
    .register(ui, { control: 'slider', unit: '%', step: 0.01, ...meta });

/** `#rrggbb` or `#rrggbbaa`, stored in lower case. */
export const color = (meta: UiMeta = {}) =>
  z
    .string()
    .regex(/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i)
    .register(ui, { control: 'color', ...meta });

/** One channel of a tint, 0 to 255. */
export const channel = (meta: UiMeta = {}) =>
  z
    .int()
    .min(0)
    .max(255)
    .register(ui, { control: 'slider', step: 1, ...meta });

/** Yes or no. */
export const toggle = (meta: UiMeta = {}) => z.boolean().register(ui, { control: 'switch', ...meta });

/**
 * A reference to an image, resolved only by `assetUrl`: `asset:<sha256>` (stored on this device), `/api/files/<id>`
 * (stored by the backend), `art:<template>/<file>` (shipped with a template), or empty for none.
 */
export const imageUrl = (meta: UiMeta = {}) =>
  z
    .string()
    .max(300)
    .regex(REF_OR_EMPTY)
    .register(ui, { control: 'image', ...meta });

/** An expression in the data-tag language (`(#BLP#/100)`), or empty for none. The panel checks its syntax. */
export const expression = (meta: UiMeta = {}) =>
  z
    .string()
    .max(EXPRESSION_MAX)
    .register(ui, { control: 'expression', ...meta });

/** One of a few options. */
export const choice = <const T extends readonly [string, ...string[]]>(values: T, meta: UiMeta = {}) =>
  z.enum(values).register(ui, { control: 'segmented', ...meta });

/** Maximum amount of money in minor units: well above any price, well below the loss of precision. */
const MONEY_MAX = 100_000_000;

/** An amount of money in whole minor units of a currency (cents, fen), at least 0. */
export const money = (currency: string, meta: UiMeta = {}) =>
  z
    .int()
    .min(0)
    .max(MONEY_MAX)
    .register(ui, { control: 'money', currency, ...meta });

const lower = (text: string) => text.toLowerCase();

/** Whether the entries are unique, ignoring case. */
const noneTwice = (list: readonly string[]): boolean => new Set(list.map(lower)).size === list.length;

/** An ordered list of unique short texts: at most `max` items, each 1 to `itemMax` long. */
export const textList = ({ max, itemMax }: { max: number; itemMax: number }, meta: UiMeta = {}) =>
  z
    .array(z.string().trim().min(1).max(itemMax))
    .max(max)
    .refine(noneTwice, { params: { key: 'twice' } })
    .register(ui, { control: 'list', ...meta });

/** An ordered list of unique colours, at most 15 (spec 5, theme colours). */
export const colorList = (meta: UiMeta = {}) =>
  z
    .array(color())
    .max(THEME_COLORS_MAX)
    .refine(noneTwice, { params: { key: 'twice' } })
    .register(ui, { control: 'colorList', ...meta });

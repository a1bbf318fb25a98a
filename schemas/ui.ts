// Registry of field metadata: the control, section, unit and step of each field.
import { z } from 'zod';
import type { CaptchaPurpose, CaptchaWay } from './captcha';

/** Names of controls; `src/forms/controls/index.ts` has one component for each. */
export const CONTROL_NAMES = [
  'text',
  'textarea',
  'number',
  'slider',
  'switch',
  'checkbox',
  'segmented',
  'select',
  'color',
  'font',
  'image',
  'images',
  'tag',
  'expression',
  'password',
  'code',
  'money',
  'list',
  'colorList',
  'choices',
  'paint',
  'gradient',
  'dash',
  'date',
  'time',
  'shownFor',
  'hidden',
] as const;
export type ControlName = (typeof CONTROL_NAMES)[number];

/**
 * Another field of the same object (`../field`: of the parent object), and the values with which this one is shown. With
 * `isSet` any value other than null or an empty list counts.
 */
export type ShowIf =
  | { field: string; in: readonly (string | number | boolean | null)[] }
  | { field: string; isSet: true };

/**
 * Another field of the same object (`../field`: of the parent object), and the suitable options for each of its values.
 */
export interface OptionsBy {
  field: string;
  values: Readonly<Record<string, readonly (string | number)[]>>;
}

/** A preset expression, named `fields.<schema>.presets.<key>`. */
export interface FieldPreset {
  key: string;
  value: string;
  /** Its variants, chosen in a separate field named `fields.<schema>.presets.<name>`; `value` is one of them. */
  variants?: { name: string; options: readonly { key: string; value: string }[] };
}

/** Destination of a verification code: the account in another field of the form, and the purpose. */
export interface CodeMeta {
  account: string;
  way: CaptchaWay;
  purpose: CaptchaPurpose;
}

/** Metadata of one field; plain JSON, which is also part of the JSON Schema of the docs. */
export interface UiMeta {
  /** Control that edits the field; by default derived from the JSON type. */
  control?: ControlName;
  /** Section heading: a key of `fields.sections`. */
  section?: string;
  /** Unit shown after the value. `%` shows a share of 0 to 1 as percent. */
  unit?: 'px' | '°' | '%' | 'ms';
  /** Step of arrow keys, wheel and slider, in the stored unit. */
  step?: number;
  /** Fields with the same row name are placed side by side (X and Y). */
  row?: string;
  /** Shows the field only while another field of the same object, or each of several, has one of these values. */
  showIf?: ShowIf | readonly ShowIf[];
  /** Offered values, if only some of an enum's; the others remain readable. */
  options?: readonly (string | number)[];
  /**
   * Offers only options that suit the value of another field. A stored option that does not suit it remains readable,
   * marked with the text `fields.<schema>.unfit.<path>`.
   */
  optionsBy?: OptionsBy;
  /** Named preset expressions; any other expression is allowed too. */
  presets?: readonly FieldPreset[];
  /** A text colour: its contrast with the face's background is shown. */
  contrast?: boolean;
  /** Plain text without data tags. */
  plain?: boolean;
  /** Purpose of an expression, used in the AI prompt; default: the layer's content. */
  asks?: 'turn' | 'share' | 'condition';
  /** Maximum characters, shown as a counter. */
  counted?: number;
  /** Options loaded from the server. */
  from?: 'categories' | 'tags';
  /** Marked as required although its type allows empty, because a cross-field rule requires it. */
  looksRequired?: boolean;
  /** Maximum number of selected options. */
  most?: number;
  /** ISO code of the currency of an amount of money. */
  currency?: string;
  /** For a verification code field, which has a button that sends one. */
  code?: CodeMeta;
  /** HTML autocomplete token of a submit form's field. */
  autocomplete?: string;
}

/** Fields register here: `z.number().register(ui, { control: 'slider' })`. */
export const ui = z.registry<UiMeta>();

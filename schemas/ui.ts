// The one registry of field metadata: which control draws a field, in which section, with which unit and step.
import { z } from 'zod';
import type { CaptchaPurpose, CaptchaWay } from './captcha';

/** Names of the controls a field can ask for; `src/forms/controls/index.ts` has one component for each. */
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
  'date',
  'time',
  'hidden',
] as const;
export type ControlName = (typeof CONTROL_NAMES)[number];

/** Another field of the same object (`../field`: of the object around it), and the values of it with which this one shows. */
export interface ShowIf {
  field: string;
  in: readonly (string | number | boolean)[];
}

/** Another field of the same object (`../field`: of the object around it), and by its value the options that fit it. */
export interface OptionsBy {
  field: string;
  values: Readonly<Record<string, readonly (string | number)[]>>;
}

/** A ready-made expression, named `fields.<schema>.presets.<key>`. */
export interface FieldPreset {
  key: string;
  value: string;
  /** Variants of it, chosen in a field of its own named `fields.<schema>.presets.<name>`; `value` is among them. */
  variants?: { name: string; options: readonly { key: string; value: string }[] };
}

/** Where a verification code goes: to the account in another field of the same form, and what it is for. */
export interface CodeMeta {
  account: string;
  way: CaptchaWay;
  purpose: CaptchaPurpose;
}

/** Metadata of one field, plain JSON so that it survives `z.toJSONSchema`. */
export interface UiMeta {
  /** Control that edits the field; guessed from the JSON type where absent. */
  control?: ControlName;
  /** Heading the field stands under: a key of `fields.sections`. */
  section?: string;
  /** Unit shown behind the value. `%` shows a 0..1 share as percent. */
  unit?: 'px' | '°' | '%' | 'ms';
  /** Step of arrows, wheel and slider, in the stored unit. */
  step?: number;
  /** Fields with the same row name stand side by side (X and Y). */
  row?: string;
  /** Show the field only while another field of the same object, or each of several, holds one of these values. */
  showIf?: ShowIf | readonly ShowIf[];
  /** Values offered, where only some of an enum's are; the others stay readable. */
  options?: readonly (string | number)[];
  /**
   * Only those of the options are offered that fit the value of another field. One that is stored and does not fit stays
   * readable, marked with the words `fields.<schema>.unfit.<path>`.
   */
  optionsBy?: OptionsBy;
  /** Expressions offered by name; any other stays possible. */
  presets?: readonly FieldPreset[];
  /** A colour that is read against the face's background: their contrast is shown beside it. */
  contrast?: boolean;
  /** Plain words: no data tag may stand in them. */
  plain?: boolean;
  /** What an expression is for: the AI asks for it in these words, else for what the layer shows. */
  asks?: 'turn' | 'share' | 'condition';
  /** Characters at most, shown as a count beside what is typed. */
  counted?: number;
  /** Options that a list of the server names. */
  from?: 'categories' | 'tags';
  /** It must be filled in though its type may be empty: a rule of the form asks for it. */
  asked?: boolean;
  /** Most options that may be chosen together. */
  most?: number;
  /** ISO code of the currency of an amount of money. */
  currency?: string;
  /** Of a field for a verification code, which has a button that sends one. */
  code?: CodeMeta;
  /** HTML autocomplete token of a submit form's field. */
  autocomplete?: string;
}

/** Fields register themselves here: `z.number().register(ui, { control: 'slider' })`. */
export const ui = z.registry<UiMeta>();

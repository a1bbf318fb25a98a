// Text: literal text, or a data-tag expression in `textTag`; never a mix (docs/rules/product.md).
import { z } from 'zod';
import { choice, color, expression, length } from '@/schemas/fields';
import { glowField, outlineField } from '@/schemas/letterEffects';
import { TEXT_MAX } from '@/schemas/limits';
import { withoutControls } from '@/schemas/names';
import { boxStyle, nodeBase } from '@/schemas/nodes/common';
import { openObject } from '@/schemas/openObject';
import { shadowField } from '@/schemas/shadow';
import { ui } from '@/schemas/ui';

/** Text of a text layer that has neither a text nor a tag yet. */
export const DEFAULT_TEXT = 'Text';

const fields = openObject({
  ...boxStyle,
  text: z
    .string()
    .overwrite(withoutControls)
    .max(TEXT_MAX)
    .default(DEFAULT_TEXT)
    .register(ui, { control: 'textarea', section: 'text', plain: true, showIf: { field: 'textTag', in: [''] } }),
  textTag: expression({ section: 'text', control: 'tag' }).default(''),
  fontFamily: z.string().min(1).max(120).default('Roboto-Regular').register(ui, { control: 'font', section: 'text' }),
  fontSize: length({ section: 'text', row: 'type' }).default(32),
  letterSpacing: z
    .number()
    .min(-100)
    .max(500)
    .default(0)
    .register(ui, { control: 'number', section: 'text', row: 'type', unit: 'px', step: 0.5 }),
  /** Absent: unchanged. 1: upper case. Any other value: lower case (docs/rules/product.md). */
  caseStyle: z
    .int()
    .min(0)
    .max(9)
    .optional()
    .register(ui, { control: 'segmented', section: 'text', options: [1, 0] }),
  align: choice(['left', 'center', 'right'], { section: 'text' }).default('center'),
  fill: color({ section: 'text', contrast: true }).default('#ffffff'),
  shadow: shadowField(),
  outline: outlineField(),
  glow: glowField(),
});

/** Removes a text next to a tag, which is never shown; older documents stored both. The drawing does not change. */
export const textStyle = fields.overwrite((style) =>
  style.textTag === '' || style.text === '' ? style : { ...style, text: '' },
);

export const textNode = openObject({ ...nodeBase, nodeType: z.literal('text'), style: textStyle });

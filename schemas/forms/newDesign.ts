// Form for a new design: watch system, size, name, template.
import { z } from 'zod';
import { type Shape, shape, watchSystem } from '../design';
import { choice } from '../fields';
import { hasGraphemes } from '../graphemes';
import { CANVAS_SIDE_MAX, CANVAS_SIDE_MIN, DEFAULT_CANVAS_SIDE, DESIGN_NAME_MAX } from '../limits';
import { nameFault } from '../names';
import { type ShowIf, ui } from '../ui';

/** Size presets as `width*height:shape`; `custom` shows the size fields. */
export const SIZE_PRESETS = [
  '500*500:circle',
  '466*466:circle',
  '454*454:circle',
  '450*450:circle',
  '390*390:circle',
  '368*448:rectangle',
  '320*386:rectangle',
  'custom',
] as const;

/** Round canvas of the chip watch (spec 9: 217156 px²). */
const CHIP_RATIO = '466*466';

/** A typed design name: trimmed, 1 to 40 graphemes, visible, without hidden characters (`nameFault`). */
export const typedDesignName = () =>
  z
    .string()
    .trim()
    .min(1)
    .refine((name) => hasGraphemes(name, { max: DESIGN_NAME_MAX }), {
      params: { key: 'tooLong', max: DESIGN_NAME_MAX },
    })
    .superRefine((name, context) => {
      const fault = name === '' ? null : nameFault(name);
      if (fault) context.addIssue({ code: 'custom', params: { key: fault } });
    })
    .register(ui, { control: 'text', section: 'name', autocomplete: 'off' });

/** The chip watch has a fixed size; other systems let the designer choose. */
const CHOSEN_SIZE: ShowIf = { field: 'system', in: ['wearOS', 'all'] };
const CUSTOM: ShowIf = { field: 'preset', in: ['custom'] };
const CUSTOM_CIRCLE: readonly ShowIf[] = [CHOSEN_SIZE, CUSTOM, { field: 'shape', in: ['circle'] }];
const CUSTOM_RECTANGLE: readonly ShowIf[] = [CHOSEN_SIZE, CUSTOM, { field: 'shape', in: ['rectangle'] }];

const side = (showIf: readonly ShowIf[]) =>
  z
    .int()
    .min(CANVAS_SIDE_MIN)
    .max(CANVAS_SIDE_MAX)
    .default(DEFAULT_CANVAS_SIDE)
    .register(ui, { control: 'number', section: 'size', unit: 'px', step: 1, row: 'size', showIf });

export const newDesignForm = z.object({
  system: watchSystem
    .clone()
    .register(ui, { control: 'segmented', section: 'system', options: ['wearOS', 'other', 'all'] }),
  preset: z
    .enum(SIZE_PRESETS)
    .default('500*500:circle')
    .register(ui, { control: 'select', section: 'size', showIf: CHOSEN_SIZE }),
  shape: choice(shape.options as ['circle', 'rectangle'], { section: 'size', showIf: [CHOSEN_SIZE, CUSTOM] }).default(
    'circle',
  ),
  diameter: side(CUSTOM_CIRCLE),
  width: side(CUSTOM_RECTANGLE),
  height: side(CUSTOM_RECTANGLE),
  name: typedDesignName(),
  /** `blank`, or the id of a template. */
  template: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .default('blank')
    .register(ui, { control: 'select', section: 'template', options: ['blank'] }),
});
export type NewDesignForm = z.output<typeof newDesignForm>;

/** What the form starts with. */
export const newDesignDefaults = {
  system: 'wearOS',
  preset: '500*500:circle',
  shape: 'circle',
  diameter: DEFAULT_CANVAS_SIDE,
  width: DEFAULT_CANVAS_SIDE,
  height: DEFAULT_CANVAS_SIDE,
  name: '',
  template: 'blank',
} as const satisfies z.input<typeof newDesignForm>;

/** The canvas chosen in the form: `width*height` in px, and its shape. */
export function chosenCanvas(
  form: Pick<NewDesignForm, 'system' | 'preset' | 'shape' | 'diameter' | 'width' | 'height'>,
): {
  ratio: string;
  shape: Shape;
} {
  if (form.system === 'other') return { ratio: CHIP_RATIO, shape: 'circle' };
  if (form.preset === 'custom') {
    const [width, height] = form.shape === 'circle' ? [form.diameter, form.diameter] : [form.width, form.height];
    return { ratio: `${width}*${height}`, shape: form.shape };
  }
  const [ratio = '', kind] = form.preset.split(':');
  return { ratio, shape: kind === 'rectangle' ? 'rectangle' : 'circle' };
}

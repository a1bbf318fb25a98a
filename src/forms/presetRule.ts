// Which preset expressions a form accepts: a React context, because platforms support different tags.
import { createContext } from 'react';
import type { FieldPreset } from '@/schemas/ui';

/** Whether fields of this form accept an expression; any by default. */
export const PresetRule = createContext<(source: string) => boolean>(() => true);

/** The presets with their accepted expressions; drops presets without any. */
export function presetsTaken(presets: readonly FieldPreset[], takes: (source: string) => boolean): FieldPreset[] {
  return presets.flatMap((preset) => {
    if (!preset.variants) return takes(preset.value) ? [preset] : [];
    const options = preset.variants.options.filter(({ value }) => takes(value));
    const [first] = options;
    if (!first) return [];
    const value = takes(preset.value) ? preset.value : first.value;
    return [{ ...preset, value, variants: { ...preset.variants, options } }];
  });
}

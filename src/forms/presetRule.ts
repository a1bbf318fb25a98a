// Which ready-made expressions the place of the form takes: a React context, since a platform shows only some data tags.
import { createContext } from 'react';
import type { FieldPreset } from '@/schemas/ui';

/** Whether an expression may stand in the fields of this form; any may where nothing is said. */
export const PresetRule = createContext<(source: string) => boolean>(() => true);

/** The presets with those of their expressions that are taken; one of which none is left goes. */
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

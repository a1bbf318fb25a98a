// Preset expressions by name, and variants of the selected one; the selection is derived from the expression.
import { useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldPreset } from '@/schemas/ui';
import { Select } from '@/ui/Select';
import type { ControlProps } from '../Control';
import { presetKeys } from '../fieldWords';
import { PresetRule, presetsTaken } from '../presetRule';

/** Whether the expression is the preset, or one of its variants. */
const isChosen = (source: string, { value, variants }: FieldPreset): boolean =>
  value === source || (variants?.options.some((option) => option.value === source) ?? false);

type PresetsProps = Pick<ControlProps, 'field' | 'schemaName' | 'label' | 'disabled' | 'mixed'> & {
  source: string;
  onPick(source: string): void;
};

export function Presets({ field, schemaName, label, disabled, mixed, source, onPick }: PresetsProps) {
  const { t } = useTranslation(['fields', 'messages']);
  const words = (name: string) => t(presetKeys(schemaName, field.path, name), { ns: 'fields' });
  const takes = useContext(PresetRule);
  const presets = useMemo(() => presetsTaken(field.presets, takes), [field.presets, takes]);
  const chosen = mixed ? undefined : presets.find((preset) => isChosen(source, preset));
  return (
    <div className="mt-1 flex flex-col gap-1">
      <Select
        aria-label={t('ui.presets.of', { ns: 'messages', label })}
        value={chosen?.key}
        placeholder={t(mixed ? 'ui.mixed' : 'ui.presets.own', { ns: 'messages' })}
        options={presets.map(({ key }) => ({ value: key, label: words(key) }))}
        disabled={disabled}
        onChange={(key) => {
          const picked = presets.find((preset) => preset.key === key);
          if (picked) onPick(picked.value);
        }}
        className="w-full"
      />
      {chosen?.variants ? (
        <Select
          aria-label={words(chosen.variants.name)}
          value={chosen.variants.options.find((option) => option.value === source)?.key}
          options={chosen.variants.options.map(({ key }) => ({ value: key, label: words(key) }))}
          disabled={disabled}
          onChange={(key) => {
            const picked = chosen.variants?.options.find((option) => option.key === key);
            if (picked) onPick(picked.value);
          }}
          className="w-full"
        />
      ) : null}
    </div>
  );
}

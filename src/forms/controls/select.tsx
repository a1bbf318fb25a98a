// One of many options: the native select.
import { useTranslation } from 'react-i18next';
import { Select } from '@/ui/Select';
import type { Control, ControlProps } from '../Control';
import { storedOption } from '../fieldWords';
import { useOptions } from '../useOptions';

function SelectControl(props: ControlProps) {
  const { t, i18n } = useTranslation(['fields', 'messages']);
  const options = useOptions(props);
  const chosen = props.mixed ? undefined : options.find((option) => option.value === props.value);
  const other = storedOption(i18n, props.schemaName, props.field, props.value);
  return (
    <Select
      id={props.id}
      options={options.map(({ key, label }) => ({ value: key, label }))}
      value={chosen?.key ?? (props.mixed ? undefined : other?.key)}
      placeholder={
        props.mixed ? t('ui.mixed', { ns: 'messages' }) : other?.label || t('ui.chooseOne', { ns: 'messages' })
      }
      onChange={(key) => props.onChange(options.find((option) => option.key === key)?.value)}
      invalid={props.invalid}
      disabled={props.disabled}
      aria-required={props.field.required || undefined}
      aria-describedby={props.describedBy}
      className="w-full"
    />
  );
}

export const selectControl: Control = { Input: SelectControl, labelling: 'for' };

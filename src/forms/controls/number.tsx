// A number with its unit; a share from 0 to 1 is shown as percent.
import { useTranslation } from 'react-i18next';
import { NumberInput } from '@/ui/NumberInput';
import type { Control, ControlProps } from '../Control';

function NumberControl(props: ControlProps) {
  const { t } = useTranslation('messages');
  const { field, value } = props;
  return (
    <NumberInput
      id={props.id}
      value={typeof value === 'number' ? value : undefined}
      onChange={props.onChange}
      min={field.min}
      max={field.max}
      step={field.step ?? 1}
      scale={field.unit === '%' ? 100 : 1}
      unit={props.prefix ? undefined : field.unit}
      prefix={props.prefix}
      label={props.prefix ? props.label : undefined}
      placeholder={props.mixed ? t('ui.mixed') : undefined}
      describedBy={props.describedBy}
      invalid={props.invalid}
      required={field.required}
      disabled={props.disabled}
      className="w-full"
    />
  );
}

export const numberControl: Control = { Input: NumberControl, labelling: 'for', isTyped: true };

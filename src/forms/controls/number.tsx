// A number with its unit; a share from 0 to 1 is shown as percent.
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '@/ui/NumberInput';
import type { Control, ControlProps } from '../Control';
import { LiveFieldContext } from '../services/liveFields';

function NumberControl(props: ControlProps) {
  const { t } = useTranslation('messages');
  const { field, value } = props;
  const live = useContext(LiveFieldContext);
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
      suffix={live ? <live.Button path={field.path} label={props.label} disabled={props.disabled} /> : undefined}
      className="w-full"
    />
  );
}

export const numberControl: Control = { Input: NumberControl, labelling: 'for', isTyped: true };

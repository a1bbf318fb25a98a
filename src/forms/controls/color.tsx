// A colour with its opacity; the design's own colours are offered first.
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { ColorInput } from '@/ui/ColorInput';
import type { Control, ControlProps } from '../Control';
import { FormServicesContext } from '../formServices';

function ColorControl(props: ControlProps) {
  const { t } = useTranslation('messages');
  const services = useContext(FormServicesContext);
  return (
    <ColorInput
      id={props.id}
      label={props.label}
      value={typeof props.value === 'string' ? props.value : ''}
      onChange={props.onChange}
      placeholder={props.mixed ? t('ui.mixed') : undefined}
      describedBy={props.describedBy}
      invalid={props.invalid}
      disabled={props.disabled}
      swatches={services?.swatches}
    />
  );
}

export const colorControl: Control = { Input: ColorControl, labelling: 'for' };

// A font family of those the product offers; one that is gone stays readable.
import { useTranslation } from 'react-i18next';
import { Select } from '@/ui/Select';
import type { Control, ControlProps } from '../Control';
import { useFormServices } from '../formServices';

function FontControl(props: ControlProps) {
  const { t } = useTranslation('messages');
  const { fonts } = useFormServices();
  const family = typeof props.value === 'string' ? props.value : undefined;
  return (
    <Select
      id={props.id}
      options={fonts.map((font) => ({ value: font.family, label: font.label }))}
      value={family}
      placeholder={props.mixed ? t('ui.mixed') : family}
      onChange={props.onChange}
      invalid={props.invalid}
      disabled={props.disabled}
      aria-describedby={props.describedBy}
      className="w-full"
    />
  );
}

export const fontControl: Control = { Input: FontControl, labelling: 'for' };

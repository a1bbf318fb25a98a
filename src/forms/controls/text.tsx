// One line of text, or a password that can be revealed.
import { useTranslation } from 'react-i18next';
import { TextInput } from '@/ui/TextInput';
import type { Control, ControlProps } from '../Control';
import { describedWithCount, TypedCount } from './TypedCount';

/** Mobile keyboard by autocomplete token. */
const TYPES: Readonly<Record<string, 'tel' | 'email' | 'url'>> = {
  tel: 'tel',
  'tel-national': 'tel',
  email: 'email',
  url: 'url',
};

function useTextProps(props: ControlProps) {
  const { t } = useTranslation('messages');
  const { field, value } = props;
  return {
    id: props.id,
    value: typeof value === 'string' ? value : '',
    onChange: props.onChange as (text: string) => void,
    placeholder: props.mixed ? t('ui.mixed') : undefined,
    invalid: props.invalid,
    disabled: props.disabled,
    prefix: props.prefix,
    suffix: field.counted ? <TypedCount id={`${props.id}-count`} text={value} most={field.counted} /> : undefined,
    autoComplete: field.autocomplete ?? 'off',
    'aria-required': field.required || undefined,
    'aria-describedby': describedWithCount(props),
    className: 'w-full',
  };
}

function TextControl(props: ControlProps) {
  return <TextInput {...useTextProps(props)} type={TYPES[props.field.autocomplete ?? ''] ?? 'text'} />;
}

function PasswordControl(props: ControlProps) {
  return <TextInput {...useTextProps(props)} type="password" />;
}

export const textControl: Control = { Input: TextControl, labelling: 'for', isTyped: true };
export const passwordControl: Control = { Input: PasswordControl, labelling: 'for' };

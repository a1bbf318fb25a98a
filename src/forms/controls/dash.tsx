// Lengths of dashes and gaps, typed as numbers with spaces between.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '@/ui/TextInput';
import type { Control, ControlProps } from '../Control';

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : '';

/** The numbers in a text; the text itself while it holds anything else. */
function read(text: string): readonly number[] | string {
  const words = text.split(/[\s,，、]+/).filter((word) => word !== '');
  const numbers = words.map(Number);
  return numbers.every(Number.isFinite) ? numbers : text;
}

function DashControl(props: ControlProps) {
  const { t } = useTranslation('messages');
  // The text as typed, while it still means the value: “8 ” must not lose its space.
  const [typed, setTyped] = useState('');
  const value = textOf(props.value);
  return (
    <TextInput
      id={props.id}
      value={textOf(read(typed)) === value ? typed : value}
      onChange={(text) => {
        setTyped(text);
        props.onChange(read(text));
      }}
      placeholder={props.mixed ? t('ui.mixed') : undefined}
      invalid={props.invalid}
      disabled={props.disabled}
      aria-describedby={props.describedBy}
    />
  );
}

export const dashControl: Control = { Input: DashControl, labelling: 'for', isTyped: true };

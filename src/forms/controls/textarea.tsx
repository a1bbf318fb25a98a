// Several lines of text.
import { useTranslation } from 'react-i18next';
import { TextArea } from '@/ui/TextArea';
import type { Control, ControlProps } from '../Control';

function TextareaControl(props: ControlProps) {
  const { t } = useTranslation('messages');
  return (
    <TextArea
      id={props.id}
      value={typeof props.value === 'string' ? props.value : ''}
      onChange={props.onChange}
      placeholder={props.mixed ? t('ui.mixed') : undefined}
      invalid={props.invalid}
      disabled={props.disabled}
      // Where nothing follows the text at once, a long one has room from the start.
      className={props.prefix === undefined && props.field.section === undefined ? 'min-h-24' : ''}
      aria-required={props.field.required || undefined}
      aria-describedby={props.describedBy}
    />
  );
}

export const textareaControl: Control = { Input: TextareaControl, labelling: 'for', isTyped: true };

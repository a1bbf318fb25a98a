// Several lines of text.
import { useTranslation } from 'react-i18next';
import { TextArea } from '@/ui/TextArea';
import type { Control, ControlProps } from '../Control';
import { describedWithCount, TypedCount } from './TypedCount';

function TextareaControl(props: ControlProps) {
  const { t } = useTranslation('messages');
  const { counted } = props.field;
  const area = (
    <TextArea
      id={props.id}
      value={typeof props.value === 'string' ? props.value : ''}
      onChange={props.onChange}
      placeholder={props.mixed ? t('ui.mixed') : undefined}
      invalid={props.invalid}
      disabled={props.disabled}
      // A long text without live changes is tall from the start.
      className={props.prefix === undefined && (props.field.section === undefined || counted) ? 'min-h-24' : ''}
      aria-required={props.field.required || undefined}
      aria-describedby={describedWithCount(props)}
    />
  );
  if (!counted) return area;
  return (
    <>
      {area}
      <span className="mt-1 block text-right text-2xs text-muted">
        <TypedCount id={`${props.id}-count`} text={props.value} most={counted} />
      </span>
    </>
  );
}

export const textareaControl: Control = { Input: TextareaControl, labelling: 'for', isTyped: true };

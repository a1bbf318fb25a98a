// A statement that the user confirms: a checkbox with its label after it. For immediate effects use a switch.
import { useTranslation } from 'react-i18next';
import type { Control, ControlProps } from '../Control';

function CheckboxControl(props: ControlProps) {
  const { t } = useTranslation('messages');
  return (
    <span className="flex items-start gap-2 text-sm">
      <input
        type="checkbox"
        id={props.id}
        checked={props.value === true}
        aria-describedby={props.describedBy}
        aria-invalid={props.invalid || undefined}
        disabled={props.disabled}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
        className="mt-0.5 size-4 shrink-0 accent-accent"
      />
      <span className="min-w-0">
        <label htmlFor={props.id} id={props.labelId} className="font-medium">
          {props.label}
        </label>
        {props.field.required && !props.disabled ? (
          <span className="font-normal text-muted"> {t('ui.required')}</span>
        ) : null}
      </span>
    </span>
  );
}

export const checkboxControl: Control = { Input: CheckboxControl, labelling: 'own' };

// Ties label, hint, range and error to a control, once for all forms.
import { CircleAlert } from 'lucide-react';
import { type ComponentType, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Control, ControlProps } from './Control';
import { controls } from './controls';
import type { FieldDescriptor } from './describeFields';
import { fieldHint, fieldLabel, fieldRange, fieldShort } from './fieldWords';
import { readOnlyControl } from './ReadOnlyValue';

/** A control of its own for one field: whole, or what it draws, which then names itself by `labelId`. */
export type CustomControl = Control | ComponentType<ControlProps>;

const asControl = (custom: CustomControl): Control =>
  'labelling' in custom ? custom : { Input: custom, labelling: 'by' };

export interface FieldProps {
  field: FieldDescriptor;
  schemaName: string;
  /** Id of the control; made up where not given. */
  id?: string | undefined;
  value: unknown;
  mixed?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The value is shown as text that takes the focus, instead of a control. */
  readOnly?: boolean | undefined;
  /** Translated: why it is disabled. */
  reason?: string | undefined;
  /** Translated words under it instead of the hint of its key. */
  note?: string | undefined;
  /** Translated. */
  error?: string | undefined;
  /** `row`: label left, as in a panel. `stacked`: label above, as in a dialog. `inside`: label in the box, beside others. */
  layout: 'row' | 'stacked' | 'inside';
  /** Drawn instead of the control the schema names. */
  custom?: CustomControl | undefined;
  onChange(value: unknown): void;
}

const LAYOUTS = {
  row: 'grid grid-cols-[minmax(4.5rem,5.75rem)_minmax(0,1fr)] items-start gap-x-2',
  stacked: 'flex flex-col gap-1',
  // Its parts stand in the grid of the row: the box among the others, what is said of it under all of them.
  inside: 'contents',
} as const;

/** A refusal is a sentence: it gets the width of the panel, not that of the box. */
const FULL_WIDTH = { row: 'col-span-full', stacked: '', inside: 'order-last col-span-full' } as const;

export function Field(props: FieldProps) {
  const { field, schemaName, value, mixed = false, disabled = false, reason, error, layout, onChange } = props;
  const { t, i18n } = useTranslation(['fields', 'messages', 'errors']);
  const own = useId();
  const id = props.id ?? own;
  const control = props.custom ? asControl(props.custom) : controls[field.control];
  const { Input, labelling } = props.readOnly && field.control !== 'hidden' ? readOnlyControl : control;
  const label = fieldLabel(t, schemaName, field);
  const hint = props.note ?? fieldHint(i18n, t, schemaName, field);
  // A dialog shows the range; a panel has no room and tells it to screen readers.
  const shown = layout === 'stacked';
  // What the platform says of the bounds is narrower than the schema's.
  const range = props.note ? '' : fieldRange(t, field, { shown, unitToo: layout === 'inside' });
  const ids = [range && `${id}-range`, hint && `${id}-hint`, reason && `${id}-reason`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  const labelClass =
    layout === 'stacked' ? 'text-sm font-medium' : 'flex min-h-8 items-center text-sm leading-4 text-muted';
  const mark = field.required && layout === 'stacked' && !reason ? t('ui.required', { ns: 'messages' }) : '';

  return (
    <div className={LAYOUTS[layout]} data-field={field.path}>
      {layout === 'inside' || labelling === 'own' ? null : labelling === 'for' ? (
        <span className={labelClass}>
          <label htmlFor={id} id={`${id}-label`}>
            {label}
          </label>
          {mark ? <span className="font-normal text-muted"> {mark}</span> : null}
        </span>
      ) : (
        <span className={labelClass}>
          <span id={`${id}-label`}>{label}</span>
          {mark ? <span className="font-normal text-muted"> {mark}</span> : null}
        </span>
      )}
      <div className="min-w-0">
        <Input
          field={field}
          schemaName={schemaName}
          id={id}
          labelId={`${id}-label`}
          label={label}
          describedBy={ids || undefined}
          invalid={Boolean(error)}
          disabled={disabled}
          mixed={mixed}
          value={mixed ? undefined : value}
          prefix={layout === 'inside' ? fieldShort(i18n, t, schemaName, field) : undefined}
          onChange={onChange}
        />
        {range ? (
          <span id={`${id}-range`} className={shown ? 'mt-1 block text-xs text-muted' : 'sr-only'}>
            {range}
          </span>
        ) : null}
        {hint ? (
          <p id={`${id}-hint`} className="mt-1 text-xs text-muted">
            {hint}
          </p>
        ) : null}
      </div>
      {reason ? (
        <p id={`${id}-reason`} className={`${FULL_WIDTH[layout]} mt-1 text-xs text-muted`}>
          {reason}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={`${FULL_WIDTH[layout]} mt-1 flex items-start gap-1 text-xs text-danger`}>
          <CircleAlert size={12} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{error}</span>
        </p>
      ) : null}
    </div>
  );
}

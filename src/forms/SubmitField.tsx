// One field of a submit form: registered while it shows, so that a hidden one blocks nothing.
import { type FocusEvent, memo, useMemo, useRef } from 'react';
import { type Control, type FieldValues, useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldDescriptor } from './describeFields';
import { type CustomControl, Field } from './Field';
import { issueText, unpackIssue } from './fieldIssue';
import { narrowed } from './narrowed';

/** Controls of single paths instead of the generated ones. */
export type SubmitControls = Readonly<Record<string, CustomControl>>;

export interface SubmitFieldProps {
  field: FieldDescriptor;
  schemaName: string;
  control: Control<FieldValues, unknown, FieldValues>;
  id: string;
  custom: CustomControl | undefined;
  /** Translated: why it cannot be changed. */
  reason?: string | undefined;
  /** Runs an action once no pointer is pressed. */
  afterPress(action: () => void): void;
}

export const SubmitField = memo(function SubmitField(props: SubmitFieldProps) {
  const { showIf, optionsBy } = props.field;
  return showIf.length > 0 || optionsBy ? <DependentField {...props} /> : <BoundField {...props} />;
});

/** Other fields decide whether it shows, or what it offers. */
function DependentField({ field, ...rest }: SubmitFieldProps) {
  const { showIf, optionsBy } = field;
  const paths = [...showIf, ...(optionsBy ? [optionsBy] : [])].map(({ path }) => path);
  const deciding: readonly unknown[] = useWatch({ control: rest.control, name: paths });
  const shown = showIf.every((condition, at) => condition.in.some((value) => value === deciding[at]));
  const decided = deciding[showIf.length];
  const offering = useMemo(() => narrowed(field, decided), [field, decided]);
  return shown ? <BoundField field={offering} {...rest} /> : null;
}

function BoundField({ field, schemaName, control, id, custom, reason, afterPress }: SubmitFieldProps) {
  const { t } = useTranslation('errors');
  const bound = useController({
    control,
    name: field.path,
    shouldUnregister: field.showIf.length > 0,
    ...(field.default === undefined ? {} : { defaultValue: field.default }),
  });
  const message = bound.fieldState.error?.message;
  const wasChanged = useRef(false);
  const change = (value: unknown) => {
    wasChanged.current = true;
    bound.field.onChange(value);
  };
  // A field that nobody changed is not validated when the focus leaves it. A changed one is, after the press that took the
  // focus away: its error line would move the pressed button, and the click would be lost.
  const bubbled = {
    onBlur: (event: FocusEvent) => {
      if (wasChanged.current && !event.currentTarget.contains(event.relatedTarget)) afterPress(bound.field.onBlur);
    },
  };
  return (
    <div {...bubbled}>
      <Field
        field={field}
        schemaName={schemaName}
        id={id}
        value={bound.field.value}
        error={message === undefined ? undefined : issueText(t, unpackIssue(message), field)}
        layout="stacked"
        disabled={reason !== undefined}
        reason={reason}
        // A reason says more exactly what the hint foresaw.
        note={reason === undefined ? undefined : ''}
        custom={custom}
        onChange={change}
      />
    </div>
  );
}

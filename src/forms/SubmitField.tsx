// A field of a submit form: registered only while shown, so that a hidden one does not block submitting.
import { type ComponentType, type FocusEvent, memo, useMemo, useRef } from 'react';
import { type FieldValues, type Control as FormControl, useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Control, ControlProps } from './Control';
import { controls } from './controls';
import { type FieldDescriptor, isMet } from './describeFields';
import { Field } from './Field';
import { issueText, unpackIssue } from './fieldIssue';
import { narrowed } from './narrowed';

/** A custom control for one field: complete, or only its component, which labels itself by `labelId`. */
type CustomControl = Control | ComponentType<ControlProps>;

const asControl = (custom: CustomControl): Control =>
  'labelling' in custom ? custom : { Input: custom, labelling: 'by' };

/** Custom controls by path, instead of the generated ones. */
export type SubmitControls = Readonly<Record<string, CustomControl>>;

export interface SubmitFieldProps {
  field: FieldDescriptor;
  schemaName: string;
  control: FormControl<FieldValues, unknown, FieldValues>;
  id: string;
  custom: CustomControl | undefined;
  /** Translated reason why it is disabled. */
  reason?: string | undefined;
  /** Runs an action when no pointer is pressed. */
  afterPress(action: () => void): void;
}

export const SubmitField = memo(function SubmitField(props: SubmitFieldProps) {
  const { showIf, optionsBy } = props.field;
  return showIf.length > 0 || optionsBy ? <DependentField {...props} /> : <BoundField {...props} />;
});

/** A field whose visibility or options depend on other fields. */
function DependentField({ field, ...rest }: SubmitFieldProps) {
  const { showIf, optionsBy } = field;
  const paths = [...showIf, ...(optionsBy ? [optionsBy] : [])].map(({ path }) => path);
  const deciding: readonly unknown[] = useWatch({ control: rest.control, name: paths });
  const shown = showIf.every((condition, at) => isMet(condition, deciding[at]));
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
  // An unchanged field is not validated on blur. A changed one is, after the press that moved the focus: its error line
  // would move the pressed button, and the click would be lost.
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
        // The reason is more specific than the hint.
        note={reason === undefined ? undefined : ''}
        control={custom ? asControl(custom) : controls[field.control]}
        onChange={change}
      />
    </div>
  );
}

// One field of a submit form: registered while it shows, so that a hidden one blocks nothing.
import { type ComponentType, type FocusEvent, memo } from 'react';
import { type Control, type FieldValues, useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ControlProps } from './Control';
import type { FieldDescriptor } from './describeFields';
import { Field } from './Field';
import { problemText, unpackProblem } from './fieldProblem';

/** Controls of single paths instead of the generated ones. */
export type SubmitControls = Readonly<Record<string, ComponentType<ControlProps>>>;

export interface SubmitFieldProps {
  field: FieldDescriptor;
  schemaName: string;
  control: Control<FieldValues, unknown, FieldValues>;
  id: string;
  custom: ComponentType<ControlProps> | undefined;
}

export const SubmitField = memo(function SubmitField(props: SubmitFieldProps) {
  return props.field.showIf.length > 0 ? <ConditionalField {...props} /> : <BoundField {...props} />;
});

function ConditionalField(props: SubmitFieldProps) {
  const { showIf } = props.field;
  const deciding: readonly unknown[] = useWatch({ control: props.control, name: showIf.map(({ path }) => path) });
  const shown = showIf.every((condition, at) => condition.in.some((value) => value === deciding[at]));
  return shown ? <BoundField {...props} /> : null;
}

function BoundField({ field, schemaName, control, id, custom }: SubmitFieldProps) {
  const { t } = useTranslation('errors');
  const bound = useController({
    control,
    name: field.path,
    shouldUnregister: field.showIf.length > 0,
    ...(field.default === undefined ? {} : { defaultValue: field.default }),
  });
  const message = bound.fieldState.error?.message;
  // The control acts; this only hears the focus leave it.
  const bubbled = {
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) bound.field.onBlur();
    },
  };
  return (
    <div {...bubbled}>
      <Field
        field={field}
        schemaName={schemaName}
        id={id}
        value={bound.field.value}
        error={message === undefined ? undefined : problemText(t, unpackProblem(message), field)}
        layout="stacked"
        custom={custom}
        onChange={bound.field.onChange}
      />
    </div>
  );
}

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
  const { showIf } = props.field;
  return showIf ? <ConditionalField {...props} showIf={showIf} /> : <BoundField {...props} />;
});

function ConditionalField(props: SubmitFieldProps & { showIf: NonNullable<FieldDescriptor['showIf']> }) {
  const { showIf, ...rest } = props;
  const deciding: unknown = useWatch({ control: props.control, name: showIf.path });
  return showIf.in.some((value) => value === deciding) ? <BoundField {...rest} /> : null;
}

function BoundField({ field, schemaName, control, id, custom }: SubmitFieldProps) {
  const { t } = useTranslation('errors');
  const bound = useController({
    control,
    name: field.path,
    shouldUnregister: field.showIf !== undefined,
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

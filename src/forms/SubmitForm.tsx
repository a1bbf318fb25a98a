// A submit form (react-hook-form): errors appear after touching, and a summary with links after submitting.
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type FieldValues, type Control as FormControl, useForm, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { useAfterPress } from '@/ui/useAfterPress';
import { describeFields, type FieldDescriptor } from './describeFields';
import { ErrorSummary, focusField } from './ErrorSummary';
import { issueOf, packIssue } from './fieldIssue';
import { type FormActs, FormActsContext, FormControlContext, type SubmitFormContext } from './formValue';
import { type SubmitControls, SubmitField } from './SubmitField';
import { submitRows } from './submitRows';

/** Parts of a form with a custom layout. */
export interface FormParts {
  fields: readonly FieldDescriptor[];
  /** Fields in order; those of one row side by side if there is space. */
  draw(fields: readonly FieldDescriptor[]): ReactNode;
  /** Error summary with links, and the server's message. */
  notices: ReactNode;
  /** It is being sent. */
  busy: boolean;
}

/** Show no spinner for work that takes less than this, in ms. */
const SAY_BUSY_MS = 1000;

export interface SubmitFormProps<S extends z.ZodType<FieldValues, FieldValues>> {
  schema: S;
  /** First part of the locale keys. */
  schemaName: string;
  /** Copied, never written to. */
  defaultValues: z.input<S>;
  /** Called with valid, parsed values. The button is busy while the promise is pending. */
  onSubmit(values: z.output<S>): void | Promise<void>;
  submitLabel: string;
  /** The act destroys something. */
  danger?: boolean | undefined;
  /** Shown on the button while it is busy, and announced if that takes long. */
  busyLabel?: string | undefined;
  /** The buttons stick to the lower edge of the scroll container, which ends with this form. */
  stickyButtons?: boolean | undefined;
  /** The button is as wide as the fields, for forms with a single action. */
  wideButton?: boolean | undefined;
  /** Translated message of the server. */
  serverError?: string | undefined;
  /** Before the submit button: cancel, a link, a note. */
  footer?: ReactNode;
  /** Custom controls by path, such as a gallery. */
  controls?: SubmitControls | undefined;
  /** Paths without a field; their default values are submitted. */
  omit?: ReadonlySet<string> | undefined;
  /** After the fields, before the buttons. */
  children?: ReactNode;
  /** Called when the user changes or restores the initial values; values set by `fill` do not count. */
  onDirty?: ((isDirty: boolean) => void) | undefined;
  /** Translated reasons by path why single fields are disabled. */
  reasons?: Readonly<Record<string, string>> | undefined;
  /** Renders everything inside the form, including buttons; without it the fields are stacked. */
  arrange?: ((parts: FormParts) => ReactNode) | undefined;
}

const NONE: Readonly<Record<string, string>> = {};

/** A separate component, so that the form does not re-render. */
function TellDirty({ control, onDirty }: { control: FormControl; onDirty(isDirty: boolean): void }) {
  const { dirtyFields } = useFormState({ control });
  const isDirty = Object.keys(dirtyFields).length > 0;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return null;
}

const contextOf = (control: FormControl): SubmitFormContext => ({
  control,
  useValue: function useValue(path) {
    return useWatch({ control, name: path });
  },
});

export function SubmitForm<S extends z.ZodType<FieldValues, FieldValues>>(props: SubmitFormProps<S>) {
  const { schema, schemaName, onSubmit, serverError, omit, reasons = NONE, arrange } = props;
  const { t } = useTranslation('messages');
  const base = useId();
  const whole = useRef<HTMLFormElement>(null);
  const afterPress = useAfterPress();
  const [isRefused, setRefused] = useState(false);
  const [busy, setBusy] = useState(false);
  const [initial] = useState(() => structuredClone(props.defaultValues) as FieldValues);

  const form = useForm<FieldValues, unknown, FieldValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: initial,
    // Only text survives the resolver, so key and parameters are encoded in it and translated on render.
    resolver: zodResolver(schema as z.ZodType<FieldValues, FieldValues>, {
      error: (issue) => packIssue(issueOf(issue as Parameters<typeof issueOf>[0])),
    }),
  });
  const { control, handleSubmit, trigger, getValues, setValue, reset } = form;
  const formContext = useMemo(() => contextOf(control), [control]);
  const fields = describeFields(schema).filter((field) => field.control !== 'hidden' && !omit?.has(field.path));
  const fieldId = (path: string) => `${base}-${path}`;

  const acts = useMemo<FormActs>(
    () => ({
      check: (path) => trigger(path),
      focus: (path) => focusField(`${base}-${path}`),
      values: () => getValues(),
      fill: (path, value) => setValue(path, value),
      put: (path, value) => setValue(path, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true }),
      send: () => whole.current?.requestSubmit(),
      settle: () => reset(getValues(), { keepErrors: true, keepTouched: true, keepIsSubmitted: true }),
    }),
    [trigger, getValues, setValue, reset, base],
  );

  useEffect(() => {
    if (serverError) announce(serverError, { politeness: 'assertive' });
  }, [serverError]);

  const send = handleSubmit(
    async (values) => {
      setBusy(true);
      const slow = setTimeout(() => announce(props.busyLabel ?? ''), SAY_BUSY_MS);
      try {
        await onSubmit(values as z.output<S>);
      } finally {
        clearTimeout(slow);
        setBusy(false);
      }
    },
    () => setRefused(true),
  );

  const drawField = (field: FieldDescriptor) => (
    <SubmitField
      key={field.path}
      field={field}
      schemaName={schemaName}
      control={control}
      id={fieldId(field.path)}
      custom={props.controls?.[field.path]}
      reason={reasons[field.path]}
      afterPress={afterPress}
    />
  );
  const notices = (
    <>
      <ErrorSummary control={control} fields={fields} schemaName={schemaName} shown={isRefused} fieldId={fieldId} />
      {serverError ? (
        <p className="rounded-md border border-danger px-3 py-2 text-sm text-danger" data-server-error="">
          {serverError}
        </p>
      ) : null}
    </>
  );
  if (arrange) {
    const draw = (drawn: readonly FieldDescriptor[]) => submitRows(drawn, drawField);
    return (
      <form ref={whole} noValidate onSubmit={(event) => void send(event)}>
        <FormControlContext value={formContext}>
          <FormActsContext value={acts}>{arrange({ fields, draw, notices, busy })}</FormActsContext>
        </FormControlContext>
        {props.onDirty ? <TellDirty control={control} onDirty={props.onDirty} /> : null}
      </form>
    );
  }
  return (
    <form ref={whole} noValidate className="flex flex-col gap-4" onSubmit={(event) => void send(event)}>
      {notices}
      <FormControlContext value={formContext}>
        <FormActsContext value={acts}>
          {fields.map(drawField)}
          {props.children}
          {props.onDirty ? <TellDirty control={control} onDirty={props.onDirty} /> : null}
        </FormActsContext>
      </FormControlContext>
      <div
        className={`flex flex-wrap items-center justify-end gap-2 ${props.stickyButtons ? 'sticky bottom-0 z-20 -mx-5 -mb-5 border-t border-line bg-panel px-5 py-3' : 'pt-1'}`}
      >
        {props.footer}
        <Button
          type="submit"
          variant={props.danger ? 'danger' : 'primary'}
          size={props.wideButton ? 'lg' : 'md'}
          className={props.wideButton ? 'grow' : ''}
          busy={busy}
          title={busy ? t('ui.working') : undefined}
        >
          {busy ? (props.busyLabel ?? props.submitLabel) : props.submitLabel}
        </Button>
      </div>
    </form>
  );
}

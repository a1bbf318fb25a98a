// Error summary after submitting: the number of errors, with a link to each field. It receives the focus.
import { type MouseEvent, useEffect, useRef } from 'react';
import { type Control, type FieldError, type FieldValues, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { labelled } from '@/service/language/labelled';
import type { FieldDescriptor } from './describeFields';
import { issueText, unpackIssue } from './fieldIssue';
import { valueAt } from './fieldSource';
import { fieldLabel } from './fieldWords';

export interface ErrorSummaryProps {
  control: Control<FieldValues, unknown, FieldValues>;
  fields: readonly FieldDescriptor[];
  schemaName: string;
  /** The form was submitted at least once. */
  shown: boolean;
  fieldId(path: string): string;
}

/** Focuses the control with this id; in a group of choices the one that is a tab stop. */
export function focusField(id: string): void {
  const target = document.getElementById(id);
  const radios = target?.matches('[role="radiogroup"]') ? target : null;
  const stop = radios?.querySelector<HTMLElement>(':checked') ?? radios?.querySelector('input') ?? target;
  stop?.focus();
}

export function ErrorSummary({ control, fields, schemaName, shown, fieldId }: ErrorSummaryProps) {
  const { t } = useTranslation(['errors', 'fields', 'messages']);
  const box = useRef<HTMLFieldSetElement>(null);
  // The count arrives together with the errors; a separate state could render before them, when there is nothing to
  // focus.
  const { errors, submitCount } = useFormState({ control });
  useEffect(() => {
    if (submitCount > 0) box.current?.focus();
  }, [submitCount]);
  const wrong = fields.flatMap((field) => {
    const error = valueAt(errors, field.path) as FieldError | undefined;
    return error?.message ? [{ field, message: error.message }] : [];
  });
  if (!shown || wrong.length === 0) return null;

  const toField = (event: MouseEvent, path: string) => {
    event.preventDefault();
    focusField(fieldId(path));
  };

  return (
    <fieldset
      ref={box}
      tabIndex={-1}
      aria-labelledby={`${fieldId('')}summary`}
      className="rounded-md border border-danger px-3 py-2 text-sm"
    >
      <h3 id={`${fieldId('')}summary`} className="font-semibold text-danger">
        {t('ui.issues', { ns: 'messages', count: wrong.length })}
      </h3>
      <ul className="mt-1 list-disc pl-5">
        {wrong.map(({ field, message }) => (
          <li key={field.path}>
            <a
              href={`#${fieldId(field.path)}`}
              className="inline-block min-h-6 align-top py-0.5 underline underline-offset-2"
              onClick={(event) => toField(event, field.path)}
            >
              {labelled(t, fieldLabel(t, schemaName, field), issueText(t, unpackIssue(message), field))}
            </a>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

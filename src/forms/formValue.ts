// Access to other fields of the same submit form, for dependent controls. `SubmitForm` supplies the form library; live
// panels use the same controls without it.
import { createContext, useContext } from 'react';
import type { Control, FieldValues } from 'react-hook-form';

export type FormControl = Control<FieldValues, unknown, FieldValues>;

/** Provided by `SubmitForm` to its controls. */
export interface SubmitFormContext {
  control: FormControl;
  /** A hook: the value of the field at `path`. */
  useValue(path: string): unknown;
}

export const FormControlContext = createContext<SubmitFormContext | null>(null);

function useSubmitForm(): SubmitFormContext {
  const form = useContext(FormControlContext);
  if (!form) throw new Error('this control needs a submit form around it');
  return form;
}

/** The surrounding form, for a component that follows all its values. Throws outside a submit form. */
export const useFormControl = (): FormControl => useSubmitForm().control;

/** The current value of the field at `path`; re-renders when it changes. Throws outside a submit form. */
export const useFormValue = (path: string): unknown => useSubmitForm().useValue(path);

/** Actions of the surrounding form for its controls. */
export interface FormActs {
  /** Validates the field at `path` and shows its error; true if it is valid. */
  check(path: string): Promise<boolean>;
  focus(path: string): void;
  /** Current values, valid or not, without hidden fields. */
  values(): FieldValues;
  /** Sets a value not entered by the user, such as a rendered picture. */
  fill(path: string, value: unknown): void;
  /** Sets a value that the user chose elsewhere; it counts as a change and is validated. */
  put(path: string, value: unknown): void;
  /** Sends it, as its button does. */
  send(): void;
  /** Marks the current values as saved; they become the initial values. */
  settle(): void;
}

export const FormActsContext = createContext<FormActs | null>(null);

/** Throws outside a submit form. */
export function useFormActs(): FormActs {
  const acts = useContext(FormActsContext);
  if (!acts) throw new Error('this control needs a submit form around it');
  return acts;
}

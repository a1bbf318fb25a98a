// Other fields of the same submit form, for a control that depends on them.
// The library of forms comes with `SubmitForm`: live panels have the same controls and do without it.
import { createContext, useContext } from 'react';
import type { Control, FieldValues } from 'react-hook-form';

export type FormControl = Control<FieldValues, unknown, FieldValues>;

/** What `SubmitForm` gives the controls in it. */
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

/** The form around a component that follows all of its values. Throws outside of a submit form. */
export const useFormControl = (): FormControl => useSubmitForm().control;

/** The current value of the field at `path`; renders again when it changes. Throws outside of a submit form. */
export const useFormValue = (path: string): unknown => useSubmitForm().useValue(path);

/** What a control may ask of the form around it. */
export interface FormActs {
  /** Judges the field at `path` and shows what is wrong; true where nothing is. */
  check(path: string): Promise<boolean>;
  focus(path: string): void;
  /** What stands in the form now, valid or not; fields that do not show are not in it. */
  values(): FieldValues;
  /** Puts a value in that the person did not type, such as a picture that was drawn. */
  fill(path: string, value: unknown): void;
  /** Puts a value in that the person chose elsewhere: it counts as theirs, and is judged. */
  put(path: string, value: unknown): void;
  /** Sends it, as its button does. */
  send(): void;
  /** What stands in the form is kept elsewhere from now: it begins with that. */
  settle(): void;
}

export const FormActsContext = createContext<FormActs | null>(null);

/** Throws outside of a submit form. */
export function useFormActs(): FormActs {
  const acts = useContext(FormActsContext);
  if (!acts) throw new Error('this control needs a submit form around it');
  return acts;
}

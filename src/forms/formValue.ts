// The value of another field of the same submit form, for a control that depends on it.
import { createContext, useContext } from 'react';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';

export type FormControl = Control<FieldValues, unknown, FieldValues>;

export const FormControlContext = createContext<FormControl | null>(null);

/** The value of the field at `path` now; renders again when it changes. Throws outside of a submit form. */
export function useFormValue(path: string): unknown {
  const control = useContext(FormControlContext);
  if (!control) throw new Error('this control needs a submit form around it');
  return useWatch({ control, name: path });
}

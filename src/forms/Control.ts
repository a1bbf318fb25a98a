// The props of controls in generated fields, and validation beyond the schema.
import type { ComponentType } from 'react';
import type { ControlName } from '@/schemas/ui';
import type { FieldDescriptor } from './describeFields';
import type { TagService } from './services/tagService';

export interface ControlProps {
  field: FieldDescriptor;
  schemaName: string;
  /** Id of the focusable element. */
  id: string;
  /** Id of the label, for controls that `<label for>` cannot name. */
  labelId: string;
  /** The label's words. */
  label: string;
  /** Ids of hint and error. */
  describedBy: string | undefined;
  invalid: boolean;
  disabled: boolean;
  /** Several layers with different values are selected; `value` is then undefined. */
  mixed: boolean;
  /** The stored value, or the typed one while it is invalid. */
  value: unknown;
  /** Label inside the box, before the value (X, Y). */
  prefix: string | undefined;
  /** Called on each change, valid or not; the form validates. */
  onChange(value: unknown): void;
}

export interface Control {
  Input: ComponentType<ControlProps>;
  /**
   * `for`: the label refers to the element's id. `by`: the element refers to the label's id. `own`: the control renders
   * the label itself, like a checkbox.
   */
  labelling: 'for' | 'by' | 'own';
  /** Takes the whole width of the panel; the section's heading names it for the eye. */
  isWide?: boolean;
  /** Shows the stored value, which may differ from the given one, as long as that is valid. */
  isShownAsStored?: boolean;
  /** The value is typed: an invalid one stays in the field, with an error, until corrected. */
  isTyped?: boolean;
  /** A translated error that the schema cannot express. */
  check?: (value: unknown, tags: TagService) => string | null;
}

/** The controls of a form's fields: a panel that has few kinds of fields loads only their controls. */
export type Controls = Readonly<Partial<Record<ControlName, Control>>>;

export function controlOf(controls: Controls, name: ControlName): Control {
  const control = controls[name];
  if (!control) throw new Error(`The form has no control for its field: ${name}.`);
  return control;
}

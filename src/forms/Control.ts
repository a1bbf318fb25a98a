// What every control of a generated field receives, and what it may say about a value beyond the schema.
import type { ComponentType } from 'react';
import type { FieldDescriptor } from './describeFields';
import type { TagService } from './services/tagService';

export interface ControlProps {
  field: FieldDescriptor;
  schemaName: string;
  /** Id of the element that takes the focus. */
  id: string;
  /** Id of the label, for controls that no `<label for>` can name. */
  labelId: string;
  /** The label's words. */
  label: string;
  /** Ids of hint and error. */
  describedBy: string | undefined;
  invalid: boolean;
  disabled: boolean;
  /** Several layers are selected and differ here; `value` is undefined then. */
  mixed: boolean;
  /** The stored value, or what the person typed while it is not valid. */
  value: unknown;
  /** The label stands inside the box, before the value (X, Y). */
  prefix: string | undefined;
  /** Each change, valid or not: the form judges. */
  onChange(value: unknown): void;
}

export interface Control {
  Input: ComponentType<ControlProps>;
  /**
   * `for`: the label names the element by its id. `by`: the element names itself by the label's id. `own`: the control draws
   * the label itself, as a checkbox does.
   */
  labelling: 'for' | 'by' | 'own';
  /** The value is typed: one that is refused stays as typed, with the reason, until it is mended. */
  isTyped?: boolean;
  /** A translated sentence if the value is wrong in a way the schema cannot know. */
  check?: (value: unknown, tags: TagService) => string | null;
}

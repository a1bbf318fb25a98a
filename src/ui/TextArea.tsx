// A multi-line text field that grows with its content.
import type { ComponentPropsWithRef } from 'react';
import { fieldBoxClass } from './fieldBox';
import { useComposition } from './useComposition';

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'onChange'> {
  value: string;
  /** Completed text; not called while an input method composes. */
  onChange(text: string): void;
  invalid?: boolean | undefined;
}

export function TextArea({ value, onChange, invalid = false, className = '', ...rest }: TextAreaProps) {
  const composition = useComposition(value, onChange);
  return (
    <textarea
      rows={2}
      spellCheck={false}
      {...rest}
      {...composition}
      aria-invalid={invalid || undefined}
      className={`field-sizing-content max-h-40 w-full resize-none py-1.5 ${fieldBoxClass(invalid, rest.disabled)} ${className}`}
    />
  );
}

// The native select: accessible, and familiar on every device.
import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { fieldBorder } from './fieldBox';

export interface Option<V extends string = string> {
  value: V;
  label: string;
}

export interface SelectProps<V extends string = string>
  extends Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'multiple'> {
  value: V | undefined;
  options: readonly Option<V>[];
  onChange(value: V): void;
  invalid?: boolean | undefined;
  /** Shown while no option is selected, such as "Mixed". */
  placeholder?: string | undefined;
}

export function Select<V extends string>(props: SelectProps<V>) {
  const { value, options, onChange, invalid = false, placeholder, className = '', ...rest } = props;
  return (
    <span className={`relative inline-flex min-w-0 ${className}`}>
      <select
        {...rest}
        value={value ?? ''}
        aria-invalid={invalid || undefined}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
        className={`min-h-8 w-full min-w-0 appearance-none truncate rounded-md border bg-app pr-7 pl-2 text-sm text-ink disabled:opacity-50 ${fieldBorder(invalid)}`}
      >
        {value === undefined || !options.some((option) => option.value === value) ? (
          <option value={value ?? ''}>{placeholder ?? value ?? ''}</option>
        ) : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={14}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2 text-muted"
      />
    </span>
  );
}

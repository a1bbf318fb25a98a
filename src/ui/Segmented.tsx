// A radio group in one row: real radio buttons under their labels, so one tab stop, and arrows select.
import { type ReactNode, useId } from 'react';
import { fieldBorder } from './fieldBox';

export interface SegmentedOption<V extends string = string> {
  value: V;
  label: string;
  /** Shown instead of the label, which remains the accessible name. */
  icon?: ReactNode;
  /** Language of the label, if not the page's. */
  lang?: string;
}

export interface SegmentedProps<V extends string = string> {
  id?: string | undefined;
  label?: string | undefined;
  labelledBy?: string | undefined;
  describedBy?: string | undefined;
  options: readonly SegmentedOption<V>[];
  /** Undefined: none is selected (layers with different values). */
  value: V | undefined;
  onChange(value: V): void;
  onBlur?: (() => void) | undefined;
  invalid?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { options, value, onChange, disabled = false, invalid = false, className = '' } = props;
  const group = useId();

  return (
    <div
      id={props.id}
      role="radiogroup"
      tabIndex={-1}
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      aria-invalid={invalid || undefined}
      aria-disabled={disabled || undefined}
      className={`flex min-w-0 flex-wrap overflow-hidden rounded-md border bg-app ${fieldBorder(invalid)} ${disabled ? 'opacity-50' : ''} ${className}`}
      onBlur={props.onBlur}
    >
      {options.map((option) => (
        <label
          key={option.value}
          lang={option.lang}
          title={option.icon ? option.label : undefined}
          className="relative inline-flex min-h-7 grow items-center justify-center border-b-2 border-transparent px-2.5 text-sm whitespace-nowrap text-muted transition-colors hover:text-ink has-checked:border-accent has-checked:bg-raised has-checked:text-ink"
        >
          <input
            type="radio"
            name={group}
            checked={option.value === value}
            aria-label={option.icon ? option.label : undefined}
            disabled={disabled}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 h-[calc(100%+2px)] w-full appearance-none focus-visible:-outline-offset-2"
          />
          {option.icon ?? option.label}
        </label>
      ))}
    </div>
  );
}

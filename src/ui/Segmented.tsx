// A radio group in one row (ARIA pattern): one tab stop, arrows move and choose.
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { fieldBorder } from './fieldBox';

export interface Segment<V extends string = string> {
  value: V;
  label: string;
  /** Drawn instead of the label, which stays the accessible name. */
  icon?: ReactNode;
  /** Where the label is in another language than the page. */
  lang?: string;
}

export interface SegmentedProps<V extends string = string> {
  id?: string | undefined;
  label?: string | undefined;
  labelledBy?: string | undefined;
  describedBy?: string | undefined;
  options: readonly Segment<V>[];
  /** Undefined: none is chosen (several layers that differ). */
  value: V | undefined;
  onChange(value: V): void;
  onBlur?: (() => void) | undefined;
  invalid?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { options, value, onChange, disabled = false, invalid = false, className = '' } = props;
  const group = useRef<HTMLDivElement>(null);
  const chosen = options.findIndex((option) => option.value === value);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const at = (Math.max(0, chosen) + (chosen < 0 ? 0 : step) + options.length) % options.length;
    const next = options[at];
    if (!next) return;
    onChange(next.value);
    group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[at]?.focus();
  };

  return (
    <div
      ref={group}
      id={props.id}
      role="radiogroup"
      tabIndex={-1}
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      aria-invalid={invalid || undefined}
      aria-disabled={disabled || undefined}
      className={`flex min-w-0 flex-wrap overflow-hidden rounded-md border bg-app ${fieldBorder(invalid)} ${disabled ? 'opacity-50' : ''} ${className}`}
      onKeyDown={onKeyDown}
      onBlur={props.onBlur}
    >
      {options.map((option, index) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          lang={option.lang}
          aria-checked={index === chosen}
          aria-label={option.icon ? option.label : undefined}
          title={option.icon ? option.label : undefined}
          tabIndex={index === Math.max(0, chosen) ? 0 : -1}
          disabled={disabled}
          onClick={() => onChange(option.value)}
          className="inline-flex min-h-7 grow items-center justify-center border-b-2 border-transparent px-2.5 text-sm whitespace-nowrap text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-checked:border-accent aria-checked:bg-raised aria-checked:text-ink"
        >
          {option.icon ?? option.label}
        </button>
      ))}
    </div>
  );
}

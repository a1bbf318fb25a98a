// A switch that takes effect immediately, as opposed to a checkbox. Custom, because headlessui's cannot be labelled
// externally.
export interface SwitchProps {
  id?: string | undefined;
  label?: string | undefined;
  labelledBy?: string | undefined;
  describedBy?: string | undefined;
  checked: boolean;
  onChange(checked: boolean): void;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
}

export function Switch(props: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      id={props.id}
      aria-checked={props.checked}
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      disabled={props.disabled}
      data-checked={props.checked || undefined}
      onClick={() => props.onChange(!props.checked)}
      onBlur={props.onBlur}
      className="group relative inline-flex h-6 w-9 shrink-0 items-center rounded-full disabled:opacity-50"
    >
      <span
        aria-hidden="true"
        className="h-[18px] w-full rounded-full border border-line-strong bg-raised transition-colors group-data-checked:border-accent group-data-checked:bg-accent"
      />
      <span
        aria-hidden="true"
        className="absolute left-1 size-3 rounded-full border border-line-strong bg-muted transition-transform group-data-checked:translate-x-4 group-data-checked:border-accent-ink group-data-checked:bg-accent-ink"
      />
    </button>
  );
}

// A button with words. A button that cannot act now stays focusable and says why (`disabledReason`).
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Spinner } from './Spinner';
import { useTooltip } from './useTooltip';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant | undefined;
  /** 28, 32 or 40 px high. */
  size?: ButtonSize | undefined;
  icon?: ReactNode;
  /** Work is going on: a spinner stands for the icon and clicks do nothing. */
  busy?: boolean | undefined;
  /** Why the button cannot act now, in words; shown on hover and focus. */
  disabledReason?: string | undefined;
  /** What it does beyond its words; shown and told as the reason is. */
  hint?: string | undefined;
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-accent bg-accent text-accent-ink font-semibold enabled:hover:brightness-110',
  secondary: 'border-line bg-raised text-ink enabled:hover:bg-hover',
  ghost: 'border-transparent bg-transparent text-ink enabled:hover:bg-hover',
  danger: 'border-danger bg-danger text-danger-ink font-semibold enabled:hover:brightness-110',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-7 px-2.5 text-xs gap-1.5',
  md: 'min-h-8 px-3 text-sm gap-2',
  lg: 'min-h-10 px-4 text-base gap-2',
};

/** Classes of a button, for a link that looks like one. */
export function buttonClass(variant: ButtonVariant = 'secondary', size: ButtonSize = 'md'): string {
  return `inline-flex items-center justify-center rounded-md border whitespace-nowrap select-none hover:transition-colors disabled:opacity-50 aria-disabled:opacity-50 aria-pressed:border-accent aria-pressed:text-accent ${VARIANTS[variant]} ${SIZES[size]}`;
}

export function Button(props: ButtonProps) {
  const { variant, size, icon, busy = false, disabledReason, hint, className = '', onClick, children, ...rest } = props;
  const words = disabledReason ?? hint ?? '';
  const tip = useTooltip<HTMLButtonElement>(words);
  const blocked = busy || Boolean(disabledReason);
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        type="button"
        {...rest}
        {...tip.merge(rest)}
        aria-busy={busy || undefined}
        aria-disabled={blocked || undefined}
        aria-describedby={words ? tip.id : rest['aria-describedby']}
        className={`${buttonClass(variant, size)} ${className}`}
        onClick={click}
      >
        {busy ? <Spinner size={14} /> : icon}
        {children}
      </button>
      {tip.node}
    </>
  );
}

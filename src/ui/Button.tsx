// A button with a text. A disabled one stays focusable and gives its reason (`disabledReason`).
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
  /** Work is in progress: a spinner replaces the icon and clicks are ignored. */
  busy?: boolean | undefined;
  /** Why the button is disabled; shown on hover and focus. */
  disabledReason?: string | undefined;
  /** Additional description; shown and announced like the reason. */
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

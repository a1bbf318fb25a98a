// An icon button; its label is the accessible name and the tooltip.
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react';
import { announce } from './announce';
import { useTooltip } from './useTooltip';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  /** Shown in the tooltip after the label, such as `Ctrl+Z`. Also set `aria-keyshortcuts`. */
  shortcut?: string | undefined;
  /** 24, 28, 32 or 44 px square. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | undefined;
  /** Drawn and announced as pressed (aria-pressed). */
  pressed?: boolean | undefined;
  /** Why the button is disabled; it stays focusable, and a press announces the reason. */
  disabledReason?: string | undefined;
  /** A line around the button. */
  bordered?: boolean | undefined;
}

const SIZES = { xs: 'size-6', sm: 'size-7', md: 'size-8', lg: 'size-11' } as const;

export function IconButton(props: IconButtonProps) {
  const { label, icon, shortcut, size = 'md', pressed, disabledReason, bordered, className = '', ...rest } = props;
  const tip = useTooltip<HTMLButtonElement>(disabledReason ? `${label}: ${disabledReason}` : label, shortcut, true);
  // The tooltip starts with the label, which screen readers have already announced.
  const reasonId = useId();
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (!disabledReason) return rest.onClick?.(event);
    event.preventDefault();
    announce(disabledReason, { topic: 'lacks' });
  };
  return (
    <>
      <button
        type="button"
        {...rest}
        {...tip.merge(rest)}
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={disabledReason ? true : undefined}
        aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
        onClick={click}
        className={`inline-flex shrink-0 items-center justify-center rounded-md text-ink hover:transition-colors select-none enabled:hover:bg-hover disabled:opacity-40 aria-disabled:opacity-40 aria-pressed:bg-accent/15 aria-pressed:text-accent ${bordered ? 'border border-line bg-raised' : ''} ${SIZES[size]} ${className}`}
      >
        {icon}
        {disabledReason ? (
          <span id={reasonId} hidden>
            {disabledReason}
          </span>
        ) : null}
      </button>
      {tip.node}
    </>
  );
}

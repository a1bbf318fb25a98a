// A row of buttons with one tab stop: arrows and Home/End move inside (ARIA toolbar pattern).
import { type ReactNode, useEffect, useRef } from 'react';
import { type RovingArrows, useRoving } from './useRoving';

export interface ToolbarProps {
  /** Accessible name. */
  label: string;
  orientation?: RovingArrows | undefined;
  className?: string | undefined;
  /** Sets the attribute `data-<mark>`. */
  mark?: string | undefined;
  /** A pointer press does not move the focus, so that keyboard shortcuts keep their target. */
  keepFocus?: boolean | undefined;
  /** Type-ahead moves to the button whose name starts with the typed text. */
  isTyped?: boolean | undefined;
  /** Buttons; use `disabledReason` instead of `disabled`, so that a disabled one stays reachable. */
  children: ReactNode;
}

const LAYOUT: Readonly<Record<RovingArrows, string>> = {
  horizontal: 'flex items-center gap-0.5',
  vertical: 'flex flex-col items-center gap-0.5',
  grid: '',
};

export function Toolbar({
  label,
  orientation = 'horizontal',
  className = '',
  keepFocus = false,
  isTyped = false,
  mark,
  children,
}: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useRoving(bar, { arrows: orientation, isTyped });
  useEffect(() => {
    if (!keepFocus) return;
    const keep = (event: MouseEvent) => event.preventDefault();
    const element = bar.current;
    element?.addEventListener('mousedown', keep);
    return () => element?.removeEventListener('mousedown', keep);
  }, [keepFocus]);
  return (
    <div
      ref={bar}
      {...(mark ? { [`data-${mark}`]: '' } : {})}
      role="toolbar"
      aria-label={label}
      aria-orientation={orientation === 'grid' ? undefined : orientation}
      className={`${LAYOUT[orientation]} ${className}`}
    >
      {children}
    </div>
  );
}

/** A thin line between groups of a toolbar. */
export function ToolbarSeparator() {
  return <span aria-hidden="true" className="mx-1 h-5 w-px shrink-0 bg-line" />;
}

// A row of buttons with one tab stop: arrows and Home/End move inside (ARIA toolbar pattern).
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

export interface ToolbarProps {
  /** Accessible name. */
  label: string;
  orientation?: 'horizontal' | 'vertical' | undefined;
  className?: string | undefined;
  /** A press of the pointer leaves the focus where it is: the keys go on acting there. */
  keepFocus?: boolean | undefined;
  /** Buttons; one that cannot act takes `disabledReason`, not `disabled`, so that it stays reachable. */
  children: ReactNode;
}

const STOPS = 'button:not(:disabled), a[href], select:not(:disabled)';

export function Toolbar({
  label,
  orientation = 'horizontal',
  className = '',
  keepFocus = false,
  children,
}: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLElement | null>(null);
  const stops = () => [...(bar.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];

  const makeCurrent = (chosen: HTMLElement | undefined) => {
    current.current = chosen ?? null;
    for (const stop of stops()) stop.tabIndex = stop === chosen ? 0 : -1;
  };

  // After each render, because buttons come and go: the stop that had the turn keeps it, else the first takes it.
  useEffect(() => {
    const all = stops();
    makeCurrent(all.find((stop) => stop === current.current) ?? all[0]);
  });

  const onFocus = (event: FocusEvent) => {
    const stop = stops().find((one) => one === event.target);
    if (stop) makeCurrent(stop);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const all = stops();
    const now = all.indexOf(event.target as HTMLElement);
    if (now < 0) return;
    const [back, on] = orientation === 'horizontal' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    const moves: Record<string, number> = {
      [on as string]: (now + 1) % all.length,
      [back as string]: (now - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const target = moves[event.key];
    if (target === undefined) return;
    event.preventDefault();
    all[target]?.focus();
  };

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      aria-orientation={orientation}
      className={`flex items-center gap-0.5 ${orientation === 'vertical' ? 'flex-col' : ''} ${className}`}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onMouseDown={keepFocus ? (event) => event.preventDefault() : undefined}
    >
      {children}
    </div>
  );
}

/** A thin line between groups of a toolbar. */
export function ToolbarSeparator() {
  return <span aria-hidden="true" className="mx-1 h-5 w-px shrink-0 bg-line" />;
}

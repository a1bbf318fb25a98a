// Rows under a heading; the first ones are shown, a button shows the rest.
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from './Button';

export interface LongListProps<T> {
  heading: string;
  /** Text next to the heading. */
  hint: string;
  rows: readonly T[];
  /** Rows shown initially. */
  most: number;
  /** Label of the button for the remaining rows. */
  more(count: number): string;
  /** A list item, with its key. */
  children(row: T): ReactNode;
  className?: string;
}

/** Renders nothing without rows. */
export function LongList<T>({ heading, hint, rows, most, more, children, className }: LongListProps<T>) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(false);
  // The button disappears, so the first added row takes the focus.
  useLayoutEffect(() => {
    const row = isWhole ? list.current?.children[most] : null;
    if (!(row instanceof HTMLElement)) return;
    const target = row.querySelector<HTMLElement>('button') ?? row;
    if (target === row) row.tabIndex = -1;
    target.focus();
  }, [isWhole, most]);
  if (rows.length === 0) return null;
  const left = isWhole ? 0 : rows.length - most;
  return (
    <section aria-labelledby={id} className={className}>
      <div className="flex flex-wrap items-baseline gap-x-2 bg-raised px-3 py-1.5">
        <h3 id={id} className="text-xs font-semibold">
          {heading}
        </h3>
        <p className="text-2xs text-pretty text-muted">{hint}</p>
      </div>
      <ul ref={list} aria-labelledby={id}>
        {(left > 0 ? rows.slice(0, most) : rows).map(children)}
      </ul>
      {left > 0 ? (
        <div className="border-t border-line px-3 py-2">
          <Button size="sm" onClick={() => setWhole(true)}>
            {more(left)}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

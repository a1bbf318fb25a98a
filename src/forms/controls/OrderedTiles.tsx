// Items of an ordered list: one Tab stop, arrows select, Alt+arrows move, Delete removes.
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

export interface OrderedTilesProps {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  /** Each with its accessible name and content. `key`: unique in the list. */
  tiles: readonly { key: string; name: string; content: ReactNode }[];
  /** Index of the selected one. */
  chosen: number;
  disabled: boolean;
  /** Classes of the list, and of each tile. */
  className: string;
  tileClass: string;
  onChoose(index: number): void;
  /** To be moved by -1 or 1. */
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function OrderedTiles(props: OrderedTilesProps) {
  const { tiles, chosen, disabled, onChoose, onMove, onRemove } = props;
  const list = useRef<HTMLDivElement>(null);
  const byKeys = useRef(false);

  // The focus follows the selection while it is inside the list.
  useEffect(() => {
    if (!byKeys.current) return;
    byKeys.current = false;
    list.current?.querySelectorAll<HTMLElement>('[role="option"]')[chosen]?.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || disabled) return;
    const step = STEPS[event.key];
    const last = tiles.length - 1;
    const acts = new Map([
      ['Home', () => onChoose(0)],
      ['End', () => onChoose(last)],
      ['Delete', onRemove],
      ['Backspace', onRemove],
    ]);
    const vertical = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    const act = event.altKey
      ? vertical && step !== undefined
        ? () => onMove(step > 0 ? 1 : -1)
        : undefined
      : step !== undefined
        ? () => onChoose(Math.min(last, Math.max(0, chosen + step)))
        : acts.get(event.key);
    if (!act) return;
    event.preventDefault();
    byKeys.current = true;
    act();
  };

  return (
    <div
      ref={list}
      id={props.id}
      role="listbox"
      tabIndex={-1}
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
      aria-disabled={disabled || undefined}
      aria-orientation="horizontal"
      className={props.className}
      onKeyDown={onKeyDown}
    >
      {tiles.map(({ key, name, content }, index) => (
        <button
          key={key}
          type="button"
          role="option"
          aria-selected={index === chosen}
          aria-label={name}
          tabIndex={index === chosen ? 0 : -1}
          disabled={disabled}
          onClick={() => onChoose(index)}
          className={`aria-selected:border-accent aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-accent ${props.tileClass}`}
        >
          {content}
        </button>
      ))}
    </div>
  );
}

// A handle on the canvas: a dot of 28 px that is dragged, or moved with keys while it has the focus.
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { overCanvas } from '@/editor/gestures/spaceKey';
import type { Point } from '@/face/geometry/bounds';
import './handles.css';

/** Directions of the arrow keys on the screen. */
export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export interface DotProps {
  /** Screen px of the stage. */
  at: Point;
  label: string;
  /** Its value as a number and in words. */
  now: number;
  text: string;
  min?: number | undefined;
  max?: number | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** Sets `data-<mark>`. */
  mark?: string | undefined;
  isPicked?: boolean | undefined;
  /** Whether Tab reaches it; true by default. */
  isTabStop?: boolean | undefined;
  onFocus?: (() => void) | undefined;
  onPress(event: PointerEvent<HTMLSpanElement>): void;
  /** A key without Ctrl, Meta or Alt. Returns whether it was used. */
  onKey(event: KeyboardEvent): boolean;
  onEscape(): void;
}

export function Dot({ at, label, now, text, min, max, className = '', ...props }: DotProps) {
  const { style, mark, isPicked, isTabStop = true, ...on } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') on.onEscape();
    else if (!on.onKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPointerDown = (event: PointerEvent<HTMLSpanElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.focus({ preventScroll: true });
    on.onPress(event);
  };
  return (
    <span
      role="slider"
      tabIndex={isTabStop ? 0 : -1}
      {...overCanvas('handle')}
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={now}
      aria-valuetext={text}
      {...(mark ? { [`data-${mark}`]: '' } : {})}
      data-picked={isPicked || undefined}
      className={`handle-dot handle-spot ${className}`}
      style={{ transform: `translate(${at.x}px, ${at.y}px)`, ...style }}
      onFocus={on.onFocus}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
    />
  );
}

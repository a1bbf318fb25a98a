// A slider (ARIA pattern): arrows, Page Up/Down, Home/End, pointer on the whole track.
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

export interface SliderProps {
  /** Accessible name; or `labelledBy`. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  describedBy?: string | undefined;
  id?: string | undefined;
  value: number;
  min: number;
  max: number;
  step?: number | undefined;
  /** Announced instead of the number, such as `72%`. */
  valueText?: string | undefined;
  disabled?: boolean | undefined;
  invalid?: boolean | undefined;
  /** CSS background of the track, for colour sliders. */
  track?: string | undefined;
  className?: string | undefined;
  /** Called on each change while the pointer moves or a key is pressed. */
  onChange(value: number): void;
  /** Called when the pointer is released or the focus leaves. */
  onCommit?: (() => void) | undefined;
}

/** Side of the thumb's hit area, px. The track is inset by half of it, so that it stays inside the box. */
const THUMB_PX = 24;

/** The nearest step within the limits, without floating-point noise. */
export function snapToStep(value: number, min: number, max: number, step: number): number {
  const stepped = min + Math.round((value - min) / step) * step;
  return Number(Math.min(max, Math.max(min, stepped)).toFixed(6));
}

export function Slider(props: SliderProps) {
  const { value, min, max, step = 1, disabled = false, track, className = '', onChange, onCommit } = props;
  const rail = useRef<HTMLDivElement>(null);
  const share = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
  const change = (next: number) => {
    const snapped = snapToStep(next, min, max, step);
    if (snapped !== value) onChange(snapped);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const large = Math.max(step * 10, step);
    const moves: Record<string, number> = {
      ArrowRight: value + (event.shiftKey ? large : step),
      ArrowUp: value + (event.shiftKey ? large : step),
      ArrowLeft: value - (event.shiftKey ? large : step),
      ArrowDown: value - (event.shiftKey ? large : step),
      PageUp: value + large,
      PageDown: value - large,
      Home: min,
      End: max,
    };
    const next = moves[event.key];
    if (next === undefined || disabled || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    change(next);
  };

  const toPointer = (event: PointerEvent) => {
    const box = rail.current?.getBoundingClientRect();
    if (box && box.width > 0) change(min + ((event.clientX - box.left) / box.width) * (max - min));
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (disabled || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.querySelector<HTMLElement>('[role="slider"]')?.focus();
    toPointer(event);
  };

  return (
    <div
      className={`flex h-7 w-full min-w-16 touch-none items-center ${disabled ? 'opacity-50' : ''} ${className}`}
      style={{ paddingLeft: THUMB_PX / 2, paddingRight: THUMB_PX / 2 }}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && toPointer(event)}
      onPointerUp={onCommit}
      onPointerCancel={onCommit}
    >
      <div
        ref={rail}
        className={`relative w-full rounded-full ${track ? 'keep-colors h-2.5' : 'h-1 bg-line-strong/60 forced-colors:h-1.5 forced-colors:border'}`}
        style={track ? { background: track } : undefined}
      >
        {track ? null : (
          <div
            className="keep-colors absolute inset-y-0 left-0 rounded-full bg-accent"
            style={{ width: `${share * 100}%` }}
          />
        )}
        <div
          role="slider"
          id={props.id}
          tabIndex={disabled ? -1 : 0}
          aria-label={props.label}
          aria-labelledby={props.labelledBy}
          aria-describedby={props.describedBy}
          aria-invalid={props.invalid || undefined}
          aria-disabled={disabled || undefined}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={value}
          aria-valuetext={props.valueText}
          onKeyDown={onKeyDown}
          onBlur={onCommit}
          className="absolute top-1/2 inline-flex -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full focus-visible:-outline-offset-2"
          style={{ left: `${share * 100}%`, width: THUMB_PX, height: THUMB_PX }}
        >
          <span
            className={`size-3.5 rounded-full border-2 ${track ? 'border-white shadow-[0_0_0_1px_#000a]' : 'border-accent bg-accent'}`}
          />
        </div>
      </div>
    </div>
  );
}

// Saturation and brightness as a two-dimensional slider: arrow keys in both directions, pointer anywhere.
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Hsva, hsvaToHex } from './colorMath';

export interface ColorAreaProps {
  color: Hsva;
  onChange(color: Hsva): void;
}

const bounded = (share: number) => Number(Math.min(1, Math.max(0, share)).toFixed(4));

export function ColorArea({ color, onChange }: ColorAreaProps) {
  const { t } = useTranslation('messages');
  const area = useRef<HTMLDivElement>(null);
  const change = (s: number, v: number) => onChange({ ...color, s: bounded(s), v: bounded(v) });

  const toPointer = (event: PointerEvent) => {
    const box = area.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    change((event.clientX - box.left) / box.width, 1 - (event.clientY - box.top) / box.height);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.shiftKey ? 0.1 : 0.01;
    const moves: Record<string, readonly [number, number]> = {
      ArrowRight: [by, 0],
      ArrowLeft: [-by, 0],
      ArrowUp: [0, by],
      ArrowDown: [0, -by],
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    change(color.s + move[0], color.v + move[1]);
  };

  const percent = (share: number) => Math.round(share * 100);
  return (
    <div
      ref={area}
      className="keep-colors relative h-32 touch-none rounded-md"
      style={{
        background: `linear-gradient(to top, #000, transparent), linear-gradient(to right, #fff, ${hsvaToHex({ ...color, s: 1, v: 1, a: 1 })})`,
      }}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.querySelector<HTMLElement>('[role="slider"]')?.focus();
        toPointer(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && toPointer(event)}
    >
      <div
        role="slider"
        tabIndex={0}
        aria-label={t('ui.color.area')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent(color.s)}
        aria-valuetext={t('ui.color.areaValue', { saturation: percent(color.s), brightness: percent(color.v) })}
        onKeyDown={onKeyDown}
        className="absolute inline-flex size-6 -translate-x-1/2 translate-y-1/2 items-center justify-center rounded-full"
        style={{ left: `${color.s * 100}%`, bottom: `${color.v * 100}%` }}
      >
        <span
          className="size-4 rounded-full border-2 border-white shadow-[0_0_0_1px_#000a]"
          style={{ background: hsvaToHex({ ...color, a: 1 }) }}
        />
      </div>
    </div>
  );
}

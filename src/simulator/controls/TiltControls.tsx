// The tilt of the simulated watch: a pad that is dragged or moved by arrow keys, its value in words, and a reset.
import { type KeyboardEvent, type PointerEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LEVEL, type TiltState } from '@/face/dataTags/watchState';
import { TILT_MAX } from '@/schemas/tilt';
import { Button } from '@/ui/Button';
import { useSimulator, useWatchField } from '../simulator';
import { useReducedMotion } from '../useReducedMotion';

/** Degrees of an arrow key, alone and with Shift. */
const STEP = 5;
const STEP_LARGE = 15;

const bounded = (degrees: number): number => Math.round(Math.min(TILT_MAX, Math.max(-TILT_MAX, degrees)));

const ARROWS: Readonly<Record<string, TiltState>> = {
  ArrowLeft: { x: 0, y: -1 },
  ArrowRight: { x: 0, y: 1 },
  ArrowUp: { x: -1, y: 0 },
  ArrowDown: { x: 1, y: 0 },
};

export function TiltControls() {
  const { t } = useTranslation(['editor', 'simulator']);
  const { watch } = useSimulator();
  const tilt = useWatchField('tilt');
  const isStill = useReducedMotion();
  const words = t('simulator:tilt.value', { along: tilt.x, across: tilt.y });
  const set = ({ x, y }: TiltState) => watch.set({ tilt: { x: bounded(x), y: bounded(y) } });

  useEffect(() => {
    if (isStill) watch.set({ tilt: LEVEL });
  }, [isStill, watch]);

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow && event.key !== 'Home') return;
    event.preventDefault();
    event.stopPropagation();
    if (isStill) return;
    const step = event.shiftKey ? STEP_LARGE : STEP;
    set(arrow ? { x: tilt.x + arrow.x * step, y: tilt.y + arrow.y * step } : LEVEL);
  };
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    if (isStill || (event.type === 'pointermove' && !event.currentTarget.hasPointerCapture(event.pointerId))) return;
    if (event.type === 'pointerdown') {
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.querySelector<HTMLElement>('[role="slider"]')?.focus();
    }
    const box = event.currentTarget.getBoundingClientRect();
    const share = (at: number, from: number, length: number) => (((at - from) / length) * 2 - 1) * TILT_MAX;
    set({ x: share(event.clientY, box.top, box.height), y: share(event.clientX, box.left, box.width) });
  };
  const percent = (degrees: number) => `${50 + (degrees / TILT_MAX) * 50}%`;
  return (
    <div className="flex items-center gap-3">
      <div
        className="relative size-24 shrink-0 touch-none rounded-lg border border-line-strong bg-app"
        onPointerDown={onPointer}
        onPointerMove={onPointer}
      >
        <span aria-hidden="true" className="absolute top-1/2 left-0 h-px w-full bg-line" />
        <span aria-hidden="true" className="absolute top-0 left-1/2 h-full w-px bg-line" />
        <div
          role="slider"
          tabIndex={0}
          aria-label={t('simulator:tilt.pad')}
          aria-valuemin={-TILT_MAX}
          aria-valuemax={TILT_MAX}
          aria-valuenow={tilt.y}
          aria-valuetext={isStill ? t('simulator:tilt.still') : words}
          aria-disabled={isStill}
          className="focus-ring absolute size-6 -translate-x-1/2 -translate-y-1/2 rounded-full border-4 border-app bg-accent aria-disabled:opacity-50"
          style={{ left: percent(tilt.y), top: percent(tilt.x) }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className="flex min-w-0 flex-col items-start gap-1.5">
        <p aria-hidden={!isStill} className="text-sm">
          {isStill ? t('simulator:tilt.still') : words}
        </p>
        <Button size="sm" disabled={tilt.x === 0 && tilt.y === 0} onClick={() => set(LEVEL)}>
          {t('simulator:tilt.reset')}
        </Button>
      </div>
    </div>
  );
}

// Chooses a frame of an animation in a grid of images: one tab stop, arrow keys move and choose.
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useImageSrc } from '@/forms/useImageSrc';

const COLUMNS = 6;
const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at + COLUMNS,
  ArrowUp: (at) => at - COLUMNS,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function Frame({ url }: { url: string }) {
  const src = useImageSrc(url);
  return src ? <img src={src} alt="" className="size-full object-contain" /> : null;
}

export interface FrameChooserProps {
  label: string;
  /** References of the frames in order. */
  frameUrls: readonly string[];
  /** Index of the chosen frame, from 0. */
  value: number;
  onChange(frame: number): void;
}

export function FrameChooser({ label, frameUrls, value, onChange }: FrameChooserProps) {
  const { t } = useTranslation(['editor', 'conversion']);
  const grid = useRef<HTMLDivElement>(null);
  const group = useId();
  const frames = frameUrls.map((url, index) => ({ url, index, id: `${index} ${url}` }));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = step(value, frameUrls.length);
    if (next < 0 || next >= frameUrls.length) return;
    onChange(next);
    grid.current?.querySelectorAll('input')[next]?.focus();
  };
  return (
    <div
      ref={grid}
      role="radiogroup"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="mt-2 grid max-h-56 grid-cols-6 gap-1.5 overflow-y-auto p-1.5"
    >
      {frames.map(({ url, index, id }) => (
        <label
          key={id}
          className="keep-colors relative aspect-square overflow-hidden rounded-md border-2 border-line bg-black p-0.5 has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={group}
            checked={index === value}
            aria-label={t('conversion:overLimit.frame', { n: index + 1 })}
            onChange={() => onChange(index)}
            className="absolute inset-0 z-10 size-full appearance-none outline-none"
          />
          <Frame url={url} />
          <span className="absolute right-0.5 bottom-0.5 rounded-sm bg-backdrop px-1 text-2xs text-white tabular-nums max-sm:hidden">
            {index + 1}
          </span>
        </label>
      ))}
    </div>
  );
}

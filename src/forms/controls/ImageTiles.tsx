// Thumbnails of a list of pictures, each named with its place: one Tab stop, arrows choose, Alt+arrows move, Delete removes.
import { ImageOff } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedImage } from '@/face/nodes/defineNode';
import { useImageSrc } from '../useImageSrc';

export interface ImageTilesProps {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  images: readonly ListedImage[];
  /** Index of the chosen one. */
  chosen: number;
  disabled: boolean;
  onChoose(index: number): void;
  /** To be moved by -1 or 1. */
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A picture may stand in a list more than once: how often it stood before is part of what it is. */
function keysOf(images: readonly ListedImage[]): readonly string[] {
  const seen = new Map<string, number>();
  return images.map(({ url }) => {
    const before = seen.get(url) ?? 0;
    seen.set(url, before + 1);
    return `${before} ${url}`;
  });
}

export function ImageTiles(props: ImageTilesProps) {
  const { images, chosen, disabled, onChoose, onMove, onRemove } = props;
  const list = useRef<HTMLDivElement>(null);
  const keys = keysOf(images);
  const byKeys = useRef(false);

  // The focus follows the chosen picture while it is inside the list.
  useEffect(() => {
    if (!byKeys.current) return;
    byKeys.current = false;
    list.current?.querySelectorAll<HTMLElement>('[role="option"]')[chosen]?.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || disabled) return;
    const step = STEPS[event.key];
    const last = images.length - 1;
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
      className="grid max-h-44 grid-cols-[repeat(auto-fill,minmax(2.5rem,1fr))] gap-1 overflow-y-auto p-0.5"
      onKeyDown={onKeyDown}
    >
      {images.map((image, index) => (
        <Tile
          key={keys[index]}
          url={image.url}
          place={index + 1}
          count={images.length}
          isChosen={index === chosen}
          onChoose={() => onChoose(index)}
        />
      ))}
    </div>
  );
}

interface TileProps {
  url: string;
  place: number;
  count: number;
  isChosen: boolean;
  onChoose(): void;
}

function Tile({ url, place, count, isChosen, onChoose }: TileProps) {
  const { t } = useTranslation('messages');
  const src = useImageSrc(url);
  return (
    <button
      type="button"
      role="option"
      aria-selected={isChosen}
      aria-label={t('ui.images.item', { i: place, n: count })}
      tabIndex={isChosen ? 0 : -1}
      onClick={onChoose}
      className="relative flex aspect-square min-h-10 min-w-10 items-center justify-center overflow-hidden rounded-md border border-line bg-app p-0 aria-selected:border-accent aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-accent"
    >
      <span className="keep-colors absolute inset-0 flex items-center justify-center bg-[#666d7a] text-[#e8ebf0]">
        {src ? (
          <img src={src} alt="" loading="lazy" draggable={false} className="size-full object-contain" />
        ) : (
          <ImageOff size={14} aria-hidden="true" />
        )}
      </span>
      <span
        aria-hidden="true"
        className="keep-colors absolute right-0 bottom-0 rounded-tl bg-[#0e1014] px-1 text-[10px] leading-4 text-[#e8ebf0] tabular-nums"
      >
        {place}
      </span>
    </button>
  );
}

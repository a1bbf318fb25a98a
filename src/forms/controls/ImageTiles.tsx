// Thumbnails of a picture list, each named by its position.
import { ImageOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListedImage } from '@/face/nodes/defineNode';
import { useImageSrc } from '../useImageSrc';
import { OrderedTiles } from './OrderedTiles';

export interface ImageTilesProps {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  images: readonly ListedImage[];
  /** Index of the selected one. */
  chosen: number;
  disabled: boolean;
  onChoose(index: number): void;
  /** To be moved by -1 or 1. */
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

/** A picture may occur several times, so its key includes the number of earlier occurrences. */
function keysOf(images: readonly ListedImage[]): readonly string[] {
  const seen = new Map<string, number>();
  return images.map(({ url }) => {
    const before = seen.get(url) ?? 0;
    seen.set(url, before + 1);
    return `${before} ${url}`;
  });
}

export function ImageTiles({ images, ...rest }: ImageTilesProps) {
  const { t } = useTranslation('messages');
  const keys = keysOf(images);
  return (
    <OrderedTiles
      {...rest}
      tiles={images.map(({ url }, index) => ({
        key: keys[index] ?? url,
        name: t('ui.images.item', { i: index + 1, n: images.length }),
        content: <Thumbnail url={url} place={index + 1} />,
      }))}
      className="grid max-h-44 grid-cols-[repeat(auto-fill,minmax(2.5rem,1fr))] gap-1 overflow-y-auto p-0.5"
      tileClass="relative flex aspect-square min-h-10 min-w-10 items-center justify-center overflow-hidden rounded-md border border-line bg-app p-0"
    />
  );
}

function Thumbnail({ url, place }: { url: string; place: number }) {
  const src = useImageSrc(url);
  return (
    <>
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
    </>
  );
}

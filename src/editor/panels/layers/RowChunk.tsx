// A run of rows of the layer list. Far from what is seen, an empty box of their height stands for them.
import { memo, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { LayerRow } from './LayerRow';
import type { TabStop } from './tabStop';

/** Rows of a chunk, and how many from the top are always there. */
export const CHUNK_ROWS = 20;
const ALWAYS_ROWS = 60;
/** Height of a row, px; LayerRow's `h-8`. */
const ROW_HEIGHT = 32;
/** Chunks this far outside the view are drawn already, px. */
const MARGIN = 640;

export interface RowChunkProps {
  /** Uuids of its rows, joined: the chunk renders only when they change. */
  uuids: string;
  /** Place of its first row, from 1. */
  first: number;
  count: number;
  stop: TabStop;
}

export const RowChunk = memo(function RowChunk({ uuids, first, count, stop }: RowChunkProps) {
  const ids = uuids.split(',');
  const isAlways = first <= ALWAYS_ROWS;
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const holdsStop = useSyncExternalStore(
    stop.subscribe,
    useCallback(() => uuids.split(',').includes(stop.get() ?? ''), [uuids, stop]),
  );

  useEffect(() => {
    if (isAlways || !box.current) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: `${MARGIN}px`,
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isAlways]);

  const isDrawn = isAlways || isNear || holdsStop;
  return (
    <div ref={box} role="presentation" style={isDrawn ? undefined : { height: ids.length * ROW_HEIGHT }}>
      {isDrawn
        ? ids.map((uuid, index) => <LayerRow key={uuid} uuid={uuid} place={first + index} count={count} stop={stop} />)
        : null}
    </div>
  );
});

/** Rows in chunks, from the top. */
export function chunksOf(ids: readonly string[]): { first: number; uuids: string }[] {
  const chunks: { first: number; uuids: string }[] = [];
  for (let at = 0; at < ids.length; at += CHUNK_ROWS) {
    chunks.push({ first: at + 1, uuids: ids.slice(at, at + CHUNK_ROWS).join() });
  }
  return chunks;
}

// The tiny mark of an image, cropped when the page is idle and cached by the image's address.
import { useEffect, useState } from 'react';
import { useDesk } from '@/editor/dispatch/editorContext';
import type { LayerDrawings } from '@/editor/dispatch/layerDrawings';
import { whenIdle } from '@/ui/whenIdle';
import { tinyMark } from './tinyMark';

/** Delay, ms, because opening a face has priority. */
const REST_MS = 1000;

/** The mark of an image; its first caller crops it, the others wait for the same result. Never rejects. */
async function sharedMark({ marks, marksInWork }: LayerDrawings, src: string): Promise<string | null> {
  const cached = marks.get(src);
  if (cached !== undefined) return cached;
  const work = marksInWork.get(src) ?? tinyMark(src);
  marksInWork.set(src, work);
  const mark = await work;
  marks.set(src, mark);
  marksInWork.delete(src);
  return mark;
}

/** Null until it exists, and for an image that is clear enough as a whole. */
export function useTinyMark(src: string | null): string | null {
  const { drawings } = useDesk();
  const { marks } = drawings;
  const [, setMark] = useState<string | null>(null);

  useEffect(() => {
    if (src === null || marks.has(src)) return;
    let isHere = true;
    const look = async () => {
      const mark = await sharedMark(drawings, src);
      if (isHere) setMark(mark);
    };
    let cancel = () => {};
    const timer = setTimeout(() => {
      cancel = whenIdle(() => void look());
    }, REST_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
      cancel();
    };
  }, [drawings, marks, src]);
  return src === null ? null : (marks.get(src) ?? null);
}

// The tiny mark of an image, cropped when the page is idle and cached by the image's address.
import { useEffect, useState } from 'react';
import { useDesk } from '@/editor/dispatch/editorContext';
import { whenIdle } from '@/ui/whenIdle';
import { tinyMark } from './tinyMark';

/** Delay, ms, because opening a face has priority. */
const REST_MS = 1000;

/** Null until it exists, and for an image that is clear enough as a whole. */
export function useTinyMark(src: string | null): string | null {
  const { marks } = useDesk().drawings;
  const [, setFound] = useState<string | null>(null);

  useEffect(() => {
    if (src === null || marks.has(src)) return;
    let isHere = true;
    const look = async () => {
      const mark = await tinyMark(src);
      marks.set(src, mark);
      if (isHere) setFound(mark);
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
  }, [marks, src]);
  return src === null ? null : (marks.get(src) ?? null);
}

// A picture's tiny mark, cut out once the page is idle and remembered by the picture's address.
import { useEffect, useState } from 'react';
import { whenIdle } from '@/ui/whenIdle';
import { useDesk } from '../../door/editorContext';
import { tinyMark } from './tinyMark';

/** Opening a face goes first, ms. */
const REST_MS = 1000;

/** Null until it is there, and for a picture that shows well whole. */
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

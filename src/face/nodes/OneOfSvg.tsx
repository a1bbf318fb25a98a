// Shows one of several pictures at a time: sequences, enumerations, icons and frames. A change sets one attribute,
// without rendering.
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { LiveWatch, Unsubscribe } from '@/face/liveData/watch';
import { followedTags } from './liveValue';
import { PictureSvg } from './PictureSvg';
import { useWatch } from './WatchSvg';

/** Which picture is shown, with change notification. Both functions stay the same while the layer does. */
export interface ShownPicture {
  /** Index of the picture; null shows none. */
  read(): number | null;
  subscribe(listener: () => void): Unsubscribe;
}

interface OneOfProps {
  /** References of the pictures, in order. */
  urls: readonly string[];
  shown: ShownPicture;
  width: number;
  height: number;
  label: string;
  showKept: boolean;
  filter?: string | undefined;
}

/**
 * Picks a picture by live data; notifies when a tag of the expression changes. `read` must stay the same while its
 * value does.
 */
export function useLivePick(expression: string, read: (watch: LiveWatch) => number | null): ShownPicture {
  const watch = useWatch();
  return {
    read: useCallback(() => read(watch), [read, watch]),
    subscribe: useCallback((listener) => watch.subscribe(followedTags(expression), listener), [watch, expression]),
  };
}

const show = (element: Element | undefined, isShown: boolean) => {
  if (isShown) element?.removeAttribute('display');
  else element?.setAttribute('display', 'none');
};

/** Hides all children except the one that `read` returns. */
function useShownChild(group: RefObject<Element | null>, { read, subscribe }: ShownPicture): void {
  const at = useRef<number | null>(null);
  // A render may apply an older state than the one that live data has set since.
  useLayoutEffect(() => {
    at.current = read();
    [...(group.current?.children ?? [])].forEach((child, index) => {
      show(child, index === at.current);
    });
  });
  useLayoutEffect(
    () =>
      subscribe(() => {
        const next = read();
        if (next === at.current) return;
        const children = group.current?.children;
        if (at.current !== null) show(children?.[at.current], false);
        if (next !== null) show(children?.[next], true);
        at.current = next;
      }),
    [group, read, subscribe],
  );
}

export function OneOfSvg({ urls, shown, ...picture }: OneOfProps) {
  const group = useRef<SVGGElement>(null);
  useShownChild(group, shown);
  const now = shown.read();
  const places = urls.map((url, index) => ({ url, index }));
  return (
    <g ref={group} data-pictures="">
      {places.map(({ url, index }) => (
        <g key={index} display={index === now ? undefined : 'none'}>
          <PictureSvg url={url} {...picture} />
        </g>
      ))}
    </g>
  );
}

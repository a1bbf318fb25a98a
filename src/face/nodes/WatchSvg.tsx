// The live watch of a drawn face, as a React context, and hooks that subscribe exactly to the tags of an expression.
import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react';
import type { LiveWatch } from '@/face/liveData/watch';
import { followedTags, liveText } from './liveValue';

const WatchContext = createContext<LiveWatch | null>(null);

/** Provides the watch to everything drawn inside. State changes render nothing by themselves. */
export function WatchProvider({ watch, children }: { watch: LiveWatch; children: ReactNode }) {
  return <WatchContext value={watch}>{children}</WatchContext>;
}

/** The watch of the nearest WatchProvider. Throws if there is none. */
export function useWatch(): LiveWatch {
  const watch = useContext(WatchContext);
  if (!watch) throw new Error('A layer is drawn outside a WatchProvider.');
  return watch;
}

/** The current text of an expression; re-renders only when the text changes. `uuid` is the layer's. */
export function useLiveText(expression: string, uuid: string): string {
  const watch = useWatch();
  const follow = useCallback(
    (listener: () => void) => watch.subscribe(followedTags(expression), listener),
    [watch, expression],
  );
  const read = () => liveText(expression, watch, uuid);
  return useSyncExternalStore(follow, read, read);
}

/**
 * Keeps an attribute of an element at the value of `read` without React rendering (null: without the attribute): sets it
 * whenever one of the tags changes, and after each render. Returns the value for the current render. `read` and
 * `tags` must stay the same while their values do.
 */
export function useLiveAttribute<V extends string | null>(
  ref: RefObject<Element | null>,
  name: string,
  tags: readonly string[],
  read: (watch: LiveWatch) => V,
): V {
  const watch = useWatch();
  useLayoutEffect(() => {
    const write = () => {
      const value: string | null = read(watch);
      if (!ref.current || ref.current.getAttribute(name) === value) return;
      if (value === null) ref.current.removeAttribute(name);
      else ref.current.setAttribute(name, value);
    };
    write();
    return watch.subscribe(tags, write);
  }, [ref, name, tags, read, watch]);
  return read(watch);
}

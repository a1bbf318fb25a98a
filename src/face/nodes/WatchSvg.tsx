// The live watch of a drawn face: a React context, and hooks that follow exactly the tags an expression names.
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

/** Gives the watch to everything drawn inside. Changing its state renders nothing by itself. */
export function WatchProvider({ watch, children }: { watch: LiveWatch; children: ReactNode }) {
  return <WatchContext value={watch}>{children}</WatchContext>;
}

/** The watch around this component; throws outside a WatchProvider. */
export function useWatch(): LiveWatch {
  const watch = useContext(WatchContext);
  if (!watch) throw new Error('A layer is drawn outside a WatchProvider.');
  return watch;
}

/** The text of an expression now; renders again only when that text changes. `uuid` is the layer's. */
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
 * Keeps one attribute of an element at what `read` gives, without rendering React: written whenever a tag of the
 * expression changes, and after each render. Gives the value for that render. `read` must be stable while its value is.
 */
export function useLiveAttribute(
  ref: RefObject<Element | null>,
  name: string,
  expression: string,
  read: (watch: LiveWatch) => string,
): string {
  const watch = useWatch();
  useLayoutEffect(() => {
    const write = () => {
      const value = read(watch);
      if (ref.current && ref.current.getAttribute(name) !== value) ref.current.setAttribute(name, value);
    };
    write();
    return watch.subscribe(followedTags(expression), write);
  }, [ref, name, expression, read, watch]);
  return read(watch);
}

// The focus is never nowhere: after undo it goes to what came back, and when its place is gone, to the canvas (WCAG 2.4.3).
import { type RefObject, useEffect } from 'react';
import { selectSelection } from '../document/selectors';
import { useEditor } from './editorContext';
import type { FocusPlace } from './focus';
import type { EditorStore } from './runCommand';

const isNowhere = (page: Document) => page.activeElement === null || page.activeElement === page.body;

/** Places where layers have the focus. */
const OF_LAYERS: readonly FocusPlace[] = ['canvas', 'layers'];

/** After undo or redo, with the focus on canvas or layers: the layer that it was about has it. */
export function focusAffected({ getState, desk }: Pick<EditorStore, 'getState' | 'desk'>): void {
  const now = desk.focus.now();
  const part = selectSelection(getState()).at(-1);
  if (!now || !part || !OF_LAYERS.includes(now.place)) return;
  requestAnimationFrame(() => void desk.focus.take({ place: now.place, part }));
}

/** Watches edits: a field or button that had the focus may be gone with its layer. */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const { store } = useEditor();
  useEffect(() => {
    const page = root.current?.ownerDocument;
    if (!root.current || !page) return;
    let last: Element | null = null;
    let asked = 0;
    const onFocusIn = (event: FocusEvent) => {
      last = event.target instanceof Element && root.current?.contains(event.target) ? event.target : null;
    };
    const look = () => {
      asked = 0;
      // A press beside everything leaves the focus nowhere too, but its place is still there.
      if (!last || last.isConnected || !isNowhere(page)) return;
      last = null;
      store.desk.focus.take({ place: 'canvas', part: selectSelection(store.getState()).at(-1) });
    };
    const unsubscribe = store.subscribe(() => {
      if (last && asked === 0) asked = requestAnimationFrame(look);
    });
    page.addEventListener('focusin', onFocusIn);
    return () => {
      cancelAnimationFrame(asked);
      unsubscribe();
      page.removeEventListener('focusin', onFocusIn);
    };
  }, [root, store]);
}

// Restores a lost focus: after undo to the restored layer, after its element was removed to the canvas (WCAG 2.4.3).
import { type RefObject, useEffect } from 'react';
import { selectSelection } from '../document/selectors';
import { useEditor } from './editorContext';
import type { FocusPlace } from './focus';
import type { EditorStore } from './runCommand';

const isNowhere = (page: Document) => page.activeElement === null || page.activeElement === page.body;

/** Whether an element can have the focus: in the page, and not in a part that is hidden until it is needed again. */
const isShown = (element: Element) =>
  element.isConnected && (!('checkVisibility' in element) || element.checkVisibility());

/** Places in which layers can have the focus. */
const OF_LAYERS: readonly FocusPlace[] = ['canvas', 'layers'];

/** After undo or redo, focuses the affected layer if the focus is on the canvas or in the layer list. */
export function focusAffected({ getState, desk }: Pick<EditorStore, 'getState' | 'desk'>): void {
  const now = desk.focus.now();
  const part = selectSelection(getState()).at(-1);
  if (!now || !part || !OF_LAYERS.includes(now.place)) return;
  requestAnimationFrame(() => void desk.focus.take({ place: now.place, part }));
}

/** Watches edits, because a focused field or button can be removed or hidden with its layer. */
export function useRestoredFocus(root: RefObject<HTMLElement | null>): void {
  const { store } = useEditor();
  useEffect(() => {
    const page = root.current?.ownerDocument;
    if (!root.current || !page) return;
    let last: Element | null = null;
    let frame = 0;
    const onFocusIn = (event: FocusEvent) => {
      last = event.target instanceof Element && root.current?.contains(event.target) ? event.target : null;
    };
    const look = () => {
      frame = 0;
      // A click on empty space clears the focus too, but the last element is still shown. The browser takes the focus from a
      // hidden element only when it draws the next frame.
      if (!last || isShown(last) || !(isNowhere(page) || page.activeElement === last)) return;
      last = null;
      store.desk.focus.take({ place: 'canvas', part: selectSelection(store.getState()).at(-1) });
    };
    const unsubscribe = store.subscribe(() => {
      if (last && frame === 0) frame = requestAnimationFrame(look);
    });
    page.addEventListener('focusin', onFocusIn);
    return () => {
      cancelAnimationFrame(frame);
      unsubscribe();
      page.removeEventListener('focusin', onFocusIn);
    };
  }, [root, store]);
}

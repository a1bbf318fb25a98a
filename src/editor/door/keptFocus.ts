// The focus is never nowhere: after undo it goes to what came back, and when its place is gone, to the canvas (WCAG 2.4.3).
import { type RefObject, useEffect } from 'react';
import { selectSelection } from '../document/selectors';
import { type EditorReduxStore, useEditor } from './editorContext';

type Focusable = HTMLElement | SVGElement;

const isNowhere = (page: Document) => page.activeElement === null || page.activeElement === page.body;

/** The element of the last selected layer on the canvas or, without one, the canvas. */
function onCanvas(page: Document, selection: readonly string[]): Focusable | null {
  const stage = page.querySelector<HTMLElement>('[role="application"]');
  const uuid = selection.at(-1);
  const layer = uuid ? stage?.querySelector<SVGElement>(`[data-layer="${CSS.escape(uuid)}"]`) : null;
  return layer ?? stage;
}

/** After undo or redo, with the focus on canvas or layers: the layer that it was about has it. */
export function focusAffected({ getState }: Pick<EditorReduxStore, 'getState'>): void {
  const place = document.activeElement?.closest('[role="application"], [role="tree"]');
  const selection = selectSelection(getState());
  const uuid = selection.at(-1);
  if (!place || !uuid) return;
  requestAnimationFrame(() => {
    if (place.getAttribute('role') === 'application') onCanvas(document, selection)?.focus();
    else place.querySelector<HTMLElement>(`[data-uuid="${CSS.escape(uuid)}"]`)?.focus();
  });
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
      onCanvas(page, selectSelection(store.getState()))?.focus();
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

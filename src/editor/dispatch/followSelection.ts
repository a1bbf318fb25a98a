// Moves the focus to the layer that a command selects or adds, so that the keys of layers work on it.
import { selectSelection } from '../document/selectors';
import type { EditorReduxStore } from './editorContext';

/** Presses after which a person works elsewhere. */
const PRESSES = ['keydown', 'pointerdown'] as const;

/**
 * Focuses the next newly selected layer: in the layer list if the focus is there, else on the canvas. Ends at the next
 * press, and when the focus moves elsewhere. A layer whose picture is still read is selected only later.
 */
export function followSelection(store: EditorReduxStore): void {
  const { getState, desk } = store;
  const before = selectSelection(getState());
  const start = document.activeElement;
  const end = () => {
    unsubscribe();
    for (const type of PRESSES) document.removeEventListener(type, end, true);
  };
  const unsubscribe = store.subscribe(() => {
    const selection = selectSelection(getState());
    const part = selection.at(-1);
    if (selection === before || !part || before.includes(part)) return;
    end();
    const focused = document.activeElement;
    if (focused !== start && focused !== document.body) return;
    desk.focus.ask({ place: desk.focus.now()?.place === 'layers' ? 'layers' : 'canvas', part });
  });
  for (const type of PRESSES) document.addEventListener(type, end, true);
}

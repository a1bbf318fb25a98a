// Drops a row of the layer list in the place of another one.

import { moveTo } from '@/editor/commands/order';
import type { EditorReduxStore } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { currentNodes } from '@/editor/document/editorState';
import { selectNodeIds } from '@/editor/document/selectors';
import { withDescendants } from '@/face/nodes/layerTree';
import { dropPlace } from './dropPlace';

/** The row, or the lowest layer of a collapsed group that a layer is dropped on from above. */
function belowContents(store: EditorReduxStore, dragged: string, over: string): string {
  const state = store.getState();
  const ids = selectNodeIds(state);
  if (!store.desk.collapsed.get().has(over) || ids.indexOf(dragged) < ids.indexOf(over)) return over;
  const inside = withDescendants(currentNodes(state.editor), [over]);
  return ids.find((uuid) => inside.has(uuid)) ?? over;
}

/** Moves the row, with the selection if the row is selected. Returns the number of layers moved; 0 if refused. */
export function dropRow(store: EditorReduxStore, dragged: string, over: string): number {
  const state = store.getState();
  const { selection } = state.editor;
  const uuids = selection.includes(dragged) ? selection : [dragged];
  const before = currentNodes(state.editor);
  const moved = [...withDescendants(before, uuids)];
  const index = dropPlace(selectNodeIds(state), moved, dragged, belowContents(store, dragged, over));
  if (index === null) return 0;
  runCommand(store, moveTo, { uuids, index });
  return currentNodes(store.getState().editor) === before ? 0 : uuids.length;
}

/** Drops a row `down` px below its place in the list, on the row whose center is nearest. */
export function dropRowAt(store: EditorReduxStore, list: Element, dragged: string, down: number): void {
  const rows = [...list.querySelectorAll<HTMLElement>('[role="treeitem"]')].map((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return { uuid: row.dataset.uuid ?? '', center: (top + bottom) / 2 };
  });
  const from = rows.find(({ uuid }) => uuid === dragged);
  if (!from) return;
  const distance = ({ center }: { center: number }) => Math.abs(center - from.center - down);
  const over = rows.reduce((nearest, row) => (distance(row) < distance(nearest) ? row : nearest));
  if (over !== from) dropRow(store, dragged, over.uuid);
}

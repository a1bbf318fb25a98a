// Drops a row of the layer list in the place of another one, in the group that its horizontal travel chooses.

import { moveTo } from '@/editor/commands/order';
import type { EditorReduxStore } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { currentNodes } from '@/editor/document/editorState';
import { type DropTarget, dropTarget } from './dropTarget';
import { treeRows } from './treeRows';

/** Horizontal travel of one level, px: LayerRow indents by the same. */
export const LEVEL_PX = 16;

export const levelsOf = (px: number): number => Math.round(px / LEVEL_PX);

/** The layers that move with a row: the selection if the row is selected. */
export function movedWith(store: EditorReduxStore, dragged: string): readonly string[] {
  const { selection } = store.getState().editor;
  return selection.includes(dragged) ? selection : [dragged];
}

/** Where the row would go. `deeper`: levels below its own. */
export function targetOf(store: EditorReduxStore, dragged: string, over: string, deeper: number): DropTarget | null {
  const nodes = currentNodes(store.getState().editor);
  const rows = treeRows(nodes, store.desk.collapsed.get());
  return dropTarget(nodes, rows, { dragged, uuids: movedWith(store, dragged), over, deeper });
}

/** Moves the row, with the selection if the row is selected. Returns the number of layers moved; 0 if refused. */
export function dropRow(store: EditorReduxStore, dragged: string, over: string, deeper = 0): number {
  const target = targetOf(store, dragged, over, deeper);
  if (!target || target.isSame) return 0;
  const before = currentNodes(store.getState().editor);
  const uuids = movedWith(store, dragged);
  runCommand(store, moveTo, { uuids, index: target.index, parentId: target.parentId });
  return currentNodes(store.getState().editor) === before ? 0 : uuids.length;
}

/** Drops a row this many px from its place in the list, on the row whose center is nearest. */
export function dropRowAt(
  store: EditorReduxStore,
  list: Element,
  dragged: string,
  travel: { x: number; y: number },
): void {
  const rows = [...list.querySelectorAll<HTMLElement>('[role="treeitem"]')].map((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return { uuid: row.dataset.uuid ?? '', center: (top + bottom) / 2 };
  });
  const from = rows.find(({ uuid }) => uuid === dragged);
  if (!from) return;
  const distance = ({ center }: { center: number }) => Math.abs(center - from.center - travel.y);
  const over = rows.reduce((nearest, row) => (distance(row) < distance(nearest) ? row : nearest));
  dropRow(store, dragged, over.uuid, levelsOf(travel.x));
}

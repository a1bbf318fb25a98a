// Keys of the canvas itself: Enter enters the layers, Tab moves among them, Escape leaves. All other keys belong to the
// commands.
import type { KeyboardEvent } from 'react';
import { select, selectNext, selectPrevious } from '@/editor/commands/select';
import { type EditorStore, runCommand } from '@/editor/dispatch/runCommand';
import { selectSelection } from '@/editor/document/selectors';
import { i18n } from '@/service/language/i18n';
import { announce, unsay } from '@/ui/announce';
import { layerOf } from './canvasFocus';

export interface CanvasKeyActs {
  focusLayer(uuid: string | null): void;
  openMenu(): void;
}

const selectionOf = (store: EditorStore) => selectSelection(store.getState());

/** The focus announces the name of the layer and that it is selected, so no extra announcement is needed. */
function come(uuid: string, focusLayer: CanvasKeyActs['focusLayer']): void {
  focusLayer(uuid);
  unsay('select');
}

function goIn(store: EditorStore, { focusLayer }: CanvasKeyActs): boolean {
  if (selectionOf(store).length === 0) runCommand(store, selectNext, undefined);
  const target = selectionOf(store).at(-1);
  if (target) come(target, focusLayer);
  else announce(i18n.t('editor:canvas.empty'), { topic: 'empty' });
  return true;
}

function goOn(store: EditorStore, { focusLayer }: CanvasKeyActs, back: boolean): boolean {
  runCommand(store, back ? selectPrevious : selectNext, undefined);
  const target = selectionOf(store).at(-1);
  if (target) come(target, focusLayer);
  return target !== undefined;
}

/** Leaves the layers for the canvas if nothing is selected. Otherwise Escape is the command that deselects. */
function goOut(store: EditorStore, { focusLayer }: CanvasKeyActs, inside: boolean): boolean {
  const leaves = inside && selectionOf(store).length === 0;
  if (leaves) focusLayer(null);
  return leaves;
}

/** Calls `preventDefault` on handled keys, so command shortcuts ignore them. */
export function handleCanvasKey(event: KeyboardEvent, store: EditorStore, acts: CanvasKeyActs): void {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  const uuid = layerOf(event.target);
  const plain = !ctrlKey && !metaKey && !altKey;
  let handled = false;
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) {
    acts.openMenu();
    handled = true;
  } else if (!plain) return;
  else if (key === 'Escape') handled = goOut(store, acts, uuid !== null);
  else if (key === 'Enter' && uuid === null) handled = goIn(store, acts);
  else if (key === 'Enter' && uuid !== null && !selectionOf(store).includes(uuid)) {
    runCommand(store, select, { mode: 'replace', uuids: [uuid] });
    handled = true;
  } else if (key === 'Tab' && uuid !== null) handled = goOn(store, acts, shiftKey);
  // Space is handled on release, because holding it pans.
  else if (key === ' ') handled = true;
  if (handled) event.preventDefault();
}

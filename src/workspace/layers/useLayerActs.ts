// Clicks and keys in the layer list: select, toggle, ranges, rename, menu, start a drag. Arrow keys only move the
// focus.
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useMemo } from 'react';
import { commandForKey } from '@/editor/commands/keys';
import { isFixed, isPinned } from '@/editor/commands/layerFacts';
import { refuse } from '@/editor/commands/refuse';
import { type SelectPayload, select } from '@/editor/commands/select';
import { useEditor } from '@/editor/dispatch/editorContext';
import { reportRefusal } from '@/editor/dispatch/reportRefusal';
import { runCommand, situationOf } from '@/editor/dispatch/runCommand';
import { selectNode, selectSelection } from '@/editor/document/selectors';
import { createNameSearch } from '@/ui/nameSearch';
import { platformIsMac } from '@/ui/platform';
import type { RowDragging } from './rowDragging';
import { type RowFocus, rowTowards } from './useRowFocus';
import type { Tree } from './useTreeRows';

/** Opens the menu of the selection; client px. */
export type OpenMenu = (at: { x: number; y: number }) => void;

export interface LayerActsParts {
  tree: Tree;
  focus: RowFocus;
  menu: RefObject<OpenMenu | null>;
  dragging: RowDragging;
}

/** The row of an event. `isRow`: the row itself has the focus, not a button in it. */
function rowOf(target: EventTarget) {
  const row = target instanceof Element ? target.closest<HTMLElement>('[role="treeitem"]') : null;
  return row?.dataset.uuid ? { row, uuid: row.dataset.uuid, isRow: row === target } : null;
}

/** Handlers of the tree. */
export function useLayerActs({ tree, focus, menu, dragging }: LayerActsParts) {
  const { store } = useEditor();
  return useMemo(() => {
    const choose = (mode: SelectPayload['mode'], uuid: string) => runCommand(store, select, { mode, uuids: [uuid] });
    const isFixedRow = (uuid: string) => {
      const node = selectNode(store.getState(), uuid);
      return !node || isFixed(node);
    };
    const isMovable = (uuid: string) => {
      const node = selectNode(store.getState(), uuid);
      return node !== undefined && !isFixed(node) && !isPinned(node) && store.desk.renaming.get() !== uuid;
    };
    const rename = (uuid: string) => {
      if (isFixedRow(uuid)) reportRefusal(refuse('fixedLayer'));
      else store.desk.renaming.ask(uuid);
    };
    const openMenu = (uuid: string, at: { x: number; y: number }) => {
      if (!selectSelection(store.getState()).includes(uuid)) choose('replace', uuid);
      menu.current?.(at);
    };
    const extend = (from: string, to: string) => {
      if (isFixedRow(to)) return;
      if (store.getState().editor.anchor === null) choose('replace', from);
      choose('range', to);
    };
    const search = createNameSearch();
    const labelOf = (uuid: string) => selectNode(store.getState(), uuid)?.label ?? '';
    /**
     * Type-ahead: a character without a command in the list, or one that continues a name. Returns the matching row.
     */
    const rowTyped = ({ key, code, shiftKey, timeStamp }: KeyboardEvent, uuid: string): string | null => {
      if ([...key].length !== 1) return null;
      const situation = situationOf(store);
      const goesOn = search.isTyping(timeStamp);
      const press = { key, code, shiftKey };
      const isShortcut =
        key === ' ' ||
        (situation && commandForKey(press, 'layers', platformIsMac(), situation, store.desk.singleKeys.get()) !== null);
      return goesOn || !isShortcut ? search.find(key, uuid, { ids, labelOf }, timeStamp) : null;
    };
    const { ids, rows } = tree;
    const rowAt = (uuid: string) => rows[ids.indexOf(uuid)];
    const sayArrows = () => reportRefusal(refuse('arrowsOnCanvas'));
    /** Expands the group, then goes to its first layer. On the canvas the key moves the layer. */
    const goIn = (uuid: string) => {
      const { group } = rowAt(uuid) ?? {};
      if (!group) sayArrows();
      else if (!group.isOpen) tree.open([uuid], true);
      else focus.focusRow(ids[ids.indexOf(uuid) + 1] ?? uuid);
    };
    /** Collapses the group, or goes to the group of the layer. */
    const goOut = (uuid: string) => {
      const parent = tree.parentOf(uuid);
      if (rowAt(uuid)?.group?.isOpen) tree.open([uuid], false);
      else if (parent === null) sayArrows();
      else focus.focusRow(parent);
    };
    const keys = new Map<string, (uuid: string) => void>([
      [' ', (uuid) => choose('toggle', uuid)],
      ['Enter', (uuid) => choose('replace', uuid)],
      ['F2', rename],
      ['ArrowLeft', goOut],
      ['ArrowRight', goIn],
      ['*', tree.openAllBeside],
    ]);

    return {
      onPointerDown(event: PointerEvent) {
        const hit = rowOf(event.target);
        if (hit && isMovable(hit.uuid)) dragging.press(hit.uuid, event);
      },
      onClick(event: MouseEvent) {
        const hit = rowOf(event.target);
        if (!hit || !(event.target instanceof Element)) return;
        const button = event.target.closest('button');
        if (button?.hasAttribute('data-row-menu')) {
          const { left, bottom } = button.getBoundingClientRect();
          openMenu(hit.uuid, { x: left, y: bottom });
        }
        if (button?.hasAttribute('data-row-triangle')) tree.open([hit.uuid], rowAt(hit.uuid)?.group?.isOpen === false);
        const box = event.target.closest('input');
        const isPick = box?.hasAttribute('data-row-pick') === true;
        if (button || (box && !isPick)) return;
        focus.focusRow(hit.uuid);
        if (isPick) {
          choose('toggle', hit.uuid);
          // The browser toggled the checkbox: sets it to the actual selection.
          box.checked = selectSelection(store.getState()).includes(hit.uuid);
        } else choose(event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'toggle' : 'replace', hit.uuid);
      },
      onDoubleClick(event: MouseEvent) {
        const hit = rowOf(event.target);
        if (hit && event.target instanceof Element && event.target.closest('[data-name]')) rename(hit.uuid);
      },
      onContextMenu(event: MouseEvent) {
        const hit = rowOf(event.target);
        if (!hit || isFixedRow(hit.uuid)) return;
        event.preventDefault();
        const { left, bottom } = hit.row.getBoundingClientRect();
        const { clientX: x, clientY: y } = event;
        // Opened with a key, so there is no pointer position.
        openMenu(hit.uuid, x || y ? { x, y } : { x: left, y: bottom });
      },
      onKeyDown(event: KeyboardEvent) {
        const hit = rowOf(event.target);
        const isHandle = event.target instanceof Element && event.target.hasAttribute('data-row-handle');
        if (hit && isHandle) dragging.press(hit.uuid, event);
        if (!hit?.isRow || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
        const next = rowTowards(event.key, hit.uuid, ids);
        const named = next || event.key === '*' ? null : rowTyped(event, hit.uuid);
        const act = event.shiftKey && event.key.startsWith('Arrow') ? sayArrows : keys.get(event.key);
        if (next && event.shiftKey) extend(hit.uuid, next);
        if (next ?? named) focus.focusRow(next ?? named ?? hit.uuid);
        else if (act) act(hit.uuid);
        else return;
        event.preventDefault();
      },
    };
  }, [store, tree, focus, menu, dragging]);
}

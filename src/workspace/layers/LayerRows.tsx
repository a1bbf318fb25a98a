// Renders the visible rows of the layer list, with empty boxes for rows far from the view.
import { type RefObject, useCallback, useMemo, useSyncExternalStore } from 'react';
import { useDesk } from '@/editor/dispatch/editorContext';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectSelection } from '@/editor/document/selectors';
import { later } from '@/ui/later';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { LayerRow } from './LayerRow';
import type { RowDragsProps } from './RowDrags';
import type { RowAttention } from './rowAttention';
import type { RowDragging } from './rowDragging';
import { rowsAndGaps } from './rowWindow';
import type { TabStop } from './tabStop';
import type { TreeRow } from './treeRows';
import { useRowRange } from './useRowRange';

/** Touch devices have no hover, so the handle, the only place to drag with a finger, is always shown. */
const TOUCHED = '(pointer: coarse)';
/** Height of a row, rem; LayerRow's `h-8`. */
const ROW_HEIGHT = 2;

const RowDrags = later<RowDragsProps>(async () => (await import('./RowDrags')).RowDrags);

export interface LayerRowsProps {
  /** Rows from the top. */
  rows: readonly TreeRow[];
  /** Their uuids. */
  ids: readonly string[];
  list: RefObject<HTMLElement | null>;
  stop: TabStop;
  attention: RowAttention;
  dragging: RowDragging;
}

/**
 * Rows that are always rendered: the Tab stop, the focused, dragged or renamed row, and the last selected row, to which
 * undo moves the focus.
 */
export function LayerRows({ rows: all, ids, list, stop, attention, dragging }: LayerRowsProps) {
  const isTouched = useMediaQuery(TOUCHED);
  const range = useRowRange(list, ids.length);
  const places = useMemo(() => new Map(ids.map((uuid, index) => [uuid, index])), [ids]);
  // Rows in the range are already rendered, so moving the focus among them renders only those rows.
  const beyond = useCallback(
    (uuid: string | null) => {
      const index = places.get(uuid ?? '') ?? -1;
      return index >= range.first && index <= range.last ? -1 : index;
    },
    [places, range],
  );
  const stopAt = useSyncExternalStore(stop.subscribe, () => beyond(stop.get()));
  const { renaming } = useDesk();
  const renamedAt = useSyncExternalStore(renaming.subscribe, () => beyond(renaming.get()));
  const chosenAt = useEditorState((state) => beyond(selectSelection(state).at(-1) ?? null));
  const isNear = useSyncExternalStore(dragging.isNear.subscribe, dragging.isNear.get);
  const parts = rowsAndGaps(range, [stopAt, renamedAt, chosenAt], ids.length);
  const shown = parts.flatMap((part) => ('gap' in part ? [] : [ids[part.index] ?? '']));
  const hasGroups = useMemo(() => all.some(({ group }) => group !== null), [all]);
  const rows = parts.map((part) => {
    if ('gap' in part) {
      return <div key={`gap-${part.before}`} role="presentation" style={{ height: `${part.gap * ROW_HEIGHT}rem` }} />;
    }
    const row = all[part.index];
    if (!row) return null;
    const { uuid, level, place, count, group } = row;
    return (
      <LayerRow
        key={uuid}
        uuid={uuid}
        {...{ level, place, count }}
        size={group?.size ?? null}
        isOpen={group?.isOpen ?? true}
        hasGroups={hasGroups}
        stop={stop}
        attention={attention}
        hasHandle={isTouched}
      />
    );
  });
  return (
    <>
      {rows}
      {isNear ? <RowDrags {...{ ids, shown, hasGroups, list, stop, attention, dragging }} /> : null}
    </>
  );
}

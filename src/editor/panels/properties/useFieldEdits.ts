// What the generated fields do to the document: each valid change is a command, a burst is one undo state, Escape takes it back.
import { useMemo } from 'react';
import type { FieldRefusal } from '@/forms/useLiveField';
import { rename } from '../../commands/rename';
import { endBurst, takeBackTo } from '../../commands/session';
import { setFact } from '../../commands/setFact';
import { setField } from '../../commands/setField';
import type { LayerList } from '../../document/editorState';
import { selectNodes } from '../../document/selectors';
import { type EditorReduxStore, useEditor } from '../../door/editorContext';
import { refusalWords } from '../../door/reportRefusal';
import { runCommand } from '../../door/runCommand';
import { keptSize } from '../../images/keptSizes';

const STYLE = 'style.';
/** Fields that are pictures, and the fact beside each that tells its bytes. */
const BYTES: Readonly<Record<string, string>> = {
  'style.url': 'fileSize',
  'style.ambient.bgDrawable': 'ambientFileSize',
  activeIcon: 'activeFileSize',
};

/** A picture's bytes go with its reference, where they are known. */
function besideOf(path: string, value: unknown): { beside?: Readonly<Record<string, number>> } {
  const bytesAt = BYTES[path];
  const bytes = bytesAt && typeof value === 'string' ? keptSize(value) : undefined;
  return bytesAt === undefined || bytes === undefined ? {} : { beside: { [bytesAt]: bytes } };
}

/** Back to the layers as they were, if undo still reaches them. */
function travelBack(store: EditorReduxStore, layers: LayerList): boolean {
  runCommand(store, takeBackTo, layers);
  return selectNodes(store.getState()) === layers;
}

/** The field itself says why. */
const QUIET = { onRefusal: () => {} };

/** Handlers for the fields of these layers. Paths are those of a layer: `label`, `style.x`. */
export function useFieldEdits(uuids: readonly string[]) {
  const { store } = useEditor();
  return useMemo(() => {
    let burst: { path: string; before: LayerList } | null = null;
    const write = (path: string, value: unknown) => {
      const [uuid = ''] = uuids;
      const before = burst?.path === path ? burst.before : selectNodes(store.getState());
      const beside = besideOf(path, value);
      if (path.startsWith(STYLE)) {
        return runCommand(store, setField, { uuids, path: path.slice(STYLE.length), value, before, ...beside }, QUIET);
      }
      if (path === 'label') return runCommand(store, rename, { uuid, label: String(value) }, QUIET);
      return runCommand(store, setFact, { uuids, path, value, ...beside }, QUIET);
    };
    const end = () => {
      burst = null;
      runCommand(store, endBurst, undefined);
    };
    return {
      onChange(path: string, value: unknown): FieldRefusal | null {
        if (burst?.path !== path) burst = { path, before: selectNodes(store.getState()) };
        const refusal = write(path, value);
        return refusal && { text: refusalWords(refusal), tone: refusal.severity };
      },
      onCommit: end,
      onRevert(path: string, firstValue: unknown) {
        const isBack = burst?.path === path && travelBack(store, burst.before);
        if (!isBack) write(path, firstValue);
        end();
      },
    };
  }, [store, uuids]);
}

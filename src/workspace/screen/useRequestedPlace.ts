// Opens the place in the URL: `?copy=..&mode=..&layer=..` shows this copy in this mode with this layer selected.
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { switchCopy } from '@/editor/commands/copies';
import { MODE_COMMANDS } from '@/editor/commands/modes';
import { select } from '@/editor/commands/select';
import type { EditorReduxStore } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { modeName } from '@/schemas/design';

/** Goes there once and removes the place from the URL, so a reload restores the last position. */
export function useRequestedPlace(store: EditorReduxStore): void {
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    const copy = params.get('copy');
    const layer = params.get('layer');
    if (copy === null && layer === null) return;
    const { editor } = store.getState();
    const requested = editor.design?.copies.find(({ id }) => id === copy);
    if (requested && editor.design?.activeFdId !== requested.id) runCommand(store, switchCopy, requested.id);
    const mode = modeName.safeParse(params.get('mode') ?? 'normal');
    if (mode.success && store.getState().editor.mode !== mode.data)
      runCommand(store, MODE_COMMANDS[mode.data], undefined);
    if (layer !== null) runCommand(store, select, { mode: 'replace', uuids: [layer] });
    setParams({}, { replace: true });
  }, [store, params, setParams]);
}

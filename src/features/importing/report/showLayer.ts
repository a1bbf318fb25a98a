// Goes to a layer in its copy and mode, selects it, and focuses its row.

import { switchCopy } from '@/editor/commands/copies';
import { MODE_COMMANDS } from '@/editor/commands/modes';
import { select } from '@/editor/commands/select';
import type { EditorReduxStore } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import type { ModeName } from '@/schemas/design';

export interface LayerPlace {
  copyId: string;
  mode: ModeName;
  uuid: string;
  label: string;
}

export function showLayer(store: EditorReduxStore, { copyId, mode, uuid }: LayerPlace): void {
  if (store.getState().editor.copyId !== copyId) runCommand(store, switchCopy, copyId);
  if (store.getState().editor.mode !== mode) runCommand(store, MODE_COMMANDS[mode], undefined);
  runCommand(store, select, { mode: 'replace', uuids: [uuid] });
  store.desk.focus.ask({ place: 'layers', part: uuid });
}

// The acts that commands ask of the editor around the document, wired to the store, the viewport and the panels.

import { catalogueItem } from '@/face/nodes';
import { i18n } from '@/service/language/i18n';
import { announce } from '@/ui/announce';
import type { Viewport } from './canvas/viewport';
import type { EditorPort } from './commands/defineCommand';
import { describeSelection } from './describeSelection';
import { redone, undone } from './document/documentSlice';
import { currentHistory } from './document/editorState';
import { redoLabel, undoLabel } from './document/history';
import type { WithEditor } from './document/selectors';
import type { AddLayers } from './images/useAddLayers';
import { startRenaming } from './layers/renaming';

interface PortParts {
  store: { getState(): WithEditor; dispatch(action: ReturnType<typeof undone> | ReturnType<typeof redone>): unknown };
  viewport: Viewport;
  layers: AddLayers;
  save(): Promise<void>;
  exportFile(): Promise<void>;
  showHelp(): void;
}

export function createEditorPort({ store, viewport, layers, save, exportFile, showHelp }: PortParts): EditorPort {
  const travel = (name: 'undone' | 'redone') => {
    const history = currentHistory(store.getState().editor);
    if (!history) return;
    const label = name === 'undone' ? undoLabel(history) : redoLabel(history);
    store.dispatch(name === 'undone' ? undone() : redone());
    const words = { undone: 'editor:announce.undone', redone: 'editor:announce.redone' };
    if (label) announce(i18n.t(words[name], { action: i18n.t(`editor:commands.${label}`) }));
  };
  return {
    undo: () => travel('undone'),
    redo: () => travel('redone'),
    zoomBy: (factor) => viewport.zoomAt(factor),
    zoomTo: (factor) => viewport.zoomTo(factor),
    fit: () => viewport.fit(),
    panBy: (dx, dy) => viewport.panBy(dx, dy),
    save: () => void save(),
    exportFile: () => void exportFile(),
    showHelp,
    rename: startRenaming,
    pickImage: (itemKey) => {
      const entry = catalogueItem(itemKey);
      if (entry) void layers.addEntry(entry);
    },
    focusProperties: () =>
      document.querySelector<HTMLElement>('[data-properties] input, [data-properties] textarea')?.focus(),
    describeSelection: () => announce(describeSelection(store.getState()), { topic: 'describe' }),
  };
}

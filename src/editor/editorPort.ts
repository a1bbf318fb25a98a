// The acts that commands ask of the editor around the document, wired to the store, the viewport and the panels.

import { catalogueItem } from '@/face/nodes';
import { i18n } from '@/service/language/i18n';
import { announce } from '@/ui/announce';
import { clearGuides } from './canvas/guides';
import { sayZoom } from './canvas/sayZoom';
import { toggleViewOption, viewOptions } from './canvas/viewOptions';
import type { Viewport } from './canvas/viewport';
import type { EditorPort } from './commands/defineCommand';
import { askCopy } from './copies/copyRequests';
import { openCopy, showMode } from './copies/showPlace';
import { describeSelection } from './describeSelection';
import { redone, undone } from './document/documentSlice';
import { currentHistory } from './document/editorState';
import { redoLabel, undoLabel } from './document/history';
import type { EditorReduxStore } from './editorContext';
import { focusProperties } from './focusField';
import type { AddLayers } from './images/useAddLayers';
import { focusAffected } from './keptFocus';
import { startRenaming } from './layers/renaming';
import { openDialog } from './openDialog';
import type { Animations } from './preview/animations';
import { startTextEditing } from './textEditing';

interface PortParts {
  store: Pick<EditorReduxStore, 'getState' | 'dispatch'>;
  viewport: Viewport;
  layers: AddLayers;
  save(): Promise<void>;
  exportFile(): Promise<void>;
  showHelp(): void;
  animations: Animations;
  openPreview(): void;
}

export function createEditorPort({
  store,
  viewport,
  layers,
  save,
  exportFile,
  showHelp,
  animations,
  openPreview,
}: PortParts): EditorPort {
  const travel = (name: 'undone' | 'redone') => {
    const history = currentHistory(store.getState().editor);
    if (!history) return;
    const label = name === 'undone' ? undoLabel(history) : redoLabel(history);
    store.dispatch(name === 'undone' ? undone() : redone());
    focusAffected(store);
    const words = { undone: 'editor:announce.undone', redone: 'editor:announce.redone' };
    if (label) announce(i18n.t(words[name], { action: i18n.t(`editor:commands.${label}`) }));
  };
  return {
    undo: () => travel('undone'),
    redo: () => travel('redone'),
    zoomBy: (factor) => {
      viewport.zoomAt(factor);
      sayZoom(viewport);
    },
    zoomTo: (factor) => {
      viewport.zoomTo(factor);
      sayZoom(viewport);
    },
    fit: () => {
      viewport.fit();
      sayZoom(viewport);
    },
    panBy: (dx, dy) => viewport.panBy(dx, dy),
    save: () => void save(),
    exportFile: () => void exportFile(),
    showHelp,
    togglePlay: animations.toggle,
    openPreview,
    rename: startRenaming,
    editText: (uuid) => startTextEditing(store.getState(), uuid),
    pickImage: (itemKey) => {
      const entry = catalogueItem(itemKey);
      if (entry) void layers.addEntry(entry);
    },
    focusProperties,
    open: openDialog,
    toggleView: (what) => {
      toggleViewOption(what);
      const state = viewOptions.get()[what] ? 'on' : 'off';
      announce(i18n.t(`editor:announce.view.${what}.${state}`), { topic: what });
    },
    clearGuides: () => {
      clearGuides(store.getState().editor.copyId);
      announce(i18n.t('editor:announce.guidesCleared'), { topic: 'guides' });
    },
    showMode: (mode) => showMode(store, mode),
    openCopy: (copyId) => openCopy(store, copyId),
    askCopy,
    describeSelection: () => announce(describeSelection(store.getState()), { topic: 'describe' }),
  };
}

// The acts that commands ask of the editor around the document, wired to the store, the viewport and the panels.

import { catalogueItem } from '@/face/nodes';
import { i18n } from '@/service/language/i18n';
import type { Animations } from '@/simulator/animations';
import { announce } from '@/ui/announce';
import { showToast } from '@/ui/toasts';
import { sayZoom } from '../canvas/sayZoom';
import type { Viewport } from '../canvas/viewport';
import type { EditorPort } from '../commands/defineCommand';
import { redone, undone } from '../document/documentSlice';
import type { LayerList } from '../document/editorState';
import { selectNodes } from '../document/selectors';
import { redoStep, undoStep } from '../document/travel';
import { describeSelection } from '../door/describeSelection';
import type { EditorReduxStore } from '../door/editorContext';
import { focusProperties } from '../door/focusField';
import { clearGuides } from '../door/guides';
import { focusAffected } from '../door/keptFocus';
import { openDialog } from '../door/openDialog';
import { sayTravel } from '../door/sayTravel';
import { startTextEditing } from '../door/textEditing';
import { toggleViewOption, viewOptions } from '../door/viewOptions';
import { afterAdds } from '../images/inTurn';
import type { AddLayers } from '../images/useAddLayers';
import { askCopy } from '../panels/copies/copyRequests';
import { openCopy, showMode } from '../panels/copies/showPlace';
import { startRenaming } from '../panels/layers/renaming';
import { pasteByButton } from './keys/pasteByButton';

interface PortParts {
  store: EditorReduxStore;
  viewport: Viewport;
  layers: AddLayers;
  save(): Promise<void>;
  exportFile(): Promise<void>;
  showHelp(): void;
  animations: Animations;
  openPreview(): void;
  onPastedFromElsewhere(nodes: LayerList): void;
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
  onPastedFromElsewhere,
}: PortParts): EditorPort {
  const travel = (name: 'undone' | 'redone') => {
    const before = store.getState();
    const step = name === 'undone' ? undoStep(before.editor) : redoStep(before.editor);
    if (!step) return;
    store.dispatch(name === 'undone' ? undone() : redone());
    if (selectNodes(store.getState()) !== selectNodes(before)) focusAffected(store);
    const action = i18n.t(`editor:commands.${step.label}`);
    if (!step.only) return sayTravel(name, action, selectNodes(before), selectNodes(store.getState()));
    const mode = i18n.t(`editor:modes.${step.only}`);
    const part = { undone: 'editor:announce.undonePart', redone: 'editor:announce.redonePart' };
    showToast({ tone: 'info', text: i18n.t(part[name], { action, mode }) });
  };
  return {
    undo: () => afterAdds(() => travel('undone')),
    redo: () => afterAdds(() => travel('redone')),
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
    paste: () =>
      void pasteByButton(store, { onPasteFiles: (files) => void layers.addFiles(files), onPastedFromElsewhere }),
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

// The acts that commands ask of the editor around the document, wired to the store, the viewport and the panels.

import { catalogueItem } from '@/face/nodes';
import { i18n } from '@/service/language/i18n';
import type { Animations } from '@/simulator/animations';
import { announce } from '@/ui/announce';
import { sayZoom } from '../canvas/sayZoom';
import type { Viewport } from '../canvas/viewport';
import type { EditorPort } from '../commands/defineCommand';
import { redo, undo } from '../commands/session';
import type { LayerList } from '../document/editorState';
import { selectNodes } from '../document/selectors';
import { describeSelection } from '../door/describeSelection';
import type { EditorReduxStore } from '../door/editorContext';
import { focusProperties } from '../door/focusField';
import { clearGuides } from '../door/guides';
import { focusAffected } from '../door/keptFocus';
import { openDialog } from '../door/openDialog';
import { runCommand } from '../door/runCommand';
import { startTextEditing } from '../door/textEditing';
import { toggleViewOption, viewOptions } from '../door/viewOptions';
import { afterAdds } from '../images/inTurn';
import type { AddLayers } from '../images/useAddLayers';
import { askCopy } from '../panels/copies/copyRequests';
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
  /** Waits for layers that are on their way; the focus goes to what came back. */
  const travel = (command: typeof undo) =>
    afterAdds(() => {
      const before = selectNodes(store.getState());
      runCommand(store, command, undefined);
      if (selectNodes(store.getState()) !== before) focusAffected(store);
    });
  return {
    undo: () => travel(undo),
    redo: () => travel(redo),
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
    askCopy,
    describeSelection: () => announce(describeSelection(store.getState()), { topic: 'describe' }),
  };
}

// Combines the ports of the editor's folders for the commands of one open editor.

import { helpAddress } from '@/service/language/helpAddress';
import type { Viewport } from '../canvas/viewport';
import { createZoomPort } from '../canvas/zoomPort';
import type { EditorPort } from '../commands/ports';
import type { LayerList } from '../document/editorState';
import type { EditorReduxStore } from '../door/editorContext';
import { createFocusPort } from '../door/focusPort';
import { startTextEditing } from '../door/textEditing';
import { createViewPort } from '../door/viewPort';
import { createHistoryPort } from '../images/historyPort';
import type { AddLayers } from '../images/useAddLayers';
import { pasteByButton } from './keys/pasteByButton';

interface PortParts {
  store: EditorReduxStore;
  viewport: Viewport;
  layers: AddLayers;
  save(): Promise<unknown>;
  publish(): Promise<void>;
  showHelp(): void;
  animations: { toggle: EditorPort['togglePlay'] };
  openPreview(): void;
  onPastedFromElsewhere(nodes: LayerList): void;
}

export function createEditorPort(parts: PortParts): EditorPort {
  const { store, viewport, layers, save, publish, showHelp, animations, openPreview, onPastedFromElsewhere } = parts;
  return {
    ...createHistoryPort(store),
    ...createZoomPort(viewport),
    ...createViewPort(store),
    ...createFocusPort(store),
    save: () => void save(),
    publish: () => void publish(),
    paste: () =>
      void pasteByButton(store, { onPasteFiles: (files) => void layers.addFiles(files), onPastedFromElsewhere }),
    togglePlay: animations.toggle,
    openPreview,
    rename: store.desk.renaming.ask,
    editText: (uuid) => startTextEditing(store, uuid),
    askCopy: store.desk.copyRequest.ask,
    open: store.desk.dialogs.open,
    showHelp,
    openGuide: () => void window.open(helpAddress(), '_blank', 'noopener'),
  };
}

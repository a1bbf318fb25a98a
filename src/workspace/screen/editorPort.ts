// Combines the ports of the editor's folders for the commands of one open editor.

import type { Viewport } from '@/editor/canvas/viewport';
import { createZoomPort } from '@/editor/canvas/zoomPort';
import type { EditorPort } from '@/editor/commands/ports';
import type { EditorReduxStore } from '@/editor/dispatch/editorContext';
import { createFocusPort } from '@/editor/dispatch/focusPort';
import { startTextEditing } from '@/editor/dispatch/textEditing';
import { createViewPort } from '@/editor/dispatch/viewPort';
import type { LayerList } from '@/editor/document/editorState';
import { createHistoryPort } from '@/editor/images/historyPort';
import type { AddLayers } from '@/editor/images/useAddLayers';
import { helpAddress } from '@/service/language/helpAddress';
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
    rename(uuid) {
      const { renaming, focus } = store.desk;
      // With another panel in front, the list comes first.
      if (!renaming.ask(uuid)) focus.ask({ place: 'layers', part: uuid }, () => renaming.ask(uuid));
    },
    editText: (uuid) => startTextEditing(store, uuid),
    editPoints: (uuid) => store.desk.tool.set({ kind: 'points', uuid }),
    startPen: (from) => store.desk.tool.set({ kind: 'pen', from }),
    askCopy: store.desk.copyRequest.ask,
    open: store.desk.dialogs.open,
    showHelp,
    openGuide: () => void window.open(helpAddress(), '_blank', 'noopener'),
  };
}

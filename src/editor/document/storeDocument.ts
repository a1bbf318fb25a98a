// The open design for saving and exporting, backed by the store.
import type { OpenDocument } from '@/drafts/documentPort';
import { imageRefsOf } from '@/schemas/imageRefs';
import { burstEnded, designClosed, designOpened, draftSettled, type EditorAction } from './documentSlice';
import { currentHistory, documentOf } from './editorState';
import type { WithEditor } from './selectors';

/** What it needs of the store. */
export interface DocumentStore {
  getState(): WithEditor;
  subscribe(listener: () => void): () => void;
  dispatch(action: EditorAction): unknown;
}

/** `letGo`: ends a running drag and the path of the pen, where they exist. */
export function openDocumentOf(
  { getState, subscribe, dispatch }: DocumentStore,
  letGo: () => void = () => {},
): OpenDocument {
  return {
    now() {
      const { editor } = getState();
      const { design, baseRev, change, copyId, mode } = editor;
      if (!design) return null;
      const isTyping = currentHistory(editor)?.burst != null;
      return { id: design.id, baseRev, change, place: `${copyId} ${mode}`, isTyping };
    },
    design: () => documentOf(getState().editor),
    pictures() {
      const { design, histories, clipboard } = getState().editor;
      return imageRefsOf([design, histories, clipboard]);
    },
    subscribe,
    open: (start) => void dispatch(designOpened(start)),
    close: () => void dispatch(designClosed()),
    letGo,
    endBurst: () => void dispatch(burstEnded()),
    settle: ({ baseRev, refs }) => void dispatch(draftSettled({ baseRev, refs: [...refs] })),
  };
}

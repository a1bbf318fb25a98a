// Connects the editor's clipboard with the system clipboard: layers from and to other tabs, text and images from
// anywhere.
import { clipboardHtml, clipboardText, LAYERS_TYPE } from '@/editor/commands/clipboardText';
import type { EditorReduxStore } from '@/editor/dispatch/editorContext';
import { namesOf, type PasteParts, pasteBrought } from './pasteBrought';

export interface ClipboardParts extends PasteParts {
  /** Whether a clipboard event is meant for the layers. */
  isOurs(event: Event): boolean;
  /** Whether page text is selected. Copying then copies that text. */
  isReading(): boolean;
}

export interface SystemClipboard {
  /** Runs a keyboard act that is followed by the browser's own copy event. */
  byKeys(act: () => void): void;
  detach(): void;
}

/** Paste content that this browser lets the page read. */
const textOf = (data: DataTransfer | null, type: string): string => data?.getData?.(type) ?? '';

export function attachSystemClipboard(page: Document, store: EditorReduxStore, parts: ClipboardParts): SystemClipboard {
  const clipboardNow = () => store.getState().editor.clipboard;
  let isByKeys = false;
  /** A copy with a menu or button: no browser event follows, so one is triggered. */
  let isAsked = false;
  let lastId = clipboardNow()?.id;

  const onCopy = (event: ClipboardEvent) => {
    const clipboard = clipboardNow();
    if (!clipboard || clipboard.nodes.length === 0) return;
    if (!isAsked && (!parts.isOurs(event) || parts.isReading())) return;
    const names = namesOf(clipboard.nodes);
    const text = clipboardText(clipboard);
    event.clipboardData?.setData('text/plain', names);
    if (text !== null) {
      event.clipboardData?.setData(LAYERS_TYPE, text);
      event.clipboardData?.setData('text/html', clipboardHtml(text, names));
    }
    event.preventDefault();
  };

  const onPaste = (event: ClipboardEvent) => {
    if (!parts.isOurs(event)) return;
    event.preventDefault();
    const data = event.clipboardData;
    const brought = {
      layers: textOf(data, LAYERS_TYPE),
      html: textOf(data, 'text/html'),
      words: textOf(data, 'text/plain'),
      files: [...(data?.files ?? [])],
      types: data?.types?.length ?? 0,
    };
    pasteBrought(store, brought, parts);
  };

  const stopWatching = store.subscribe(() => {
    const id = clipboardNow()?.id;
    if (id === lastId) return;
    lastId = id;
    if (id !== undefined) store.desk.lastCopied.set(id);
    if (id === undefined || isByKeys || typeof page.execCommand !== 'function') return;
    isAsked = true;
    page.execCommand('copy');
    isAsked = false;
  });

  page.addEventListener('copy', onCopy);
  page.addEventListener('cut', onCopy);
  page.addEventListener('paste', onPaste);
  return {
    byKeys(act) {
      isByKeys = true;
      try {
        act();
      } finally {
        isByKeys = false;
      }
    },
    detach() {
      stopWatching();
      page.removeEventListener('copy', onCopy);
      page.removeEventListener('cut', onCopy);
      page.removeEventListener('paste', onPaste);
    },
  };
}

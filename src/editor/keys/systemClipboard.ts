// Between the editor's clipboard and the system's: layers go to other tabs and come from them, text and pictures from anywhere.

import { i18n } from '@/service/language/i18n';
import { showToast } from '@/ui/toasts';
import { paste } from '../commands/clipboard';
import { clipboardHtml, clipboardText, LAYERS_TYPE, readClipboardText, textInHtml } from '../commands/clipboardText';
import type { LayerList } from '../document/editorState';
import type { EditorReduxStore } from '../editorContext';
import { runCommand } from '../runCommand';
import { pasteText } from './pasteText';

export interface ClipboardParts {
  /** Whether an event of the clipboard is meant for the layers. */
  isOurs(event: Event): boolean;
  /** Whether words of the page are marked: copying is about them then. */
  isReading(): boolean;
  onPasteFiles: ((files: readonly File[]) => void) | undefined;
  onPastedFromElsewhere: ((nodes: LayerList) => void) | undefined;
}

export interface SystemClipboard {
  /** Runs an act of the keyboard: the browser's own copy event follows it. */
  byKeys(act: () => void): void;
  detach(): void;
}

/** What a paste brings, as far as it can be asked of this browser. */
const textOf = (data: DataTransfer | null, type: string): string => data?.getData?.(type) ?? '';

/** The words other programs get, and by which our own are known where nothing else was kept. */
const namesOf = (nodes: LayerList): string => nodes.map((node) => node.label).join('\n');

export function attachSystemClipboard(page: Document, store: EditorReduxStore, parts: ClipboardParts): SystemClipboard {
  const clipboardNow = () => store.getState().editor.clipboard;
  let isByKeys = false;
  /** A copy by menu or button: no event of the browser follows, so one is asked for. */
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

  const pasteLayers = (text: string) => {
    const given = readClipboardText(text);
    if (!given) {
      showToast({ tone: 'warning', text: i18n.t('editor:canvas.pasteDamaged') });
      return;
    }
    const own = clipboardNow();
    const isOwn = own?.id === given.id;
    const refusal = runCommand(store, paste, isOwn ? own : given);
    if (!isOwn && !refusal) parts.onPastedFromElsewhere?.(given.nodes);
  };

  const onPaste = (event: ClipboardEvent) => {
    if (!parts.isOurs(event)) return;
    event.preventDefault();
    const data = event.clipboardData;
    const layers = textOf(data, LAYERS_TYPE) || textInHtml(textOf(data, 'text/html'));
    if (layers !== null && layers !== '') return pasteLayers(layers);
    const files = [...(data?.files ?? [])];
    if (files.length > 0 && parts.onPasteFiles) return parts.onPasteFiles(files);
    const own = clipboardNow();
    const words = textOf(data, 'text/plain').trim();
    if (words !== '' && words !== (own && namesOf(own.nodes))) pasteText(store, words);
    else if (own) runCommand(store, paste, own);
  };

  const stopWatching = store.subscribe(() => {
    const id = clipboardNow()?.id;
    if (id === lastId) return;
    lastId = id;
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

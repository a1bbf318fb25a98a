// Pastes the content of the system clipboard: layers of any tab, images or text; otherwise the editor's own clipboard.
// Reports why nothing was pasted.
import { paste } from '@/editor/commands/clipboard';
import { readClipboardText, textInHtml } from '@/editor/commands/clipboardText';
import type { EditorReduxStore } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import type { LayerList } from '@/editor/document/editorState';
import { i18n } from '@/service/language/i18n';
import { showToast } from '@/ui/toasts';
import { pasteText } from './pasteText';

/** Clipboard content that this browser lets the page read; empty fields otherwise. */
export interface Brought {
  /** Layers in a type of our own. */
  layers: string;
  html: string;
  words: string;
  files: readonly File[];
  /** Number of content types of any kind. */
  types: number;
}

export interface PasteParts {
  onPasteFiles: ((files: readonly File[]) => void) | undefined;
  onPastedFromElsewhere: ((nodes: LayerList) => void) | undefined;
}

const say = (key: string, values: Record<string, string> = {}) =>
  void showToast({ tone: 'warning', text: i18n.t(`editor:canvas.${key}`, values) });

/** The text for other programs. It also identifies our own content if nothing else was stored. */
export const namesOf = (nodes: LayerList): string => nodes.map((node) => node.label).join('\n');

function pasteLayers(store: EditorReduxStore, text: string, { onPastedFromElsewhere }: PasteParts): void {
  const clipboardText = readClipboardText(text);
  if (!clipboardText) {
    say('pasteDamaged');
    return;
  }
  const own = store.getState().editor.clipboard;
  const isOwn = own?.id === clipboardText.id;
  const refusal = runCommand(store, paste, isOwn ? own : clipboardText);
  if (!isOwn && !refusal) onPastedFromElsewhere?.(clipboardText.nodes);
}

/** Text that is entirely HTML or XML, such as the source of a web page. */
const isMarkup = (text: string): boolean => /^<(?:[a-z][\w:-]*[\s/>]|[!?])[\s\S]*>$/i.test(text);

/** The SVG drawing on the clipboard as a file: from source text, or from the HTML that drawing tools write. */
async function drawingOf({ words, html }: Brought): Promise<File | null> {
  const text = words.trim();
  const { isSvgText, svgInside } = await import('@/bytes/svg/svgText');
  const source = isSvgText(text) ? text : text === '' ? svgInside(html) : null;
  return source === null
    ? null
    : // The byte order mark overrides an encoding that the source declares.
      new File(['\uFEFF', source], `${i18n.t('catalogue:items.image')}.svg`, { type: 'image/svg+xml' });
}

/** Whether the text, or the HTML without text, may be a drawing. The code that checks it is loaded on first use. */
const mayBeDrawing = (words: string, html: string): boolean =>
  words === '' ? /<svg[\s>]/i.test(html) : words.startsWith('<') && words.endsWith('>');

/** Pastes text, or the editor's own clipboard if it is newer. */
function pasteWords(store: EditorReduxStore, { words, types }: { words: string; types: number }): void {
  const own = store.getState().editor.clipboard;
  if (isMarkup(words)) say('pasteMarkup');
  else if (words !== '' && words !== (own && namesOf(own.nodes))) pasteText(store, words);
  // Clipboard content of another kind is newer than the editor's own.
  else if (own && own.nodes.length > 0 && (words !== '' || types === 0)) runCommand(store, paste, own);
  else say('pasteNothing');
}

export function pasteBrought(store: EditorReduxStore, brought: Brought, parts: PasteParts): void {
  const { files, types, html } = brought;
  const { onPasteFiles } = parts;
  const layers = brought.layers || textInHtml(html);
  const words = brought.words.trim();
  const pasteDrawing = async (addFiles: (files: readonly File[]) => void) => {
    const drawing = await drawingOf(brought);
    if (drawing) addFiles([drawing]);
    else pasteWords(store, { words, types });
  };
  if (layers !== null && layers !== '') pasteLayers(store, layers, parts);
  else if (files.length > 0 && onPasteFiles) onPasteFiles(files);
  else if (onPasteFiles && mayBeDrawing(words, html)) void pasteDrawing(onPasteFiles);
  else pasteWords(store, { words, types });
}

/** Without its keys the system clipboard cannot be read. */
export const sayNotAllowed = (keys: string): void => say('pasteNotAllowed', { keys });

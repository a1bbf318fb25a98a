// Pastes without keys: content copied in this tab at once, content of other tabs and programs if the browser allows
// reading it.

import { paste } from '@/editor/commands/clipboard';
import { shortcutText } from '@/editor/commands/keys';
import type { EditorReduxStore } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { platformIsMac } from '@/ui/platform';
import { type Brought, type PasteParts, pasteBrought, sayNotAllowed } from './pasteBrought';

const PICTURE = /^image\/(?:png|jpeg|gif)$/;

/** Rejects if the browser or the user refuses, or without a clipboard API. */
async function readClipboard({ clipboard }: Navigator): Promise<Brought> {
  const brought = { layers: '', html: '', words: '', types: 0 };
  const files: File[] = [];
  if (typeof clipboard.read !== 'function') {
    const words = await clipboard.readText();
    return { ...brought, words, files, types: words === '' ? 0 : 1 };
  }
  for (const item of await clipboard.read()) {
    for (const type of item.types) {
      brought.types += 1;
      if (type === 'text/html') brought.html = await (await item.getType(type)).text();
      else if (type === 'text/plain') brought.words = await (await item.getType(type)).text();
      else if (PICTURE.test(type)) files.push(new File([await item.getType(type)], `image.${type.slice(6)}`, { type }));
    }
  }
  return { ...brought, files };
}

/**
 * Pastes the last copied content, without browser permission if it was copied in this tab. If the browser refuses,
 * reports that with the keys that need no permission.
 */
export async function pasteByButton(store: EditorReduxStore, parts: PasteParts): Promise<void> {
  const own = store.getState().editor.clipboard;
  const last = store.desk.lastCopied.readStored();
  if (own && own.nodes.length > 0 && (last === null || last === own.id)) {
    runCommand(store, paste, own);
    return;
  }
  let brought: Brought;
  try {
    brought = await readClipboard(navigator);
  } catch (error) {
    console.info('The clipboard could not be read.', error);
    const [keys = ''] = paste.shortcuts ?? [];
    sayNotAllowed(shortcutText(keys, platformIsMac()));
    return;
  }
  pasteBrought(store, brought, parts);
}

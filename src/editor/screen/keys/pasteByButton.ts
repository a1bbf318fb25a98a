// Pasting without keys: what was copied in this tab at once, what another tab or program copied as far as the browser lets it be read.

import { platformIsMac } from '@/ui/platform';
import { paste } from '../../commands/clipboard';
import { shortcutText } from '../../commands/keys';
import type { EditorReduxStore } from '../../door/editorContext';
import { runCommand } from '../../door/runCommand';
import { type Brought, type PasteParts, pasteBrought, sayNotAllowed } from './pasteBrought';

const PICTURE = /^image\/(?:png|jpeg|gif)$/;

/** Rejects where the browser or the person refuses, or where there is no such clipboard. */
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
 * Pastes what was copied last: without asking the browser where that was in this tab. A refusal of the browser is told,
 * with the keys that need none.
 */
export async function pasteByButton(store: EditorReduxStore, parts: PasteParts): Promise<void> {
  const own = store.getState().editor.clipboard;
  const last = store.desk.lastCopied.kept();
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

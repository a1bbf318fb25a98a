// Editing the words of a text layer: at once, or after the designer agreed to lose the live data it shows.
import { isLocked, wordsOf } from '@/face/nodes';
import { refuse } from '../commands/refuse';
import { selectNode, type WithEditor } from '../document/selectors';
import { focusField } from './focusField';
import { reportRefusal } from './reportRefusal';

/** A layer whose data would give way to words: the dialog asks. */
export interface AskedReplacement {
  uuid: string;
  textTag: string;
}

let asked: AskedReplacement | null = null;
const listeners = new Set<() => void>();

function ask(next: AskedReplacement | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

export const textEditing = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  asked: () => asked,
  close: () => ask(null),
};

/** The field the words of a layer are edited in. */
export const editWords = (): void => focusField('style.text');

/** Leads to the words of a layer, or asks first. A layer without words is left alone. */
export function startTextEditing(state: WithEditor, uuid: string): void {
  const node = selectNode(state, uuid);
  const words = node ? wordsOf(node) : null;
  if (!node || !words) return;
  if (isLocked(node)) reportRefusal(refuse('locked'));
  else if (words.textTag === '') editWords();
  else ask({ uuid, textTag: words.textTag });
}

// Editing the words of a text layer: at once, or after the designer agreed to lose the live data it shows.
import { isLocked, wordsOf } from '@/face/nodes';
import { refuse } from '../commands/refuse';
import { selectNode } from '../document/selectors';
import type { EditorDesk } from './desk';
import { reportRefusal } from './reportRefusal';
import type { EditorStore } from './runCommand';

/** A layer whose data would give way to words: the dialog asks. */
export interface AskedReplacement {
  uuid: string;
  textTag: string;
}

/** The field the words of a layer are edited in. */
export const editWords = ({ focus }: EditorDesk): void => focus.ask({ place: 'properties', part: 'style.text' });

/** Leads to the words of a layer, or asks first. A layer without words is left alone. */
export function startTextEditing({ getState, desk }: Pick<EditorStore, 'getState' | 'desk'>, uuid: string): void {
  const node = selectNode(getState(), uuid);
  const words = node ? wordsOf(node) : null;
  if (!node || !words) return;
  if (isLocked(node)) reportRefusal(refuse('locked'));
  else if (words.textTag === '') editWords(desk);
  else desk.replacement.ask({ uuid, textTag: words.textTag });
}

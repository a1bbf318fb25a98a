// Edits the text of a text layer, at once or after the designer agreed to lose its live data.
import { isLocked, wordsOf } from '@/face/nodes';
import { refuse } from '../commands/refuse';
import { selectNode } from '../document/selectors';
import type { EditorSession } from './editorSession';
import { reportRefusal } from './reportRefusal';
import type { EditorStore } from './runCommand';

/** A layer whose data would be replaced with text. The dialog asks first. */
export interface ReplaceTextRequest {
  uuid: string;
  textTag: string;
}

/** Focuses the field that edits the text of a layer. */
export const editWords = ({ focus }: EditorSession): void => focus.ask({ place: 'properties', part: 'style.text' });

/** Focuses the text of a layer or asks first. Ignores layers without text. */
export function startTextEditing({ getState, desk }: Pick<EditorStore, 'getState' | 'desk'>, uuid: string): void {
  const node = selectNode(getState(), uuid);
  const words = node ? wordsOf(node) : null;
  if (!node || !words) return;
  if (isLocked(node)) reportRefusal(refuse('locked'));
  else if (words.textTag === '') editWords(desk);
  else desk.replacement.ask({ uuid, textTag: words.textTag });
}

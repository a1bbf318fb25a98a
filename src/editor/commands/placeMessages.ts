// Describes the current place: copy, mode, number of layers.
import type { FaceCopy } from '@/schemas/design';
import { canvasWords } from '@/simulator/copyWords';
import { currentCopy, currentNodes, type EditorState } from '../document/editorState';
import type { MessageText, UserMessage } from './userMessages';

type Place = Pick<FaceCopy, 'platform' | 'ratio'>;

/** Name of a copy's platform. */
export const platformWords = ({ platform }: Pick<Place, 'platform'>): MessageText => ({
  key: `editor:copies.platforms.${platform}`,
});

/** Platform and canvas: `ASR 466²`. */
export const copyWords = (copy: Place): MessageText => ({
  key: 'editor:copies.name',
  params: { platform: platformWords(copy), canvas: canvasWords(copy.ratio) },
});

export function placeMessages(state: EditorState): readonly UserMessage[] {
  const copy = currentCopy(state);
  if (!copy) return [];
  const params = {
    copy: copyWords(copy),
    mode: { key: `editor:modes.${state.mode}` },
    count: currentNodes(state).length,
  };
  return [{ kind: 'announce', topic: 'place', sentence: { key: 'place', params } }];
}

// What a layer shows, in a few words for its name: the text given for it, else the words or the value it stands at now.

import { MISSING } from '@/face/dataTags/expression/evaluate';
import { expressionsOf, imagesOf, wordsOf } from '@/face/nodes';
import { liveNumber, liveText, type ReadableWatch } from '@/face/nodes/liveValue';
import type { FaceNode } from '@/schemas/nodes';
import { styleOf } from '../commands/layerFacts';

/** Longer words are cut: a name is heard whole each time. */
const WORDS_MAX = 60;

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = [...line];
  return letters.length > WORDS_MAX ? `${letters.slice(0, WORDS_MAX).join('')}…` : line;
};

/** How far a share has come, as it is drawn. */
function percent(source: string, watch: ReadableWatch, uuid: string): string {
  const share = liveNumber(source, watch, uuid);
  return share === null ? MISSING : `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`;
}

/** Empty for what its label says already, and for pictures without a text: an angle or a place in a list is nothing to see. */
export function layerShows(node: FaceNode, watch: ReadableWatch): string {
  const { alt, rotate } = styleOf(node);
  if (typeof alt === 'string' && alt.trim() !== '') return short(alt);
  const words = wordsOf(node);
  if (words) {
    const shown = short(words.textTag === '' ? words.text : liveText(words.textTag, watch, node.uuid));
    return shown === node.label ? '' : shown;
  }
  const [share] = imagesOf(node).length > 0 ? [] : expressionsOf(node).filter(({ source }) => source !== rotate);
  return share === undefined ? '' : percent(share.source, watch, node.uuid);
}

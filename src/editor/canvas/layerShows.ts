// Short description of a layer's content for its name: the designer's alternative text, and the current text or value.

import { MISSING } from '@/face/dataTags/expression/evaluate';
import { expressionsOf, imagesOf, numberShown, wordsOf } from '@/face/nodes';
import { liveNumber, liveText, type ReadableWatch } from '@/face/nodes/liveValue';
import { spokenNow, spokenTexts } from '@/face/nodes/spokenTexts';
import type { FaceNode } from '@/schemas/nodes';
import { styleOf } from '../commands/layerFacts';

/** Longer texts are cut, because a name is always read completely. */
const WORDS_MAX = 60;

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = [...line];
  return letters.length > WORDS_MAX ? `${letters.slice(0, WORDS_MAX).join('')}…` : line;
};

/** The share as drawn, in percent. */
function percent(source: string, watch: ReadableWatch, uuid: string): string {
  const share = liveNumber(source, watch, uuid);
  return share === null ? MISSING : `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`;
}

/** The current text, digits or share of a layer; empty if its label already says it, and for other pictures. */
function liveValue(node: FaceNode, watch: ReadableWatch): string {
  const digits = numberShown(node, watch);
  if (digits !== null) return short(digits);
  const words = wordsOf(node);
  if (words) {
    const shown = short(words.textTag === '' ? words.text : liveText(words.textTag, watch, node.uuid));
    return shown === node.label ? '' : shown;
  }
  const { rotate } = styleOf(node);
  const [share] = imagesOf(node).length > 0 ? [] : expressionsOf(node).filter(({ source }) => source !== rotate);
  return share === undefined ? '' : percent(share.source, watch, node.uuid);
}

/** Content of a layer: its alternative text, then its live value, such as `Steps today, 4210`. */
export function layerShows(node: FaceNode, watch: ReadableWatch, separator: string): string {
  const text = spokenTexts(node)?.[watch.state().language] ?? '';
  const description = short(spokenNow(node, watch) ?? '');
  // A text with data tags has its value in it.
  return [description, text.includes('#') ? '' : liveValue(node, watch)].filter(Boolean).join(separator);
}

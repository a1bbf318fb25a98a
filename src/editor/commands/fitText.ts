// A text larger than its box: a smaller font, or a larger box. The page measures the text.

import { wordsOf } from '@/face/nodes';
import type { EditOutcome } from '../document/editorState';
import { sizeAnnouncement } from './announcements';
import { defineStyleEdit } from './changeLayers';
import type { EditSituation } from './defineCommand';
import { isFixed, isLocked, layersBy, type Style, styleOf } from './layerFacts';
import { refuse } from './refuse';
import type { Announcement } from './userMessages';

export interface FitTextPayload {
  uuid: string;
  /** Style values that make the text fit, from `textFit`. */
  patch: Style;
}

function fontSizeAnnouncement({ nodes, selection }: EditSituation, outcome: EditOutcome): Announcement | null {
  const [layer] = layersBy(outcome.nodes ?? nodes, selection);
  return layer ? { key: 'fontSize', params: { label: layer.label, size: Number(styleOf(layer).fontSize) } } : null;
}

function fitText(name: 'fitTextSize' | 'fitTextBox', announce: typeof sizeAnnouncement) {
  return defineStyleEdit<FitTextPayload>({
    name,
    group: 'layer',
    record: 'entry',
    route: 'properties',
    patches({ nodes }, { uuid, patch }) {
      const texts = layersBy(nodes, [uuid]).filter((node) => wordsOf(node) !== null && !isFixed(node));
      return texts.some(isLocked) ? refuse('locked') : new Map(texts.map((node) => [node.uuid, patch]));
    },
    announce,
  });
}

/** Reduces the font size to fit the box. */
export const fitTextSize = fitText('fitTextSize', fontSizeAnnouncement);
/** Enlarges the box to fit the text. */
export const fitTextBox = fitText('fitTextBox', sizeAnnouncement);

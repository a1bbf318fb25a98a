// A text that is larger than its box: a smaller font, or a larger box. What fits is measured where the page can measure.

import type { EditOutcome } from '../document/editorState';
import { sizeSaid } from './announcements';
import { defineStyleEdit } from './changeLayers';
import type { EditSituation } from './defineCommand';
import { isLocked, layersBy, type Style, styleOf } from './layerFacts';
import { refuse } from './refuse';
import type { Announcement } from './said';

export interface FitTextPayload {
  uuid: string;
  /** Style values that make the text fit, as `textFit` finds them. */
  patch: Style;
}

function sizeOfFontSaid({ nodes, selection }: EditSituation, outcome: EditOutcome): Announcement | null {
  const [layer] = layersBy(outcome.nodes ?? nodes, selection);
  return layer ? { key: 'fontSize', params: { label: layer.label, size: Number(styleOf(layer).fontSize) } } : null;
}

function fitText(name: 'fitTextSize' | 'fitTextBox', announce: typeof sizeSaid) {
  return defineStyleEdit<FitTextPayload>({
    name,
    group: 'layer',
    record: 'entry',
    route: 'properties',
    patches: ({ nodes }, { uuid, patch }) =>
      layersBy(nodes, [uuid]).some(isLocked) ? refuse('locked') : new Map([[uuid, patch]]),
    announce,
  });
}

/** The font becomes small enough for the box. */
export const fitTextSize = fitText('fitTextSize', sizeOfFontSaid);
/** The box becomes large enough for the text. */
export const fitTextBox = fitText('fitTextBox', sizeSaid);

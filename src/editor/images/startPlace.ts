// Where a new layer is made: the canvas and the platform of the open copy, as a catalogue entry needs to know them.
import type { GivenImage, StartPlace } from '@/face/nodes/defineNode';
import { build } from '@/service/build/build';
import { i18n, languageRow } from '@/service/language/i18n';
import { selectCanvas, selectPolicy, type WithEditor } from '../document/selectors';

/** Pictures that a layer starts with, and the delay between them where they came with one (a GIF), ms. */
export interface StartPictures {
  images: readonly GivenImage[];
  delayMs?: number | null;
  /** How long each of them was shown where they come from, ms. */
  delays?: readonly number[];
}

/** Throws while no design is open: nothing can be added then. A delay is never below what the platform plays. */
export function startPlace(state: WithEditor, { images, delayMs = null }: StartPictures = { images: [] }): StartPlace {
  const policy = selectPolicy(state);
  if (!policy) throw new Error('A layer is made while no design is open.');
  const { frameDelayMs, minFrameDelayMs, allowsText, elementArea } = policy;
  return {
    canvas: selectCanvas(state),
    frameDelayMs: delayMs === null ? frameDelayMs : Math.max(minFrameDelayMs, delayMs),
    allowsText,
    asksOverLimit: elementArea !== null,
    images,
    words: i18n.t('catalogue:items.text'),
    // The overseas build has no tags of Chinese words (spec 3).
    ...(build.oversea ? {} : { language: languageRow().data }),
  };
}

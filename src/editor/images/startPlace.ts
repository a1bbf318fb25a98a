// The canvas and platform of the open copy, which a catalogue entry needs to create a layer.
import type { GivenImage, StartPlace } from '@/face/nodes/defineNode';
import { build } from '@/service/build/build';
import { i18n, languageRow } from '@/service/language/i18n';
import { selectCanvas, selectPolicy, type WithEditor } from '../document/selectors';

/** Initial images of a layer, and their delay in ms if they have one (GIF). */
export interface StartPictures {
  images: readonly GivenImage[];
  delayMs?: number | null;
  /** How long each of them is shown in the source, ms. */
  delays?: readonly number[];
}

/** Throws while no design is open. Limits the delay to the platform's minimum. */
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
    // The overseas build has no tags with Chinese words (spec 3).
    ...(build.oversea ? {} : { language: languageRow().data }),
  };
}

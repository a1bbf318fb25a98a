// The state of the watch in which a text is widest.
import type { StyleOf } from '@/schemas/nodes';
import type { WatchState } from '../../dataTags/watchState';
import { wideStates } from '../../dataTags/wideStates';
import { createWatch } from '../../liveData/watch';
import { liveText } from '../liveValue';
import type { LineWidth } from './textFit';
import { layText } from './textLayout';

/** The widest text of a layer, and the variant of `sample` in which it shows that; the sample if it has no tags. */
export function widestState(
  style: StyleOf<'text'>,
  uuid: string,
  { sample, lineWidth }: { sample: WatchState; lineWidth: LineWidth },
): { shown: string; state: WatchState } {
  if (style.textTag === '') return { shown: style.text, state: sample };
  const widthOf = (text: string) =>
    Math.max(...layText(text, style).lines.map(({ text: line }) => lineWidth(line, style.fontFamily) ?? 0));
  const [first = sample, ...others] = wideStates(sample);
  const textIn = (state: WatchState) => liveText(style.textTag, createWatch(state), uuid);
  let widest = { shown: textIn(first), state: first };
  for (const state of others) {
    const shown = textIn(state);
    if (widthOf(shown) > widthOf(widest.shown)) widest = { shown, state };
  }
  return widest;
}

// Hints: what works but could be more comfortable on the wrist. The score counts them; findings are apart.
import { SAMPLE_STATE, type WatchState } from '@/face/dataTags/watchState';
import { watchIn } from '@/face/liveData/minuteWatch';
import { createWatch } from '@/face/liveData/watch';
import { liveText } from '@/face/nodes/liveValue';
import { isBoxed, isVisible } from '@/face/nodes/seen';
import { asWords } from '@/face/nodes/words/wordsNode';
import {
  CAPITALS_MM_MIN,
  CAPITALS_PER_SIZE,
  HAN_MM_MIN,
  HAN_PER_SIZE,
  TAP_MM_COMFORT,
  TAP_MM_MIN,
  TEXT_MM_COMFORT,
  WATCH_WIDTH_MM,
} from '@/face/seen/limits';
import { canvasSize, type FaceCopy, type ModeName } from '@/schemas/design';
import type { CheckHint } from './checkFinding';
import { outward } from './checkLayers';
import { tapSides } from './checkTaps';
import { HAN } from './seenFaults';

/** One decimal, not rounded up. */
const floored = (value: number): string => (Math.floor(value * 10 + 1e-9) / 10).toFixed(1);

/** The texts of a mode that are readable but low, as one hint about the lowest; null without such a text. */
function lowTexts({ ratio, ...lists }: FaceCopy, mode: ModeName, sample: WatchState): CheckHint | null {
  const nodes = lists[mode]?.nodeList ?? [];
  const watch = watchIn(mode, createWatch(sample));
  const low = nodes.flatMap((node) => {
    const words = asWords(node)?.style;
    if (!words || !isBoxed(node) || !isVisible(node)) return [];
    const shown = words.textTag === '' ? words.text : liveText(words.textTag, watch, node.uuid);
    if (shown.trim() === '') return [];
    const scale = outward(node, nodes).reduce((by, one) => (isBoxed(one) ? by * Math.abs(one.style.scaleY) : by), 1);
    const [share, least] = HAN.test(shown) ? [HAN_PER_SIZE, HAN_MM_MIN] : [CAPITALS_PER_SIZE, CAPITALS_MM_MIN];
    const mm = (words.fontSize * scale * share * WATCH_WIDTH_MM) / canvasSize(ratio).width;
    return mm >= least && mm < TEXT_MM_COMFORT ? [{ uuid: node.uuid, mm }] : [];
  });
  const [lowest] = low.toSorted((a, b) => a.mm - b.mm);
  if (!lowest) return null;
  const params = { count: low.length, mm: floored(lowest.mm), most: TEXT_MM_COMFORT.toFixed(1) };
  return { key: 'textsLow', mode, uuid: lowest.uuid, params };
}

/** The hints of a copy: low texts of each mode, then tap areas and slots that are narrow for a finger. */
export function comfortHints(copy: FaceCopy, sample: WatchState = SAMPLE_STATE): readonly CheckHint[] {
  const texts = (['normal', 'ambient'] as const).flatMap((mode) => lowTexts(copy, mode, sample) ?? []);
  const taps = tapSides(copy).flatMap(({ node, mm }): CheckHint[] =>
    mm >= TAP_MM_MIN && mm < TAP_MM_COMFORT
      ? [
          {
            key: 'tapNarrow',
            mode: 'normal',
            uuid: node.uuid,
            params: { mm: floored(mm), most: TAP_MM_COMFORT.toFixed(1) },
          },
        ]
      : [],
  );
  return [...texts, ...taps];
}

// The texts that a screen reader speaks of a face on a smartwatch, in order: first those of the watch itself, then those of the
// face. Sources: docs/decisions/087.
import { watchIn } from '@/face/liveData/minuteWatch';
import type { LiveWatch } from '@/face/liveData/watch';
import { isSlot } from '@/face/nodes';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import { isShownLive } from '@/face/nodes/live';
import type { ReadableWatch } from '@/face/nodes/liveValue';
import { spokenNow } from '@/face/nodes/spokenTexts';
import { type SpokenGap, spokenGaps } from '@/output/watchFace/checkSpoken';
import { type SeenBranch, seenBranches } from '@/output/watchFace/modeLayers';
import { canvasSize, type FaceCopy, type ModeName } from '@/schemas/design';
import { type DataLanguage, datesOfLanguage } from '@/schemas/languages';
import type { FaceNode } from '@/schemas/nodes';
import { shownNodes } from './shownNodes';

export interface HeardText {
  /** `time` and `slot` are spoken by the watch itself, with its own words. */
  by: 'time' | 'slot' | 'face';
  uuid: string;
  /** Name of the layer; empty for the time. */
  label: string;
  /** Empty for a slot, whose content the watch speaks. */
  text: string;
}

/** The time as a watch speaks it. */
function timeText({ state }: ReadableWatch): string {
  const { now, zone, is24Hour, language } = state();
  return new Intl.DateTimeFormat(datesOfLanguage(language), {
    ...{ timeZone: zone, hour: 'numeric', minute: '2-digit' },
    hourCycle: is24Hour ? 'h23' : 'h12',
  } as const).format(now);
}

function textsIn(branches: readonly SeenBranch[], watch: ReadableWatch): readonly HeardText[] {
  return branches
    .filter(({ node }) => isShownLive(node, watch))
    .flatMap(({ node, children }) => {
      const text = spokenNow(node, watch);
      const own: readonly HeardText[] = text ? [{ by: 'face', uuid: node.uuid, label: node.label, text }] : [];
      return [...own, ...textsIn(children, watch)];
    });
}

const slotsIn = (branches: readonly SeenBranch[]): readonly HeardText[] =>
  branches.flatMap(({ node, children }) => [
    ...(isSlot(node) ? [{ by: 'slot' as const, uuid: node.uuid, label: node.label, text: '' }] : []),
    ...slotsIn(children),
  ]);

/** The texts of these layers of one mode that are heard now. */
export function heardTexts(
  nodes: readonly FaceNode[],
  canvas: CanvasFacts,
  watch: ReadableWatch,
): readonly HeardText[] {
  const branches = seenBranches(nodes, canvas);
  return [
    { by: 'time', uuid: '', label: '', text: timeText(watch) },
    ...slotsIn(branches),
    ...textsIn(branches, watch),
  ];
}

/** Layers and groups that should have a text and have none. */
export const unheard = (nodes: readonly FaceNode[], canvas: CanvasFacts): readonly SpokenGap[] =>
  spokenGaps(nodes, canvas).filter(({ key }) => key !== 'noEnglish' && key !== 'noChinese');

const SEPARATORS: Readonly<Record<DataLanguage, string>> = { en: '; ', zh: '；' };

/** The texts of a mode now as one text, after the time; empty for a face without texts. */
export function faceText(copy: FaceCopy, mode: ModeName, watch: LiveWatch): string {
  const canvas: CanvasFacts = { ...canvasSize(copy.ratio), shape: copy.shape };
  const shown = watchIn(mode, watch);
  const texts = heardTexts(shownNodes(copy, mode), canvas, shown);
  const own = texts.filter(({ by }) => by === 'face').map(({ text }) => text);
  if (own.length === 0) return '';
  // The time that the watch speaks is left out if a text of the face contains it.
  const time = texts.filter(({ by, text }) => by === 'time' && !own.some((one) => one.includes(text)));
  return [...time.map(({ text }) => text), ...own].join(SEPARATORS[shown.state().language]);
}

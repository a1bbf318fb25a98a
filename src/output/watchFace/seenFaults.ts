// Faults of one layer at one moment, from measured pixels: low contrast with the layers below, parts cut by the edge or
// covered by other layers, letters and digits too small, and layers that could not be measured.
import type { CanvasOutline } from '@/face/geometry/bounds';
import type { LiveWatch } from '@/face/liveData/watch';
import { handOf, numberShown, shareShown } from '@/face/nodes';
import type { InkRole } from '@/face/nodes/inkRole';
import { type BoxedLayer, isBoxed } from '@/face/nodes/seen';
import { asWords } from '@/face/nodes/words/wordsNode';
import {
  CAPITALS_MM_MIN,
  CAPITALS_PER_SIZE,
  COVERED_SHARE_MIN,
  CUT_PX_MIN,
  CUT_SHARE_MIN,
  FILLED_SHARE_MIN,
  HAN_MM_MIN,
  HAN_PER_SIZE,
  LARGE_TEXT_MM,
} from '@/face/seen/limits';
import type { InkContrast, SeenLayer } from '@/face/seen/measureSeen';
import type { MomentName } from '@/face/seen/moments';
import { outlineContrast } from '@/face/seen/outlineContrast';
import { judgeInk } from '@/face/seen/roleContrast';
import { isLow } from '@/face/seen/textContrast';
import type { FaceNode } from '@/schemas/nodes';
import type { RawFinding } from './checkFinding';
import { outward } from './checkLayers';

export interface Fault extends Pick<RawFinding, 'key' | 'params' | 'by' | 'mends'> {
  /** The lowest is the worst. */
  rank: number;
}

/** A judged layer with its face around it. */
export interface Subject {
  node: BoxedLayer;
  role: InkRole;
  nodes: readonly FaceNode[];
  /** mm on the wrist per px of the layer, and of the canvas. */
  mmPerPx: number;
  mmPerCanvasPx: number;
  /** Font size of a text on the wrist, mm; 0 for other layers. */
  size: number;
  canvas: CanvasOutline;
}

/** A layer as it is seen at a moment. */
export interface Sight {
  moment: MomentName;
  layer: SeenLayer;
  /** All measured layers at that moment. */
  others: readonly SeenLayer[];
  watch: LiveWatch;
  /** The text of a text layer at that moment; empty for other layers. */
  words: string;
}

/** Whether a group around the layer is not opaque. */
export const isFadedAround = (node: FaceNode, nodes: readonly FaceNode[]): boolean =>
  outward(node, nodes).some((one) => one !== node && isBoxed(one) && one.style.opacity < 1);

type Judge = (subject: Subject, sight: Sight) => Fault | null;

/** One decimal, not rounded up: 4.49 is not 4.5. */
const floored = (value: number): string => (Math.floor(value * 10 + 1e-9) / 10).toFixed(1);
const percent = (share: number): number => Math.max(1, Math.round(share * 100));

export const layerBy = (uuid: string, nodes: readonly FaceNode[]): FaceNode | undefined =>
  nodes.find((node) => node.uuid === uuid);

/** A hand may have several layers, such as its shadow: one that is easy to see is enough. */
function isLessSeen({ node, nodes }: Subject, { layer, others }: Sight): boolean {
  const hand = handOf(node);
  if (hand === null || !layer.contrast) return false;
  const own = layer.contrast.p90;
  return others.some(({ uuid, contrast }) => {
    const other = uuid === node.uuid ? undefined : layerBy(uuid, nodes);
    return other !== undefined && handOf(other) === hand && (contrast?.p90 ?? 0) > own;
  });
}

/** The contrasts that count: those with the layers below, or with the text's own outline where that is higher. */
function judgedContrast({ node, nodes, mmPerPx }: Subject, contrast: InkContrast): InkContrast {
  const words = asWords(node);
  const own = words && !isFadedAround(node, nodes) ? outlineContrast(words, mmPerPx) : null;
  if (own === null) return contrast;
  return { ...contrast, p10: Math.max(contrast.p10, own), p50: Math.max(contrast.p50, own) };
}

const contrastFault: Judge = (subject, sight) => {
  const { contrast } = sight.layer;
  const share = shareShown(subject.node, sight.watch);
  if (!contrast || (share !== null && share < FILLED_SHARE_MIN) || isLessSeen(subject, sight)) return null;
  const verdict = judgeInk(subject.role, judgedContrast(subject, contrast), subject.size >= LARGE_TEXT_MM);
  if (!verdict || !isLow(verdict)) return null;
  const { ratio, least } = verdict;
  return { key: 'contrastLow', params: { ratio: floored(ratio), least }, rank: ratio / least };
};

/** Share of a layer beyond the edge from which it counts as outside: the faint rim of letters may reach in. */
export const OUTSIDE = 0.99;

const cutFault: Judge = ({ role }, { layer: { cut } }) => {
  if (role === 'hand' || cut.share < CUT_SHARE_MIN || cut.px < CUT_PX_MIN) return null;
  const rest = { params: { percent: percent(cut.share) }, rank: -cut.share };
  return cut.share > OUTSIDE ? { key: 'outsideShape', ...rest } : { key: 'cutByEdge', ...rest };
};

/** Whether live data turns the layer or a group around it, as a hand that passes over a dial. */
function turnsByData(uuid: string, nodes: readonly FaceNode[]): boolean {
  const node = layerBy(uuid, nodes);
  return node !== undefined && outward(node, nodes).some((one) => isBoxed(one) && one.style.rotate !== '');
}

const coveredFault: Judge = ({ node, role, nodes }, { layer: { covered } }) => {
  if (role === 'hand' || turnsByData(node.uuid, nodes)) return null;
  const [most] = covered
    .filter(({ by, share }) => share >= COVERED_SHARE_MIN && !turnsByData(by, nodes))
    .toSorted((a, b) => b.share - a.share);
  if (!most) return null;
  const other = layerBy(most.by, nodes)?.label ?? '';
  return { key: 'coveredBy', params: { percent: percent(most.share), other }, by: most.by, rank: -most.share };
};

export const HAN = /\p{Script=Han}/u;

/** Letters that are too small on the wrist. The font size decides, because a value such as "--" is low in any size. */
const smallFault: Judge = ({ node, size, mmPerPx }, { words }) => {
  if (!asWords(node) || words.trim() === '') return null;
  const isHan = HAN.test(words);
  const [share, least] = isHan ? [HAN_PER_SIZE, HAN_MM_MIN] : [CAPITALS_PER_SIZE, CAPITALS_MM_MIN];
  const height = size * share;
  if (height >= least) return null;
  const params = { mm: floored(height), least: least.toFixed(1), px: Math.ceil(least / share / mmPerPx) };
  const rest = { params, rank: height / least };
  return isHan ? { key: 'hanSmall', ...rest } : { key: 'textSmall', ...rest };
};

/** Digits as pictures that are too small on the wrist. */
const digitsFault: Judge = (subject, { layer: { bounds }, watch }) => {
  if (!/\d/.test(numberShown(subject.node, watch) ?? '')) return null;
  const height = bounds.height * subject.mmPerCanvasPx;
  if (height >= CAPITALS_MM_MIN) return null;
  const params = { mm: floored(height), least: CAPITALS_MM_MIN.toFixed(1) };
  return { key: 'digitsSmall', params, rank: height / CAPITALS_MM_MIN };
};

/** Parts of a text are unknown, because the layer or one that overlaps it could not be drawn. */
const unknownFault: Judge = ({ node, role, nodes }, { layer: { unknown = [] } }) => {
  const [first] = unknown;
  if (first === undefined || role !== 'text') return null;
  if (unknown.includes(node.uuid)) return { key: 'notDrawn', params: {}, rank: 0 };
  return { key: 'notMeasured', params: { other: layerBy(first, nodes)?.label ?? '' }, rank: 1 };
};

export const SEEN_FAULTS: readonly Judge[] = [
  ...[contrastFault, cutFault, coveredFault, smallFault, digitsFault, unknownFault],
];

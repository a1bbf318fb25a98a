// Findings about the legibility of texts, from measured pixels: low contrast with the layers below, parts cut by the edge
// or covered by other layers, letters too small, and texts that could not be measured. All are warnings: the designer
// decides whether the face may look like this.

import type { CanvasOutline } from '@/face/geometry/bounds';
import { watchIn } from '@/face/liveData/minuteWatch';
import { createWatch } from '@/face/liveData/watch';
import { parentIdOf } from '@/face/nodes/branches';
import { liveText } from '@/face/nodes/liveValue';
import { isBoxed, isVisible } from '@/face/nodes/seen';
import { asWords, type WordsNode } from '@/face/nodes/words/wordsNode';
import {
  CAPITALS_MM_MIN,
  CAPITALS_PER_SIZE,
  COVERED_SHARE_MIN,
  CUT_PX_MIN,
  CUT_SHARE_MIN,
  HAN_MM_MIN,
  HAN_PER_SIZE,
  LARGE_TEXT_CONTRAST_MIN,
  LARGE_TEXT_MM,
  TEXT_CONTRAST_MIN,
  WATCH_WIDTH_MM,
} from '@/face/seen/limits';
import type { SeenLayer } from '@/face/seen/measureSeen';
import type { MomentName } from '@/face/seen/moments';
import { canvasSize, type FaceCopy, type ModeName } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import type { QuickFix, RawFinding, SeenMoment } from './checkFinding';
import { readableColor, wayInside } from './seenFixes';

/** The layers whose visibility the check judges. */
export const judgedLayers = (nodes: readonly FaceNode[]): readonly string[] =>
  nodes.filter((node) => asWords(node) !== null).map(({ uuid }) => uuid);

interface Fault extends Pick<RawFinding, 'key' | 'params' | 'by' | 'mends'> {
  /** The lowest is the worst. */
  rank: number;
}

/** A text with its face around it. */
interface Subject {
  node: WordsNode;
  nodes: readonly FaceNode[];
  /** Font size on the wrist, mm, and per px of the font size. */
  size: number;
  mmPerPx: number;
  canvas: CanvasOutline;
}

/** A text as it is seen at a moment. */
interface Sight {
  moment: MomentName;
  layer: SeenLayer;
  /** What it says then. */
  words: string;
}

/** One decimal, not rounded up: 4.49 is not 4.5. */
const floored = (value: number): string => (Math.floor(value * 10 + 1e-9) / 10).toFixed(1);
const percent = (share: number): number => Math.max(1, Math.round(share * 100));

function contrastFault({ size }: Subject, { layer: { contrast } }: Sight): Fault | null {
  if (!contrast) return null;
  const fault = (ratio: number, least: number): Fault => ({
    ...{ key: 'contrastLow', params: { ratio: floored(ratio), least }, rank: ratio / least },
  });
  if (contrast.p10 < LARGE_TEXT_CONTRAST_MIN) return fault(contrast.p10, LARGE_TEXT_CONTRAST_MIN);
  if (contrast.p50 >= TEXT_CONTRAST_MIN || size >= LARGE_TEXT_MM) return null;
  return fault(contrast.p50, TEXT_CONTRAST_MIN);
}

/** Share of a text beyond the edge from which it counts as outside: the faint rim of its letters may reach in. */
const OUTSIDE = 0.99;

function cutFault(_: Subject, { layer: { cut } }: Sight): Fault | null {
  if (cut.share < CUT_SHARE_MIN || cut.px < CUT_PX_MIN) return null;
  const rest = { params: { percent: percent(cut.share) }, rank: -cut.share };
  return cut.share > OUTSIDE ? { key: 'outsideShape', ...rest } : { key: 'cutByEdge', ...rest };
}

/** A layer and the groups around it, outward. */
function* around(node: FaceNode, nodes: readonly FaceNode[]): Generator<FaceNode> {
  for (let at: FaceNode | undefined = node; at; ) {
    yield at;
    const parent: string | null = parentIdOf(at);
    at = parent === null ? undefined : nodes.find(({ uuid }) => uuid === parent);
  }
}

const layerBy = (uuid: string, nodes: readonly FaceNode[]): FaceNode | undefined =>
  nodes.find((node) => node.uuid === uuid);

/** Whether live data turns the layer or a group around it, as a hand that passes over a dial. */
function turnsByData(uuid: string, nodes: readonly FaceNode[]): boolean {
  const node = layerBy(uuid, nodes);
  return node !== undefined && [...around(node, nodes)].some((one) => isBoxed(one) && one.style.rotate !== '');
}

/** Whether a text draws the same words, as a text over its own shadow does. */
const saysTheSame = ({ node: { style } }: Subject, other: FaceNode | undefined): boolean => {
  const words = other ? asWords(other) : null;
  return words?.style.text === style.text && words.style.textTag === style.textTag;
};

function coveredFault({ nodes }: Subject, { layer: { covered } }: Sight): Fault | null {
  const [most] = covered
    .filter(({ by, share }) => share >= COVERED_SHARE_MIN && !turnsByData(by, nodes))
    .toSorted((a, b) => b.share - a.share);
  if (!most) return null;
  const other = layerBy(most.by, nodes)?.label ?? '';
  return { key: 'coveredBy', params: { percent: percent(most.share), other }, by: most.by, rank: -most.share };
}

const HAN = /\p{Script=Han}/u;

/** Letters that are too small on the wrist. The font size decides, because a value such as "--" is low in any size. */
function smallFault({ size, mmPerPx }: Subject, { words }: Sight): Fault | null {
  if (words.trim() === '') return null;
  const isHan = HAN.test(words);
  const [share, least] = isHan ? [HAN_PER_SIZE, HAN_MM_MIN] : [CAPITALS_PER_SIZE, CAPITALS_MM_MIN];
  const height = size * share;
  if (height >= least) return null;
  const params = { mm: floored(height), least: least.toFixed(1), px: Math.ceil(least / share / mmPerPx) };
  const rest = { params, rank: height / least };
  return isHan ? { key: 'hanSmall', ...rest } : { key: 'textSmall', ...rest };
}

/** Parts of it are unknown, because a layer that it meets, or it itself, could not be drawn. */
function unknownFault({ node, nodes }: Subject, { layer: { unknown = [] } }: Sight): Fault | null {
  const [first] = unknown;
  if (first === undefined) return null;
  if (unknown.includes(node.uuid)) return { key: 'notDrawn', params: {}, rank: 0 };
  return { key: 'notMeasured', params: { other: layerBy(first, nodes)?.label ?? '' }, rank: 1 };
}

type Fix = (subject: Subject, sights: readonly Sight[], params: Fault['params']) => QuickFix | null;

/** Px around the canvas beyond which ink is not measured. */
const MEASURED_MARGIN = 20;

const moveFix: Fix = ({ canvas }, sights) => {
  const all = sights.map(({ layer }) => layer.bounds);
  const isWhole = all.every(
    ({ x, y, width, height }) =>
      Math.min(x, y) > -MEASURED_MARGIN &&
      Math.max(x + width - canvas.width, y + height - canvas.height) < MEASURED_MARGIN,
  );
  const way = isWhole ? wayInside(all, canvas) : null;
  return way && { kind: 'moveInside', ...way };
};

const colorFix: Fix = ({ node, nodes, size }, sights) => {
  // A group that is not opaque would make the new color fainter.
  const isFaded = [...around(node, nodes)].some((one) => one !== node && isBoxed(one) && one.style.opacity < 1);
  if (isFaded) return null;
  const grounds = sights.flatMap(({ layer: { ground } }) => (ground ? [ground] : []));
  const least = size >= LARGE_TEXT_MM ? LARGE_TEXT_CONTRAST_MIN : TEXT_CONTRAST_MIN;
  const fill = readableColor(node.style.fill, grounds, least);
  return fill === null ? null : { kind: 'readableColor', fill };
};

const sizeFix: Fix = (_, __, { px }) => ({ kind: 'enlargeText', fontSize: Number(px) });

const FIXES: Readonly<Record<string, Fix>> = {
  contrastLow: colorFix,
  cutByEdge: moveFix,
  outsideShape: moveFix,
  textSmall: sizeFix,
  hanSmall: sizeFix,
};

const FAULTS = [contrastFault, cutFault, coveredFault, smallFault, unknownFault];

/** Difference of ranks that nobody sees. */
const SAME = 0.02;

/** Whether the layer that draws exactly the same over this one hides it. */
const isHiddenByTwin = ({ layer: { covered, twin } }: Sight): boolean =>
  covered.some(({ by, share }) => by === twin && share > OUTSIDE);

type SeenFault = Pick<RawFinding, 'key' | 'params' | 'moment' | 'by' | 'mends'>;

/** The faults of one layer, each at the moment at which it is worst; without a moment if all moments show it alike. */
function faultsOf(subject: Subject, all: readonly Sight[]): SeenFault[] {
  if (all.every(isHiddenByTwin)) {
    const by = all[0]?.layer.twin ?? '';
    const other = layerBy(by, subject.nodes)?.label ?? '';
    return [{ key: 'doubled', params: { other }, by, mends: [{ kind: 'remove' }] }];
  }
  // The topmost of equal layers is judged for all of them.
  const sights = all.filter(({ layer }) => layer.twin === undefined);
  const isShadow = sights.some(({ layer }) =>
    layer.covered.some(({ by }) => saysTheSame(subject, layerBy(by, subject.nodes))),
  );
  if (isShadow) return [];
  return FAULTS.flatMap((judge) => {
    const judged = sights.flatMap(({ moment, words, ...sight }) => {
      const fault = judge(subject, { ...sight, moment, words });
      return fault ? [{ fault, moment, words }] : [];
    });
    const [worst, ...others] = judged.toSorted((a, b) => a.fault.rank - b.fault.rank);
    if (!worst) return [];
    const { rank, key, params, by } = worst.fault;
    const cause = by === undefined ? {} : { by };
    const fix = FIXES[key]?.(subject, sights, params) ?? null;
    const mends = fix ? [fix] : [];
    const isAlike = others.every(({ fault }) => Math.abs(fault.rank - rank) <= SAME * Math.abs(rank));
    if (isAlike && judged.length === all.length) return [{ key, params, ...cause, mends }];
    const shown = subject.node.style.textTag === '' ? {} : { shown: worst.words };
    return [{ key, params: { ...params, ...shown }, ...cause, moment: worst.moment, mends }];
  });
}

/** Findings about the texts of a copy, from the measurements of its moments. */
export function checkSeen(copy: FaceCopy, seen: readonly SeenMoment[]): RawFinding[] {
  const canvas = { ...canvasSize(copy.ratio), shape: copy.shape };
  const mmPerCanvasPx = WATCH_WIDTH_MM / canvas.width;
  const modes: readonly ModeName[] = ['normal', 'ambient'];
  return modes.flatMap((mode) => {
    const nodes = copy[mode]?.nodeList ?? [];
    const moments = seen
      .filter((one) => one.mode === mode)
      .map((one) => ({ ...one, watch: watchIn(mode, createWatch(one.state)) }));
    return nodes.flatMap((one): RawFinding[] => {
      const node = asWords(one);
      if (!node || !isVisible(node)) return [];
      const { text, textTag } = node.style;
      const sights = moments.flatMap(({ moment, watch, layers }): Sight[] => {
        const layer = layers.find(({ uuid }) => uuid === node.uuid);
        return layer ? [{ moment, layer, words: textTag === '' ? text : liveText(textTag, watch, node.uuid) }] : [];
      });
      if (sights.length === 0) return [];
      const scales = [...around(node, nodes)].map((outer) => (isBoxed(outer) ? Math.abs(outer.style.scaleY) : 1));
      const mmPerPx = scales.reduce((product, scale) => product * scale, mmPerCanvasPx);
      const faults = faultsOf({ node, nodes, mmPerPx, canvas, size: node.style.fontSize * mmPerPx }, sights);
      return faults.map((fault) => ({ severity: 'warning', mode, uuid: node.uuid, ...fault }));
    });
  });
}

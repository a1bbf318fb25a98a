// Findings about the visible pixels of the layers that a wearer reads: texts, digits, icons, pictures of data, progress, slots
// and hands. All are warnings: the designer decides whether the face may look like this.

import { watchIn } from '@/face/liveData/minuteWatch';
import { createWatch } from '@/face/liveData/watch';
import { inkRoleOf } from '@/face/nodes';
import { liveText } from '@/face/nodes/liveValue';
import { withoutLostEffects } from '@/face/nodes/lostEffects';
import { isBoxed, isVisible } from '@/face/nodes/seen';
import { asWords } from '@/face/nodes/words/wordsNode';
import { packagingOf } from '@/face/platforms/packagings';
import { LARGE_TEXT_CONTRAST_MIN, LARGE_TEXT_MM, TEXT_CONTRAST_MIN, WATCH_WIDTH_MM } from '@/face/seen/limits';
import { canvasSize, type FaceCopy, type ModeName } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import type { QuickFix, RawFinding, SeenMoment } from './checkFinding';
import { outward } from './checkLayers';
import { type Fault, isFadedAround, layerBy, OUTSIDE, SEEN_FAULTS, type Sight, type Subject } from './seenFaults';
import { readableColor, wayInside } from './seenFixes';

/** The layers whose visibility the check judges. */
export const judgedLayers = (nodes: readonly FaceNode[]): readonly string[] =>
  nodes.filter((node) => inkRoleOf(node) !== null).map(({ uuid }) => uuid);

/** The layers that sweep over others, as hands do. The contrast between two of them is never measured. */
export const passingLayers = (nodes: readonly FaceNode[]): readonly string[] =>
  nodes.filter((node) => inkRoleOf(node) === 'hand').map(({ uuid }) => uuid);

/** Whether a text draws the same words, as a text over its own shadow does. */
function saysTheSame({ node }: Subject, other: FaceNode | undefined): boolean {
  const [own, words] = [asWords(node), other ? asWords(other) : null];
  return own !== null && words?.style.text === own.style.text && words.style.textTag === own.style.textTag;
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
  const shift = isWhole ? wayInside(all, canvas) : null;
  return shift && { kind: 'moveInside', ...shift };
};

const colorFix: Fix = ({ node, nodes, size }, sights) => {
  const words = asWords(node);
  if (!words) return null;
  // A group that is not opaque would make the new color fainter.
  if (isFadedAround(node, nodes)) return null;
  const grounds = sights.flatMap(({ layer: { ground } }) => (ground ? [ground] : []));
  const least = size >= LARGE_TEXT_MM ? LARGE_TEXT_CONTRAST_MIN : TEXT_CONTRAST_MIN;
  const fill = readableColor(words.style.fill, grounds, least);
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

/** Difference of ranks that nobody sees. */
const SAME = 0.02;

/** Whether the layer that draws exactly the same over this one hides it. */
const isHiddenByTwin = ({ layer: { covered, twin } }: Sight): boolean =>
  covered.some(({ by, share }) => by === twin && share > OUTSIDE);

type SeenFault = Pick<RawFinding, 'key' | 'params' | 'moment' | 'by' | 'mends'>;

/** The faults of one layer, each at the moment at which it is worst; without a moment if all moments show it alike. */
function faultsOf(subject: Subject, all: readonly Sight[]): SeenFault[] {
  if (subject.role !== 'hand' && all.every(isHiddenByTwin)) {
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
  return SEEN_FAULTS.flatMap((judge) => {
    const judged = sights.flatMap((sight) => {
      const fault: Fault | null = judge(subject, sight);
      return fault ? [{ ...sight, fault }] : [];
    });
    const [worst, ...others] = judged.toSorted((a, b) => a.fault.rank - b.fault.rank);
    if (!worst) return [];
    const { rank, key, params, by } = worst.fault;
    const cause = by === undefined ? {} : { by };
    const fix = FIXES[key]?.(subject, sights, params) ?? null;
    const mends = fix ? [fix] : [];
    const isAlike = others.every(({ fault }) => Math.abs(fault.rank - rank) <= SAME * Math.abs(rank));
    if (isAlike && judged.length === all.length) return [{ key, params, ...cause, mends }];
    const shown = asWords(subject.node)?.style.textTag ? { shown: worst.words } : {};
    return [{ key, params: { ...params, ...shown }, ...cause, moment: worst.moment, mends }];
  });
}

/** Findings about the visible pixels of a copy, from the measurements of its moments. */
export function checkSeen(copy: FaceCopy, seen: readonly SeenMoment[]): RawFinding[] {
  const canvas = { ...canvasSize(copy.ratio), shape: copy.shape };
  const mmPerCanvasPx = WATCH_WIDTH_MM / canvas.width;
  const packaging = packagingOf(copy.platform);
  const modes: readonly ModeName[] = ['normal', 'ambient'];
  return modes.flatMap((mode) => {
    const nodes = copy[mode]?.nodeList ?? [];
    const moments = seen
      .filter((one) => one.mode === mode)
      .map((one) => ({ ...one, watch: watchIn(mode, createWatch(one.state)) }));
    return nodes.flatMap((node): RawFinding[] => {
      const role = inkRoleOf(node);
      if (role === null || !isBoxed(node) || !isVisible(node)) return [];
      const words = asWords(node)?.style;
      const sights = moments.flatMap(({ moment, watch, layers }): Sight[] => {
        const layer = layers.find(({ uuid }) => uuid === node.uuid);
        if (!layer) return [];
        const shown = words?.textTag ? liveText(words.textTag, watch, node.uuid) : (words?.text ?? '');
        return [{ moment, layer, others: layers, watch, words: shown }];
      });
      if (sights.length === 0) return [];
      const scales = outward(node, nodes).map((outer) => (isBoxed(outer) ? Math.abs(outer.style.scaleY) : 1));
      const mmPerPx = scales.reduce((product, scale) => product * scale, mmPerCanvasPx);
      const size = (words?.fontSize ?? 0) * mmPerPx;
      const faults = faultsOf(
        { node: withoutLostEffects(node, packaging), role, nodes, mmPerPx, mmPerCanvasPx, canvas, size },
        sights,
      );
      return faults.map((fault) => ({ severity: 'warning', mode, uuid: node.uuid, ...fault }));
    });
  });
}

// Findings from what is seen of a face: texts that differ too little from what lies under them, are cut by the edge,
// covered by other layers, or too small. Warnings only: whether a face may look like this is the designer's decision.
import { type GroupNode, parentIdOf } from '@/face/nodes/branches';
import { isBoxed, isVisible } from '@/face/nodes/seen';
import { asWords, type WordsNode } from '@/face/nodes/words/wordsNode';
import {
  CAPITALS_MM_MIN,
  CAPITALS_PER_SIZE,
  COVERED_SHARE_MIN,
  CUT_PX_MIN,
  CUT_SHARE_MIN,
  LARGE_TEXT_CONTRAST_MIN,
  LARGE_TEXT_MM,
  TEXT_CONTRAST_MIN,
  WATCH_WIDTH_MM,
} from '@/face/seen/limits';
import type { SeenLayer } from '@/face/seen/measureSeen';
import { canvasSize, type FaceCopy, type ModeName } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import type { RawFinding, SeenMoment } from './checkFinding';

/** The layers whose visibility the check judges. */
export const judgedLayers = (nodes: readonly FaceNode[]): readonly string[] =>
  nodes.filter((node) => asWords(node) !== null).map(({ uuid }) => uuid);

type Fault = Pick<RawFinding, 'key' | 'params'>;

/** A text with its face around it. */
interface Subject {
  node: WordsNode;
  nodes: readonly FaceNode[];
  /** Of a canvas px. */
  mm: number;
}

/** One decimal, not rounded up: 4.49 is not 4.5. */
const floored = (value: number): number => Math.floor(value * 10 + 1e-9) / 10;
const percent = (share: number): number => Math.max(1, Math.round(share * 100));

/** Font size on the wrist, mm. */
const sizeOf = ({ node: { style }, mm }: Subject): number => style.fontSize * Math.abs(style.scaleY) * mm;

function contrastFault(subject: Subject, { contrast }: SeenLayer): (Fault & { rank: number }) | null {
  if (!contrast) return null;
  const fault = (ratio: number, least: number) => ({
    ...{ key: 'contrastLow', params: { ratio: floored(ratio).toFixed(1), least }, rank: ratio / least },
  });
  if (contrast.p10 < LARGE_TEXT_CONTRAST_MIN) return fault(contrast.p10, LARGE_TEXT_CONTRAST_MIN);
  if (contrast.p50 >= TEXT_CONTRAST_MIN || sizeOf(subject) >= LARGE_TEXT_MM) return null;
  return fault(contrast.p50, TEXT_CONTRAST_MIN);
}

function cutFault(_: Subject, { cut, contrast }: SeenLayer): (Fault & { rank: number }) | null {
  if (cut.share < CUT_SHARE_MIN || cut.px < CUT_PX_MIN) return null;
  const rest = { params: { percent: percent(cut.share) }, rank: -cut.share };
  return contrast === null ? { key: 'outsideShape', ...rest } : { key: 'cutByEdge', ...rest };
}

/** Whether live data turns the layer or a group around it, as a hand that passes over a dial. */
function turnsByData(uuid: string, nodes: readonly FaceNode[]): boolean {
  for (let at: string | null = uuid; at !== null; ) {
    const node: FaceNode | undefined = nodes.find((one) => one.uuid === at);
    if (!node) return false;
    if (isBoxed(node) && (node as GroupNode).style.rotate !== '') return true;
    at = parentIdOf(node);
  }
  return false;
}

/** Whether a text draws the same words, as a text over its own shadow does. */
const saysTheSame = ({ node: { style } }: Subject, other: FaceNode | undefined): boolean => {
  const words = other ? asWords(other) : null;
  return words?.style.text === style.text && words.style.textTag === style.textTag;
};

function coveredFault(subject: Subject, { covered }: SeenLayer): (Fault & { rank: number }) | null {
  const over = covered
    .filter(({ by, share }) => share >= COVERED_SHARE_MIN && !turnsByData(by, subject.nodes))
    .toSorted((a, b) => b.share - a.share);
  const [most] = over;
  if (!most) return null;
  const other = subject.nodes.find(({ uuid }) => uuid === most.by);
  return { key: 'coveredBy', params: { percent: percent(most.share), other: other?.label ?? '' }, rank: -most.share };
}

const FAULTS = [contrastFault, cutFault, coveredFault];

/** Letters that are too small on the wrist, whatever they say. */
function smallFault(subject: Subject): Fault | null {
  const height = sizeOf(subject) * CAPITALS_PER_SIZE;
  if (height >= CAPITALS_MM_MIN) return null;
  const enough = Math.ceil(CAPITALS_MM_MIN / CAPITALS_PER_SIZE / subject.mm / Math.abs(subject.node.style.scaleY));
  const params = { mm: floored(height).toFixed(1), least: CAPITALS_MM_MIN.toFixed(1), px: enough };
  return { key: 'textSmall', params };
}

/** The faults of one layer, each at the moment at which it is worst. */
function faultsOf(subject: Subject, seen: readonly { moment: SeenMoment['moment']; layer: SeenLayer }[]) {
  const isShadow = seen.some(({ layer }) =>
    layer.covered.some(({ by }) =>
      saysTheSame(
        subject,
        subject.nodes.find(({ uuid }) => uuid === by),
      ),
    ),
  );
  if (isShadow) return [];
  const worst = FAULTS.flatMap((judge) => {
    const all = seen.flatMap(({ moment, layer }) => {
      const fault = judge(subject, layer);
      return fault ? [{ ...fault, moment }] : [];
    });
    return all.toSorted((a, b) => a.rank - b.rank).slice(0, 1);
  });
  const small = smallFault(subject);
  return [...worst.map(({ rank: _, ...fault }) => fault), ...(small ? [small] : [])];
}

/** Findings about what is seen of a copy. */
export function checkSeen(copy: FaceCopy, seen: readonly SeenMoment[]): RawFinding[] {
  const mm = WATCH_WIDTH_MM / canvasSize(copy.ratio).width;
  const modes: readonly ModeName[] = ['normal', 'ambient'];
  return modes.flatMap((mode) => {
    const nodes = copy[mode]?.nodeList ?? [];
    const moments = seen.filter((one) => one.mode === mode);
    return nodes.flatMap((one): RawFinding[] => {
      const node = asWords(one);
      if (!node || !isVisible(node)) return [];
      const layers = moments.flatMap(({ moment, layers }) => {
        const layer = layers.find(({ uuid }) => uuid === node.uuid);
        return layer ? [{ moment, layer }] : [];
      });
      if (layers.length === 0) return [];
      const faults = faultsOf({ node, nodes, mm }, layers);
      return faults.map((fault) => ({ severity: 'warning', mode, uuid: node.uuid, ...fault }));
    });
  });
}

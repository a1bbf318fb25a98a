// Tap areas and complication slots that are too small for a finger. Always-on takes no taps.
import { round2 } from '@/face/geometry/bounds';
import { fixedAt } from '@/face/geometry/fixedAt';
import { isSlot, tapTargetOf } from '@/face/nodes';
import { type BoxedLayer, isBoxed } from '@/face/nodes/seen';
import { TAP_MM_MIN, WATCH_WIDTH_MM } from '@/face/seen/limits';
import { canvasSize, type FaceCopy } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import type { RawFinding } from './checkFinding';
import { outward } from './checkLayers';

const MIDDLE = { x: 0.5, y: 0.5 };

/** mm on the wrist per px of the canvas. */
const mmPerPxOf = (ratio: FaceCopy['ratio']): number => WATCH_WIDTH_MM / canvasSize(ratio).width;

interface Size {
  width: number;
  height: number;
}

/** The corners of a slot at another size: a round slot stays round. */
function roundAt(style: Size, size: Size): { borderRadius?: number } {
  if (!('borderRadius' in style) || typeof style.borderRadius !== 'number') return {};
  const half = ({ width, height }: Size) => Math.min(width, height) / 2;
  return style.borderRadius > 0 && style.borderRadius >= half(style) ? { borderRadius: half(size) } : {};
}

/** Whether a tap on it opens something: the system opens the data source of a slot. */
const takesTaps = (node: FaceNode): boolean => isSlot(node) || (tapTargetOf(node)?.intent ?? '') !== '';

interface TapSide {
  node: BoxedLayer;
  /** Scale by the groups around it and its own. */
  scale: { x: number; y: number };
  /** Length of the shorter side on the wrist, mm. */
  mm: number;
}

/** The shorter sides of the tap areas and slots of a copy. A layer that opens nothing takes no taps. */
export function tapSides({ ratio, normal: { nodeList } }: FaceCopy): readonly TapSide[] {
  return nodeList.flatMap((node): TapSide[] => {
    if (!takesTaps(node) || !isBoxed(node) || !node.style.visible || node.unchosen === true) return [];
    const scale = { x: 1, y: 1 };
    for (const outer of outward(node, nodeList)) {
      if (!isBoxed(outer)) continue;
      scale.x *= Math.abs(outer.style.scaleX);
      scale.y *= Math.abs(outer.style.scaleY);
    }
    const { width, height } = node.style;
    const mm = Math.min(width * scale.x, height * scale.y) * mmPerPxOf(ratio);
    return scale.x === 0 || scale.y === 0 ? [] : [{ node, scale, mm }];
  });
}

/** Findings about tap areas and slots that are too small. */
export function checkTaps(copy: FaceCopy): RawFinding[] {
  return tapSides(copy).flatMap(({ node, scale, mm }): RawFinding[] => {
    if (mm >= TAP_MM_MIN) return [];
    const side = (length: number, by: number) => Math.max(length, Math.ceil(TAP_MM_MIN / mmPerPxOf(copy.ratio) / by));
    const { width, height } = node.style;
    const box = fixedAt(node.style, MIDDLE, side(width, scale.x), side(height, scale.y));
    const size = { width: round2(box.width), height: round2(box.height) };
    return [
      {
        ...{ key: 'tapSmall', severity: 'warning', mode: 'normal', uuid: node.uuid },
        params: { mm: (Math.floor(mm * 10) / 10).toFixed(1), least: TAP_MM_MIN.toFixed(1) },
        mends: [{ kind: 'enlargeTap', box: { ...box, ...size, ...roundAt(node.style, size) } }],
      },
    ];
  });
}

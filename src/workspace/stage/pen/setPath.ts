// Changes the points of a path: its box is fitted to the new outline, and nothing else moves.
import { defineStyleEdit, patchesFor } from '@/editor/commands/changeLayers';
import { editPoints } from '@/editor/commands/editPoints';
import { boxOf, layersBy, type Style, styleOf } from '@/editor/commands/layerFacts';
import { fittedPath, type Outline } from '@/face/geometry/anchors';
import { onCanvas, pivotOf } from '@/face/geometry/bounds';
import { boundedCoordinate } from '@/face/geometry/transform';
import type { FaceNode } from '@/schemas/nodes';

/**
 * Style values for new outlines, px from the top-left of the layer's present box. The pivot keeps its place on the canvas if
 * the layer has its own or turns by data; otherwise it is the center of the new box. Null without a point.
 */
export function pathPatch(node: FaceNode, outlines: readonly Outline[]): Style | null {
  const box = boxOf(node);
  const fitted = box && fittedPath(outlines);
  if (!box || !fitted) return null;
  const { path, x: dx, y: dy, width, height } = fitted;
  const size = { path, width, height };
  const pivot = pivotOf(box);
  if (box.offset || styleOf(node).rotate) {
    const offset = { x: boundedCoordinate(pivot.x - dx), y: boundedCoordinate(pivot.y - dy) };
    return { ...size, offset, x: boundedCoordinate(box.x + dx), y: boundedCoordinate(box.y + dy) };
  }
  const center = onCanvas(box, { x: dx + width / 2, y: dy + height / 2 });
  return { ...size, x: boundedCoordinate(center.x - width / 2), y: boundedCoordinate(center.y - height / 2) };
}

export interface PathPayload {
  uuid: string;
  /** From `pathPatch`. */
  patch: Style;
  /** Successive changes with the same name are one undo step. */
  run?: string;
}

/** Undo names each of them after the command that shows the points. */
const changing = (isRun: boolean) =>
  defineStyleEdit<PathPayload>({
    name: editPoints.name,
    group: 'layer',
    record: isRun ? ({ uuid, run = '' }) => ({ burstKey: `path:${uuid}:${run}` }) : 'entry',
    route: 'canvas',
    patches: ({ nodes }, { uuid, patch }) => patchesFor(layersBy(nodes, [uuid]), () => patch),
  });

/** Adds, removes or changes points, and the end of a drag. */
export const setPath = changing(false);
/** An arrow key on a point. */
export const nudgePath = changing(true);

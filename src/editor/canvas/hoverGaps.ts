// Distances from the selection to the hovered layer, or to the canvas edges.
import type { Bounds, Point } from '@/face/geometry/bounds';
import { type Gap, gapsBetween } from '@/face/geometry/distances';
import { selectCanvas, selectNodes, selectSelectedNodes, selectSelection } from '../document/selectors';
import type { CanvasHost } from './canvasHost';
import { boundsOfAll, hitTest, layerBoxes, picked } from './layerBoxes';

/** `point`: px of the stage. None without a selected box. */
export function hoverGaps({ store, viewport, angleOf }: CanvasHost, point: Point): readonly Gap[] {
  const state = store.getState();
  const canvas = selectCanvas(state);
  const selection = new Set(selectSelection(state));
  const nodes = selectNodes(state);
  const all = layerBoxes(nodes, angleOf);
  const from = boundsOfAll(all.filter(({ uuid }) => selection.has(uuid)));
  if (!from) return [];
  const under = hitTest(all, viewport.toCanvas(point), canvas);
  const chosen = under && picked(nodes, under.node, selectSelectedNodes(state), false);
  const hit = all.find(({ node }) => node === chosen);
  const edges: Bounds = { x: 0, y: 0, width: canvas.width, height: canvas.height };
  return gapsBetween(from, hit && !selection.has(hit.uuid) ? hit.bounds : edges);
}

// Describes the lines that moved layers are on, which sighted designers see as guides.
import { type Bounds, boundsOf } from '@/face/geometry/bounds';
import type { LayerList } from '../document/editorState';
import type { EditSituation } from './defineCommand';
import { boxOf, isFixed, isOnCanvas, isPinned, styleOf } from './layerFacts';
import { boundsOfLayers, spoken } from './spoken';
import type { Announcement } from './userMessages';

/** Tolerance for meeting a line; positions have two decimals. */
const MET = 0.01;
const near = (a: number, b: number) => Math.abs(a - b) <= MET;

/** The three lines of a box along an axis, the centre first, with their names. */
const SIDES = { X: ['center', 'left', 'right'], Y: ['middle', 'top', 'bottom'] } as const;
type Axis = keyof typeof SIDES;

const linesOf = (at: number, length: number): readonly [number, number, number] => [at + length / 2, at, at + length];

interface Neighbour {
  label: string;
  bounds: Bounds;
  /** Not at a quarter turn, so only its centre counts. */
  askew: boolean;
}

/** Visible layers that did not move, topmost first; excludes layers rotated by live data, whose edges keep moving. */
function neighboursOf({ nodes, selection }: EditSituation): Neighbour[] {
  const neighbours: Neighbour[] = [];
  for (const node of [...nodes].reverse()) {
    const box = boxOf(node);
    if (!box || isFixed(node) || isPinned(node) || !isOnCanvas(node) || selection.includes(node.uuid)) continue;
    if (styleOf(node).rotate) continue;
    neighbours.push({ label: node.label, bounds: boundsOf(box), askew: (box.rotation ?? 0) % 90 !== 0 });
  }
  return neighbours;
}

/** The single line of another layer to announce: equal sides (left on left) first, then the topmost layer. */
function neighbourMet(axis: Axis, own: readonly number[], neighbours: readonly Neighbour[]): Announcement[] {
  let other: Announcement | null = null;
  for (const { label, bounds, askew } of neighbours) {
    const all = axis === 'X' ? linesOf(bounds.x, bounds.width) : linesOf(bounds.y, bounds.height);
    const lines = askew ? all.slice(0, 1) : all;
    for (const [index, line] of lines.entries()) {
      const message = { key: `metLayer.${SIDES[axis][index] ?? ''}`, params: { label } };
      if (near(own[index] ?? Number.NaN, line)) return [message];
      if (own.some((edge) => near(edge, line))) other ??= message;
    }
  }
  return other ? [other] : [];
}

/**
 * Centre of the canvas, guides, and edges of other layers that the layers are now on, along the axes on which they
 * moved.
 */
export function linesMet(before: EditSituation, after: LayerList): Announcement[] {
  const [was, is] = [boundsOfLayers(before.selected), boundsOfLayers(after)];
  if (!was || !is) return [];
  const { canvas, view } = before;
  const axes = [
    { from: was.x, at: is.x, length: is.width, middle: canvas.width / 2, guides: view.guides.xs, key: 'X' },
    { from: was.y, at: is.y, length: is.height, middle: canvas.height / 2, guides: view.guides.ys, key: 'Y' },
  ] as const;
  const moved = axes.filter(({ from, at }) => from !== at);
  const neighbours = moved.length > 0 ? neighboursOf(before) : [];
  return moved.flatMap(({ at, length, middle, guides, key }): Announcement[] => {
    const own = linesOf(at, length);
    const ownGuides = guides.filter((guide) => own.some((edge) => near(edge, guide)));
    return [
      ...(near(own[0], middle) ? [{ key: `metMiddle${key}`, params: {} }] : []),
      ...ownGuides.map((guide) => ({ key: `metGuide${key}`, params: { at: spoken(guide) } })),
      ...neighbourMet(key, own, neighbours),
    ];
  });
}

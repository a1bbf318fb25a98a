// What commands say after they are done: keys under `editor.announce` and their values.
import { boundsOf, unionBounds } from '@/face/geometry/bounds';
import { isKnown } from '@/schemas/nodes';
import type { EditOutcome, LayerList } from '../document/editorState';
import type { EditSituation } from './defineCommand';
import { boxOf, isOutside, layersBy, placeOf, styleOf } from './layerFacts';
import type { Announcement } from './said';

const listAfter = (before: EditSituation, outcome: EditOutcome) => outcome.nodes ?? before.nodes;
const selectedAfter = (before: EditSituation, outcome: EditOutcome) =>
  layersBy(listAfter(before, outcome), outcome.selection ?? before.selection);

/** `<key>` with the label of the one selected layer, or `<key>Many` with their number. */
export function aboutSelection(key: string) {
  return (before: EditSituation, outcome: EditOutcome): Announcement | null => {
    const [first, ...more] = selectedAfter(before, outcome);
    if (!first) return null;
    return more.length === 0
      ? { key, params: { label: first.label } }
      : { key: `${key}Many`, params: { n: more.length + 1 } };
  };
}

/** The same of what was selected before: for layers that are gone afterwards. */
export function aboutGone(key: string) {
  return (before: EditSituation): Announcement | null => {
    const [first, ...more] = before.selected;
    if (!first) return null;
    return more.length === 0
      ? { key, params: { label: first.label } }
      : { key: `${key}Many`, params: { n: more.length + 1 } };
  };
}

/** Name, type and place of what is selected now. */
export function selectionSaid(before: EditSituation, outcome: EditOutcome): Announcement {
  const nodes = listAfter(before, outcome);
  const [first, ...more] = selectedAfter(before, outcome);
  if (!first) return { key: 'selectNone', params: {} };
  if (more.length > 0) return { key: 'selectMany', params: { n: more.length + 1 } };
  const params = {
    label: first.label,
    type: isKnown(first) ? first.nodeType : 'unknown',
    i: placeOf(nodes, first.uuid),
    n: nodes.length,
  };
  return { key: 'select', params };
}

/** Position of the one selected layer, or how many were moved. */
export function positionSaid(before: EditSituation, outcome: EditOutcome): Announcement | null {
  const [first, ...more] = selectedAfter(before, outcome);
  if (!first) return null;
  if (more.length > 0) return { key: 'moveMany', params: { n: more.length + 1 } };
  const { x, y } = styleOf(first);
  return { key: 'move', params: { label: first.label, x: Number(x), y: Number(y) } };
}

/** Size of the one selected layer. */
export function sizeSaid(before: EditSituation, outcome: EditOutcome): Announcement | null {
  const [first, ...more] = selectedAfter(before, outcome);
  if (!first) return null;
  if (more.length > 0) return { key: 'resizeMany', params: { n: more.length + 1 } };
  const { width, height } = styleOf(first);
  return { key: 'resize', params: { label: first.label, width: Number(width), height: Number(height) } };
}

/** Angle of the one selected layer. */
export function angleSaid(before: EditSituation, outcome: EditOutcome): Announcement | null {
  const [first, ...more] = selectedAfter(before, outcome);
  if (!first) return null;
  if (more.length > 0) return { key: 'rotateMany', params: { n: more.length + 1 } };
  return { key: 'rotate', params: { label: first.label, angle: Number(styleOf(first).rotation ?? 0) } };
}

/** Place of the one selected layer in the list. */
export function orderSaid(before: EditSituation, outcome: EditOutcome): Announcement | null {
  const nodes = listAfter(before, outcome);
  const [first, ...more] = selectedAfter(before, outcome);
  if (!first) return null;
  if (more.length > 0) return { key: 'orderMany', params: { n: more.length + 1 } };
  return { key: 'order', params: { label: first.label, i: placeOf(nodes, first.uuid), n: nodes.length } };
}

/** Lines this near are met: positions have two decimals. */
const MET = 0.01;

const boundsOfLayers = (layers: LayerList) =>
  unionBounds(
    layers.flatMap((node) => {
      const box = boxOf(node);
      return box ? [boundsOf(box)] : [];
    }),
  );

/** Middle of the canvas and guides that the layers now lie on, along the axes on which they moved. */
function linesMet(before: EditSituation, after: LayerList): Announcement[] {
  const [was, is] = [boundsOfLayers(before.selected), boundsOfLayers(after)];
  if (!was || !is) return [];
  const { canvas, view } = before;
  const near = (a: number, b: number) => Math.abs(a - b) <= MET;
  const axes = [
    { from: was.x, at: is.x, length: is.width, middle: canvas.width / 2, guides: view.guides.xs, key: 'X' },
    { from: was.y, at: is.y, length: is.height, middle: canvas.height / 2, guides: view.guides.ys, key: 'Y' },
  ] as const;
  return axes.flatMap(({ from, at, length, middle, guides, key }): Announcement[] => {
    if (from === at) return [];
    const own = guides.filter((guide) => [at, at + length / 2, at + length].some((edge) => near(edge, guide)));
    return [
      ...(near(at + length / 2, middle) ? [{ key: `metMiddle${key}`, params: {} }] : []),
      ...own.map((guide) => ({ key: `metGuide${key}`, params: { at: guide } })),
    ];
  });
}

/** The position, and which lines were met on the way: what a sighted designer sees as a snap. */
export function placeSaid(before: EditSituation, outcome: EditOutcome): Announcement | null {
  const said = positionSaid(before, outcome);
  const also = linesMet(before, selectedAfter(before, outcome));
  return said && also.length > 0 ? { ...said, also } : said;
}

/** Layers that an edit moved off the canvas, where they are hidden, or back onto it. */
export function crossingSaid({ nodes, canvas }: EditSituation, after: LayerList): Announcement | null {
  if (after === nodes) return null;
  const were = new Map(nodes.map((node) => [node.uuid, node]));
  const crossed = { left: [] as string[], returned: [] as string[] };
  for (const node of after) {
    const was = were.get(node.uuid);
    if (!was || was === node) continue;
    const [before, now] = [isOutside(was, canvas), isOutside(node, canvas)];
    if (before !== now) crossed[now ? 'left' : 'returned'].push(node.label);
  }
  const [key, labels]: [string, string[]] =
    crossed.left.length > 0 ? ['leftCanvas', crossed.left] : ['returned', crossed.returned];
  const [label] = labels;
  if (label === undefined) return null;
  return labels.length === 1 ? { key, params: { label } } : { key: `${key}Many`, params: { n: labels.length } };
}

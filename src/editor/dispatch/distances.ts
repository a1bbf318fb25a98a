// Announces the distances of the selection to its nearest neighbors and to the canvas edges, and draws them on the
// canvas.
import { type Bounds, boundsOf } from '@/face/geometry/bounds';
import { distancesAround, type Gap, lengthOf, type SideDistances } from '@/face/geometry/distances';
import { i18n } from '@/service/language/i18n';
import { announce } from '@/ui/announce';
import type { EditSituation } from '../commands/defineCommand';
import { boxOf, isFixed, isOnCanvas, isPinned, styleOf } from '../commands/layerFacts';
import { movable } from '../commands/nudge';
import { spoken } from '../commands/spoken';
import { drawnBounds } from '../commands/view';
import type { EditorStore } from './runCommand';
import { situationOf } from './runCommand';

interface Neighbour {
  label: string;
  bounds: Bounds;
}

/**
 * Visible unselected layers, topmost first, without those that live data rotates, because their edges move every
 * second.
 */
function neighboursOf({ nodes, selection }: EditSituation): Neighbour[] {
  return [...nodes].reverse().flatMap((node) => {
    const box = boxOf(node);
    if (!box || isFixed(node) || isPinned(node) || !isOnCanvas(node) || selection.includes(node.uuid)) return [];
    return styleOf(node).rotate ? [] : [{ label: node.label, bounds: boundsOf(box) }];
  });
}

/** The lines to draw on one side. The line to the edge does not overlap the line to a neighbor. */
function linesOf({ side, neighbour, edge }: SideDistances, from: Bounds): Gap[] {
  if (!neighbour) return [edge];
  const [start, length] = side === 'left' || side === 'right' ? [from.y, from.height] : [from.x, from.width];
  const isNearStart = neighbour.gap.at < start + length / 2;
  return [neighbour.gap, { ...edge, at: isNearStart ? start + length : start, helper: null }];
}

/** Announces and draws the distances of the selection. Does nothing if no selected layer has a box. */
export function announceDistances(store: Pick<EditorStore, 'desk' | 'getState'>): void {
  const situation = situationOf(store);
  const from = situation && drawnBounds(situation);
  if (!situation || !from) return;
  const layers = movable(situation);
  const neighbours = neighboursOf(situation);
  const sides = distancesAround(
    from,
    neighbours.map(({ bounds }) => bounds),
    situation.canvas,
  );
  const words = sides.map(({ side, neighbour, edge, isOver }) => {
    const toEdge = i18n.t(`editor:announce.distances.${isOver ? 'over' : 'edge'}`, { n: spoken(lengthOf(edge)) });
    const label = neighbour && neighbours[neighbour.index]?.label;
    const to = neighbour
      ? i18n.t('editor:announce.distances.neighbor', { n: spoken(lengthOf(neighbour.gap)), label, edge: toEdge })
      : toEdge;
    return i18n.t(`editor:announce.distances.${side}`, { to });
  });
  const [first] = layers;
  const of =
    layers.length === 1
      ? i18n.t('editor:announce.distances.of', { label: first?.label })
      : i18n.t('editor:announce.distances.ofMany', { n: layers.length });
  const text = words.join(i18n.t('editor:announce.distances.sidesJoint'));
  announce(i18n.t('editor:announce.distances.all', { of, sides: text }), { topic: 'distances' });
  store.desk.distances.emit(sides.flatMap((side) => linesOf(side, from)));
}

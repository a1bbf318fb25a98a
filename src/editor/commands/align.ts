// Aligning and distributing layers by their visible bounds: to the root shape (spec 5), several also to each other.
import { ALIGNMENTS, type Alignment, alignWithin } from '@/face/geometry/align';
import { type Bounds, boundsOf, type Point, round2, unionBounds } from '@/face/geometry/bounds';
import { DISTRIBUTE_MIN, DISTRIBUTIONS, type Distribution, distribute } from '@/face/geometry/distribute';
import { moveStyle } from '@/face/geometry/transform';
import { parentOf } from '@/face/nodes/layerTree';
import type { FaceNode } from '@/schemas/nodes';
import { positionAnnouncement } from './announcements';
import { defineStyleEdit, freeLayers, isRefusal, type Patches, patchesFor } from './changeLayers';
import type { EditSituation } from './defineCommand';
import { boxOf, inOwnFrame, isLocked, type Style, worldBoxOf } from './layerFacts';
import { movable, noPlace } from './nudge';
import { refuse } from './refuse';

const NAMES: Record<Alignment, string> = {
  left: 'alignLeft',
  center: 'alignCenter',
  right: 'alignRight',
  top: 'alignTop',
  middle: 'alignMiddle',
  bottom: 'alignBottom',
};

const canvasBounds = ({ canvas: { width, height } }: EditSituation): Bounds => ({ x: 0, y: 0, width, height });

/** The box that a single layer is aligned to: its group, else the canvas. */
function surroundings(situation: EditSituation): Bounds {
  const { nodes, selected } = situation;
  const [first] = selected;
  const group = first && parentOf(nodes, first);
  return (group && boundsOfLayer(situation, group)) ?? canvasBounds(situation);
}

/**
 * One layer: its group or the canvas. Several: their common bounds, unless the designer chose the canvas; includes locked layers.
 */
function targetOf(situation: EditSituation): Bounds {
  const layers = movable(situation);
  if (layers.length < 2 || situation.view.alignTo === 'canvas') return surroundings(situation);
  const bounds = layers.flatMap((node) => boundsOfLayer(situation, node) ?? []);
  return unionBounds(bounds) ?? canvasBounds(situation);
}

function boundsOfLayer({ nodes }: EditSituation, node: FaceNode): Bounds | null {
  const box = worldBoxOf(nodes, node);
  return box && boundsOf(box);
}

/** Position of a layer in its group that shows it at `to` instead of `from`, canvas px. */
function movedBy({ nodes }: EditSituation, node: FaceNode, from: Point, to: Point): Style {
  const box = boxOf(node);
  if (!box) return {};
  const by = inOwnFrame(nodes, node, { x: to.x - from.x, y: to.y - from.y });
  return { x: by.x === 0 ? box.x : round2(box.x + by.x), y: by.y === 0 ? box.y : round2(box.y + by.y) };
}

function aligned(situation: EditSituation, ways: readonly Alignment[], target: Bounds) {
  return patchesFor(movable(situation), (node) => {
    const box = worldBoxOf(situation.nodes, node);
    if (!box) return {};
    let { x, y } = box;
    for (const alignment of ways) ({ x, y } = alignWithin({ ...box, x, y }, alignment, target));
    return movedBy(situation, node, box, { x, y });
  });
}

const someMove = ({ selected }: EditSituation) => movable({ selected }).length > 0;

function align(alignment: Alignment) {
  return defineStyleEdit({
    name: NAMES[alignment],
    group: 'move',
    record: 'entry',
    route: 'toolbar',
    enabled: someMove,
    lacks: noPlace,
    idle: 'alreadyThere',
    patches: (situation) => aligned(situation, [alignment], targetOf(situation)),
    announce: positionAnnouncement,
  });
}

/** The six ways, by name. */
export const ALIGN = Object.fromEntries(ALIGNMENTS.map((alignment) => [alignment, align(alignment)])) as Record<
  Alignment,
  ReturnType<typeof align>
>;
/** In the order of the toolbar. */
export const ALIGN_COMMANDS = ALIGNMENTS.map((alignment) => ALIGN[alignment]);

/** Moves the unlocked layers as one, so that their common bounds are centered and their distances stay. */
function centred(situation: EditSituation, ways: readonly Alignment[]) {
  const layers = freeLayers(movable(situation));
  if (isRefusal(layers)) return layers;
  const bounds = unionBounds(layers.flatMap((node) => boundsOfLayer(situation, node) ?? []));
  if (!bounds) return new Map();
  let to = bounds;
  for (const alignment of ways) to = { ...to, ...alignWithin(to, alignment, canvasBounds(situation)) };
  const [dx, dy] = [to.x - bounds.x, to.y - bounds.y];
  return patchesFor(layers, (node) => {
    const box = boxOf(node);
    if (!box) return {};
    const by = inOwnFrame(situation.nodes, node, { x: dx, y: dy });
    const { x, y } = moveStyle(box, by.x, by.y);
    return { ...(by.x === 0 ? {} : { x }), ...(by.y === 0 ? {} : { y }) };
  });
}

function centre(name: string, ways: readonly Alignment[]) {
  return defineStyleEdit({
    name,
    group: 'move',
    record: 'entry',
    route: 'toolbar',
    enabled: someMove,
    lacks: noPlace,
    idle: 'alreadyThere',
    patches: (situation) => centred(situation, ways),
    announce: positionAnnouncement,
  });
}

export const centerOnCanvas = centre('centerOnCanvas', ['center', 'middle']);
/** Centres the selection on the canvas as one, regardless of the alignment target. */
export const CENTRE_COMMANDS = [
  centerOnCanvas,
  centre('centerHorizontally', ['center']),
  centre('centerVertically', ['middle']),
];

/** Locked layers are ignored: the others are distributed among themselves. */
function spaced(situation: EditSituation, distribution: Distribution): Patches | ReturnType<typeof refuse> {
  const free = freeLayers(movable(situation));
  if (isRefusal(free)) return free;
  const placed = free.flatMap((node) => {
    const box = worldBoxOf(situation.nodes, node);
    return box ? [{ node, box }] : [];
  });
  if (placed.length < DISTRIBUTE_MIN) return refuse('selectThree');
  const places = distribute(
    placed.map(({ box }) => box),
    distribution,
  );
  return new Map(
    placed.map(({ node, box }, index) => [node.uuid, { ...movedBy(situation, node, box, places[index] ?? box) }]),
  );
}

function spread(distribution: Distribution) {
  return defineStyleEdit({
    name: distribution === 'horizontal' ? 'distributeHorizontally' : 'distributeVertically',
    group: 'move',
    record: 'entry',
    route: 'toolbar',
    enabled: (situation) => movable(situation).filter((node) => !isLocked(node)).length >= DISTRIBUTE_MIN,
    idle: 'alreadyThere',
    patches: (situation) => spaced(situation, distribution),
    announce: positionAnnouncement,
  });
}

/** Equal gaps, along x and along y. */
export const DISTRIBUTE = Object.fromEntries(
  DISTRIBUTIONS.map((distribution) => [distribution, spread(distribution)]),
) as Record<Distribution, ReturnType<typeof spread>>;
export const DISTRIBUTE_COMMANDS = DISTRIBUTIONS.map((distribution) => DISTRIBUTE[distribution]);

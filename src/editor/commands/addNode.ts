// Adding layers made from the catalogue: numbered labels, above the selected one or beneath the hands, selected, no two with one middle; one background at most.
import { centreOf, type Point } from '@/face/geometry/bounds';
import { boundedCoordinate } from '@/face/geometry/transform';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import type { FaceNode } from '@/schemas/nodes';
import type { LayerList } from '../document/editorState';
import { aboutSelection } from './announcements';
import { restyled } from './changeLayers';
import { defineEdit, type EditSituation } from './defineCommand';
import { addedOutcome, placeOfNew, refusalOfNew, withFreeIds } from './insertLayers';
import { withFreeLabels } from './labels';
import { boxOf, coversDial } from './layerFacts';

export interface AddPayload {
  /** New layers, bottom first, labelled with the name of their catalogue button. */
  nodes: readonly FaceNode[];
  /** The designer chose their place: they stay exactly there. */
  isPlaced?: boolean;
}

/** How far a new layer is moved from one whose middle it would share, canvas px. */
const CASCADE_STEP = 20;
/** Layers whose middles are nearer to each other than this, canvas px, look piled up. */
const PILED_WITHIN = CASCADE_STEP / 2;
/** So many layers go down to the right; the next ones start again, one step further to the left. */
const CASCADE_LENGTH = 5;

/** Offset of the nth try to find a free place, canvas px. */
function cascadeOffset(n: number): Point {
  const [row, column] = [Math.floor(n / CASCADE_LENGTH), n % CASCADE_LENGTH];
  return { x: (column - row) * CASCADE_STEP, y: column * CASCADE_STEP };
}

/** The middle of a layer that can pile up with others; null for hands, for what covers the dial and for what has no box. */
function pileMiddle(node: FaceNode, canvas: CanvasFacts): Point | null {
  const box = boxOf(node);
  return !box || box.offset || coversDial(node, canvas) ? null : centreOf(box);
}

/**
 * New layers, each moved until its middle is its own, whatever the sizes: layers in the middle of the canvas do not hide each
 * other. Hands and what covers the dial stay where they belong.
 */
function spreadOut(added: LayerList, { nodes, canvas }: EditSituation): FaceNode[] {
  const taken = nodes.flatMap((node) => pileMiddle(node, canvas) ?? []);
  const isTaken = (at: Point) =>
    taken.some(({ x, y }) => Math.abs(x - at.x) < PILED_WITHIN && Math.abs(y - at.y) < PILED_WITHIN);
  return added.map((node) => {
    const [box, middle] = [boxOf(node), pileMiddle(node, canvas)];
    if (!box || !middle) return node;
    let by = cascadeOffset(0);
    for (let tries = 1; tries <= taken.length && isTaken({ x: middle.x + by.x, y: middle.y + by.y }); tries += 1) {
      by = cascadeOffset(tries);
    }
    taken.push({ x: middle.x + by.x, y: middle.y + by.y });
    return restyled(node, { x: boundedCoordinate(box.x + by.x), y: boundedCoordinate(box.y + by.y) });
  });
}

export const addNode = defineEdit<AddPayload>({
  name: 'addNode',
  group: 'layer',
  record: 'entry',
  route: 'catalogue',
  check: (situation, { nodes }) => refusalOfNew(situation, 'add', nodes),
  newLayers: (_, payload) => ({ nodes: payload.nodes, with: (nodes) => ({ ...payload, nodes }) }),
  apply(situation, { nodes, isPlaced = false }) {
    if (nodes.length === 0) return null;
    const placed = isPlaced ? nodes : spreadOut(nodes, situation);
    const added = withFreeLabels(withFreeIds(placed, situation), situation.nodes);
    return addedOutcome(situation.nodes, added, placeOfNew(situation, added));
  },
  announce: aboutSelection('add'),
});

// Adds layers from the catalogue: with numbered labels, above the selected one or below the hands, selected, with
// distinct centres; at most one background.
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
  /** New layers, bottom first, labelled with the name of their catalogue item. */
  nodes: readonly FaceNode[];
  /** The designer chose their position, so keep it exactly. */
  isPlaced?: boolean;
}

/** Shift of a new layer from another with the same centre, canvas px. */
const CASCADE_STEP = 20;
/** Layers with centres closer than this, canvas px, look stacked. */
const PILED_WITHIN = CASCADE_STEP / 2;
/** Layers per diagonal row; the next row starts one step further left. */
const CASCADE_LENGTH = 5;

/** Offset of the nth attempt to find a free position, canvas px. */
function cascadeOffset(n: number): Point {
  const [row, column] = [Math.floor(n / CASCADE_LENGTH), n % CASCADE_LENGTH];
  return { x: (column - row) * CASCADE_STEP, y: column * CASCADE_STEP };
}

/**
 * The centre of a layer that can be stacked on others; null for hands, for dial-sized layers and for layers without a
 * box.
 */
function pileMiddle(node: FaceNode, canvas: CanvasFacts): Point | null {
  const box = boxOf(node);
  return !box || box.offset || coversDial(node, canvas) ? null : centreOf(box);
}

/**
 * New layers, shifted until their centres are distinct, so that they do not hide each other. Hands and dial-sized
 * layers keep their positions.
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

// Adding layers made from the catalogue: numbered labels, above the selected one or beneath the hands, selected, none exactly on another; one background at most.
import { boundedCoordinate } from '@/face/geometry/transform';
import type { FaceNode } from '@/schemas/nodes';
import type { LayerList } from '../document/editorState';
import { aboutSelection } from './announcements';
import { restyled } from './changeLayers';
import { defineEdit, type EditSituation } from './defineCommand';
import { addedOutcome, placeOfNew, refusalOfNew, withFreeIds } from './insertLayers';
import { withFreeLabels } from './labels';
import { boxOf } from './layerFacts';

export interface AddPayload {
  /** New layers, bottom first, labelled with the name of their catalogue button. */
  nodes: readonly FaceNode[];
  /** The designer chose their place: they stay exactly there. */
  isPlaced?: boolean;
}

/** How far a new layer lies from one that has its place, canvas px. */
const SET_OFF = 10;
/** A layer whose both sides reach this share of the canvas's shorter side covers the dial (tick, background). */
const COVERING_SHARE = 0.8;

/** New layers, each set off until no other has its place. Hands and what covers the dial belong where they are. */
function setOff(added: LayerList, { nodes, canvas }: EditSituation): FaceNode[] {
  const taken = new Set<string>();
  const keyOf = ({ x, y }: { x: number; y: number }) => `${x} ${y}`;
  const take = (node: FaceNode) => {
    const box = boxOf(node);
    if (box) taken.add(keyOf(box));
    return node;
  };
  nodes.forEach(take);
  const covering = COVERING_SHARE * Math.min(canvas.width, canvas.height);
  return added.map((node) => {
    const box = boxOf(node);
    if (!box || box.offset || Math.min(box.width, box.height) >= covering) return take(node);
    let place = { x: box.x, y: box.y };
    for (let tries = taken.size; tries > 0 && taken.has(keyOf(place)); tries -= 1) {
      place = { x: boundedCoordinate(place.x + SET_OFF), y: boundedCoordinate(place.y + SET_OFF) };
    }
    return take(restyled(node, place));
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
    const placed = isPlaced ? nodes : setOff(nodes, situation);
    const added = withFreeLabels(withFreeIds(placed, situation), situation.nodes);
    return addedOutcome(situation.nodes, added, placeOfNew(situation, added));
  },
  announce: aboutSelection('add'),
});

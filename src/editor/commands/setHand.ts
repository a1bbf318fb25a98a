// Sets which hand of the clock pictures are, or none; a hand without rotation gets the tag of its kind.
import { handOnDial, isDialSized } from '@/face/geometry/pictures';
import { asHand } from '@/face/nodes';
import { isHandKind } from '@/face/nodes/handKinds';
import { handDefaults } from '@/face/platforms/handRules';
import { fieldOf, mapLayers, refusalOfChange, restyled } from './changeLayers';
import { defineEdit, type EditSituation } from './defineCommand';
import { boxOf, isFixed, isLocked, layersBy } from './layerFacts';
import { refuse } from './refuse';

export interface SetHandPayload {
  /** The hand of each layer, by uuid. Any other value makes the layer a plain picture. */
  hands: ReadonlyMap<string, string>;
  /** Also places the hands, as for pictures that were just added. */
  isPlaced?: boolean;
}

function changed({ nodes, policy, canvas }: EditSituation, { hands, isPlaced }: SetHandPayload) {
  return mapLayers(nodes, (node) => {
    const hand = hands.get(node.uuid);
    if (hand === undefined || isFixed(node)) return node;
    const next = asHand(node, isHandKind(hand) ? hand : null);
    const turned = next === node ? null : handDefaults(next, policy, canvas);
    const box = isPlaced && turned ? boxOf(next) : null;
    const placed = box && !isDialSized(canvas, box) ? handOnDial(canvas, box) : null;
    return turned ? restyled(next, { ...turned, ...placed }) : next;
  });
}

export const setHand = defineEdit<SetHandPayload>({
  name: 'setHand',
  group: 'layer',
  record: 'entry',
  route: 'properties',
  check(situation, payload) {
    if (layersBy(situation.nodes, [...payload.hands.keys()]).some(isLocked)) return refuse('locked');
    const change = changed(situation, payload);
    return change && refusalOfChange(situation, change);
  },
  apply(situation, payload) {
    const change = changed(situation, payload);
    return change && { nodes: change.nodes, subjects: fieldOf(change, 'type') };
  },
});

// Sets which hand of the clock pictures are, or none; a hand without rotation gets the tag of its kind.
import { asHand } from '@/face/nodes';
import { isHandKind } from '@/face/nodes/handKinds';
import { handDefaults } from '@/face/platforms/handRules';
import { mapLayers, refusalOfChange, restyled } from './changeLayers';
import { defineEdit, type EditSituation } from './defineCommand';
import { isFixed, isLocked, layersBy } from './layerFacts';
import { refuse } from './refuse';

export interface SetHandPayload {
  /** The hand of each layer, by uuid. Any other value makes the layer a plain picture. */
  hands: ReadonlyMap<string, string>;
}

function changed({ nodes, policy, canvas }: EditSituation, { hands }: SetHandPayload) {
  return mapLayers(nodes, (node) => {
    const hand = hands.get(node.uuid);
    if (hand === undefined || isFixed(node)) return node;
    const next = asHand(node, isHandKind(hand) ? hand : null);
    const turned = next === node ? null : handDefaults(next, policy, canvas);
    return turned ? restyled(next, turned) : next;
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
    return change && { nodes: change.nodes };
  },
});

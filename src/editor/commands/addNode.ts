// Adding layers made from the catalogue: numbered labels, on top, selected; one background image at most.
import type { FaceNode } from '@/schemas/nodes';
import { aboutSelection } from './announcements';
import { defineEdit } from './defineCommand';
import { addedOutcome, refusalOfNew, withFreeIds } from './insertLayers';
import { withFreeLabels } from './labels';

export interface AddPayload {
  /** New layers, bottom first, labelled with the name of their catalogue button. */
  nodes: readonly FaceNode[];
}

export const addNode = defineEdit<AddPayload>({
  name: 'addNode',
  group: 'layer',
  record: 'entry',
  route: 'catalogue',
  check: (situation, { nodes }) => refusalOfNew(situation, 'add', nodes),
  apply(situation, { nodes }) {
    if (nodes.length === 0) return null;
    return addedOutcome(situation.nodes, withFreeLabels(withFreeIds(nodes, situation), situation.nodes));
  },
  announce: aboutSelection('add'),
});

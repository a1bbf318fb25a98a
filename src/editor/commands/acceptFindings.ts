// Accepts a finding of the check that the designer means, and takes that back. Loaded with the check's panel, and available
// only there.
import { isAbout, meantOf } from '@/output/watchFace/meantFindings';
import { type FaceNode, isKnown } from '@/schemas/nodes';
import type { MeantFinding } from '@/schemas/nodes/common';
import { mapLayers, refusalOfChange } from './changeLayers';
import { defineEdit } from './defineCommand';

export interface AcceptFindingPayload extends MeantFinding {
  uuid: string;
}

export type JudgeAgainPayload = Omit<AcceptFindingPayload, 'note'>;

/** The layer with these accepted findings; without the field if there are none. */
function withMeant(node: FaceNode, meant: readonly MeantFinding[]): FaceNode {
  const { meant: _, ...rest } = node as FaceNode & { meant?: unknown };
  return (meant.length === 0 ? rest : { ...rest, meant }) as FaceNode;
}

function accepted(nodes: readonly FaceNode[], { uuid, key, by, note }: AcceptFindingPayload) {
  const meant: MeantFinding = { key, ...(by === undefined ? {} : { by }), note: note.trim() };
  return mapLayers(nodes, (node) =>
    node.uuid === uuid && isKnown(node)
      ? withMeant(node, [...meantOf(node).filter((one) => !isAbout(one, meant)), meant])
      : node,
  );
}

/** Accepts a finding about a layer, locked or not, because its drawing does not change. */
export const acceptFinding = defineEdit<AcceptFindingPayload>({
  name: 'acceptFinding',
  group: 'layer',
  record: 'entry',
  check(situation, payload) {
    const change = accepted(situation.nodes, payload);
    return change && refusalOfChange(situation, change);
  },
  apply({ nodes }, payload) {
    const change = accepted(nodes, payload);
    return change && { nodes: change.nodes };
  },
});

/** Reports an accepted finding again. */
export const judgeAgain = defineEdit<JudgeAgainPayload>({
  name: 'judgeAgain',
  group: 'layer',
  record: 'entry',
  apply({ nodes }, payload) {
    const change = mapLayers(nodes, (node) => {
      const left = meantOf(node).filter((one) => !isAbout(one, payload));
      return node.uuid === payload.uuid && left.length < meantOf(node).length ? withMeant(node, left) : node;
    });
    return change && { nodes: change.nodes };
  },
});

export const ACCEPT_COMMANDS = [acceptFinding, judgeAgain];

// What the makers of rules share: the layers after an act, and refusing only faults that the act brings.
import type { FaceNode } from '@/schemas/nodes';
import type { Refusal, Rule, Situation } from '../policy';

/** What is wrong with a layer. Two faults with the same `as` are the same one. */
export interface Fault {
  as: string;
  params?: NonNullable<Refusal['params']>;
  field?: string;
}

/** The layers as they would be after the act. */
export function afterAct({ nodes, subjects }: Situation): FaceNode[] {
  const changed = new Set(subjects.map((node) => node.uuid));
  return [...nodes.filter((node) => !changed.has(node.uuid)), ...subjects];
}

/** The layer as it was before the act. */
const before = ({ nodes }: Situation, subject: FaceNode): FaceNode | undefined =>
  nodes.find((node) => node.uuid === subject.uuid);

/** Refuses when a subject has a fault that it did not have, or not the same, before the act. */
export const faultless =
  (faultOf: (node: FaceNode, situation: Situation) => Fault | null, refusal: Refusal): Rule =>
  (situation) => {
    for (const subject of situation.subjects) {
      const fault = faultOf(subject, situation);
      if (!fault) continue;
      const was = before(situation, subject);
      if (was && faultOf(was, situation)?.as === fault.as) continue;
      const { params, field } = fault;
      return {
        ...refusal,
        ...(params ? { params: { ...refusal.params, ...params } } : {}),
        ...(field ? { field } : {}),
      };
    }
    return null;
  };

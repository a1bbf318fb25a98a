// What the makers of rules share: the layers after an act, and refusing only breaches that the act brings.
import type { FaceNode } from '@/schemas/nodes';
import type { Refusal, Rule, Situation } from '../policy';

/** What is wrong with a layer. Two breaches with the same `as` are the same one. */
export interface Breach {
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

/** Refuses when a subject has a breach that it did not have, or not the same, before the act. */
export const unbreached =
  (breachOf: (node: FaceNode, situation: Situation) => Breach | null, refusal: Refusal): Rule =>
  (situation) => {
    for (const subject of situation.subjects) {
      const breach = breachOf(subject, situation);
      if (!breach) continue;
      const was = before(situation, subject);
      if (was && breachOf(was, situation)?.as === breach.as) continue;
      const { params, field } = breach;
      return {
        ...refusal,
        ...(params ? { params: { ...refusal.params, ...params } } : {}),
        ...(field ? { field } : {}),
      };
    }
    return null;
  };

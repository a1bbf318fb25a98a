// Shared by rule factories: the layers after an edit, and refusing only violations that the edit introduces.
import type { FaceNode } from '@/schemas/nodes';
import type { Refusal, Rule, Situation } from '../platformPolicy';

/** A violation in a layer. Two violations with the same `as` are the same one. */
export interface Breach {
  as: string;
  params?: NonNullable<Refusal['params']>;
  field?: string;
}

/** The layers after the edit. */
export function afterAct({ nodes, subjects }: Situation): FaceNode[] {
  const changed = new Set(subjects.map((node) => node.uuid));
  return [...nodes.filter((node) => !changed.has(node.uuid)), ...subjects];
}

/** The layer before the edit. */
const before = ({ nodes }: Situation, subject: FaceNode): FaceNode | undefined =>
  nodes.find((node) => node.uuid === subject.uuid);

/** Refuses if a subject has a violation that it did not have, or not the same, before the edit. */
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

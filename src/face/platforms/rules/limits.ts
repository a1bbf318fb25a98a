// Limits on the number of layers of a kind.
import type { FaceNode } from '@/schemas/nodes';
import type { Refusal, Rule } from '../platformPolicy';
import { afterAct } from './breaches';

/** Whether a rule applies to this layer. */
export type NodePredicate = (node: FaceNode) => boolean;

/** At most `most` layers of a kind. An edit that adds none is never refused, even above the limit. */
export const atMost =
  (meant: NodePredicate, most: number, messageKey: string, severity: Refusal['severity'] = 'error'): Rule =>
  (situation) => {
    // Counting takes time with each layer, and a check asks for each layer: only an edit of such a layer is counted.
    if (!situation.subjects.some(meant)) return null;
    const was = situation.nodes.filter(meant).length;
    const becomes = afterAct(situation).filter(meant).length;
    return becomes > most && becomes > was ? { messageKey, severity, params: { limit: most } } : null;
  };

/** No layer of a kind can be added while there are more than `above`. */
export const noneWhileAbove =
  (meant: NodePredicate, above: number, messageKey: string): Rule =>
  ({ nodes, subjects }) =>
    subjects.some(meant) && nodes.filter(meant).length > above
      ? { messageKey, severity: 'error', params: { limit: above + 1 } }
      : null;

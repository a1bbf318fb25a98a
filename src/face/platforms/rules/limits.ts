// How many layers of a kind a face holds.
import type { FaceNode } from '@/schemas/nodes';
import type { Refusal, Rule } from '../policy';
import { afterAct } from './breaches';

/** Whether a rule means this layer. */
export type Meant = (node: FaceNode) => boolean;

/** At most `most` layers of a kind. An act that adds none of them is not refused, however many there are. */
export const atMost =
  (meant: Meant, most: number, messageKey: string, severity: Refusal['severity'] = 'error'): Rule =>
  (situation) => {
    const was = situation.nodes.filter(meant).length;
    const becomes = afterAct(situation).filter(meant).length;
    return becomes > most && becomes > was ? { messageKey, severity, params: { limit: most } } : null;
  };

/** None of a kind comes in while more than `above` of them exist. */
export const noneWhileAbove =
  (meant: Meant, above: number, messageKey: string): Rule =>
  ({ nodes, subjects }) => {
    const exist = nodes.filter(meant).length;
    return exist > above && subjects.some(meant)
      ? { messageKey, severity: 'error', params: { limit: above + 1 } }
      : null;
  };

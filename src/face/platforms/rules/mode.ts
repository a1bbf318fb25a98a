// What always-on mode does not take in (spec 9).
import { definitionOf } from '@/face/nodes';
import type { Rule } from '../policy';
import { unbreached } from './breaches';

/** Animations and complication slots stay out of always-on. Those that stand there may be edited and removed. */
export const notInAmbient = (messageKey: string): Rule =>
  unbreached(
    (node, { mode }) => (mode === 'ambient' && definitionOf(node)?.ambient === 'refused' ? { as: 'refused' } : null),
    { messageKey, severity: 'error' },
  );

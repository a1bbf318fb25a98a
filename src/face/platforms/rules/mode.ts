// What always-on mode does not take in (spec 9).
import { isRefusedInAmbient } from '@/face/nodes';
import type { Rule } from '../policy';
import { unbreached } from './breaches';

/** Animations and complication slots stay out of always-on. Those that stand there may be edited and removed. */
export const notInAmbient = (messageKey: string): Rule =>
  unbreached((node, { mode }) => (mode === 'ambient' && isRefusedInAmbient(node) ? { as: 'refused' } : null), {
    messageKey,
    severity: 'error',
  });

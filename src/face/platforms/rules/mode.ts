// Rules for what always-on does not support (spec 9).
import { isRefusedInAmbient } from '@/face/nodes';
import type { Rule } from '../platformPolicy';
import { unbreached } from './breaches';

/** Animations and complication slots cannot be added to always-on. Existing ones can be edited and removed. */
export const notInAmbient = (messageKey: string): Rule =>
  unbreached((node, { mode }) => (mode === 'ambient' && isRefusedInAmbient(node) ? { as: 'refused' } : null), {
    messageKey,
    severity: 'error',
  });

// Rules for preserved parts of imported faces.
import { isForeign } from '@/face/nodes';
import type { Rule } from '../platformPolicy';
import { unbreached } from './breaches';

/** Faces of this platform cannot contain such parts. */
export const noneFromElsewhere = (messageKey: string): Rule =>
  unbreached((node) => (isForeign(node) ? { as: 'foreign' } : null), { messageKey, severity: 'error' });

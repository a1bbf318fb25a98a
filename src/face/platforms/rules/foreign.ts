// Parts that are kept as they were made elsewhere.
import { isForeign } from '@/face/nodes';
import type { Rule } from '../policy';
import { unbreached } from './breaches';

/** Faces of this platform are no documents in which such a part could stand. */
export const noneFromElsewhere = (messageKey: string): Rule =>
  unbreached((node) => (isForeign(node) ? { as: 'foreign' } : null), { messageKey, severity: 'error' });

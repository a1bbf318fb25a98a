// Rules for gradients of live fills.
import { inOneColor } from '@/face/nodes';
import type { Rule } from '../platformPolicy';
import { unbreached } from './breaches';

/** The platform fills progress in one color. */
export const noLiveGradients = (messageKey: string): Rule =>
  unbreached((node) => (inOneColor(node) ? { as: 'gradient', field: 'style.fillStops' } : null), {
    messageKey,
    severity: 'warning',
  });

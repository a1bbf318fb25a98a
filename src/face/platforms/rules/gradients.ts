// Rules for gradients of live fills.
import { liveGradientOf } from '@/face/nodes';
import type { Rule } from '../platformPolicy';
import { unbreached } from './breaches';

/** The platform fills progress in one color. */
export const noLiveGradients = (messageKey: string): Rule =>
  unbreached((node) => (liveGradientOf(node) ? { as: 'gradient', field: 'style.fillStops' } : null), {
    messageKey,
    severity: 'warning',
  });

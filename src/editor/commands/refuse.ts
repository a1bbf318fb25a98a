// Refusals that the editor itself gives; the platform's are in its policy. Words: `messages:refusals.<key>`.
import type { Refusal } from '@/face/platforms/policy';

export const EDITOR_REFUSALS = [
  'alreadyLowest',
  'alreadyTop',
  'arrowsOnCanvas',
  'backgroundStays',
  'belowBackground',
  'cannotResize',
  'cannotRotate',
  'fixedLayer',
  'invalidValue',
  'locked',
  'lockedDelete',
  'selectThree',
  'tooManyLayers',
] as const;
export type EditorRefusal = (typeof EDITOR_REFUSALS)[number];

/** `params`: the values of its sentence. */
export const refuse = (messageKey: EditorRefusal, params?: Refusal['params']): Refusal => ({
  messageKey,
  severity: 'warning',
  ...(params && { params }),
});

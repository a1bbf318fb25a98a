// Refusals that the editor itself gives; the platform's are in its policy. Words: `rules:refusals.<key>`.
import type { Refusal } from '@/face/platforms/policy';

export const EDITOR_REFUSALS = [
  'allSelected',
  'alreadyAmbient',
  'alreadyLowest',
  'alreadyNormal',
  'alreadyThere',
  'alreadyTop',
  'arrowsOnCanvas',
  'backgroundStays',
  'belowBackground',
  'cannotResize',
  'cannotRotate',
  'copyIsSource',
  'copyUpToDate',
  'deselectFirst',
  'everyCopy',
  'fixedLayer',
  'invalidValue',
  'keptLayer',
  'lastCopy',
  'locked',
  'lockedDelete',
  'noAnimation',
  'noGuides',
  'noLayers',
  'noLayerThere',
  'noPlace',
  'noWords',
  'notNow',
  'nothingChanged',
  'nothingSelected',
  'nothingToRedo',
  'nothingToUndo',
  'oneCopy',
  'selectFirst',
  'selectOne',
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

/** Something that an act needs is missing: said to screen readers, no rule and no mistake. */
export const lack = (messageKey: EditorRefusal): Refusal => ({ messageKey, severity: 'info' });

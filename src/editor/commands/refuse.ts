// Refusals of the editor itself; the platform's are in its policy. Texts: `rules:refusals.<key>`.
import type { Refusal } from '@/face/platforms/platformPolicy';

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
  'bothTurn',
  'cannotResize',
  'cannotRotate',
  'copyIsSource',
  'copyUpToDate',
  'deselectFirst',
  'everyCopy',
  'fixedLayer',
  'groupsTooDeep',
  'invalidValue',
  'keptLayer',
  'lastCopy',
  'locked',
  'lockedDelete',
  'lockedGroup',
  'noAnimation',
  'noGroup',
  'noGroupAbove',
  'noGroupsHere',
  'noGuides',
  'noLayers',
  'noLayerThere',
  'noLetters',
  'noPath',
  'noPlace',
  'noShadow',
  'noWords',
  'notInGroup',
  'notNow',
  'nothingChanged',
  'nothingSelected',
  'nothingToRedo',
  'nothingToUndo',
  'oneCopy',
  'selectFirst',
  'selectOne',
  'selectSeveral',
  'selectThree',
  'tooManyLayers',
  'tooManyRoles',
  'tooManySettings',
] as const;
export type EditorRefusal = (typeof EDITOR_REFUSALS)[number];

/** `params`: the sentence's parameters. */
export const refuse = (messageKey: EditorRefusal, params?: Refusal['params']): Refusal => ({
  messageKey,
  severity: 'warning',
  ...(params && { params }),
});

/** Something that a command needs is missing: announced to screen readers; neither a rule nor an error. */
export const lack = (messageKey: EditorRefusal): Refusal => ({ messageKey, severity: 'info' });

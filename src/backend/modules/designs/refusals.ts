// Refusals of this module with their codes. Their sentences are in `locales/zh/server.json` and `locales/en/server.json`.
import { CODE } from '@/schemas/wire/envelope';

export const designsRefusals = {
  fontType: CODE.badInput,
  fontDamaged: CODE.badInput,
  fontSize: CODE.badInput,
  defaultFont: CODE.badInput,
  unreadableDesign: CODE.badInput,
  designTooLarge: CODE.badInput,
  designIdDiffers: CODE.badInput,
  missingAssets: CODE.badInput,
  draftConflict: CODE.conflict,
  tooManyNamedVersions: CODE.conflict,
  namedVersionsFull: CODE.conflict,
  pictureInUse: CODE.conflict,
  tooManyPictureSets: CODE.conflict,
  saveIdReused: CODE.conflict,
} as const;

// Refusals of this module with their codes. Their sentences are in `locales/zh/server.json` and `locales/en/server.json`.
import { CODE } from '@/schemas/wire/envelope';

export const publishingRefusals = {
  takeOfflineFirst: CODE.conflict,
  notInThisState: CODE.conflict,
  judgedMeanwhile: CODE.conflict,
  revisionMoved: CODE.conflict,
  paymentLocked: CODE.badInput,
  lockedAfterApproval: CODE.badInput,
  factsInvalid: CODE.badInput,
  tooManyThemeColors: CODE.badInput,
  breaksRules: CODE.badInput,
  noCopies: CODE.badInput,
  copyAmbiguous: CODE.badInput,
  reasonMissing: CODE.badInput,
  packageTooLarge: CODE.badInput,
  packageDiffers: CODE.badInput,
  buildOver: CODE.conflict,
  packageDamaged: CODE.badInput,
} as const;

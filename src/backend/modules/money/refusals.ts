// Refusals of this module with their codes. Their sentences are in `locales/zh/server.json` and `locales/en/server.json`.
import { CODE } from '@/schemas/wire/envelope';

export const moneyRefusals = {
  payeeMissing: CODE.badInput,
  emailNotVerified: CODE.badInput,
  identityMissing: CODE.badInput,
  contractMissing: CODE.badInput,
  windowClosed: CODE.badInput,
  amountWrong: CODE.badInput,
  belowMinimum: CODE.badInput,
  balanceTooSmall: CODE.badInput,
  overDayMaximum: CODE.badInput,
  orderIdReused: CODE.conflict,
  notInOrderState: CODE.conflict,
  orderReasonMissing: CODE.badInput,
  payeeName: CODE.badInput,
  alipayFormat: CODE.badInput,
  idNumberWrong: CODE.badInput,
  identityFinal: CODE.conflict,
  orderOpen: CODE.conflict,
  withdrawalUnderWay: CODE.conflict,
} as const;

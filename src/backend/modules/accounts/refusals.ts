// Refusals of this module with their codes. Their sentences are in `locales/zh/server.json` and `locales/en/server.json`.
import { CODE } from '@/schemas/wire/envelope';

export const accountsRefusals = {
  phoneFormat: CODE.badInput,
  emailFormat: CODE.badInput,
  passwordFormat: CODE.badInput,
  unknownAccount: CODE.badInput,
  wrongPhonePassword: CODE.badInput,
  wrongEmailPassword: CODE.badInput,
  thirdPartyAccount: CODE.badInput,
  tooManyPasswords: CODE.tooMany,
  phoneRegistered: CODE.badInput,
  emailRegistered: CODE.badInput,
  phoneTaken: CODE.badInput,
  oldPassword: CODE.badInput,
  wrongOldPassword: CODE.badInput,
  wrongCaptcha: CODE.badInput,
  tooManyCaptchas: CODE.tooMany,
  wrongCaptchaCaller: CODE.tooMany,
  captchaPause: CODE.tooMany,
  captchaLimit: CODE.tooMany,
  captchaCaller: CODE.tooMany,
  captchaBusy: CODE.tooMany,
  messageNotSent: CODE.failed,
  ticketEnded: CODE.badInput,
  thirdPartyRefused: CODE.badInput,
  foreignAvatar: CODE.badInput,
} as const;

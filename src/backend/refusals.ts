// All refusals with their codes; a refusal without a sentence in both languages does not compile.
import type en from '@/locales/en/server.json';
import type zh from '@/locales/zh/server.json';
import { CODE, type Code } from '@/schemas/wire/envelope';
import { accountsRefusals } from './modules/accounts/refusals';
import { designsRefusals } from './modules/designs/refusals';
import { moneyRefusals } from './modules/money/refusals';
import { publishingRefusals } from './modules/publishing/refusals';

type Sentences = Exclude<keyof typeof zh & keyof typeof en, 'ofFile'>;

export const refusals = {
  badInput: CODE.badInput,
  sessionEnded: CODE.sessionEnded,
  notFound: CODE.notFound,
  failed: CODE.failed,
  commitLost: CODE.failed,
  storageFull: CODE.storageFull,
  accountFull: CODE.storageFull,
  bodyTooLarge: CODE.bodyTooLarge,
  busy: CODE.busy,
  tooManyCalls: CODE.tooMany,
  imageType: CODE.badInput,
  imageSize: CODE.badInput,
  emptyFile: CODE.badInput,
  typeMismatch: CODE.badInput,
  tooManyPixels: CODE.badInput,
  damagedImage: CODE.badInput,
  ...accountsRefusals,
  ...designsRefusals,
  ...publishingRefusals,
  ...moneyRefusals,
} as const satisfies Readonly<Record<Sentences, Code>>;

export type RefusalName = keyof typeof refusals & Sentences;

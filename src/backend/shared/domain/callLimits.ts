// Limits of expensive calls, by account, by network address and in all. They count calls before their bodies are read; the
// limits of `accountLimits.ts` and `schemas/limits.ts` count results, such as sent codes, wrong passwords and AI tasks. Pure (docs/rules/backend.md S16).
import type { OperationId } from '@/schemas/wire/operations';
import type { Rate } from './accountLimits';

export interface CallLimit {
  /** Calls that are counted together. */
  calls: readonly OperationId[];
  /** Limit of one account; absent for calls that need no session. */
  account?: Rate;
  /** Limit of one network address, for all its accounts together. */
  address: Rate;
  /** Limit of all callers together, in one process. */
  all: Rate;
  /** Only callers with fewer calls than this in the window can use the last fifth of `all`. */
  fair: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const per = (windowMs: number) => (max: number) => ({ max, windowMs });
const inTenMinutes = per(10 * MINUTE_MS);
const inAnHour = per(HOUR_MS);

export const CALL_LIMITS = {
  /** Each compares a password or a code, or calls a provider. */
  signIn: {
    calls: ['login', 'codeLogin', 'register', 'thirdParty', 'passwordReset'],
    address: inTenMinutes(120),
    all: inTenMinutes(6000),
    fair: 5,
  },
  /** Each body is checked and stored. A design with many frames uploads hundreds of pictures with its first save. */
  upload: {
    calls: ['upload', 'listUpload', 'fontUpload', 'draftPictures'],
    account: inTenMinutes(1200),
    address: inTenMinutes(4800),
    all: inTenMinutes(48_000),
    fair: 60,
  },
  /** Each starts package builds or reviews by moderators. */
  publish: {
    calls: ['facePublish', 'faceSave', 'buildPreview', 'packageUpload'],
    account: inAnHour(240),
    address: inAnHour(1200),
    all: inAnHour(12_000),
    fair: 20,
  },
  /** The operator pays for each. Accounts have daily limits too (I1). */
  ai: {
    calls: ['imageSubmit', 'textStream', 'backgroundRemove'],
    account: inTenMinutes(60),
    address: inTenMinutes(300),
    all: inTenMinutes(3000),
    fair: 5,
  },
  /** Each checks a code, a ticket or an identity, or requests a withdrawal. */
  wallet: {
    calls: ['captchaVerify', 'passwordSet', 'accountDelete', 'identityVerify', 'withdrawDomestic', 'withdrawOverseas'],
    account: inTenMinutes(60),
    address: inTenMinutes(300),
    all: inTenMinutes(6000),
    fair: 5,
  },
  /** Each reads many records. A download of an account makes one for every 100 of them. */
  export: {
    calls: ['accountRecords'],
    account: inAnHour(1200),
    address: inAnHour(2400),
    all: inAnHour(24_000),
    fair: 100,
  },
} as const satisfies Readonly<Record<string, CallLimit>>;

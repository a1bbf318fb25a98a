// Parameters of the backend's rules, as data, so that tests and builds can change them.
import { ACCOUNT_STORAGE_BYTES, CAPTCHA_PAUSE_MS, CAPTCHA_VALID_MS, DOCUMENT_BYTES_MAX } from '@/schemas/limits';
import type { Region } from '@/schemas/session';
import { MONEY_RULES, type MoneyRules } from './moneyRules';

/**
 * At most `max` in a window of this length, ms. Stored counts of codes and wrong passwords hold in any window. Windows of calls
 * (`callLimits.ts`) begin with the first call, so around the end of one up to twice as many calls pass.
 */
export interface Rate {
  max: number;
  windowMs: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3_600_000;

export interface AccountLimits {
  /** Lifetime of a session after its last use, ms (docs/rules/reliability.md X1). */
  sessionMs: number;
  /** Minimum interval between updates of a session's last use, ms. */
  sessionTouchMs: number;
  /** Failed sign-ins in the window after which every sign-in of the account is refused (docs/rules/backend.md S11). */
  wrongPasswords: number;
  wrongPasswordWindowMs: number;
  /** Failed sign-ins of one caller, whatever the account. */
  wrongPasswordsPerCaller: Rate;
  /**
   * Verification codes: validity, ms; wrong tries at a code by the caller who requested it, and by all others together;
   * pause between two codes, ms (S7). `decideUse` states how safe these numbers are.
   */
  captchaValidMs: number;
  captchaTries: number;
  captchaOthersTries: number;
  captchaPauseMs: number;
  /** Codes sent for one account at the request of one caller, and for one account in all (S7). */
  codesPerPair: Rate;
  codesPerAccount: Rate;
  /** Codes sent at the request of one caller, whatever the account. */
  codesPerCaller: readonly Rate[];
  /** Codes sent for all callers together: against a flood, and against costs. */
  codesPerMinute: Rate;
  codesInAll: Rate;
  /** Wrong codes from one caller, whatever the account. */
  wrongCodesPerCaller: Rate;
  /** How long a caller counts as the owner of an account after signing in to it, ms. */
  provenMs: number;
  /** Time after signing in during which an account without a password may set one without a proof, ms. */
  firstPasswordMs: number;
  /** Validity of a verification ticket for a guarded call, ms (docs/rules/backend.md N3). */
  ticketMs: number;
  /** Saves remembered per draft, for recognising late repeats (docs/rules/backend.md L3). */
  savesKept: number;
  /** Maximum size of a design as it is stored, bytes of UTF-8. */
  documentBytes: number;
  /** Maximum bytes of an account's pictures and fonts. */
  storageBytes: number;
  /** Time after which pictures and packages that nothing uses are deleted, ms; null: they stay. */
  unusedMs: number | null;
  /** Time a build task waits for its package before it fails, ms (docs/rules/backend.md K4). */
  packageWaitMs: number;
  /** Duration of a package's check, ms. */
  buildMs: number;
  /** Time after which a face in review is decided automatically, ms; null: only moderators decide. */
  reviewMs: number | null;
  /**
   * The automatic decision rejects faces with this word in a name or the description, so that both outcomes can be
   * tried.
   */
  rejectMarker: string;
  /** Number of stored history entries of a face. */
  historyKept: number;
  /** Withdrawal rules by the account's region (B8). */
  money: Readonly<Record<Region, MoneyRules>>;
  /** When requested pictures are started, and when they are available, ms after the request. */
  imageQueueMs: number;
  imageMs: number;
}

export const defaultLimits: AccountLimits = {
  sessionMs: 24 * 3_600_000,
  sessionTouchMs: 600_000,
  wrongPasswords: 10,
  wrongPasswordWindowMs: 15 * MINUTE_MS,
  wrongPasswordsPerCaller: { max: 100, windowMs: 15 * MINUTE_MS },
  captchaValidMs: CAPTCHA_VALID_MS,
  captchaTries: 5,
  captchaOthersTries: 5,
  captchaPauseMs: CAPTCHA_PAUSE_MS,
  codesPerPair: { max: 10, windowMs: DAY_MS },
  codesPerAccount: { max: 20, windowMs: DAY_MS },
  codesPerCaller: [
    { max: 20, windowMs: 10 * MINUTE_MS },
    { max: 100, windowMs: DAY_MS },
  ],
  codesPerMinute: { max: 60, windowMs: MINUTE_MS },
  codesInAll: { max: 2_000, windowMs: DAY_MS },
  wrongCodesPerCaller: { max: 100, windowMs: DAY_MS },
  provenMs: 30 * DAY_MS,
  firstPasswordMs: 15 * MINUTE_MS,
  ticketMs: 10 * 60_000,
  savesKept: 50,
  documentBytes: DOCUMENT_BYTES_MAX,
  storageBytes: ACCOUNT_STORAGE_BYTES,
  unusedMs: null,
  packageWaitMs: 24 * 3_600_000,
  buildMs: 2_000,
  reviewMs: null,
  rejectMarker: 'reject',
  historyKept: 50,
  money: MONEY_RULES,
  imageQueueMs: 3_000,
  imageMs: 8_000,
};

// Parameters of the backend's rules, as data, so that tests and builds can change them.
import { CAPTCHA_PAUSE_MS, CAPTCHA_VALID_MS, DOCUMENT_BYTES_MAX } from '@/schemas/limits';
import type { Region } from '@/schemas/session';
import { MONEY_RULES, type MoneyRules } from './moneyRules';

export interface AccountLimits {
  /** Lifetime of a session after its last use, ms (docs/rules/reliability.md X1). */
  sessionMs: number;
  /** Minimum interval between updates of a session's last use, ms. */
  sessionTouchMs: number;
  /** Failed sign-ins in the window after which every sign-in of the account is refused (docs/rules/backend.md S11). */
  wrongPasswords: number;
  wrongPasswordWindowMs: number;
  /**
   * Verification codes: validity, ms (of the latest one); attempts per code; pause between two; maximum per day (S7).
   */
  captchaValidMs: number;
  captchaTries: number;
  captchaPauseMs: number;
  captchasPerDay: number;
  /** Validity of a verification ticket for a guarded call, ms (docs/rules/backend.md N3). */
  ticketMs: number;
  /** Saves remembered per draft, for recognising late repeats (docs/rules/backend.md L3). */
  savesKept: number;
  /** Maximum size of a design as it is stored, bytes of UTF-8. */
  documentBytes: number;
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
  wrongPasswordWindowMs: 15 * 60_000,
  captchaValidMs: CAPTCHA_VALID_MS,
  captchaTries: 5,
  captchaPauseMs: CAPTCHA_PAUSE_MS,
  captchasPerDay: 20,
  ticketMs: 10 * 60_000,
  savesKept: 50,
  documentBytes: DOCUMENT_BYTES_MAX,
  packageWaitMs: 24 * 3_600_000,
  buildMs: 2_000,
  reviewMs: null,
  rejectMarker: 'reject',
  historyKept: 50,
  money: MONEY_RULES,
  imageQueueMs: 3_000,
  imageMs: 8_000,
};

// Numbers the backend's rules turn on; data, so that a test or a build can set others.
import { CAPTCHA_PAUSE_MS, CAPTCHA_VALID_MS } from '@/schemas/limits';
import type { Region } from '@/schemas/session';
import { MONEY_RULES, type MoneyRules } from './moneyRules';

export interface Policy {
  /** Life of a session after its last use, ms (reliability.md X1). */
  sessionMs: number;
  /** A session's last use is written down at most this often, ms. */
  sessionTouchMs: number;
  /** Wrong passwords allowed in the window, then every sign-in of the account is refused (backend.md S11). */
  wrongPasswords: number;
  wrongPasswordWindowMs: number;
  /** Verification codes: how long one counts, ms (to the last of them); tries of one; pause between two; most within a day (S7). */
  captchaValidMs: number;
  captchaTries: number;
  captchaPauseMs: number;
  captchasPerDay: number;
  /** How long a verification ticket opens a guarded call, ms (backend.md N3). */
  ticketMs: number;
  /** Saves remembered per draft, so that a late repeat is recognised (backend.md L3). */
  savesKept: number;
  /** How long a build task waits for its package, then it has failed, ms (backend.md K4). */
  packageWaitMs: number;
  /** How long the check of a package takes, ms. */
  buildMs: number;
  /** After this long a face in review is judged without anybody, ms; null: by a moderator alone. */
  reviewMs: number | null;
  /** Such a judgement rejects faces that hold this word in a name or the description, so that both ways can be seen. */
  rejectMarker: string;
  /** Entries of a face's history that are kept. */
  historyKept: number;
  /** What withdrawals follow, by the region of the account (B8). */
  money: Readonly<Record<Region, MoneyRules>>;
  /** When pictures that were asked for are begun, and when they are made, ms after the asking. */
  imageQueueMs: number;
  imageMs: number;
}

export const defaultPolicy: Policy = {
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
  packageWaitMs: 24 * 3_600_000,
  buildMs: 2_000,
  reviewMs: null,
  rejectMarker: 'reject',
  historyKept: 50,
  money: MONEY_RULES,
  imageQueueMs: 3_000,
  imageMs: 8_000,
};

// Numbers the backend's rules turn on; data, so that a test or a build can set others.

export interface Policy {
  /** Life of a session after its last use, ms (reliability.md X1). */
  sessionMs: number;
  /** A session's last use is written down at most this often, ms. */
  sessionTouchMs: number;
  /** Wrong passwords allowed in the window, then every sign-in of the account is refused (backend.md S11). */
  wrongPasswords: number;
  wrongPasswordWindowMs: number;
  /** Saves remembered per draft, so that a late repeat is recognised (backend.md L3). */
  savesKept: number;
}

export const defaultPolicy: Policy = {
  sessionMs: 24 * 3_600_000,
  sessionTouchMs: 600_000,
  wrongPasswords: 10,
  wrongPasswordWindowMs: 15 * 60_000,
  savesKept: 50,
};

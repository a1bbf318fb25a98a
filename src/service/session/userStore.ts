// What of the persisted user store (spec 3) belongs to the session: whose it is, and whether the sign-in dialog is open.
// Its other fields have homes of their own: `version` appVersion.ts, `token` tokenStore.ts, `cachedData` hints.ts.
import { z } from 'zod';
import { initialSession, type SessionState } from './session';
import { readToken, tokenPlace } from './tokenStore';

/** Kept beside the token and as long as the token: two tabs may hold sessions of two accounts. */
const USER = 'dialwright.user';
/** Of this tab: a dialog that was open when the page was loaded anew opens again here, and nowhere else. */
const SHOW_LOGIN = 'dialwright.showLogin';

const userInfo = z.object({ userId: z.string().min(1).max(64) });

function storage(kind: 'sessionStorage' | 'localStorage'): Storage | null {
  try {
    return globalThis[kind] ?? null;
  } catch {
    return null; // Blocked by policy: reading the property itself throws.
  }
}

/** Whose the token of this tab is, as it was last known; null without a token, and for a damaged entry. */
export function keptUserId(): string | null {
  if (readToken() === null) return null;
  const beside = storage(tokenPlace())?.getItem(USER);
  try {
    const read = userInfo.safeParse(JSON.parse(beside ?? storage('localStorage')?.getItem(USER) ?? 'null'));
    return read.success ? read.data.userId : null;
  } catch {
    return null; // No JSON.
  }
}

/** The session as this tab left it: its owner counts only while there is a token (docs/rules/backend.md S6). */
export function keptSession(): SessionState {
  return {
    ...initialSession,
    // Nothing that follows the user runs before the user of the token has been requested.
    ...(readToken() !== null && { isStarting: true }),
    lastUserId: keptUserId(),
    showLogin: storage('sessionStorage')?.getItem(SHOW_LOGIN) === '1',
  };
}

function keep(place: Storage | null, key: string, text: string | null): void {
  try {
    if (text === null) place?.removeItem(key);
    else place?.setItem(key, text);
  } catch (error) {
    console.info(`${key} could not be remembered.`, error);
  }
}

/** Remembers the session; its owner is stored beside the token. */
export function keepSession({ user, showLogin, status }: SessionState): void {
  keep(storage('sessionStorage'), SHOW_LOGIN, showLogin ? '1' : null);
  if (user) keep(storage(tokenPlace()), USER, JSON.stringify({ userId: user.userId }));
  else if (status === 'visitor' && readToken() === null) {
    keep(storage('sessionStorage'), USER, null);
    keep(storage('localStorage'), USER, null);
  }
}

// The session's part of the persisted user store (spec 3): its user, and whether the sign-in dialog is open. Its other
// fields are stored elsewhere: `version` in appVersion.ts, `token` in tokenStore.ts, `cachedData` in hints.ts.
import { z } from 'zod';
import { initialSession, type SessionState } from './session';
import { readToken, tokenPlace } from './tokenStore';

/** Stored next to the token, with the same lifetime: two tabs may have sessions of two accounts. */
const USER = 'dialwright.user';
/** Per tab: a dialog that was open before a reload opens again here, and nowhere else. */
const SHOW_LOGIN = 'dialwright.showLogin';

const userInfo = z.object({ userId: z.string().min(1).max(64) });

function storage(kind: 'sessionStorage' | 'localStorage'): Storage | null {
  try {
    return globalThis[kind] ?? null;
  } catch {
    return null; // Blocked by policy: accessing the property itself throws.
  }
}

/** The last known user of this tab's token; null without a token, and for a damaged entry. */
export function storedUserId(): string | null {
  if (readToken() === null) return null;
  const beside = storage(tokenPlace())?.getItem(USER);
  try {
    const read = userInfo.safeParse(JSON.parse(beside ?? storage('localStorage')?.getItem(USER) ?? 'null'));
    return read.success ? read.data.userId : null;
  } catch {
    return null; // No JSON.
  }
}

/** The session as this tab left it: its user only counts while there is a token (docs/rules/backend.md S6). */
export function storedSession(): SessionState {
  return {
    ...initialSession,
    // Nothing that depends on the user runs before the token's user was requested.
    ...(readToken() !== null && { isStarting: true }),
    lastUserId: storedUserId(),
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

/** Stores the session; its user is stored next to the token. */
export function keepSession({ user, showLogin, status }: SessionState): void {
  keep(storage('sessionStorage'), SHOW_LOGIN, showLogin ? '1' : null);
  if (user) keep(storage(tokenPlace()), USER, JSON.stringify({ userId: user.userId }));
  else if (status === 'visitor' && readToken() === null) {
    keep(storage('sessionStorage'), USER, null);
    keep(storage('localStorage'), USER, null);
  }
}

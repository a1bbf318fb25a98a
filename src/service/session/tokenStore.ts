// The only place that stores the session token: this tab's storage, or the browser's if the user stays signed in.

const KEY = 'dialwright.token';

/** Used if storage is blocked; the session then ends with the page. */
let unkept: string | null = null;

function storage(kind: 'sessionStorage' | 'localStorage'): Storage | null {
  try {
    return globalThis[kind] ?? null;
  } catch {
    return null; // Blocked by policy: accessing the property itself throws.
  }
}

/** Whether another tab changed the shared token; a null key means that it cleared the storage. */
export const isTokenEvent = ({ key }: Pick<StorageEvent, 'key'>): boolean => key === KEY || key === null;

/** The token to send, or null for a visitor. */
export function readToken(): string | null {
  return unkept ?? storage('sessionStorage')?.getItem(KEY) ?? storage('localStorage')?.getItem(KEY) ?? null;
}

/** The storage that holds this tab's token. */
export const tokenPlace = (): 'sessionStorage' | 'localStorage' =>
  storage('sessionStorage')?.getItem(KEY) ? 'sessionStorage' : 'localStorage';

/** Stores a token until the tab closes, or until sign-out with `staySignedIn`. */
export function keepToken(token: string, staySignedIn: boolean): void {
  dropToken();
  const place = storage(staySignedIn ? 'localStorage' : 'sessionStorage');
  try {
    if (place) place.setItem(KEY, token);
    else unkept = token;
  } catch {
    unkept = token; // Storage is full: the session works, and ends with the page.
  }
}

/** Forgets the token everywhere. */
export function dropToken(): void {
  unkept = null;
  storage('sessionStorage')?.removeItem(KEY);
  storage('localStorage')?.removeItem(KEY);
}

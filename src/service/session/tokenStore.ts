// The one place that holds the session token: this tab's storage, or the browser's when the person stays signed in.

const KEY = 'dialwright.token';

/** Stands in where storage is blocked: the session then ends with the page. */
let unkept: string | null = null;

function storage(kind: 'sessionStorage' | 'localStorage'): Storage | null {
  try {
    return globalThis[kind] ?? null;
  } catch {
    return null; // Blocked by policy: reading the property itself throws.
  }
}

/** Whether another tab changed the token the tabs share; a null key means that it emptied everything. */
export const isTokenEvent = ({ key }: Pick<StorageEvent, 'key'>): boolean => key === KEY || key === null;

/** The token to send, or null for a visitor. */
export function readToken(): string | null {
  return unkept ?? storage('sessionStorage')?.getItem(KEY) ?? storage('localStorage')?.getItem(KEY) ?? null;
}

/** The storage that holds the token of this tab. */
export const tokenPlace = (): 'sessionStorage' | 'localStorage' =>
  storage('sessionStorage')?.getItem(KEY) ? 'sessionStorage' : 'localStorage';

/** Keeps a token until the tab closes, or until logout when `staySignedIn`. */
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

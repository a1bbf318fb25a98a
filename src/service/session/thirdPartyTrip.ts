// Third-party sign-in by redirect (OpenID Connect, authorization code with PKCE): creates the request and validates the
// response.
import { z } from 'zod';
import type { ThirdPartyArgs } from '../api/signIns';
import type { ThirdPartySettings } from '../build/buildProfile';
import { carriedWork } from './pendingWork';
import { safeReturnPath } from './returnPath';

/** sessionStorage key during the redirect. */
const KEY = 'dialwright.trip';
/** Maximum duration of the redirect, ms. */
const TRIP_MS = 15 * 60_000;

const trip = z.object({
  state: z.string().min(16),
  nonce: z.string().min(16),
  codeVerifier: z.string().min(43),
  redirectUri: z.string(),
  returnPath: z.string(),
  staySignedIn: z.boolean(),
  /** What waits for the sign-in, and its owner; null: a visitor. */
  waits: z.array(carriedWork).max(20),
  person: z.string().max(64).nullable(),
  startedAt: z.number(),
});
type Trip = z.output<typeof trip>;

/** Browser APIs that the redirect needs. */
export interface TripPorts {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** UTC ms. */
  now(): number;
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
const random = () => base64url(crypto.getRandomValues(new Uint8Array(32)));

/**
 * Starts the redirect; returns the target URL. `returnPath` is where to return, `redirectUri` the page that completes
 * it.
 */
export async function startTrip(
  { authorizeUrl, clientId }: Pick<ThirdPartySettings, 'authorizeUrl' | 'clientId'>,
  where: Pick<Trip, 'redirectUri' | 'returnPath' | 'staySignedIn' | 'waits' | 'person'>,
  { storage, now }: TripPorts,
): Promise<string> {
  const made: Trip = { ...where, state: random(), nonce: random(), codeVerifier: random(), startedAt: now() };
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(made.codeVerifier));
  storage.setItem(KEY, JSON.stringify(made));
  const address = new URL(authorizeUrl);
  const query = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: made.redirectUri,
    scope: 'openid email profile',
    state: made.state,
    nonce: made.nonce,
    code_challenge: base64url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}

/**
 * `cancelled`: the user or the provider refused; filled-in data is still there. `foreign`: not the response to a
 * redirect of this tab.
 */
export type TripEnd =
  | ({ outcome: 'arrived'; grant: ThirdPartyArgs; returnPath: string } & Pick<Trip, 'waits' | 'person'>)
  | ({ outcome: 'cancelled'; returnPath: string } & Pick<Trip, 'waits'>)
  | { outcome: 'foreign'; returnPath: string };

function takeTrip({ storage, now }: TripPorts): Trip | null {
  const text = storage.getItem(KEY);
  // Only once: this page's URL can be opened again, from the history or by someone else.
  storage.removeItem(KEY);
  try {
    const read = trip.safeParse(JSON.parse(text ?? 'null'));
    return read.success && now() - read.data.startedAt <= TRIP_MS ? read.data : null;
  } catch {
    return null; // Written by something else.
  }
}

/** Completes the redirect from the URL to which the provider sent the user. */
export function endTrip(search: string, origin: string, ports: TripPorts): TripEnd {
  const query = new URLSearchParams(search);
  const made = takeTrip(ports);
  const code = query.get('code');
  if (!made || query.get('state') !== made.state) return { outcome: 'foreign', returnPath: '/' };
  const returnPath = safeReturnPath(made.returnPath, origin);
  const { codeVerifier, nonce, redirectUri, staySignedIn, waits, person } = made;
  if (code === null || code === '' || query.has('error')) {
    const filled = waits.flatMap((work) => (work.kind === 'form' ? { ...work, act: 'fill' as const } : []));
    return { outcome: 'cancelled', returnPath, waits: filled };
  }
  const grant = { code, codeVerifier, nonce, redirectUri, staySignedIn };
  return { outcome: 'arrived', grant, returnPath, waits, person };
}

/** Replaces a redirect in the demo, where the page is not left. */
export function demoGrant(personId: string, redirectUri: string, staySignedIn: boolean): ThirdPartyArgs {
  return { code: personId, codeVerifier: random(), nonce: random(), redirectUri, staySignedIn };
}

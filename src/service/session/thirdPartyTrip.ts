// Third-party sign-in by redirect (OpenID Connect, authorization code with PKCE): what is sent along, and what may come back.
import { z } from 'zod';
import type { ThirdPartyArgs } from '../api/signIns';
import type { ThirdPartySettings } from '../build/buildProfile';
import { safeReturnPath } from './returnPath';
import { takenWork } from './waitingWork';

/** Kept by the tab while it is away. */
const KEY = 'dialwright.trip';
/** Whoever comes back later than this starts anew, ms. */
const TRIP_MS = 15 * 60_000;

const trip = z.object({
  state: z.string().min(16),
  nonce: z.string().min(16),
  codeVerifier: z.string().min(43),
  redirectUri: z.string(),
  returnPath: z.string(),
  staySignedIn: z.boolean(),
  /** What waits for the sign-in, and whose it is; null: a visitor's. */
  waits: z.array(takenWork).max(20),
  person: z.string().max(64).nullable(),
  startedAt: z.number(),
});
type Trip = z.output<typeof trip>;

/** The parts of the browser that a trip needs. */
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

/** Starts a trip; gives the address to go to. `returnPath` is the place to come back to, `redirectUri` the page that ends it. */
export async function startTrip(
  { authorizeUrl, clientId }: Pick<ThirdPartySettings, 'authorizeUrl' | 'clientId'>,
  where: Pick<Trip, 'redirectUri' | 'returnPath' | 'staySignedIn' | 'waits' | 'person'>,
  { storage, now }: TripPorts,
): Promise<string> {
  const made: Trip = { ...where, state: random(), nonce: random(), codeVerifier: random(), startedAt: now() };
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(made.codeVerifier));
  storage.setItem(KEY, JSON.stringify(made));
  const address = new URL(authorizeUrl);
  const asked = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: made.redirectUri,
    scope: 'openid email profile',
    state: made.state,
    nonce: made.nonce,
    code_challenge: base64url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return address.href;
}

/** `cancelled`: the person or the provider said no; what was filled in is there still. `foreign`: not the answer to a trip of this tab. */
export type TripEnd =
  | ({ outcome: 'arrived'; grant: ThirdPartyArgs; returnPath: string } & Pick<Trip, 'waits' | 'person'>)
  | ({ outcome: 'cancelled'; returnPath: string } & Pick<Trip, 'waits'>)
  | { outcome: 'foreign'; returnPath: string };

function kept({ storage, now }: TripPorts): Trip | null {
  const text = storage.getItem(KEY);
  // Once: the address of this page can be opened again, from the history or by somebody else.
  storage.removeItem(KEY);
  try {
    const read = trip.safeParse(JSON.parse(text ?? 'null'));
    return read.success && now() - read.data.startedAt <= TRIP_MS ? read.data : null;
  } catch {
    return null; // Written by something else.
  }
}

/** Ends the trip by what stands in the address the provider sent the person back to. */
export function endTrip(search: string, origin: string, ports: TripPorts): TripEnd {
  const query = new URLSearchParams(search);
  const made = kept(ports);
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

/** What takes the place of a trip in the demo, where nobody leaves the page. */
export function demoGrant(personId: string, redirectUri: string, staySignedIn: boolean): ThirdPartyArgs {
  return { code: personId, codeVerifier: random(), nonce: random(), redirectUri, staySignedIn };
}

// A backend as its callers know it: requests go in, answers come out, and nothing looks into its stores.
import { insideWorlds, type OpenOptions, ORIGIN, SERVERS, type World } from '../support/backendWorld';
import { EMBEDDED_MEDIA, MEDIA as EVERY_MEDIUM, type Medium as InnerMedium } from '../support/media';
import { openRemote } from './remoteWorld';

export { formOf, LOGIN, ORIGIN, requestOf, START } from '../support/backendWorld';
export type { World };

export type Medium = InnerMedium | 'server';

/**
 * What the suite runs on: the servers of BASE_URL, or each medium behind a door in this process. Those of a server have their turn
 * in long runs, which CI does too; their storage has tests of its own in every run (`tests/backend`).
 */
export const MEDIA: readonly Medium[] =
  SERVERS.length > 0 ? ['server'] : process.env.LONG ? EVERY_MEDIUM : EMBEDDED_MEDIA;

/** A second designer, and one who signs in by a third party. Both are there in every world. */
export const OTHER = { id: 'other', phone: '13900000000' };
const GOOGLE = { id: 'google', email: 'g@example.com', thirdParty: 'google_en', password: null } as const;

/** Judges faces; there in every world as well. */
export const MODERATOR = { id: 'moderator', phone: '13600000099', roles: ['moderator' as const] };

/** Pays withdrawals and brings what was sold; there as well. */
export const OPERATOR = { id: 'operator', username: 'Operator', phone: '13600000098', roles: ['operator' as const] };

/** A designer overseas. */
export const OVERSEAS = {
  ...{
    id: 'overseas',
    phone: null,
    email: 'overseas@dialwright.example',
    region: 'overseas' as const,
    emailVerified: true,
  },
};

/** What a browser brings back from the demo's stand-in for a provider. */
export const THIRD_PARTY = {
  ...{ source: 'web', type: 'google_en', code: 'demo-noor' },
  ...{ codeVerifier: 'v'.repeat(43), nonce: 'n'.repeat(16), redirectUri: `${ORIGIN}/third-party` },
};

/** Starts the door once per file; `open` gives each test a fresh backend behind it. */
export function worlds() {
  const everywhere = [OTHER, GOOGLE, MODERATOR, OPERATOR, OVERSEAS];
  if (SERVERS.length > 0) {
    return (_: Medium, options: OpenOptions = {}): Promise<World> =>
      openRemote({ ...options, users: [...everywhere, ...(options.users ?? [])] });
  }
  const openInside = insideWorlds();
  return (medium: Medium, options: OpenOptions = {}): Promise<World> =>
    openInside(medium === 'server' ? 'memory' : medium, {
      ...options,
      users: [...everywhere, ...(options.users ?? [])],
    });
}

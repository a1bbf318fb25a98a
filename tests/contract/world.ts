// A backend as its callers see it: requests and answers, without access to its stores.
import { insideWorlds, type OpenOptions, ORIGIN, SERVERS, type World } from '../support/backendWorld';
import { EMBEDDED_MEDIA, type Medium as InnerMedium } from '../support/media';
import { openRemote } from './remoteWorld';

export { formOf, LOGIN, ORIGIN, START } from '../support/backendWorld';
export type { World };

export type Medium = InnerMedium | 'server';

/**
 * The backends of the suite: the embedded media in each run, PGlite in the long run, and the servers of `npm run test:contract`
 * or of BASE_URL. These servers use PostgreSQL if it is installed. Each SQL medium has tests in every run (`tests/backend`).
 */
export const MEDIA: readonly Medium[] =
  SERVERS.length > 0 ? ['server'] : process.env.LONG ? ['pglite'] : EMBEDDED_MEDIA;

/** A second designer, and one who signs in through a third party. Both exist in every world. */
export const OTHER = { id: 'other', phone: '13900000000' };
const GOOGLE = { id: 'google', email: 'g@example.com', thirdParty: 'google_en', password: null } as const;

/** The moderator; exists in every world. */
export const MODERATOR = { id: 'moderator', phone: '13600000099', roles: ['moderator' as const] };

/** The operator, who pays withdrawals and imports sales; exists in every world. */
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

/** The code that a browser brings back from the demo's fake provider. */
export const THIRD_PARTY = {
  ...{ source: 'web', type: 'google_en', code: 'demo-noor' },
  ...{ codeVerifier: 'v'.repeat(43), nonce: 'n'.repeat(16), redirectUri: `${ORIGIN}/third-party` },
};

/** Starts the backend once per file; `open` gives each test fresh data. */
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

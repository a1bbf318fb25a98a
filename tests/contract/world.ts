// A backend as its callers know it: requests go in, answers come out, and nothing looks into its stores.
import { insideWorlds, type OpenOptions, ORIGIN, type World } from '../support/backendWorld';
import type { Medium } from '../support/media';

export { formOf, LOGIN, ORIGIN, requestOf, START } from '../support/backendWorld';
export { MEDIA } from '../support/media';
export type { Medium, World };

/** A second designer, and one who signs in by a third party. Both are there in every world. */
export const OTHER = { id: 'other', phone: '13900000000' };
const GOOGLE = { id: 'google', email: 'g@example.com', thirdParty: 'google_en', password: null } as const;

/** Judges faces; there in every world as well. */
export const MODERATOR = { id: 'moderator', phone: '13600000099', roles: ['moderator' as const] };

/** What a browser brings back from the demo's stand-in for a provider. */
export const THIRD_PARTY = {
  ...{ source: 'web', type: 'google_en', code: 'demo-noor' },
  ...{ codeVerifier: 'v'.repeat(43), nonce: 'n'.repeat(16), redirectUri: `${ORIGIN}/third-party` },
};

/** Starts the door once per file; `open` gives each test a fresh backend behind it. */
export function worlds() {
  const openInside = insideWorlds();
  return (medium: Medium, options: OpenOptions = {}): Promise<World> =>
    openInside(medium, { ...options, users: [OTHER, GOOGLE, MODERATOR, ...(options.users ?? [])] });
}

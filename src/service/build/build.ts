// The build this is. The only reader of import.meta.env.
import type { Build, BuildProfile, ThirdPartySettings } from './buildProfile';
import { domestic } from './domestic';
import { overseas } from './overseas';

/** Set by a production build alone. */
declare const STYLE_NONCE: string | undefined;

const profiles: Record<string, BuildProfile> = { domestic, overseas };

/** An address of one of these schemes, or null: others never become a link (docs/rules/reliability.md X6). */
function linkOf(text: string | undefined, schemes: readonly string[]): string | null {
  return text && URL.canParse(text) && schemes.includes(new URL(text).protocol) ? text : null;
}

/** A provider needs an address and the name we have there. */
function thirdPartyOf(
  url: string | undefined,
  clientId: string | undefined,
  name = 'Google',
): ThirdPartySettings | null {
  const authorizeUrl = linkOf(url, ['https:']);
  return authorizeUrl && clientId ? { authorizeUrl, clientId, name } : null;
}

/** Reads a build from its variables; an unknown VITE_BUILD is an error of whoever builds. */
export function readBuild(env: Record<string, unknown>): Build {
  const text = (name: string) => (typeof env[name] === 'string' && env[name] !== '' ? env[name] : undefined);
  const name = text('VITE_BUILD') ?? 'domestic';
  const profile = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  const base = (setting: string) => text(setting)?.replace(/\/+$/, '');
  const apiBase = base('VITE_API_BASE') ?? '';
  if (!profile) throw new Error(`VITE_BUILD is "${name}"; known builds: ${Object.keys(profiles).join(', ')}`);
  return {
    ...profile,
    apiBase,
    appApiBase: base('VITE_APP_API_BASE') ?? apiBase,
    embedded: text('VITE_BACKEND') !== 'remote',
    basePath: text('BASE_URL') ?? '/',
    thirdParty: profile.offersThirdParty
      ? thirdPartyOf(text('VITE_OPENID_URL'), text('VITE_OPENID_CLIENT'), text('VITE_OPENID_NAME'))
      : null,
    helpLink: linkOf(text('VITE_HELP_LINK'), ['https:']),
    rankingLink: linkOf(text('VITE_RANKING_LINK'), ['https:']),
    contactLink: linkOf(text('VITE_CONTACT_LINK'), ['https:', 'mailto:']),
    styleNonce: typeof STYLE_NONCE === 'string' ? STYLE_NONCE : '',
    development: env.DEV === true,
  };
}

export const build: Build = readBuild(import.meta.env);

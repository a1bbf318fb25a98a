// Configuration of this build. The only code that reads import.meta.env.
import type { Build, BuildProfile, ThirdPartySettings } from './buildProfile';
import { domestic } from './domestic';
import { overseas } from './overseas';

/** Defined only by production builds. */
declare const STYLE_NONCE: string | undefined;

const profiles: Record<string, BuildProfile> = { domestic, overseas };

/** A URL with one of these schemes, or null; others never become a link (docs/rules/reliability.md X6). */
function linkOf(text: string | undefined, schemes: readonly string[]): string | null {
  return text && URL.canParse(text) && schemes.includes(new URL(text).protocol) ? text : null;
}

/** A provider needs a URL and our client id there. */
function thirdPartyOf(
  url: string | undefined,
  clientId: string | undefined,
  name = 'Google',
): ThirdPartySettings | null {
  const authorizeUrl = linkOf(url, ['https:']);
  return authorizeUrl && clientId ? { authorizeUrl, clientId, name } : null;
}

/** Reads a build's configuration from its variables; throws on an unknown VITE_BUILD. */
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

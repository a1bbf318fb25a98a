// The build this is. The only reader of import.meta.env.
import type { Build, BuildProfile } from './buildProfile';
import { domestic } from './domestic';
import { overseas } from './overseas';

const profiles: Record<string, BuildProfile> = { domestic, overseas };

/** An https address, or null: other schemes never become a link (reliability.md X6). */
function httpsLink(text: string | undefined): string | null {
  return text && URL.canParse(text) && new URL(text).protocol === 'https:' ? text : null;
}

/** Reads a build from its variables; an unknown VITE_BUILD is an error of whoever builds. */
export function readBuild(env: Record<string, unknown>): Build {
  const text = (name: string) => (typeof env[name] === 'string' && env[name] !== '' ? env[name] : undefined);
  const name = text('VITE_BUILD') ?? 'domestic';
  const profile = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  if (!profile) throw new Error(`VITE_BUILD is "${name}"; known builds: ${Object.keys(profiles).join(', ')}`);
  return {
    ...profile,
    apiBase: (text('VITE_API_BASE') ?? '').replace(/\/+$/, ''),
    embedded: text('VITE_BACKEND') !== 'remote',
    basePath: text('BASE_URL') ?? '/',
    helpLink: httpsLink(text('VITE_HELP_LINK')),
    development: env.DEV === true,
  };
}

export const build: Build = readBuild(import.meta.env);

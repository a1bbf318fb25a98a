// Server options from the command line and environment.
import { parseArgs } from 'node:util';
import { isEmail, isPhone, type Role, role as roleNamed } from '@/schemas/session';
import { type AiSettings, addressOf, readAiSettings } from '../adapters/ai/aiSettings';
import type { OpenIdSettings } from '../adapters/openid';
import { readTrustedProxies, type TrustedProxies } from './callerAddress';
import { LIMITS_USAGE, readLimits, type ServerLimits } from './limitOptions';

export interface ServerOptions {
  port: number;
  /** Data folder: files, and the database if no URL is given. */
  data: string;
  databaseUrl: string | undefined;
  /** Worlds, faults and time travel, for testers only. */
  demo: boolean;
  /** Reviews under `--demo`: by timeout, like the browser demo, or by a moderator. */
  reviews: 'time' | 'moderator';
  /** Listens on all network interfaces instead of localhost. */
  lan: boolean;
  /** Folder of a built product to serve. */
  app: string | null;
  /** Other origins that may call the API. */
  origins: readonly string[];
  /** Proxies that report the addresses of callers. */
  proxies: TrustedProxies;
  /** Maximum verification codes sent in 24 hours; undefined: the default. */
  codesPerDay: number | undefined;
  limits: ServerLimits;
  /** Who may read `/metrics`; null: nobody. */
  metricsToken: string | null;
  openId: OpenIdSettings | null;
  ai: AiSettings;
}

export type ServerCommand = { kind: 'serve' } | { kind: 'migrate' } | { kind: 'role'; role: Role; account: string };

export const USAGE = `npm run serve -- [--port 8787] [--data FOLDER] [--app FOLDER] [--demo [--reviews time|moderator]] [--lan]
npm run serve -- moderator|operator PHONE_OR_EMAIL
npm run serve -- migrate    brings the data to this version, as a start does, and ends

DATABASE_URL     PostgreSQL 14 or newer; without it an embedded one in the folder, for one process
ALLOWED_ORIGINS  other origins whose pages may call, with commas between
TRUSTED_PROXIES  addresses and networks of proxies that report callers in X-Forwarded-For: 127.0.0.1, 10.0.0.0/8
CODES_PER_DAY    most verification codes sent in 24 hours, because each costs money; 2000
${LIMITS_USAGE}
METRICS_TOKEN    who sends it as "Authorization: Bearer TOKEN" may read /metrics; at least 16 characters
OPENID_ISSUER, OPENID_CLIENT_ID, OPENID_CLIENT_SECRET, OPENID_REDIRECTS  third-party sign-in
AI_URL, AI_KEY   an API like OpenAI's, with its version: https://api.example/v1; AI_TEXT_MODEL for texts,
                 AI_IMAGE_MODEL for pictures (AI_IMAGE_SIZE 1024x1024, AI_IMAGES 4); without them there are none
BACKGROUND_URL, BACKGROUND_KEY  takes a picture as a form's "file", answers with a PNG without its background`;

type Environment = Readonly<Record<string, string | undefined>>;

const listed = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function originOf(text: string): string {
  if (!URL.canParse(text) || !/^https?:\/\/[^/]+$/.test(text))
    throw new Error(`ALLOWED_ORIGINS: "${text}" is no origin such as https://example.com`);
  return new URL(text).origin;
}

/** Null if third-party sign-in is off: without any of its settings. */
function openIdOf(env: Environment): OpenIdSettings | null {
  const { OPENID_ISSUER: issuer, OPENID_CLIENT_ID: clientId, OPENID_CLIENT_SECRET: clientSecret } = env;
  const redirectUris = listed(env.OPENID_REDIRECTS);
  if (!issuer && !clientId && !clientSecret && redirectUris.length === 0) return null;
  const missing = (name: string) => new Error(`${name} is missing: third-party sign-in needs it`);
  if (!issuer) throw missing('OPENID_ISSUER');
  if (!clientId) throw missing('OPENID_CLIENT_ID');
  if (redirectUris.length === 0) throw missing('OPENID_REDIRECTS');
  addressOf('OPENID_ISSUER', issuer);
  for (const uri of redirectUris) addressOf('OPENID_REDIRECTS', uri);
  return { issuer, clientId, clientSecret, redirectUris };
}

/** Its value may contain a password, so no message repeats it. */
function databaseUrlOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!URL.canParse(text) || !/^(?:postgres|postgresql|socket):$/.test(new URL(text).protocol))
    throw new Error('DATABASE_URL is no address such as postgres://user:password@host/database');
  return text;
}

/** A secret, so no message repeats it. */
function metricsTokenOf(text: string | undefined): string | null {
  if (!text) return null;
  if (!/^[!-~]{16,200}$/.test(text))
    throw new Error('METRICS_TOKEN needs 16 to 200 characters of ASCII, without spaces');
  return text;
}

function codesPerDayOf(text: string | undefined): number | undefined {
  if (!text) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`CODES_PER_DAY: "${text}" is no number of codes`);
  return Number(text);
}

function commandOf(positionals: readonly string[]): ServerCommand {
  const [word, account, ...more] = positionals;
  if (word === undefined) return { kind: 'serve' };
  if (word === 'migrate' && account === undefined) return { kind: 'migrate' };
  const { data: role } = roleNamed.safeParse(word);
  if (role === undefined) throw new Error(`"${positionals.join(' ')}" is no command`);
  if (account === undefined || more.length > 0) throw new Error(`${role} needs one phone number or email address`);
  if (!isPhone(account) && !isEmail(account)) throw new Error(`"${account}" is no phone number or email address`);
  return { kind: 'role', role, account };
}

/** Parses the options. Throws an `Error` whose message the CLI prints. */
export function readOptions(
  args: readonly string[],
  env: Environment,
): { command: ServerCommand; options: ServerOptions } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '8787' },
      data: { type: 'string', default: 'dialwright-data' },
      app: { type: 'string' },
      demo: { type: 'boolean', default: false },
      reviews: { type: 'string', default: 'time' },
      lan: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) throw new Error(`--port "${values.port}" is no port`);
  const { reviews } = values;
  if (reviews !== 'time' && reviews !== 'moderator')
    throw new Error(`--reviews "${reviews}" is neither time nor moderator`);
  if (values.data === '') throw new Error('--data names no folder');
  return {
    command: commandOf(positionals),
    options: {
      port,
      data: values.data,
      databaseUrl: databaseUrlOf(env.DATABASE_URL),
      demo: values.demo,
      reviews,
      lan: values.lan,
      app: values.app ?? null,
      origins: listed(env.ALLOWED_ORIGINS).map(originOf),
      proxies: readTrustedProxies(listed(env.TRUSTED_PROXIES)),
      codesPerDay: codesPerDayOf(env.CODES_PER_DAY),
      limits: readLimits(env),
      metricsToken: metricsTokenOf(env.METRICS_TOKEN),
      openId: openIdOf(env),
      ai: readAiSettings(env),
    },
  };
}

// Server options from the command line and environment.
import { parseArgs } from 'node:util';
import { isEmail, isPhone, type Role, role as roleNamed } from '@/schemas/session';
import { type AiSettings, addressOf, readAiSettings } from '../adapters/ai/aiSettings';
import type { OpenIdSettings } from '../adapters/openid';
import type { S3Settings } from '../adapters/s3/s3Blobs';
import { readTrustedProxies, type TrustedProxies } from './callerAddress';
import { type CallShares, LIMITS_USAGE, readCallShares, readLimits, type ServerLimits } from './limitOptions';
import { MESSAGES_USAGE, type MessageSettings, readMessages } from './messageOptions';
import { readS3, S3_USAGE } from './s3Options';

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
  /** Limits of calls as parts of the usual ones, by name: 0.5 is half. */
  callShares: CallShares;
  /** Who may read `/metrics`; null: nobody. */
  metricsToken: string | null;
  messages: MessageSettings;
  openId: OpenIdSettings | null;
  ai: AiSettings;
  /** Null if the files are in the data folder. */
  s3: S3Settings | null;
}

export type ServerCommand =
  | { kind: 'serve' | 'migrate' | 'doctor' | 'sums' }
  | { kind: 'role'; role: Role; account: string }
  | { kind: 'backup' | 'restore'; folder: string };

export const USAGE = `dialwright [serve] [--port 8787] [--data FOLDER] [--app FOLDER] [--demo [--reviews time|moderator]] [--lan]
dialwright moderator|operator PHONE_OR_EMAIL   gives an account a role
dialwright migrate          brings the data to this version, as a start does, and ends
dialwright sums             computes the stored sums of the ledger from its entries again
dialwright backup FOLDER    writes the database and the files into a new folder
dialwright restore FOLDER   puts a backup into a database and a folder without data
dialwright doctor           prints a sentence for each thing that is wrong, and ends with 1 if there is one
"npm run serve -- ..." does the same and builds the command first.

DATABASE_URL     PostgreSQL 14 or newer; without it an embedded one in the folder, for one process
ALLOWED_ORIGINS  other origins whose pages may call, with commas between
TRUSTED_PROXIES  addresses and networks of proxies that report callers in X-Forwarded-For: 127.0.0.1, 10.0.0.0/8
CODES_PER_DAY    most verification codes sent in 24 hours, because each costs money; 2000
${LIMITS_USAGE}
${S3_USAGE}
${MESSAGES_USAGE}
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
  if (word === undefined || (word === 'serve' && account === undefined)) return { kind: 'serve' };
  if ((word === 'migrate' || word === 'doctor' || word === 'sums') && account === undefined) return { kind: word };
  if (word === 'backup' || word === 'restore') {
    if (!account || more.length > 0) throw new Error(`${word} needs the folder of the backup`);
    return { kind: word, folder: account };
  }
  const { data: role } = roleNamed.safeParse(word);
  if (role === undefined) throw new Error(`"${positionals.join(' ')}" is no command`);
  if (account === undefined || more.length > 0) throw new Error(`${role} needs one phone number or email address`);
  if (!isPhone(account) && !isEmail(account)) throw new Error(`"${account}" is no phone number or email address`);
  return { kind: 'role', role, account };
}

export interface Settings {
  command: ServerCommand;
  options: ServerOptions;
  /** A sentence for each invalid setting; `options` has the default in its place. */
  faults: readonly string[];
}

/** Collects the sentences of settings that cannot be read. */
class SettingFaults {
  readonly sentences: string[] = [];

  /** The value, or `otherwise` and a sentence if reading throws. */
  value<T>(read: () => T, otherwise: T): T {
    try {
      return read();
    } catch (thrown) {
      this.sentences.push(thrown instanceof Error ? thrown.message : String(thrown));
      return otherwise;
    }
  }
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`--port "${text}" is no port`);
  return port;
}

function reviewsOf(text: string): ServerOptions['reviews'] {
  if (text !== 'time' && text !== 'moderator') throw new Error(`--reviews "${text}" is neither time nor moderator`);
  return text;
}

function dataOf(text: string): string {
  if (text === '') throw new Error('--data names no folder');
  return text;
}

const PORT = '8787';
const DATA = 'dialwright-data';

/** Reads all settings. Throws an `Error` whose message the CLI prints if an option is unknown. */
export function readSettings(args: readonly string[], env: Environment): Settings {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      port: { type: 'string', default: PORT },
      data: { type: 'string', default: DATA },
      app: { type: 'string' },
      demo: { type: 'boolean', default: false },
      reviews: { type: 'string', default: 'time' },
      lan: { type: 'boolean', default: false },
    },
  });
  const command = commandOf(positionals);
  const faults = new SettingFaults();
  const options: ServerOptions = {
    port: faults.value(() => portOf(values.port), Number(PORT)),
    data: faults.value(() => dataOf(values.data), DATA),
    databaseUrl: faults.value(() => databaseUrlOf(env.DATABASE_URL), undefined),
    demo: values.demo,
    reviews: faults.value(() => reviewsOf(values.reviews), 'time'),
    lan: values.lan,
    app: values.app ?? null,
    origins: faults.value(() => listed(env.ALLOWED_ORIGINS).map(originOf), []),
    proxies: faults.value(() => readTrustedProxies(listed(env.TRUSTED_PROXIES)), readTrustedProxies([])),
    codesPerDay: faults.value(() => codesPerDayOf(env.CODES_PER_DAY), undefined),
    limits: faults.value(() => readLimits(env), readLimits({})),
    callShares: faults.value(() => readCallShares(env.CALL_LIMITS), {}),
    metricsToken: faults.value(() => metricsTokenOf(env.METRICS_TOKEN), null),
    messages: faults.value(() => readMessages(env), readMessages({})),
    openId: faults.value(() => openIdOf(env), null),
    ai: faults.value(() => readAiSettings(env), readAiSettings({})),
    s3: faults.value(() => readS3(env), null),
  };
  return { command, options, faults: faults.sentences };
}

/** Reads all settings. Throws an `Error` with a line for each invalid one. */
export function readOptions(args: readonly string[], env: Environment): Omit<Settings, 'faults'> {
  const { faults, ...settings } = readSettings(args, env);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return settings;
}

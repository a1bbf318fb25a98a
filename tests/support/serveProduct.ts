// The product on a server, as `npm run serve -- --app` is started: a build without a backend, and a process on PostgreSQL.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { codeIn } from './backendWorld';
import { addressOf } from './contractServers';
import { newOutput } from './newOutput';
import { buildProduct } from './serveBuild';
import { startSms } from './smsServer';
import { startSmtp } from './smtpServer';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Builds the product for a market and a backend; returns its folder. */
export async function newBuild(settings: Readonly<Record<`VITE_${string}`, string>>): Promise<string> {
  const outDir = join(root, newOutput());
  Object.assign(process.env, settings);
  try {
    await buildProduct(join(root, 'vite.config.ts'), outDir);
  } finally {
    for (const name of Object.keys(settings)) delete process.env[name];
  }
  return outDir;
}

export interface ProductServer {
  url: string;
  /** The last code sent to a phone number or address, from the services for e-mail and SMS that the server uses. */
  codeFor(account: string): Promise<string>;
  /** Gives the role with the server's command. */
  makeModerator(account: string): Promise<void>;
  close(): Promise<void>;
}

export interface ServeOptions {
  /** The server's bundle. */
  script: string;
  /** Folder of the built product. */
  app: string;
  /** Without it, the embedded database in a separate folder. */
  databaseUrl?: string;
  /** With the testers' calls. */
  demo?: boolean;
  /** Further settings of the environment. */
  env?: Readonly<Record<string, string>>;
  /** Any free one by default. */
  port?: number;
}

export async function serveProduct({
  script,
  app,
  databaseUrl = '',
  demo = false,
  env: more = {},
  port = 0,
}: ServeOptions): Promise<ProductServer> {
  const data = await mkdtemp(join(tmpdir(), 'dialwright-product-'));
  const [smtp, sms] = [await startSmtp(), await startSms()];
  const messages = {
    ...{ SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'Faces <codes@faces.example>' },
    ...{ SMS_URL: sms.url, SMS_BODY: 'to={to}&text={text}' },
  };
  const env = { ...process.env, ...messages, ...more, DATABASE_URL: databaseUrl };
  const args = ['--port', String(port), '--data', data, '--app', app, ...(demo ? ['--demo'] : [])];
  const child: ChildProcess = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const url = await addressOf(child);
  const codes = (account: string): string[] => [
    ...smtp.mails.filter(({ to }) => to === account).map(({ data: mail }) => codeIn(mail)),
    ...sms.requests
      .map(({ body }) => new URLSearchParams(body))
      .filter((fields) => fields.get('to') === account)
      .map((fields) => codeIn(fields.get('text') ?? '')),
  ];
  return {
    url,
    codeFor: async (account) => {
      await expect.poll(() => codes(account).length).toBeGreaterThan(0);
      return codes(account).at(-1) ?? '';
    },
    makeModerator: async (account) => {
      await promisify(execFile)(process.execPath, [script, 'moderator', account, '--data', data], { env });
    },
    close: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      await Promise.all([smtp.stop(), sms.stop()]);
      await rm(data, { recursive: true, force: true });
    },
  };
}

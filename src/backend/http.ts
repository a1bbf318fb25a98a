// `npm run serve`: the backend as an HTTP server, optionally serving the built product.
import { setTimeout } from 'node:timers/promises';
import type { Role } from '@/schemas/session';
import { DATA_VERSION } from './adapters/sql/migrate';
import { hasDatabase, openSql } from './adapters/sql/openSql';
import { createApp } from './app';
import { ensureBaseData } from './baseData';
import { createDue } from './due';
import { firstUnknownProxy } from './server/callerAddress';
import { startDueTimer } from './server/dueTimer';
import { createFront, type RequestLine } from './server/front';
import { giveRole } from './server/giveRole';
import { listen } from './server/listen';
import { createMetrics } from './server/metrics';
import { readOptions, type ServerOptions, USAGE } from './server/options';
import { serverPorts } from './server/serverPorts';
import { staticFiles } from './server/staticFiles';
import { onStopSignals } from './server/stopSignals';
import type { Message, Ports } from './shared/ports';
import { upgrade } from './upgrade';

const say = (text: string): void => void process.stderr.write(`${text}\n`);
const logLine = (line: RequestLine): void => void process.stdout.write(`${JSON.stringify(line)}\n`);
/** This server cannot send messages, so it prints them for its operator. */
const printed = ({ to, way, text }: Message): void => say(`${way === 'sms' ? 'SMS' : 'Mail'} to ${to}: ${text}`);

async function open(options: ServerOptions) {
  // Files of this process are for its own user.
  process.umask(0o077);
  const onLostConnection = (error: Error) => say(`database: ${error.message}`);
  const storage = await openSql({ databaseUrl: options.databaseUrl, folder: options.data, onLostConnection });
  const ports = serverPorts(storage, options, printed);
  await closedIfFails(ports, async () => {
    await upgrade(ports);
    await ensureBaseData(ports);
  });
  return ports;
}

/** Closes the database if a later step of the start fails, which unlocks the folder. */
async function closedIfFails<T>({ uow }: Pick<Ports, 'uow'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    await uow.close();
    throw thrown;
  }
}

async function serve(options: ServerOptions): Promise<void> {
  const { origins, proxies, port, lan, limits, metricsToken } = options;
  let isDraining = false;
  // Before the database: a wrong folder leaves no traces.
  const files = options.app === null ? null : await staticFiles(options.app);
  const plain = await open(options);
  const { server, demo } = await closedIfFails(plain, async () => {
    // Tester features are in a separate module, which nothing else loads.
    const demo = options.demo ? await (await import('@/mocks/serverDemo')).openServerDemo(plain, options) : null;
    const app = demo?.app ?? createApp(plain, { due: 'timer' });
    const front = createFront({
      ...{ app, origins, proxies, files, demo: demo?.door ?? null, log: logLine },
      metrics: metricsToken === null ? undefined : createMetrics(metricsToken),
      isDraining: () => isDraining,
    });
    const unknownProxy = firstUnknownProxy(proxies);
    const fetch = (request: Request, peer: string) => {
      const proxy = unknownProxy(peer, request.headers.get('x-forwarded-for'));
      if (proxy)
        say(
          `${proxy} sends X-Forwarded-For. If it is your proxy, name it in TRUSTED_PROXIES: all callers count as one.`,
        );
      return front(request, peer);
    };
    const host = lan ? '0.0.0.0' : '127.0.0.1';
    return { server: await listen({ host, port, connections: limits.connections, fetch }), demo };
  });

  // The clock of a demo can be moved, so there reads do what is due.
  const stopDue = demo ? async () => undefined : startDueTimer(createDue(plain), plain);
  // Before the address is printed: who reads it may stop the server at once.
  onStopSignals(() => {
    isDraining = true;
    say(limits.drainMs > 0 ? `stopping in ${limits.drainMs / 1000} seconds` : 'stopping');
    setTimeout(limits.drainMs)
      .then(() => server.stop())
      .then(stopDue)
      .then(() => plain.uow.close())
      .then(() => process.exit(0), failed);
  });
  say(
    `http://127.0.0.1:${server.port} (${options.databaseUrl ? 'PostgreSQL' : `embedded database in ${options.data}`})`,
  );
  if (lan)
    say('--lan: everybody in this network can reach the server, and nothing is encrypted. Use it among friends.');
  if (demo) say('--demo: anybody who reaches the server can replace its data, move its clock and read its messages.');
  if (!options.databaseUrl)
    say('The embedded database outlives a killed process, not a power cut: PostgreSQL does both.');
}

async function entrust(options: ServerOptions, role: Role, account: string): Promise<void> {
  if (!options.databaseUrl && !hasDatabase(options.data))
    throw new Error(`${options.data} holds no database: name the folder of the server with --data`);
  const { uow } = await open(options);
  const isDone = await giveRole(uow, role, account).finally(() => uow.close());
  if (!isDone) throw new Error(`no account has the phone number or address "${account}"`);
  say(`${account} is ${role === 'operator' ? 'an' : 'a'} ${role}`);
}

/** Opening the data migrates it. */
async function migrateData(options: ServerOptions): Promise<void> {
  const { uow } = await open(options);
  await uow.close();
  say(`the data has version ${DATA_VERSION}`);
}

function failed(thrown: unknown): void {
  say(thrown instanceof Error ? thrown.message : String(thrown));
  process.exit(1);
}

function start(): Promise<void> {
  const { command, options } = readOptions(process.argv.slice(2), process.env);
  if (command.kind === 'serve') return serve(options);
  return command.kind === 'migrate' ? migrateData(options) : entrust(options, command.role, command.account);
}

if (process.argv.includes('--help')) say(USAGE);
else Promise.resolve().then(start).catch(failed);

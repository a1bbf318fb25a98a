// The command `dialwright`: the backend as an HTTP server, which can also serve the built product, and commands for operators.
import { setTimeout } from 'node:timers/promises';
import type { Role } from '@/schemas/session';
import { DATA_VERSION } from './adapters/sql/migrate';
import { hasDatabase, openRaw, openSql, type RawStorage, type SqlPlace } from './adapters/sql/openSql';
import { createApp } from './app';
import { ensureBaseData } from './baseData';
import { startCollection } from './collection';
import { createDue } from './due';
import { rebuildSums } from './rebuildSums';
import { createSending } from './sending';
import { writeBackup } from './server/backup';
import { firstUnknownProxy } from './server/callerAddress';
import { examine } from './server/doctor';
import { createFront, type RequestLine } from './server/front';
import { giveRole } from './server/giveRole';
import { listen } from './server/listen';
import { missingWays } from './server/messageOptions';
import { createMetrics } from './server/metrics';
import { readOptions, readSettings, type ServerOptions, type Settings, USAGE } from './server/options';
import { readSoundBackup, restoreBackup } from './server/restore';
import { sendStored } from './server/sentFiles';
import { serverPorts } from './server/serverPorts';
import { startTimer } from './server/startTimer';
import { staticFiles } from './server/staticFiles';
import { onStopSignals } from './server/stopSignals';
import type { Message, Ports } from './shared/ports';
import { upgrade } from './upgrade';

const say = (text: string): void => void process.stderr.write(`${text}\n`);
const logLine = (line: RequestLine): void => void process.stdout.write(`${JSON.stringify(line)}\n`);
/** A demo prints messages instead of sending them. */
const printed = ({ to, way: channel, text }: Message): void =>
  say(`${channel === 'sms' ? 'SMS' : 'Mail'} to ${to}: ${text}`);

/** Where the data is. */
const placeOf = ({ databaseUrl, data: folder, s3 }: ServerOptions): SqlPlace => ({
  ...{ databaseUrl, folder, s3 },
  onLostConnection: (error) => say(`database: ${error.message}`),
  onFailedRemoval: (error) => say(`files: ${error.message}`),
});

async function open(options: ServerOptions) {
  // Files of this process are for its own user.
  process.umask(0o077);
  const storage = await openSql(placeOf(options));
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
  const sendFile = sendStored(plain.blobs);
  const sending = createSending(plain);
  const { server, demo } = await closedIfFails(plain, async () => {
    // Tester features are in a separate module, which nothing else loads.
    const demo = options.demo
      ? await (await import('@/mocks/serverDemo')).openServerDemo(plain, { ...options, sendFile })
      : null;
    const app = demo?.app ?? createApp(plain, { due: 'timer', sendFile });
    const front = createFront({
      ...{ app, origins, proxies, files, demo: demo?.door ?? null, log: logLine },
      metrics: metricsToken === null ? undefined : createMetrics(metricsToken, sending.figures),
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

  // The clock of a demo can be moved, so its reads also run due work.
  const due = createDue(plain);
  const stopDue = demo ? async () => undefined : startTimer('due', () => due.upTo(plain.clock()), plain);
  const stopSending = demo ? async () => undefined : startTimer('message', sending.run, plain);
  // A demo has its own clock, so the times of its records and of its files cannot be compared.
  const stopCollection = demo ? async () => undefined : startCollection(plain);
  // Before the address is printed: who reads it may stop the server at once.
  onStopSignals(() => {
    isDraining = true;
    say(limits.drainMs > 0 ? `stopping in ${limits.drainMs / 1000} seconds` : 'stopping');
    setTimeout(limits.drainMs)
      .then(() => server.stop())
      .then(stopDue)
      .then(stopSending)
      .then(stopCollection)
      .then(() => plain.uow.close())
      .then(() => process.exit(0), failed);
  });
  say(
    `http://127.0.0.1:${server.port} (${options.databaseUrl ? 'PostgreSQL' : `embedded database in ${options.data}`})`,
  );
  if (lan)
    say('--lan: everybody in this network can reach the server, and nothing is encrypted. Use it among friends.');
  if (demo) say('--demo: anybody who reaches the server can replace its data, move its clock and read its messages.');
  else for (const missing of missingWays(options.messages)) say(missing);
  if (!options.databaseUrl)
    say('The embedded database outlives a killed process, not a power cut: PostgreSQL does both.');
}

/** Throws if the server would create an embedded database: without DATABASE_URL and without a database in the folder. */
function needsDatabase({ databaseUrl, data }: ServerOptions): void {
  if (!databaseUrl && !hasDatabase(data))
    throw new Error(`${data} holds no database: name the folder of the server with --data`);
}

async function entrust(options: ServerOptions, role: Role, account: string): Promise<void> {
  needsDatabase(options);
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

async function computeSums(options: ServerOptions): Promise<void> {
  needsDatabase(options);
  const ports = await open(options);
  const count = await rebuildSums(ports).finally(() => ports.uow.close());
  say(`the sums of ${count} wallets are those of their entries`);
}

/** Opens the storage without migrating it. */
async function withRaw<T>(options: ServerOptions, work: (storage: RawStorage) => Promise<T>): Promise<T> {
  process.umask(0o077);
  const storage = await openRaw(placeOf(options));
  return work(storage).finally(() => storage.close());
}

const listed = (names: readonly string[]): string =>
  `${names.slice(0, 5).join(', ')}${names.length > 5 ? ' and others' : ''}`;

async function backUp(options: ServerOptions, backup: string): Promise<void> {
  needsDatabase(options);
  const { rows, files, bytes, missing, damaged } = await withRaw(options, (storage) => writeBackup(storage, backup));
  say(`the backup in ${backup} has ${rows} records and ${files} files, ${(bytes / 1e6).toFixed(1)} MB`);
  if (missing.length > 0)
    say(
      `${missing.length} files that records name are not in the storage, so the backup lacks them: ${listed(missing)}`,
    );
  if (damaged.length > 0)
    say(`${damaged.length} files are damaged in the storage, so the backup has them damaged: ${listed(damaged)}`);
}

async function restore(options: ServerOptions, backup: string): Promise<void> {
  // Checked before the storage is opened, so that a damaged backup changes nothing.
  const manifest = await readSoundBackup(backup);
  const target = options.databaseUrl ? 'the database' : options.data;
  await withRaw(options, (storage) => restoreBackup(storage, { backup, manifest }, target));
  const { tables, files } = manifest;
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  say(`${rows} records and ${files.length} files of the backup in ${backup} are restored`);
}

/** Prints faults and notes, one per line. Changes nothing. */
async function diagnose(settings: Settings): Promise<void> {
  const { faults, notes } = await examine(settings);
  for (const fault of faults) say(fault);
  for (const note of notes) say(`note: ${note}`);
  if (faults.length === 0) say('nothing is wrong');
  process.exitCode = faults.length === 0 ? 0 : 1;
}

function failed(thrown: unknown): void {
  say(thrown instanceof Error ? thrown.message : String(thrown));
  process.exit(1);
}

function start(): Promise<void> {
  const args = process.argv.slice(2);
  const settings = readSettings(args, process.env);
  if (settings.command.kind === 'doctor') return diagnose(settings);
  const { command, options } = readOptions(args, process.env);
  if (command.kind === 'serve') return serve(options);
  if (command.kind === 'role') return entrust(options, command.role, command.account);
  if (command.kind === 'sums') return computeSums(options);
  if (command.kind === 'backup') return backUp(options, command.folder);
  return command.kind === 'restore' ? restore(options, command.folder) : migrateData(options);
}

if (process.argv.includes('--help')) say(USAGE);
else Promise.resolve().then(start).catch(failed);

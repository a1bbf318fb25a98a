// `dialwright doctor`: finds faults in settings, folders and database, and changes nothing.
import { access, constants, stat, statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type BlobFiles, folderBlobs } from '../adapters/blobFiles';
import { smtpMail } from '../adapters/messages/smtpMail';
import type { SqlConnection } from '../adapters/sql/driver';
import { FolderInUseError } from '../adapters/sql/folderLock';
import { DATA_VERSION, NewerDataError, readState } from '../adapters/sql/migrate';
import { databaseIn, filesIn, hasDatabase, openRaw, type RawStorage } from '../adapters/sql/openSql';
import { readFileNames } from '../adapters/sql/tableRows';
import { missingWays } from './messageOptions';
import type { ServerOptions, Settings } from './options';
import { staticFiles } from './staticFiles';

export interface Findings {
  /** Faults, one sentence each. */
  faults: string[];
  /** Notes for the operator, one sentence each. */
  notes: string[];
}

/** Oldest Node that runs a server, as in package.json. */
const NODE_MIN = [20, 19] as const;
/** Oldest PostgreSQL, as PostgreSQL numbers its versions. */
const POSTGRES_MIN = 140_000;
/** Less free space than this is a fault, bytes. */
const FREE_MIN = 1e9;
/** Maximum number of missing files that a message names. */
const NAMED_MAX = 3;

const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/** Statistics of a path, or null if it does not exist. */
async function statsOf(path: string) {
  try {
    return await stat(path);
  } catch (thrown) {
    if (['ENOENT', 'ENOTDIR'].includes((thrown as NodeJS.ErrnoException).code ?? '')) return null;
    throw thrown;
  }
}

/** The path, or its nearest parent that exists. */
async function existing(path: string): Promise<string> {
  return (await statsOf(path)) || dirname(path) === path ? path : existing(dirname(path));
}

function checkNode({ faults }: Findings): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor, needMinor] = NODE_MIN;
  if (major < needMajor || (major === needMajor && minor < needMinor))
    faults.push(`Node ${process.versions.node} is too old: install ${NODE_MIN.join('.')} or newer.`);
}

/** Connects to the mail server. An SMS service has no call that sends nothing. */
async function checkMessages({ demo, proxies, messages }: ServerOptions, { faults, notes }: Findings): Promise<void> {
  if (!demo) {
    const missing = missingWays(messages);
    // Most services need one of both.
    (missing.length > 1 ? faults : notes).push(...missing);
    if (messages.mail)
      await smtpMail(messages.mail)
        .check()
        .catch((thrown: unknown) => faults.push(`${messageOf(thrown)}: check SMTP_URL and SMTP_TLS.`));
  }
  if (proxies.count === 0)
    notes.push('TRUSTED_PROXIES names no proxy. Behind a proxy all users would then share the limits of one address.');
}

async function checkFolder({ data, databaseUrl }: ServerOptions, { faults, notes }: Findings): Promise<void> {
  const place = await existing(resolve(data));
  const isThere = place === resolve(data);
  if (!(await stat(place)).isDirectory()) {
    faults.push(`${place} is a file: choose a folder with --data.`);
    return;
  }
  await access(place, constants.W_OK | constants.X_OK).catch(() => {
    faults.push(`This user cannot write in ${place}: change its owner, or choose another folder with --data.`);
  });
  if (!isThere) notes.push(`${data} does not exist yet: the first start makes it.`);
  // The group may share files beside PostgreSQL.
  for (const [folder, bits] of [
    [databaseIn(data), 0o077],
    [filesIn(data), databaseUrl ? 0o007 : 0o077],
  ] as const) {
    const stats = await statsOf(folder);
    if (stats && process.platform !== 'win32' && stats.mode & bits)
      faults.push(
        `Other users can open ${folder} (mode ${(stats.mode & 0o777).toString(8)}): run chmod ${databaseUrl ? 'o=' : '700'} ${folder}.`,
      );
  }
  const { bavail, bsize } = await statfs(place);
  if (bavail * bsize < FREE_MIN)
    faults.push(`Only ${Math.floor((bavail * bsize) / 1e6)} MB are free in ${place}: free or add space.`);
  if (databaseUrl && hasDatabase(data))
    notes.push(`The embedded database in ${data} is not used, because DATABASE_URL is set.`);
}

async function checkProduct({ app }: ServerOptions, { faults }: Findings): Promise<void> {
  if (app === null) return;
  try {
    await staticFiles(app);
  } catch (thrown) {
    faults.push(`${messageOf(thrown)}.`);
    return;
  }
  if (await statsOf(join(app, 'mockServiceWorker.js')))
    faults.push(
      `The product in ${app} has its own backend in the browser and does not use this server: build it with VITE_BACKEND=remote.`,
    );
}

/** Checks version, encoding and rights of the database server. */
async function checkEngine(connection: SqlConnection, { faults }: Findings): Promise<void> {
  const [row] = await connection.query(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
      current_setting('server_encoding') as encoding, coalesce(has_schema_privilege(current_schema(), 'create'), false) as "canCreate"`,
  );
  if (Number(row?.number) < POSTGRES_MIN)
    faults.push(`The database is PostgreSQL ${row?.version}: version 14 or newer is needed.`);
  if (row?.encoding !== 'UTF8')
    faults.push(`The database has the encoding ${row?.encoding}: create it with the encoding UTF8.`);
  if (row?.canCreate !== true)
    faults.push('The user of DATABASE_URL cannot create tables: grant CREATE on its schema.');
}

/** The file store. Creates nothing. */
async function filesOf({ data, s3 }: ServerOptions): Promise<BlobFiles> {
  if (!s3) return folderBlobs(filesIn(data));
  const { s3Blobs } = await import('../adapters/s3/s3Blobs');
  return s3Blobs(s3);
}

/** Names of all stored files; null, with a fault, if they cannot be listed. */
async function namesIn(options: ServerOptions, { faults }: Findings): Promise<Set<string> | null> {
  const files = await filesOf(options);
  const names = new Set<string>();
  try {
    for (const place of ['stored', 'removed'] as const)
      for await (const entries of files.list(place)) for (const { hash } of entries) names.add(hash);
    return names;
  } catch (thrown) {
    faults.push(`The files cannot be listed: ${messageOf(thrown)}. Check the settings whose names begin with S3.`);
    return null;
  }
}

async function checkData(connection: SqlConnection, options: ServerOptions, findings: Findings): Promise<void> {
  const { faults, notes } = findings;
  const stored = await namesIn(options, findings);
  const files = options.s3 ? `the bucket ${options.s3.bucket}` : filesIn(options.data);
  const state = await readState(connection);
  if (!state) {
    notes.push('The database has no data yet: the first start makes its tables.');
    return;
  }
  if (state.version > DATA_VERSION) {
    faults.push(`${messageOf(new NewerDataError(state.version, DATA_VERSION))}.`);
    return;
  }
  if (state.version < DATA_VERSION)
    notes.push(
      `The next start upgrades the data from version ${state.version} to ${DATA_VERSION}, which cannot be reversed: make a backup first.`,
    );
  const named = [...(await readFileNames(connection, state.shape))];
  const missing = stored ? named.filter((name) => !stored.has(name)) : [];
  if (missing.length > 0)
    faults.push(
      `${missing.length} of the users' files are missing in ${files}: restore them from a backup (${missing.slice(0, NAMED_MAX).join(', ')}${missing.length > NAMED_MAX ? ', ...' : ''}).`,
    );
}

/** Opens only the database, so that no folder is created. */
async function openDatabase({ data, databaseUrl }: ServerOptions): Promise<Pick<RawStorage, 'driver' | 'close'>> {
  const onLostConnection = () => undefined;
  if (!databaseUrl) return openRaw({ folder: data, onLostConnection });
  const { postgresDriver } = await import('../adapters/sql/postgresDriver');
  const driver = postgresDriver(databaseUrl, onLostConnection);
  return { driver, close: () => driver.close() };
}

async function checkDatabase(options: ServerOptions, findings: Findings): Promise<void> {
  const { data, databaseUrl } = options;
  if (!databaseUrl && !hasDatabase(data)) {
    findings.notes.push(
      `${data} has no embedded database yet, and DATABASE_URL is not set: the first start makes one.`,
    );
    return;
  }
  try {
    const storage = await openDatabase(options);
    try {
      await storage.driver.transaction('begin read only', async (connection) => {
        await checkEngine(connection, findings);
        await checkData(connection, options, findings);
      });
    } finally {
      await storage.close();
    }
  } catch (thrown) {
    if (thrown instanceof FolderInUseError) findings.notes.push(`The database was not examined: ${thrown.message}`);
    else
      findings.faults.push(`The database cannot be used: ${messageOf(thrown)}. Check that it runs, and its settings.`);
  }
}

/** Examines settings, folders and database. */
export async function examine({ options, faults }: Settings): Promise<Findings> {
  const findings: Findings = { faults: [...faults], notes: [] };
  checkNode(findings);
  await checkMessages(options, findings);
  await checkProduct(options, findings);
  await checkFolder(options, findings);
  const isFolderUsable = (await stat(await existing(resolve(options.data)))).isDirectory();
  const isUrlWrong = faults.some((fault) => fault.startsWith('DATABASE_URL'));
  if (isFolderUsable && !isUrlWrong) await checkDatabase(options, findings);
  return findings;
}

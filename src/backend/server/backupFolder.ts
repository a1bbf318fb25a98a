// The folder of a backup: `backup.json`, a file of rows for each table, and the files of users. The format is the
// same for both databases, so a backup of PGlite can be restored into PostgreSQL and the other way round.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { BlobFiles } from '../adapters/blobFiles';
import type { TableRow } from '../adapters/sql/tableRows';

const FORMAT = 'dialwright-backup';
/** Increased when the format changes. */
export const BACKUP_VERSION = 1;

const columnType = z.enum(['text', 'bigint', 'double precision', 'jsonb']);
/** Names of tables and fields become parts of paths and statements. */
const name = z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,59}$/);
const hash = z.string().regex(/^[0-9a-f]{64}$/);

const table = z.object({
  key: columnType,
  columns: z.record(name, columnType),
  indexes: z.record(
    name,
    z.object({
      fields: z.array(name).readonly(),
      unique: z.boolean(),
      partsWhere: z.record(name, z.string().max(100)).exactOptional(),
    }),
  ),
});

const manifest = z.object({
  format: z.literal(FORMAT),
  version: z.literal(BACKUP_VERSION),
  /** Version and tables of the data, as the database had them. */
  dataVersion: z.int().min(0),
  shape: z.record(name, table),
  createdAt: z.iso.datetime(),
  /** Rows of each table, and the SHA-256 of its file. */
  tables: z.record(name, z.object({ rows: z.int().min(0), sha256: hash })),
  /** Names of the files, which are their SHA-256. */
  files: z.array(hash),
  /** Files whose content did not match their name in the storage. */
  damaged: z.array(hash),
});

export type Manifest = z.output<typeof manifest>;
export type Contents = Omit<Manifest, 'format' | 'version'>;

export const manifestText = (contents: Contents): string =>
  JSON.stringify({ format: FORMAT, version: BACKUP_VERSION, ...contents }, null, 1);

export const manifestIn = (backup: string): string => join(backup, 'backup.json');
export const rowsIn = (backup: string, tableName: string): string => join(backup, 'tables', `${tableName}.jsonl`);
/** Path of a file. The folder of a server and that of a backup have the same layout. */
export const fileIn = (files: string, file: string): string => join(files, file.slice(0, 2), file);

/** Format and version, which every version of this program can read. */
const head = z.looseObject({ format: z.literal(FORMAT), version: z.int().min(1) });

/** Reads the description of a backup. Throws an `Error` with a message for the operator. */
export async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(manifestIn(backup), 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ENOENT' && cause.code !== 'ENOTDIR') throw cause;
    throw new Error(`${backup} is not a backup: it has no backup.json`, { cause });
  });
  const damaged = new Error(`the backup in ${backup} is damaged: its backup.json cannot be read. Use another backup`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw damaged;
  }
  const read = head.safeParse(value);
  if (!read.success) throw damaged;
  if (read.data.version > BACKUP_VERSION)
    throw new Error(`the backup in ${backup} was made by a newer version: restore it with that version or a later one`);
  const whole = manifest.safeParse(value);
  if (!whole.success) throw damaged;
  return whole.data;
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The SHA-256 of a file, read in parts. */
export async function hashOfFile(path: string): Promise<string> {
  const sum = createHash('sha256');
  for await (const part of createReadStream(path)) sum.update(part as Buffer);
  return sum.digest('hex');
}

export const rowText = ({ id, record }: TableRow): string => `${JSON.stringify(id)} ${record}\n`;

/** The lines of a file. Only a line feed ends a line, because records may contain other line separators, such as U+2028. */
async function* linesOf(path: string): AsyncIterable<string> {
  let parts: Buffer[] = [];
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      parts.push(chunk.subarray(start, end));
      yield Buffer.concat(parts).toString('utf8');
      parts = [];
      start = end + 1;
    }
    if (start < chunk.length) parts.push(chunk.subarray(start));
  }
  if (parts.length > 0) throw new Error(`${path} ends in the middle of a line`);
}

const ROW = /^(?<id>"(?:[^"\\]|\\.)*") (?<record>.*)$/su;

/** The rows of a table's file, in order. */
export async function* rowsOf(path: string): AsyncIterable<TableRow> {
  for await (const line of linesOf(path)) {
    const { id, record } = ROW.exec(line)?.groups ?? {};
    if (id === undefined || record === undefined) throw new Error(`${path} has a line that is no row`);
    yield { id: String(JSON.parse(id)), record };
  }
}

/** Names of the stored files, in batches. */
export async function* namesOfFiles(blobs: Pick<BlobFiles, 'list'>): AsyncIterable<string[]> {
  for await (const entries of blobs.list('stored'))
    yield entries.map((entry) => entry.hash).filter((file) => hash.safeParse(file).success);
}

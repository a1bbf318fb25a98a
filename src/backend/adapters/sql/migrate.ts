// Migrates a database to the current shape: once, by one process, atomically. Data of a newer version is refused.
import type { SqlDriver } from './driver';
import { currentShape, type Shape, stepsBetween } from './shape';

/** Advisory lock number for processes that start at the same time; arbitrary but ours. */
const LOCK = 8_271_905_414;

const SHAPE = 'shape';
const VERSION = 'version';

/** Raised with each change of the tables or of the steps in `src/backend/upgrade.ts`. */
export const DATA_VERSION = 1;

/** A newer version of the server has migrated the data; this one would delete what it does not know. */
export class NewerDataError extends Error {
  override name = 'NewerDataError';
  constructor(version: number, own: number) {
    super(
      `the data has version ${version}, and this server supports up to ${own}: start the newer server again, or restore a backup from before its first start`,
    );
  }
}

/** Only reads if the database already has this shape and version. */
export async function migrate(driver: SqlDriver, shape: Shape = currentShape, version = DATA_VERSION): Promise<void> {
  await driver.transaction('begin', async (connection) => {
    await connection.query(`select pg_advisory_xact_lock(${LOCK})`);
    await connection.query('create table if not exists dialwright_schema (id text primary key, value jsonb not null)');
    const rows = await connection.query('select id, value::text as value from dialwright_schema');
    const notes = new Map(rows.map(({ id, value }) => [String(id), String(value)]));
    // Servers of before versions had numbers have no such note.
    const stored = Number(notes.get(VERSION) ?? 0);
    if (stored > version) throw new NewerDataError(stored, version);
    const before = JSON.parse(notes.get(SHAPE) ?? '{}') as Shape;
    const steps = stepsBetween(before, shape);
    if (steps.length === 0 && stored === version) return;
    for (const step of steps) await connection.query(step);
    await connection.query(
      'insert into dialwright_schema (id, value) values ($1, $2::text::jsonb), ($3, $4::text::jsonb) on conflict (id) do update set value = excluded.value',
      [SHAPE, JSON.stringify({ ...before, ...shape }), VERSION, String(version)],
    );
  });
}

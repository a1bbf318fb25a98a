// Migrates a database to the current shape: once, by one process, atomically. Data of a newer version is refused.
import type { SqlConnection, SqlDriver } from './driver';
import { currentShape, type Shape, stepsBetween } from './shape';

/** Advisory lock number for processes that start at the same time; arbitrary but ours. */
const LOCK = 8_271_905_414;

const SHAPE = 'shape';
const VERSION = 'version';

/** Raised with each change of the tables or of the steps in `src/backend/upgrade.ts`. */
export const DATA_VERSION = 5;

/** A newer version of the server has migrated the data; this version would delete data that it does not know. */
export class NewerDataError extends Error {
  override name = 'NewerDataError';
  constructor(version: number, own: number) {
    super(
      `the data has version ${version}, and this server supports up to ${own}: start the newer server again, or restore a backup from before its first start`,
    );
  }
}

/** Tables and version of the data, as the database records them. */
export interface DataState {
  shape: Shape;
  version: number;
}

/** Null if no server has stored anything in this database. */
export async function readState(connection: SqlConnection): Promise<DataState | null> {
  const [place] = await connection.query(`select to_regclass('dialwright_schema')::text as name`);
  if (!place?.name) return null;
  const rows = await connection.query('select id, value::text as value from dialwright_schema');
  const notes = new Map(rows.map(({ id, value }) => [String(id), String(value)]));
  const shape = notes.get(SHAPE);
  // Servers wrote no version before versions had numbers.
  return shape === undefined ? null : { shape: JSON.parse(shape) as Shape, version: Number(notes.get(VERSION) ?? 0) };
}

/** Applies the steps and records the new state. The caller has the migration lock. */
async function writeState(connection: SqlConnection, steps: readonly string[], state: DataState): Promise<void> {
  await connection.query('create table if not exists dialwright_schema (id text primary key, value jsonb not null)');
  for (const step of steps) await connection.query(step);
  await connection.query(
    'insert into dialwright_schema (id, value) values ($1, $2::text::jsonb), ($3, $4::text::jsonb) on conflict (id) do update set value = excluded.value',
    [SHAPE, JSON.stringify(state.shape), VERSION, String(state.version)],
  );
}

/** Only reads if the database already has this shape and version. */
export async function migrate(driver: SqlDriver, shape: Shape = currentShape, version = DATA_VERSION): Promise<void> {
  await driver.transaction('begin', async (connection) => {
    await connection.query(`select pg_advisory_xact_lock(${LOCK})`);
    const { shape: before, version: stored } = (await readState(connection)) ?? { shape: {}, version: 0 };
    if (stored > version) throw new NewerDataError(stored, version);
    const steps = stepsBetween(before, shape);
    if (steps.length === 0 && stored === version) return;
    await writeState(connection, steps, { shape: { ...before, ...shape }, version });
  });
}

/**
 * Makes the tables of a state in a database without data, inside the caller's transaction. Throws an `Error` with a
 * message for the operator if the database already has data.
 */
export async function makeEmpty(connection: SqlConnection, state: DataState): Promise<void> {
  await connection.query(`select pg_advisory_xact_lock(${LOCK})`);
  if (await readState(connection)) throw new Error('the database already has data: restore into an empty one');
  await writeState(connection, stepsBetween({}, state.shape), state);
}

// Migrates a database to the current shape: once, by one process, atomically.
import type { SqlDriver } from './driver';
import { currentShape, type Shape, stepsBetween } from './shape';

/** Advisory lock number for processes that start at the same time; arbitrary but ours. */
const LOCK = 8_271_905_414;

const SHAPE = 'shape';

/** Reads a single row if the database already has this shape. */
export async function migrate(driver: SqlDriver, shape: Shape = currentShape): Promise<void> {
  await driver.transaction('begin', async (connection) => {
    await connection.query(`select pg_advisory_xact_lock(${LOCK})`);
    await connection.query('create table if not exists dialwright_schema (id text primary key, value jsonb not null)');
    const [noted] = await connection.query('select value::text as value from dialwright_schema where id = $1', [SHAPE]);
    const before = noted ? (JSON.parse(String(noted.value)) as Shape) : {};
    const steps = stepsBetween(before, shape);
    if (steps.length === 0) return;
    for (const step of steps) await connection.query(step);
    await connection.query(
      'insert into dialwright_schema (id, value) values ($1, $2::text::jsonb) on conflict (id) do update set value = excluded.value',
      [SHAPE, JSON.stringify({ ...before, ...shape })],
    );
  });
}

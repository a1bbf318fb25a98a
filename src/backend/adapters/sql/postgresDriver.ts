// PostgreSQL 14 or newer by URL, through a connection pool.
import { Pool, type PoolClient } from 'pg';
import { committed, inTurn, type SqlDriver } from './driver';

/** Connections per process; further calls wait. */
const CONNECTIONS = 10;
/** Statement timeout, ms; shorter than a caller's timeout. */
const STATEMENT_MS = 30_000;
const CONNECT_MS = 10_000;

/** `url` as in DATABASE_URL. `onIdleError` receives errors of idle connections. */
export function postgresDriver(url: string, onIdleError: (error: Error) => void): SqlDriver {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: 2 * STATEMENT_MS,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'dialwright',
  });
  pool.on('error', onIdleError);
  return {
    transaction: async (begin, work) => {
      const client = await pool.connect();
      try {
        const turns = inTurn(async (text, params) => (await client.query(text, params && [...params])).rows);
        const result = await committed(turns, begin, work);
        client.release();
        return result;
      } catch (thrown) {
        client.release(await broken(client));
        throw thrown;
      }
    },
    close: () => pool.end(),
  };
}

/** Rolls back; true if the connection cannot even do that and must be discarded. */
async function broken(client: PoolClient): Promise<boolean> {
  try {
    await client.query('rollback');
    return false;
  } catch {
    return true;
  }
}

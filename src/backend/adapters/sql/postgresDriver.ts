// PostgreSQL 14 or newer by URL, through a connection pool.
import { Pool, type PoolClient } from 'pg';
import { StorageUnavailableError } from '@/backend/shared/ports';
import { committed, inTurn, type SqlDriver } from './driver';

/** Connections per process; further calls wait. */
const CONNECTIONS = 10;
/** Statement timeout, ms; shorter than a caller's timeout. */
const STATEMENT_MS = 30_000;
/**
 * Time limit for the answer to a statement, ms; longer than the limit in the database, so that only a connection that no
 * longer answers reaches it.
 */
const ANSWER_MS = STATEMENT_MS + 5000;
const CONNECT_MS = 10_000;

/** `url` as in DATABASE_URL. `onLostConnection` receives the error of each connection that ends, in use or idle. */
export function postgresDriver(url: string, onLostConnection: (error: Error) => void): SqlDriver {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    statement_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    idle_in_transaction_session_timeout: 2 * STATEMENT_MS,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'dialwright',
  });
  pool.on('connect', (client) => {
    client.once('error', onLostConnection);
    // A connection may report its end twice. An `error` event without a listener ends the process.
    client.on('error', () => undefined);
  });
  // The pool repeats the error of an idle connection.
  pool.on('error', () => undefined);
  return {
    transaction: async (begin, work) => {
      const client = await pool.connect().catch(unavailable);
      try {
        const turns = inTurn(async (text, params) => (await client.query(text, params && [...params])).rows);
        const result = await committed(turns, begin, work);
        client.release();
        return result;
      } catch (thrown) {
        const isLost = !(await rolledBack(client));
        client.release(isLost);
        if (isLost) unavailable(thrown);
        throw thrown;
      }
    },
    close: () => pool.end(),
  };
}

/** Throws an error that allows a retry. After a lost `commit` nobody knows whether the transaction was stored. */
function unavailable(cause: unknown): never {
  const { message, code } = cause as { message?: string; code?: string };
  // Without a message if several addresses refused.
  throw new StorageUnavailableError(message || code || String(cause), { cause });
}

/** Whether the connection could roll back; otherwise it is lost. */
const rolledBack = (client: PoolClient): Promise<boolean> =>
  client.query('rollback').then(
    () => true,
    () => false,
  );

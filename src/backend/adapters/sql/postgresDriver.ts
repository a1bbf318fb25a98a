// PostgreSQL 14 or newer by URL, through a connection pool.
import { Pool } from 'pg';
import { CommitLostError, StorageUnavailableError } from '@/backend/shared/ports';
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

/** First key of the advisory locks of accounts; the second one is a hash. Accounts with the same hash wait for each other. */
const ACCOUNTS = 0x616363;
const LOCK = `select pg_advisory_lock(${ACCOUNTS}, hashtext($1))`;
const UNLOCK = `select pg_advisory_unlock(${ACCOUNTS}, hashtext($1))`;

/** `url` as in DATABASE_URL. `onLostConnection` receives the error of each connection that ends, in use or idle. */
export function postgresDriver(
  url: string,
  onLostConnection: (error: Error) => void,
  statementMs = STATEMENT_MS,
): SqlDriver {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    statement_timeout: statementMs,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    idle_in_transaction_session_timeout: 2 * STATEMENT_MS,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'dialwright',
    // Compiling a search takes longer than any search.
    onConnect: async (client) => void (await client.query('set jit = off')),
  });
  pool.on('connect', (client) => {
    client.once('error', onLostConnection);
    // A connection may report its end twice. An `error` event without a listener ends the process.
    client.on('error', () => undefined);
  });
  // The pool repeats the error of an idle connection.
  pool.on('error', () => undefined);
  return {
    transaction: async (begin, work, account) => {
      const client = await pool.connect().catch(unavailable);
      // A lock of the session, because one of the transaction would be taken after its snapshot. It ends with a lost connection.
      let isLocked = false;
      let isCommitting = false;
      const ended = (): Promise<boolean> =>
        isLocked ? succeeds(client.query(UNLOCK, [account])) : Promise.resolve(true);
      try {
        if (account !== undefined) {
          // Even if this fails: unlocking what is not locked does nothing.
          isLocked = true;
          await client.query(LOCK, [account]).catch(stillLocked);
        }
        const turns = inTurn(async (text, params) => {
          isCommitting = text === 'commit';
          return (await client.query(text, params && [...params])).rows;
        });
        const result = await committed(turns, begin, work);
        client.release(!(await ended()));
        return result;
      } catch (thrown) {
        const isLost = !((await succeeds(client.query('rollback'))) && (await ended()));
        client.release(isLost);
        if (isLost) unavailable(thrown, isCommitting ? CommitLostError : StorageUnavailableError);
        throw thrown;
      }
    },
    close: () => pool.end(),
  };
}

/** SQLSTATE of a statement that took longer than its timeout. */
const TIMED_OUT = '57014';

/** Another call has held the lock of the account for too long. Nothing was written, so this call can be repeated. */
function stillLocked(thrown: unknown): never {
  if ((thrown as { code?: string }).code === TIMED_OUT)
    throw new StorageUnavailableError('the account is in use', { cause: thrown });
  throw thrown;
}

function unavailable(cause: unknown, Kind: typeof StorageUnavailableError = StorageUnavailableError): never {
  const { message, code } = cause as { message?: string; code?: string };
  // Without a message if several addresses refused.
  throw new Kind(message || code || String(cause), { cause });
}

/** Whether the connection could do this; otherwise it is lost. */
const succeeds = (query: Promise<unknown>): Promise<boolean> =>
  query.then(
    () => true,
    () => false,
  );

// PostgreSQL ends a connection that a transaction uses: the transaction fails with an error that allows a retry, and the next
// one gets a new connection.
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SqlConnection, SqlDriver } from '@/backend/adapters/sql/driver';
import { migrate } from '@/backend/adapters/sql/migrate';
import { postgresDriver } from '@/backend/adapters/sql/postgresDriver';
import { sqlUow } from '@/backend/adapters/sql/sqlUow';
import { CommitLostError, StorageUnavailableError } from '@/backend/shared/ports';
import { newPostgresDatabase } from '../../support/media';
import { freePort, POSTGRES_PROGRAMS } from '../../support/postgres';

const noFiles = { put: async () => {}, get: async () => null, remove: async () => {}, clear: async () => {} };
const session = (id: string) => ({ id, userId: 'u', seenAt: 0 });
const pidOf = async (connection: SqlConnection) =>
  Number((await connection.query('select pg_backend_pid() as pid'))[0]?.pid);

it('a database that nobody serves is an error that allows a retry', async () => {
  const driver = postgresDriver(`postgres://nobody@127.0.0.1:${await freePort()}/none`, () => undefined);
  await expect(driver.transaction('begin', pidOf)).rejects.toBeInstanceOf(StorageUnavailableError);
  await driver.close();
});

describe.skipIf(!POSTGRES_PROGRAMS)('a connection that PostgreSQL ends', () => {
  let driver: SqlDriver;
  let admin: Client;
  let noted: Error[] = [];
  beforeEach(async () => {
    const url = await newPostgresDatabase();
    noted = [];
    driver = postgresDriver(url, (error) => noted.push(error));
    await migrate(driver);
    admin = new Client({ connectionString: url });
    await admin.connect();
  });
  afterEach(async () => {
    await driver.close();
    await admin.end();
  });
  const end = async (pid: number) => {
    await admin.query('select pg_terminate_backend($1, 5000)', [pid]);
    // The end reaches the client of the connection.
    await expect.poll(() => noted.length).toBeGreaterThan(0);
  };

  it('between two statements: the transaction rejects, nothing of it is stored, the next one works', async () => {
    const uow = sqlUow(
      {
        ...driver,
        transaction: (begin, work) =>
          driver.transaction(begin, async (connection) => {
            const result = await work(connection);
            if (noted.length === 0) await end(await pidOf(connection));
            return result;
          }),
      },
      noFiles,
    );
    const failing = uow.rw(['sessions'], (tx) => tx.put('sessions', session('a')));
    await expect(failing).rejects.toBeInstanceOf(StorageUnavailableError);
    expect(await uow.ro(['sessions'], (tx) => tx.get('sessions', 'a'))).toBeUndefined();
    await uow.rw(['sessions'], (tx) => tx.put('sessions', session('b')));
    expect(await uow.ro(['sessions'], (tx) => tx.get('sessions', 'b'))).toEqual(session('b'));
  });

  it('within a statement: the transaction rejects, and its connection leaves the pool', async () => {
    let pid = 0;
    const failing = driver.transaction('begin', async (connection) => {
      pid = await pidOf(connection);
      await connection.query('select pg_sleep(60)');
    });
    const refused = expect(failing).rejects.toBeInstanceOf(StorageUnavailableError);
    await expect.poll(() => pid).toBeGreaterThan(0);
    await end(pid);
    await refused;
    expect(await driver.transaction('begin', pidOf)).not.toBe(pid);
  });

  it('within the commit: the error says that nobody knows whether it was stored', async () => {
    // A deferred trigger runs within the commit.
    await admin.query(`
      create table slow (id int);
      create function slow_commit() returns trigger language plpgsql as $$ begin perform pg_sleep(60); return null; end $$;
      create constraint trigger slow_commit after insert on slow deferrable initially deferred
        for each row execute function slow_commit()`);
    let pid = 0;
    const failing = driver.transaction('begin', async (connection) => {
      pid = await pidOf(connection);
      await connection.query('insert into slow values (1)');
    });
    const refused = expect(failing).rejects.toBeInstanceOf(CommitLostError);
    const isCommitting = async () =>
      (await admin.query("select 1 from pg_stat_activity where pid = $1 and query = 'commit'", [pid])).rowCount;
    await expect.poll(isCommitting).toBe(1);
    await end(pid);
    await refused;
  });

  it('while it is idle: the next transaction gets another one', async () => {
    const pid = await driver.transaction('begin', pidOf);
    await end(pid);
    expect(await driver.transaction('begin', pidOf)).not.toBe(pid);
    expect(noted).toHaveLength(1);
  });

  it('a transaction whose own work fails keeps its error and its connection', async () => {
    let pid = 0;
    const failing = driver.transaction('begin', async (connection) => {
      pid = await pidOf(connection);
      throw new Error('crash');
    });
    await expect(failing).rejects.toThrow('crash');
    expect(await driver.transaction('begin', pidOf)).toBe(pid);
  });
});

it.skipIf(!POSTGRES_PROGRAMS)(
  'an account that another call uses for too long is an error that allows a retry',
  async () => {
    const url = await newPostgresDatabase();
    const [holder, waiter] = [30_000, 200].map((statementMs) => postgresDriver(url, () => undefined, statementMs));
    const work = () => Promise.resolve('done');
    let release = () => {};
    const blocked = new Promise<void>((done) => {
      release = done;
    });
    let holding: Promise<void> = Promise.resolve();
    await new Promise<void>((begun) => {
      const hold = () => {
        begun();
        return blocked;
      };
      holding = holder!.transaction('begin', hold, 'account');
    });
    await expect(waiter!.transaction('begin', work, 'account')).rejects.toBeInstanceOf(StorageUnavailableError);
    expect(await waiter!.transaction('begin', work, 'other')).toBe('done');
    release();
    await holding;
    expect(await waiter!.transaction('begin', work, 'account')).toBe('done');
    await holder!.close();
    await waiter!.close();
  },
);

// The tables of the SQL adapter: created from empty, migrated from an earlier version with its rows, by two processes at once,
// and only once.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SqlDriver } from '@/backend/adapters/sql/driver';
import { DATA_VERSION, migrate } from '@/backend/adapters/sql/migrate';
import { currentShape, type Shape, stepsBetween } from '@/backend/adapters/sql/shape';
import { sqlUow } from '@/backend/adapters/sql/sqlUow';
import { webHash } from '@/backend/adapters/web';
import { UPGRADE_IDS } from '@/backend/upgrade';
import { userRecord } from '../../support/backendWorld';
import { newDriver, SQL_MEDIA } from '../../support/media';

const noFiles = { put: async () => {}, get: async () => null, remove: async () => {}, clear: async () => {} };
const draft = (id: string, savedAt: number) =>
  ({ id, owner: 'u', savedAt, rev: 1, names: [], search: '', deleted: false, shown: 'yes', saves: [] }) as const;

/** A possible earlier version: without two stores, drafts with another index, a field of another type. */
function shapeBefore(): Shape {
  const { fonts: _, assembly: __, ...rest } = currentShape;
  const indexes = { saved: { fields: ['owner', 'savedAt'], unique: false } };
  return { ...rest, drafts: { key: 'text', columns: { owner: 'text', savedAt: 'text' }, indexes } };
}

describe.each(SQL_MEDIA)('tables on %s', (medium) => {
  let driver: SqlDriver;
  beforeAll(async () => {
    driver = await newDriver(medium);
  }, 60_000);
  afterAll(() => driver.close());
  const empty = () =>
    driver.transaction('begin', async (connection) => {
      await connection.query('drop schema public cascade');
      await connection.query('create schema public');
    });
  beforeEach(empty);
  const columns = () =>
    driver.transaction('begin', async (connection) => {
      const rows = await connection.query(
        `select table_name, column_name, data_type from information_schema.columns where table_schema = 'public' order by 1, 2`,
      );
      const indexes = await connection.query(
        `select indexdef from pg_indexes where schemaname = 'public' order by indexname`,
      );
      return [rows, indexes];
    });

  it('of an earlier version are migrated: rows are listed by the new indexes, and the result equals a new database', async () => {
    await migrate(driver);
    const fresh = await columns();
    await empty();
    await migrate(driver, shapeBefore());
    const put = `insert into drafts (id, record) values ($1, $2::text::jsonb)`;
    await driver.transaction('begin', async (connection) => {
      for (const one of [draft('a', 7), draft('b', 30)]) await connection.query(put, [one.id, JSON.stringify(one)]);
    });
    await migrate(driver);
    const now = await columns();
    expect(now).toEqual(fresh);
    const query = { by: 'ownerShown', of: ['u', 'yes'], order: 'descending', limit: 9 } as const;
    const page = await sqlUow(driver, noFiles).ro(['drafts'], (tx) => tx.list('drafts', query));
    expect(page).toEqual([draft('b', 30), draft('a', 7)]);
  });

  it('are migrated once, by any number of processes', async () => {
    const statements: string[] = [];
    const recording: SqlDriver = {
      ...driver,
      transaction: (begin, work) =>
        driver.transaction(begin, (connection) =>
          work({
            query: (text, params) => {
              statements.push(text);
              return connection.query(text, params);
            },
          }),
        ),
    };
    await Promise.all(Array.from({ length: 4 }, () => migrate(recording)));
    expect(statements.filter((text) => text.startsWith('create table "'))).toHaveLength(
      Object.keys(currentShape).length,
    );
    statements.length = 0;
    await migrate(recording);
    expect(statements).toHaveLength(3);
  });

  it('of a newer version are refused and stay as they are', async () => {
    const { drafts, ...rest } = currentShape;
    const newer: Shape = { ...rest, drafts: { ...drafts!, columns: { ...drafts!.columns, later: 'text' } } };
    await migrate(driver, newer, DATA_VERSION + 1);
    const before = await columns();
    await expect(migrate(driver)).rejects.toThrow(
      `the data has version ${DATA_VERSION + 1}, and this server supports up to ${DATA_VERSION}`,
    );
    expect(await columns()).toEqual(before);
  });

  it('of a server from before versions are migrated', async () => {
    await migrate(driver);
    await driver.transaction('begin', (connection) =>
      connection.query(`delete from dialwright_schema where id = 'version'`),
    );
    await migrate(driver);
    await expect(migrate(driver, currentShape, DATA_VERSION - 1)).rejects.toThrow('the data has version');
  });

  it('refuse two accounts with one phone number', async () => {
    await migrate(driver);
    const uow = sqlUow(driver, noFiles);
    const user = userRecord({ phone: '1' });
    await uow.rw(['users'], (tx) => tx.put('users', { ...user, id: 'a' }));
    await expect(uow.rw(['users'], (tx) => tx.put('users', { ...user, id: 'b' }))).rejects.toThrow(/users_phone/);
    await uow.rw(['users'], (tx) => tx.put('users', { ...user, id: 'c', phone: null }));
  });

  it('return any text unchanged: NUL, lone surrogates, the escape mark itself, as value, name and key', async () => {
    await migrate(driver);
    const uow = sqlUow(driver, noFiles);
    for (const text of ['\u0000', '\ud800', '\udc00x', '\ufdd0', '\ufdd00000', '\\u0000', '🙂', "';--", '']) {
      const doc = { id: `k${text}`, doc: { [text]: [text, { n: [1e308, 5e-324, 0.1, null] }] } };
      await uow.rw(['docs'], (tx) => tx.put('docs', doc));
      expect(await uow.ro(['docs'], (tx) => tx.get('docs', doc.id))).toEqual(doc);
      const match = [{ field: 'id', is: doc.id }] as const;
      expect(await uow.ro(['docs'], (tx) => tx.count('docs', { match }))).toBe(1);
    }
  });
});

/** Of the tables and the upgrade steps by version. If it differs, raise `DATA_VERSION` and add a line. */
const HASHES: Readonly<Record<number, string>> = {
  1: '905f0725dce701d4',
  2: 'f52a9d32ed7194f5',
  3: '1d74451e00b971a8',
  4: 'eeaf0cb68fb13ad9',
  5: '4adbebac99ca1a92',
};

it('the version of the data is raised with each change of its tables and steps', async () =>
  expect((await webHash(JSON.stringify([currentShape, UPGRADE_IDS]))).slice(0, 16)).toBe(HASHES[DATA_VERSION]));

it('migrating a shape to itself needs no statement', () =>
  expect(stepsBetween(currentShape, currentShape)).toEqual([]));

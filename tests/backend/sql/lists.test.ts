// Lists in SQL: the number of statements of a call, and the index of a search.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SqlDriver } from '@/backend/adapters/sql/driver';
import { migrate } from '@/backend/adapters/sql/migrate';
import { sqlUow } from '@/backend/adapters/sql/sqlUow';
import { pageStatement } from '@/backend/adapters/sql/statements';
import { webPasswords } from '@/backend/adapters/web';
import { type App, createApp } from '@/backend/app';
import { makeBackend } from '@/mocks/backend';
import type { OperationId } from '@/schemas/wire/operations';
import { LOGIN, requestOf } from '../../support/backendWorld';
import { newDriver, SQL_MEDIA } from '../../support/media';

/** Statements of a list besides those that begin and end its transaction: its session, page, authors and documents. */
const STATEMENTS_MAX = 6;

describe.each(SQL_MEDIA)('lists on %s', (medium) => {
  let driver: SqlDriver;
  let app: App;
  let token = '';
  const sent: { text: string; params: readonly unknown[] | undefined }[] = [];
  beforeAll(async () => {
    driver = await newDriver(medium);
    await migrate(driver);
    const noFiles = { put: async () => {}, get: async () => null, remove: async () => {}, clear: async () => {} };
    const counting: SqlDriver = {
      ...driver,
      transaction: (begin, work, account) => {
        const counted: typeof work = (connection) =>
          work({
            query: (text, params) => {
              sent.push({ text, params });
              return connection.query(text, params);
            },
          });
        return driver.transaction(begin, counted, account);
      },
    };
    const uow = sqlUow(counting, noFiles);
    const { ports } = await makeBackend({ uow, blobs: noFiles, scenario: 'demo', passwords: webPasswords(1) });
    app = createApp(ports, { due: 'timer' });
    token = (await (await app.fetch(requestOf('login', { body: LOGIN }))).json()).data.token;
  });
  afterAll(() => driver.close());

  const ask = async (op: OperationId, params: Record<string, string | number>) => {
    sent.length = 0;
    const { code, data } = await (await app.fetch(requestOf(op, { params, token }))).json();
    expect(code).toBe(200);
    return data;
  };

  it.each<[OperationId, Record<string, string | number>]>([
    ['facePage', { public: 'true', order: 'newest' }],
    ['facePage', { public: 'true', order: 'downloads', platform: 'android', dialName: 'a' }],
    ['facePage', {}],
    ['facePage', { dialName: 'a' }],
    ['draftPage', {}],
  ])('%s %j takes few statements, whatever the size of the page', async (op, params) => {
    const statementsOf = async (size: number) => {
      const { records } = await ask(op, { ...params, current: 1, size });
      expect(records.length > 1).toBe(size > 1);
      return sent.length;
    };
    const count = await statementsOf(50);
    expect(count).toBeLessThanOrEqual(STATEMENTS_MAX);
    expect(await statementsOf(1)).toBe(count);
  });

  it('a search of public faces uses the index of parts', async () => {
    const match = [{ field: 'search', contains: 'ocean' }] as const;
    const query = { by: 'liveUpdated', of: 'yes', order: 'descending', match, limit: 20 } as const;
    const { text, params } = pageStatement('faces', query);
    const plan = await driver.transaction('begin', async (connection) => {
      // Few rows are always scanned.
      const sample = "(select record from faces where live = 'yes' limit 1)";
      const over = "jsonb_build_object('id', 'many' || n, 'search', md5(n::text))";
      await connection.query(
        `insert into faces (id, record) select 'many' || n, ${sample} || ${over} from generate_series(1, 2000) as n`,
      );
      await connection.query('analyze faces');
      return connection.query(`explain ${text}`, params);
    });
    expect(JSON.stringify(plan)).toContain('faces_parts_of_search');
  });

  it('the AI texts of an account are read by the index of owners', async () => {
    await ask('accountRecords', { kind: 'aiTexts', current: 1, size: 100 });
    const [list] = sent.filter(({ text }) => text.includes('aiResults'));
    const plan = await driver.transaction('begin', async (connection) => {
      const record =
        "jsonb_build_object('id', 'text' || n, 'owner', 'owner' || n % 500, 'kind', 'name', 'text', 'a', 'at', 1)";
      await connection.query(
        `insert into "aiResults" (id, record) select 'text' || n, ${record} from generate_series(1, 5000) as n`,
      );
      await connection.query('analyze "aiResults"');
      return connection.query(`explain ${list!.text}`, list!.params);
    });
    expect(JSON.stringify(plan)).toContain('aiResults_owner');
  });
});

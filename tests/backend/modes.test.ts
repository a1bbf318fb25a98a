// Each operation declares whether it reads or writes; a read that writes is refused by the storage, on each medium.
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { indexedDbUow } from '@/backend/adapters/indexeddb';
import type { SqlDriver } from '@/backend/adapters/sql/driver';
import { migrate } from '@/backend/adapters/sql/migrate';
import { sqlUow } from '@/backend/adapters/sql/sqlUow';
import { endpoints } from '@/backend/endpoints';
import { type Endpoint, endpoint, type Mode, preparedEndpoint } from '@/backend/shared/endpoint';
import { OPERATION_IDS, type Operation, type OperationId, operations } from '@/schemas/wire/operations';
import { insideWorlds } from '../support/backendWorld';
import { MEDIA, newDriver, SQL_MEDIA } from '../support/media';

/** Calls by GET that write: the specification has them so. A code is sent; pictures of the AI are made when they are polled. */
const WRITING_GETS: readonly OperationId[] = ['captcha', 'imageHistory', 'imageQuery'];

async function modeOf(op: OperationId): Promise<Mode> {
  const entry = endpoints[op];
  return (typeof entry === 'function' ? await entry() : entry).mode;
}
const modesOf = async (ids: readonly OperationId[]) => Promise.all(ids.map(async (op) => [op, await modeOf(op)]));
const hasMethod = (method: string) => (op: OperationId) => (operations[op] as Operation).method === method;

describe('operations', () => {
  it.each(OPERATION_IDS)('%s declares what it does to the stores', async (op) => {
    expect(['read', 'own', 'write', 'money']).toContain(await modeOf(op));
  });

  it('by GET are reads, except the named ones', async () => {
    const modes = await modesOf(OPERATION_IDS.filter(hasMethod('GET')));
    const writing = modes.filter(([, mode]) => mode !== 'read').map(([op]) => op);
    expect(writing.sort()).toEqual([...WRITING_GETS].sort());
  });

  it('that decide about amounts are money', async () => {
    const money: readonly OperationId[] = ['withdrawDomestic', 'withdrawOverseas', 'operatorMark'];
    for (const [op, mode] of await modesOf(money)) expect(mode, op).toBe('money');
  });
});

const open = insideWorlds();
const record = { id: 'sneaked', value: 'x' };

describe.each(MEDIA)('a read on %s', (medium) => {
  const before = endpoints.tagList;
  afterEach(() => Object.assign(endpoints, { tagList: before }));
  const answerOf = async (tagList: Endpoint<'tagList'>) => {
    const world = await open(medium, { signedIn: false });
    Object.assign(endpoints, { tagList });
    const reported: string[] = [];
    world.app.ports.report = (_, thrown) => reported.push(String(thrown));
    const { status, code } = await world.send('tagList');
    expect(await world.uow.ro(['meta'], (tx) => tx.get('meta', record.id))).toBeUndefined();
    return { status, code, reported: reported.length };
  };

  it('that writes in its transaction is refused, and nothing is stored', async () => {
    const tagList = endpoint<'tagList'>({
      stores: ['meta'],
      mode: 'read',
      handle: async (tx) => {
        await tx.put('meta', record);
        return [];
      },
    });
    expect(await answerOf(tagList)).toEqual({ status: 500, code: 500, reported: 1 });
    const write = { ...tagList, mode: 'write' } as const;
    await expect(answerOf(write)).rejects.toThrow('sneaked');
  });

  it('that writes while it is prepared is refused, and nothing is stored', async () => {
    const tagList = preparedEndpoint<'tagList', null>({
      stores: [],
      mode: 'read',
      prepare: async (_, { uow }) => {
        await uow.rw(['meta'], (tx) => tx.put('meta', record));
        return null;
      },
      handle: async () => [],
    });
    expect(await answerOf(tagList)).toEqual({ status: 500, code: 500, reported: 1 });
  });
});

describe.each(SQL_MEDIA)('the transaction of a read on %s', (medium) => {
  it('is read-only for the engine itself', async () => {
    const driver = await newDriver(medium);
    await migrate(driver);
    const begins: string[] = [];
    const recording: SqlDriver = {
      ...driver,
      transaction: (begin, work) => {
        begins.push(begin);
        return driver.transaction(begin, work);
      },
    };
    const noFiles = { put: async () => {}, get: async () => null, remove: async () => {}, clear: async () => {} };
    await sqlUow(recording, noFiles).ro(['meta'], (tx) => tx.get('meta', 'x'));
    const insert = `insert into meta (id, record) values ('x', '{}'::jsonb)`;
    await expect(driver.transaction(begins[0] ?? '', (connection) => connection.query(insert))).rejects.toThrow(
      'read-only transaction',
    );
    await driver.close();
  });
});

it('the transaction of a read in IndexedDB is read-only for the browser itself', async () => {
  const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await indexedDbUow('modes').ro(['meta'], (tx) => tx.get('meta', 'x'));
  expect(begun.mock.calls.map(([, mode]) => mode)).toEqual(['versionchange', 'readonly']);
});

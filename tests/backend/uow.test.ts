// The unit of work on each medium: all or nothing, serial, and reads return copies.
import { describe, expect, it, vi } from 'vitest';
import { indexedDbUow } from '@/backend/adapters/indexeddb';
import { StorageFullError, type Uow } from '@/backend/shared/ports';
import type { ListQuery } from '@/backend/shared/query';
import { upgrade } from '@/backend/upgrade';
import { EMBEDDED_MEDIA, MEDIA, uowOf } from '../support/media';

const session = (id: string, userId = 'u') => ({ id, userId, seenAt: 0 });
const sessions = (uow: Uow) =>
  uow.ro(['sessions'], async (tx) =>
    (await tx.list('sessions', { order: 'ascending', limit: 1000 })).map(({ id }) => id),
  );

describe.each(MEDIA)('unit of work on %s', (medium) => {
  it('keeps the writes of a transaction', async () => {
    const uow = await uowOf(medium);
    await uow.rw(['sessions'], async (tx) => {
      await tx.put('sessions', session('b'));
      await tx.put('sessions', session('a', 'v'));
      expect((await tx.get('sessions', 'a'))?.userId).toBe('v');
    });
    expect(await sessions(uow)).toEqual(['a', 'b']);
    expect(
      await uow.ro(['sessions'], (tx) => tx.list('sessions', { by: 'userId', of: 'v', order: 'ascending', limit: 9 })),
    ).toEqual([session('a', 'v')]);
    await uow.close();
  });

  it('fault 3: undoes everything when the work rejects', async () => {
    const uow = await uowOf(medium);
    await uow.rw(['sessions'], (tx) => tx.put('sessions', session('a')));
    const failing = uow.rw(['sessions', 'meta'], async (tx) => {
      await tx.put('sessions', session('b'));
      await tx.delete('sessions', 'a');
      await tx.put('meta', { id: 'm', value: 'x' });
      throw new Error('crash');
    });
    await expect(failing).rejects.toThrow('crash');
    expect(await sessions(uow)).toEqual(['a']);
    expect(await uow.ro(['meta'], (tx) => tx.list('meta', { order: 'ascending', limit: 1000 }))).toEqual([]);
  });

  it('runs writers one after another', async () => {
    const uow = await uowOf(medium);
    await uow.rw(['attempts'], (tx) => tx.put('attempts', { id: 'u', at: [] }));
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        uow.rw(['attempts'], async (tx) => {
          const attempt = await tx.get('attempts', 'u');
          await tx.put('attempts', { id: 'u', at: [...(attempt?.at ?? []), i] });
        }),
      ),
    );
    const stored = await uow.ro(['attempts'], (tx) => tx.get('attempts', 'u'));
    expect([...(stored?.at ?? [])].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i));
  });

  it('returns copies: changing a read or written object changes nothing', async () => {
    const uow = await uowOf(medium);
    const record = { id: 'u', at: [1] };
    await uow.rw(['attempts'], (tx) => tx.put('attempts', record));
    record.at.push(2);
    const read = await uow.ro(['attempts'], (tx) => tx.get('attempts', 'u'));
    read?.at.push(3);
    expect(await uow.ro(['attempts'], (tx) => tx.get('attempts', 'u'))).toEqual({ id: 'u', at: [1] });
  });

  it('clears a store, and keeps a record put afterwards', async () => {
    const uow = await uowOf(medium);
    await uow.rw(['sessions'], (tx) => tx.put('sessions', session('a')));
    await uow.rw(['sessions'], async (tx) => {
      await tx.clear('sessions');
      await tx.put('sessions', session('c'));
    });
    expect(await sessions(uow)).toEqual(['c']);
  });

  it('refuses to write in a read-only transaction and to use a store that it did not name', async () => {
    const uow = await uowOf(medium);
    await expect(uow.ro(['sessions'], (tx) => tx.put('sessions', session('a')))).rejects.toThrow();
    await expect(uow.rw(['sessions'], (tx) => tx.put('meta', { id: 'm', value: '' }))).rejects.toThrow();
    expect(await sessions(uow)).toEqual([]);
  });
});

describe.each(EMBEDDED_MEDIA)('bytes on %s', (medium) => {
  it('are stored', async () => {
    const uow = await uowOf(medium);
    await uow.rw(['blobs'], (tx) => tx.put('blobs', { id: 'h', bytes: Uint8Array.of(1, 2, 255) }));
    expect([...((await uow.ro(['blobs'], (tx) => tx.get('blobs', 'h')))?.bytes ?? [])]).toEqual([1, 2, 255]);
  });
});

it('IndexedDB reopens after its connection was closed', async () => {
  const uow = await uowOf('indexeddb');
  await uow.rw(['sessions'], (tx) => tx.put('sessions', session('a')));
  await uow.close();
  expect(await sessions(uow)).toEqual(['a']);
});

it('fault 7: IndexedDB closes when a newer version wants the database', async () => {
  const uow = await uowOf('indexeddb');
  await uow.rw(['sessions'], (tx) => tx.put('sessions', session('a')));
  const deleted = new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('dialwright-backend');
    request.onsuccess = () => resolve('deleted');
    request.onblocked = () => reject(new Error('blocked'));
  });
  await expect(deleted).resolves.toBe('deleted');
  expect(await sessions(uow)).toEqual([]);
});

describe('a full disk under IndexedDB', () => {
  it('a request that exceeds the quota throws a StorageFullError, and nothing is stored', async () => {
    const uow = await uowOf('indexeddb');
    await uow.rw(['sessions'], (tx) => tx.put('sessions', session('a')));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const failing = uow.rw(['sessions'], async (tx) => {
      await tx.delete('sessions', 'a');
      await tx.put('sessions', session('b'));
    });
    await expect(failing).rejects.toBeInstanceOf(StorageFullError);
    put.mockRestore();
    expect(await sessions(uow)).toEqual(['a']);
  });

  it('a transaction that the browser aborts at its end throws it too', async () => {
    const uow = await uowOf('indexeddb');
    await uow.rw(['sessions'], (tx) => tx.put('sessions', session('a')));
    const begin = IDBDatabase.prototype.transaction;
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...args
    ) {
      const tx = begin.apply(this, args);
      // How a browser ends it when flushing to disk fails: aborted, with the reason as its error.
      tx.objectStore('sessions').count().onsuccess = () => {
        (tx as unknown as { _abort: (name: string) => void })._abort('QuotaExceededError');
      };
      return tx;
    });
    await expect(uow.rw(['sessions'], (tx) => tx.put('sessions', session('b')))).rejects.toBeInstanceOf(
      StorageFullError,
    );
    begun.mockRestore();
    expect(await sessions(uow)).toEqual(['a']);
  });
});

describe.each(MEDIA)('lists on %s', (medium) => {
  const draft = (id: string, owner: string, savedAt: number) =>
    ({ id, owner, savedAt, rev: 1, names: [], search: '', deleted: false, shown: 'yes', saves: [] }) as const;
  const DRAFTS = [
    draft('a', 'u', 5),
    draft('d', 'u', 30),
    draft('c', 'u', 30),
    draft('b', 'v', 9),
    draft('e', 'uu', 7),
  ];

  async function listed(query: ListQuery<'drafts'>): Promise<string[]> {
    const uow = await uowOf(medium);
    await uow.rw(['drafts'], async (tx) => {
      for (const one of DRAFTS) await tx.put('drafts', { ...one, names: [], files: [], saves: [] });
    });
    const page = await uow.ro(['drafts'], (tx) => tx.list('drafts', query));
    await uow.close();
    return page.map(({ id }) => id);
  }
  const of = { by: 'ownerShown', of: ['u', 'yes'] } as const;

  it.each([
    ['by key', { order: 'ascending', limit: 99 }, ['a', 'b', 'c', 'd', 'e']],
    ['by key from the end', { order: 'descending', limit: 2 }, ['e', 'd']],
    ['of one owner, oldest first', { ...of, order: 'ascending', limit: 99 }, ['a', 'c', 'd']],
    ['of one owner, newest first, ties by id downwards', { ...of, order: 'descending', limit: 99 }, ['d', 'c', 'a']],
    ['no more than asked for', { ...of, order: 'descending', limit: 1 }, ['d']],
    ['none', { ...of, order: 'ascending', limit: 0 }, []],
    ['none from the end', { order: 'descending', limit: 0 }, []],
    ['of nobody', { ...of, of: ['x'], order: 'ascending', limit: 9 }, []],
  ] as const)('%s', async (_, query, ids) => {
    expect(await listed(query)).toEqual(ids);
  });

  it('include what the transaction itself wrote and deleted', async () => {
    const uow = await uowOf(medium);
    await uow.rw(['sessions'], (tx) => tx.put('sessions', session('a')));
    const ids = await uow.rw(['sessions'], async (tx) => {
      await tx.delete('sessions', 'a');
      await tx.put('sessions', session('b'));
      return (await tx.list('sessions', { order: 'descending', limit: 9 })).map(({ id }) => id);
    });
    expect(ids).toEqual(['b']);
  });
});

it('a database of the first version gets the indexes of this one, and keeps its records', async () => {
  await uowOf('indexeddb');
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.open('dialwright-backend', 1);
    request.onupgradeneeded = () => {
      const drafts = request.result.createObjectStore('drafts', { keyPath: 'id' });
      drafts.createIndex('owner', 'owner');
      drafts.put({ id: 'old', owner: 'u', savedAt: 1, rev: 1, names: [], deleted: false, saves: [] });
    };
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
    request.onerror = () => reject(request.error);
  });
  const uow = indexedDbUow();
  await upgrade({ uow });
  const query = { by: 'ownerShown', of: ['u', 'yes'], order: 'descending', limit: 9 } as const;
  const page = await uow.ro(['drafts'], (tx) => tx.list('drafts', query));
  expect(page.map(({ id }) => id)).toEqual(['old']);
});

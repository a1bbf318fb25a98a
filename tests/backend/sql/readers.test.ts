// Many simultaneous readers over PostgreSQL with its default sizes of lock tables and memory: every call is answered.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CURRENCY_OF } from '@/schemas/money';
import type { OperationId } from '@/schemas/wire/operations';
import { type ManyFaces, OWNER, openManyFaces, TOKEN } from '../../bench/manyFaces';
import { requestOf } from '../../support/backendWorld';
import { POSTGRES_PROGRAMS } from '../../support/postgres';

const READERS = 16;
/** Owners of 20 faces each. */
const OWNERS = process.env.LONG ? 1000 : 150;
const CALLS = process.env.LONG ? 60 : 8;
/** Rows of an import: several parts. */
const ROWS = process.env.LONG ? 5000 : 1200;

describe.skipIf(!POSTGRES_PROGRAMS)('16 readers over PostgreSQL', () => {
  let many: ManyFaces;
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dialwright-readers-'));
    many = await openManyFaces(folder, OWNERS, 20);
  }, 180_000);
  afterAll(async () => {
    await many.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('get the lists of faces, a wallet and an account without a failed call', async () => {
    const calls: readonly [OperationId, Record<string, string | number>][] = [
      ['facePage', { public: 'true', order: 'newest', current: 1, size: 20 }],
      ['facePage', { public: 'true', order: 'downloads', current: 7, size: 20 }],
      ['facePage', { current: 1, size: 20 }],
      ['walletInfo', {}],
      ['userInfo', {}],
    ];
    const statuses: number[] = [];
    const reader = async (first: number) => {
      for (let call = 0; call < CALLS; call += 1) {
        const [op, params] = calls[(first + call) % calls.length]!;
        const answer = await many.app.fetch(requestOf(op, { params, token: TOKEN }));
        const { code } = await answer.json();
        statuses.push(answer.status, code);
      }
    };
    await Promise.all(Array.from({ length: READERS }, (_, at) => reader(at)));
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  }, 300_000);

  it('read beside an import of sales, which books every row once', async () => {
    const { uow } = many.app.ports;
    const owner = await uow.rw(['users'], async (tx) => {
      const user = (await tx.get('users', OWNER))!;
      await tx.put('users', { ...user, roles: ['operator'] });
      return user;
    });
    const currency = CURRENCY_OF[owner.region];
    const rows = Array.from({ length: ROWS }, (_, n) => {
      const face = { ref: `row-${n}`, faceId: `bench-${String(OWNERS * (n % 20) || OWNERS).padStart(9, '0')}` };
      return n % 10 === 0
        ? { kind: 'downloads', ...face, at: n, day: '2026-01-02', count: 1 }
        : { kind: 'sale', ...face, at: 1_700_000_000_000 + n, gross: 200, currency };
    });
    let isDone = false;
    const call = async (op: OperationId, request: { params?: Record<string, string | number>; body?: unknown }) =>
      (await many.app.fetch(requestOf(op, { ...request, token: TOKEN }))).json();
    const reading = Array.from({ length: READERS }, async () => {
      const codes: number[] = [];
      while (!isDone) codes.push((await call('facePage', { params: { public: 'true', current: 1, size: 20 } })).code);
      return codes;
    });
    // Two operators send the same file.
    const imports = await Promise.all([0, 1].map(() => call('salesImport', { body: { rows } })));
    isDone = true;
    expect((await Promise.all(reading)).flat().filter((code) => code !== 200)).toEqual([]);
    expect(imports.map(({ code, data }) => [code, data.added + data.known, data.faults])).toEqual([
      [200, ROWS, []],
      [200, ROWS, []],
    ]);
    const everyone = { by: [], sum: 'cents' } as const;
    const [all] = await uow.ro(['ledger'], (tx) =>
      tx.tally(
        'ledger',
        {
          match: [
            { field: 'kind', is: 'sale' },
            { field: 'month', is: '2023-11' },
          ],
        },
        everyone,
      ),
    );
    expect(all).toMatchObject({ count: (ROWS * 9) / 10, sum: ((ROWS * 9) / 10) * 100 });
  }, 300_000);
});

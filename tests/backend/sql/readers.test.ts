// Many simultaneous readers over PostgreSQL with its default sizes of lock tables and memory: every call is answered.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '@/schemas/wire/operations';
import { type ManyFaces, openManyFaces, TOKEN } from '../../bench/manyFaces';
import { requestOf } from '../../support/backendWorld';
import { POSTGRES_PROGRAMS } from '../../support/postgres';

const READERS = 16;
/** Owners of 20 faces each. */
const OWNERS = process.env.LONG ? 1000 : 150;
const CALLS = process.env.LONG ? 60 : 8;

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
    const asked: readonly [OperationId, Record<string, string | number>][] = [
      ['facePage', { public: 'true', order: 'newest', current: 1, size: 20 }],
      ['facePage', { public: 'true', order: 'downloads', current: 7, size: 20 }],
      ['facePage', { current: 1, size: 20 }],
      ['walletInfo', {}],
      ['userInfo', {}],
    ];
    const statuses: number[] = [];
    const reader = async (first: number) => {
      for (let call = 0; call < CALLS; call += 1) {
        const [op, params] = asked[(first + call) % asked.length]!;
        const answer = await many.app.fetch(requestOf(op, { params, token: TOKEN }));
        const { code } = await answer.json();
        statuses.push(answer.status, code);
      }
    };
    await Promise.all(Array.from({ length: READERS }, (_, at) => reader(at)));
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  }, 300_000);
});

// Lists of faces on PostgreSQL: those of one owner among a thousand faces and among two hundred thousand, and deep pages of the
// public list. Times are printed as medians and ratios; only counts are asserted.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POSTGRES_PROGRAMS } from '../support/postgres';
import { type ManyFaces, openManyFaces, TOKEN } from './manyFaces';

const SHARE = 100;
const OWNERS = { few: 10, many: 2000 } as const;
const SIZE = 20;
const WARM = 15;
const TIMES = 60;

if (!POSTGRES_PROGRAMS) console.info('lists are not measured here: the programs of PostgreSQL (initdb) were not found');

interface Answer {
  ms: number;
  total: number;
  records: readonly { id: string }[];
}

async function ask({ app }: ManyFaces, params: Readonly<Record<string, string>>, token = TOKEN): Promise<Answer> {
  const request = new Request(`http://bench.test/api/face/web/page?${new URLSearchParams(params)}`, {
    headers: token === '' ? {} : { token },
  });
  const started = performance.now();
  const { code, data } = await (await app.fetch(request)).json();
  const ms = performance.now() - started;
  expect(code).toBe(200);
  return { ms, total: data.total, records: data.records };
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
const rounded = (ms: number): number => Math.round(ms * 100) / 100;

describe.skipIf(!POSTGRES_PROGRAMS)('lists on PostgreSQL', () => {
  let folder = '';
  let few: ManyFaces;
  let many: ManyFaces;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dialwright-lists-'));
    few = await openManyFaces(join(folder, 'few'), OWNERS.few, SHARE);
    many = await openManyFaces(join(folder, 'many'), OWNERS.many, SHARE);
  }, 600_000);
  afterAll(async () => {
    await few?.close();
    await many?.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Calls both in turn, so that other load of the machine affects both. */
  async function compare(params: Readonly<Record<string, string>>) {
    const times: { few: number[]; many: number[] } = { few: [], many: [] };
    for (let i = 0; i < WARM + TIMES; i += 1) {
      const [one, other] = [await ask(few, params), await ask(many, params)];
      expect([one.records.length, other.records.length]).toEqual([SIZE, SIZE]);
      expect(one.total).toBe(other.total);
      if (i < WARM) continue;
      times.few.push(one.ms);
      times.many.push(other.ms);
    }
    return { few: median(times.few), many: median(times.many) };
  }

  it('the first and the last page of one owner cost the same among many', async () => {
    expect([few.own, many.own]).toEqual([SHARE, SHARE]);
    expect(many.faces - few.faces).toBe((OWNERS.many - OWNERS.few) * SHARE);
    const last = String(SHARE / SIZE);
    const lists = {
      'first page': { current: '1' },
      'last page': { current: last },
      'last page by downloads': { current: last, order: 'downloads' },
      'drafts, last page': { current: '4', range: '0' },
      'search, first page': { current: '1', dialName: 'a' },
    };
    const table: Record<string, Record<string, number>> = {};
    for (const [name, params] of Object.entries(lists)) {
      const measured = await compare({ ...params, size: String(SIZE) });
      table[name] = {
        [`${few.faces} faces, ms`]: rounded(measured.few),
        [`${many.faces} faces, ms`]: rounded(measured.many),
        ratio: rounded(measured.many / measured.few),
      };
    }
    console.table(table);
  }, 600_000);

  it('deep pages of the public list, separately', async () => {
    const { total } = await ask(many, { public: 'true', current: '1', size: String(SIZE) }, '');
    expect(total).toBeGreaterThanOrEqual((OWNERS.many * SHARE) / 5);
    const pages = Math.ceil(total / SIZE);
    const table: Record<string, Record<string, number>> = {};
    for (const current of [1, 10, 100, 1000, pages]) {
      const params = { public: 'true', current: String(current), size: String(SIZE) };
      const times: number[] = [];
      for (let i = 0; i < 5 + 15; i += 1) {
        const { ms, records } = await ask(many, params, '');
        expect(records.length).toBe(current === pages ? total - (pages - 1) * SIZE : SIZE);
        if (i >= 5) times.push(ms);
      }
      table[`page ${current}`] = { ms: rounded(median(times)) };
    }
    console.table(table);
  }, 600_000);
});

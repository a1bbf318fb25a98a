// An import of sales that is interrupted between its parts: repeating it books the rest, and each row counts once.
import { describe, expect, it } from 'vitest';
import type { Uow } from '@/backend/shared/ports';
import { bring, earner } from '../../contract/earning';
import { OPERATOR } from '../../contract/world';
import { insideWorlds } from '../../support/backendWorld';
import { MEDIA } from '../../support/media';

const open = insideWorlds();
const DAY = '2026-01-02';

describe.each(MEDIA)('an import of sales on %s', (medium) => {
  it('is continued by repeating it, and writes nothing if a row is invalid', async () => {
    const world = await open(medium, { users: [OPERATOR] });
    const { faceId, currency } = await earner(world, 'domestic');
    const sale = (n: number) => ({ kind: 'sale', ref: `s${n}`, at: n, faceId, gross: 200, currency });
    const rows = [
      { kind: 'refund', ref: 'back', at: 5, sale: 's1' },
      { kind: 'downloads', ref: 'd1', at: 6, faceId, day: DAY, count: 3 },
      { kind: 'downloads', ref: 'd2', at: 7, faceId, day: DAY, count: 4 },
      ...Array.from({ length: 1100 }, (_, n) => sale(n)),
    ];
    const { ports } = world.app;
    const sums = () =>
      ports.uow.ro(['ledger', 'sales', 'faces', 'downloads'], async (tx) => ({
        entries: await tx.tally('ledger', {}, { by: ['kind'], sum: 'cents' }),
        rows: await tx.count('sales', {}),
        downloads: (await tx.get('faces', faceId))?.downloads,
      }));
    const before = await sums();

    const invalid = await bring(world, [...rows, { ...sale(2000), faceId: 'nobody' }]);
    expect(invalid.data).toEqual({ added: 0, known: 0, faults: [{ at: rows.length, fault: 'unknownFace' }] });
    expect(await sums()).toEqual(before);

    const { uow, report } = ports;
    const reports: unknown[] = [];
    let parts = 0;
    const failing: Uow['rw'] = (stores, work, scope) => {
      parts += stores.includes('sales') ? 1 : 0;
      return parts === 2 ? Promise.reject(new Error('killed')) : uow.rw(stores, work, scope);
    };
    Object.assign(ports, { uow: { ...uow, rw: failing }, report: (op: string) => reports.push(op) });
    expect((await bring(world, rows)).status).toBe(500);
    expect([reports, (await sums()).rows - before.rows]).toEqual([['salesImport'], 500]);
    Object.assign(ports, { uow, report });

    expect((await bring(world, rows)).data).toEqual({ added: rows.length - 500, known: 500, faults: [] });
    const after = await sums();
    const grown = (kind: 'sale' | 'refund') => {
      const of = ({ entries }: typeof after) => entries.find((group) => group.of.kind === kind);
      return [(of(after)?.count ?? 0) - (of(before)?.count ?? 0), (of(after)?.sum ?? 0) - (of(before)?.sum ?? 0)];
    };
    expect([grown('sale'), grown('refund')]).toEqual([
      [1100, 110_000],
      [1, -100],
    ]);
    expect([after.rows - before.rows, (after.downloads ?? 0) - (before.downloads ?? 0)]).toEqual([rows.length, 7]);
    expect((await bring(world, rows)).data).toEqual({ added: 0, known: rows.length, faults: [] });
    expect(await sums()).toEqual(after);
  });
});

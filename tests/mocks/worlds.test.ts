// The named worlds: what each holds, and that every face of them is sound.
import { describe, expect, it } from 'vitest';
import { recordSchemas, STORE_NAMES } from '@/backend/domain/records';
import { findings } from '@/face/platforms/findings';
import { makeBackend } from '@/mocks/backend';
import { SCENARIO_NAMES } from '@/mocks/worlds/scenarios';
import { FACE_STATUSES } from '@/schemas/faceStatus';
import { readDesign } from '@/schemas/readDesign';

const NOW = Date.UTC(2026, 10, 20, 8, 59, 8);

describe.each(SCENARIO_NAMES)('the world %s', (scenario) => {
  it('holds only records that the stores know, and designs that break no rule', async () => {
    const { ports } = await makeBackend({ scenario, clock: () => NOW });
    await ports.uow.ro(STORE_NAMES, async (tx) => {
      for (const store of STORE_NAMES) {
        const records = await tx.list(store, { order: 'ascending', limit: 5000 });
        for (const record of records) expect(recordSchemas[store].safeParse(record).error, store).toBeUndefined();
      }
      for (const { id, doc } of await tx.list('docs', { order: 'ascending', limit: 100 })) {
        const read = readDesign(doc);
        expect(read.ok, id).toBe(true);
        if (read.ok) for (const copy of read.design.copies) expect(findings(copy), id).toEqual([]);
      }
    });
  });
});

it('the demo has at least twelve faces, in every state, and some to be seen by everybody', async () => {
  const { ports } = await makeBackend({ scenario: 'demo', clock: () => NOW });
  const faces = await ports.uow.ro(['faces'], (tx) => tx.list('faces', { order: 'ascending', limit: 100 }));
  expect(faces.length).toBeGreaterThanOrEqual(12);
  expect(new Set(faces.map(({ status }) => status))).toEqual(new Set(FACE_STATUSES));
  expect(faces.filter(({ live }) => live === 'yes').length).toBeGreaterThanOrEqual(6);
  const months = await ports.uow.ro(['downloads'], (tx) => tx.list('downloads', { order: 'ascending', limit: 1000 }));
  const days = months.filter(({ faceId }) => faceId !== '').flatMap((month) => month.days.filter((one) => one > 0));
  expect(days.length).toBeGreaterThan(300);
});

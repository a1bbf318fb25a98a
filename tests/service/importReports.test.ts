// Import reports: found again after a reload, with their design on this device; otherwise marked as lasting for this page only.
import { expect, it, vi } from 'vitest';
import type { ImportNote } from '@/output/importing/imported';
import { openLocalDatabase } from '@/service/localDrafts/database';
import { memoryDatabase } from '@/service/localDrafts/memoryDatabase';
import type { LocalDatabase } from '@/service/localDrafts/records';
import { freshDevice } from './localDrafts/world';

const note = (what: string): ImportNote => ({
  ...{ key: 'keptPart', kind: 'kept', what, element: 'PartDraw', line: 3, uuid: 'u', params: { most: 8 } },
});
const REPORT = { fileName: 'quay.apk', name: 'Quay', notes: [note('Sky')] };
const workOn = (db: LocalDatabase) => ({ reports: db, owner: () => 'ann', storage: db.storage });

/** The module as a newly loaded page has it. */
async function loaded() {
  vi.resetModules();
  return {
    ...(await import('@/service/importReports')),
    ...(await import('@/service/importReportStore')),
    ...(await import('@/service/findImportReport')),
  };
}

it('are found again after a reload, marked as seen, until their design is removed', async () => {
  const db = await freshDevice();
  const before = await loaded();
  await before.keepImportReport(workOn(db), 'd', REPORT);
  expect(before.importReports.get().get('d')).toEqual({ ...REPORT, isNew: true, isKept: true });
  db.close();

  const again = await openLocalDatabase();
  const after = await loaded();
  expect(after.importReports.get().size).toBe(0);
  await after.findImportReport(workOn(again), 'd');
  expect(after.importReports.get().get('d')).toEqual({ ...REPORT, isNew: false, isKept: true });

  await again.removeDesign('ann', 'd');
  const later = await loaded();
  await later.findImportReport(workOn(again), 'd');
  expect(later.importReports.get().size).toBe(0);
});

it('last for the page, and are marked so, if this device refuses them', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const { keepImportReport, importReports } = await loaded();
  const isKept = async (db: LocalDatabase, report = REPORT) => {
    await keepImportReport(workOn(db), 'd', report);
    return importReports.get().get('d')?.isKept;
  };
  const device = await freshDevice();
  expect(await isKept(device)).toBe(true);
  expect(await isKept(memoryDatabase())).toBe(false);
  expect(await isKept(device, { ...REPORT, notes: [note('x'.repeat(1_000_000))] })).toBe(false);
  const full = { ...device, keepReport: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) };
  expect(await isKept(full)).toBe(false);
  expect(importReports.get().get('d')?.notes).toHaveLength(1);
});

it.each(['half a rep', '{}', '{"fileName":"a","name":"b","notes":[{}]}'])('are not read from %j', async (report) => {
  const db = await freshDevice();
  await db.keepReport({ owner: 'ann', id: 'd', report });
  const { findImportReport, importReports } = await loaded();
  await findImportReport(workOn(db), 'd');
  expect(importReports.get().size).toBe(0);
});

// The forms of the export: limits of pictures and packages.
import { describe, expect, it } from 'vitest';
import { exportPictureForm, watchPackageForm } from '@/schemas/forms/exporting';
import { VERSION_CODE_MAX } from '@/schemas/limits';

const picture = { copyId: 'c', mode: 'normal', moment: 'simulator', date: '2026-11-20', time: '08:59:08', side: 500 };
const watch = { copyId: 'c', kind: 'signed', labelEn: 'Harbour', labelZh: '港湾', packageName: 'a.b', versionCode: 6 };
const faults = (read: { success: boolean; error?: { issues: { path: PropertyKey[] }[] } }) =>
  read.error?.issues.map(({ path }) => path[0]) ?? [];

describe('a picture', () => {
  it.each([
    [{}, []],
    [{ side: 64 }, []],
    [{ side: 2048 }, []],
    [{ side: 63 }, ['side']],
    [{ side: 2049 }, ['side']],
    [{ side: 500.5 }, ['side']],
    [{ side: Number.NaN }, ['side']],
    [{ time: '08:59' }, []],
    [{ time: '24:00:00' }, ['time']],
    [{ time: '' }, ['time']],
    [{ date: '2199-12-31' }, []],
    [{ date: '2200-01-01' }, ['date']],
    [{ date: '2026-13-01' }, ['date']],
  ])('of %o', (change, wrong) => {
    expect(faults(exportPictureForm.safeParse({ ...picture, ...change }))).toEqual(wrong);
  });
});

describe('a package', () => {
  it.each([
    [{}, []],
    [{ versionCode: 5 }, ['versionCode']],
    [{ versionCode: VERSION_CODE_MAX }, []],
    [{ versionCode: VERSION_CODE_MAX + 1 }, ['versionCode']],
    [{ versionCode: 6.5 }, ['versionCode']],
    [{ labelEn: '  ' }, ['labelEn']],
    [{ labelZh: '盘'.repeat(41) }, ['labelZh']],
    [{ labelEn: 'a\u0007' }, ['labelEn']],
    [{ packageName: 'face' }, ['packageName']],
    [{ packageName: 'com.new.face' }, ['packageName']],
    [{ packageName: 'com.表盘' }, ['packageName']],
    [{ packageName: ` com.example ` }, []],
    [{ packageName: `a.${'b'.repeat(200)}` }, ['packageName']],
  ])('of a face whose last version code was 5, with %o', (change, wrong) => {
    expect(faults(watchPackageForm(5).safeParse({ ...watch, ...change }))).toEqual(wrong);
  });
});

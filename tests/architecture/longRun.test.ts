// `npm run test:long` finds its files by their content, so that no list of names can miss one.
import { afterEach, expect, it, vi } from 'vitest';
import { aloneFiles, everyTestFile, hasLongTests, testFiles } from '@/tests/support/longFiles';

afterEach(() => void vi.unstubAllEnvs());

it.each([
  ['unit', 'tests/bytes/trueType.test.ts', 'tests/bytes/zip.test.ts'],
  ['browser', 'tests/browser/bars.test.ts', 'tests/browser/focus.test.ts'],
] as const)('of %s has each file with long tests and no other', (project, longer, shorter) => {
  vi.stubEnv('LONG', '1');
  const files = testFiles('every file', project);
  expect(files).toContain(longer);
  expect(files).not.toContain(shorter);
  expect(files.filter((path) => path.includes('tests/contract/')).length > 0).toBe(project === 'unit');
});

it('a run without LONG has every file', () => {
  vi.stubEnv('LONG', '');
  expect(testFiles('every file', 'unit')).toEqual(['every file']);
});

it('no component test reads LONG: the long run has no component tests', () => {
  expect(everyTestFile().filter((path) => path.endsWith('.tsx') && hasLongTests(path))).toEqual([]);
});

it('component tests share modules only in folders that leave no state behind, and unless they mock modules', () => {
  const alone = aloneFiles();
  expect(alone).toContain('tests/app/thirdLanguage.test.tsx');
  expect(alone).not.toContain('tests/forms/livePanel.test.tsx');
  const shared = everyTestFile().filter((path) => path.endsWith('.tsx') && !alone.includes(path));
  expect(new Set(shared.map((path) => path.split('/')[1]))).toEqual(new Set(['face', 'forms', 'ui']));
});

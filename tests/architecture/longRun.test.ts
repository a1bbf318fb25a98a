// `npm run test:long` finds its files by their content, so that no list of names can miss one.
import { afterEach, expect, it, vi } from 'vitest';
import { everyTestFile, hasLongTests, testFiles } from '@/tests/support/longFiles';

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

// The outlines in the list of fonts are those of the installed files.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { BUILT_IN_FAMILIES } from '@/schemas/builtInFonts';
import { FONT_SAMPLES, fontSamples } from '../../build/fontSamples';

const ROOT = resolve(import.meta.dirname, '../..');

it('the outlines of the list of fonts are up to date, with the name and the time of each family', () => {
  const stored = readFileSync(resolve(ROOT, FONT_SAMPLES), 'utf8');
  expect(stored === fontSamples(ROOT), 'run npm run fonts').toBe(true);
  const samples: Record<string, Record<string, { width: number; path: string }>> = JSON.parse(stored);
  expect(Object.keys(samples)).toEqual(BUILT_IN_FAMILIES.map(({ family }) => family));
  for (const { family } of BUILT_IN_FAMILIES)
    for (const part of ['name', 'time']) {
      const { width, path } = samples[family]![part]!;
      // A letter that is missing in the file is drawn as nothing or as a box: both give fewer curves than this.
      expect(path.split('m').length - 1, `${family}, ${part}`).toBeGreaterThanOrEqual(
        part === 'time' ? 6 : family.length / 2,
      );
      expect(width).toBeGreaterThan(60);
    }
});

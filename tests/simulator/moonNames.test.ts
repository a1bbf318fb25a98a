// The simulator names moon phases as the data tag does.
import { expect, it } from 'vitest';
import { MOON_PHASES } from '@/face/dataTags/astronomy';
import en from '@/locales/en/simulator.json';
import zh from '@/locales/zh/simulator.json';

it('the phases have one name each', () => {
  expect(Object.values(en.moons)).toEqual(MOON_PHASES);
  expect(new Set(Object.values(zh.moons)).size).toBe(MOON_PHASES.length);
});

// Our faces, exported as documents and imported again, have the same layers.
import { describe, expect, it } from 'vitest';
import { TEMPLATE_CASES } from '../watchFace/faces';
import { filesOf, pictureOf, readBack, saidByMode } from './readBack';

describe('a written template', () => {
  it.each(TEMPLATE_CASES)('$name is restored whole', ({ make }) => {
    const { first, files, read, second } = readBack(make());
    const preserved = read.notes.filter(({ kind }) => kind !== 'recognised');
    expect(preserved.map(({ what }) => what)).toEqual([]);
    const families = new Map([...first.fonts, ...second.fonts].map(({ name, typeface }) => [name, typeface]));
    expect(saidByMode(filesOf(second), families)).toEqual(saidByMode(files, families));
  });
});

/** Twelve instants of a year at which hands, digits, days and fractions of the watch differ. */
const INSTANTS = Array.from({ length: 12 }, (_, month) =>
  Date.UTC(2026, month, 5 + 2 * month, 2 * month + 1, 59 - 4 * month, 8 + 3 * month),
);

describe('the picture of a template', () => {
  it.each(TEMPLATE_CASES)('$name is the same after the round trip', ({ make }) => {
    const { first, files, second } = readBack(make());
    const again = filesOf(second);
    for (const mode of ['normal', 'ambient'] as const) {
      for (const now of INSTANTS) {
        expect(pictureOf(again, now, mode)).toEqual(pictureOf(files, now, mode));
      }
    }
    expect(first.findings.length).toBeGreaterThanOrEqual(second.findings.length);
  });
});

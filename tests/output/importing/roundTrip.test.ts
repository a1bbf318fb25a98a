// Faces of ours that left as documents come back as the layers that they were.
import { describe, expect, it } from 'vitest';
import { faceOf, TEMPLATE_CASES } from '../watchFace/faces';
import { filesOf, readBack, saidByMode } from './readBack';

describe('a template that was written', () => {
  it.each(TEMPLATE_CASES)('$name comes back whole', ({ make }) => {
    const { first, files, read, second } = readBack(make());
    const kept = read.notes.filter(({ kind }) => kind !== 'recognised');
    expect(kept.map(({ what, key, params }) => [what, key, params])).toEqual([]);
    const families = new Map([...first.fonts, ...second.fonts].map(({ name, typeface }) => [name, typeface]));
    expect(saidByMode(filesOf(second), families)).toEqual(saidByMode(files, families));
  });
});

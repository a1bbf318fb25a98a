// What prevents publishing, and what does not: the same list as the editor's, plus the server's findings.
import { describe, expect, it } from 'vitest';
import { type FaceChecks, faceNotes, faceProblems, mostLit, placeInEditor } from '@/features/publishing/form/preflight';
import { checkCopy } from '@/output/watchFace/checkCopy';
import { NO_FACTS } from '@/output/watchFace/checkFinding';
import type { Design, FaceCopy } from '@/schemas/design';
import { designOf, rootLayer } from '../../editor/support/documents';
import { BROKEN_FACES, faceOf, raw } from '../../support/brokenFaces';

const designWith = (...copies: FaceCopy[]): Design => ({ ...designOf([rootLayer()]), system: 'all', copies });
const NONE: FaceChecks = new Map();
const checksOf = ({ copies }: Design, facts = {}): FaceChecks =>
  new Map(copies.map((copy) => [copy.id, checkCopy(copy, { ...NO_FACTS, ...facts })]));

describe('each finding', () => {
  it.each(BROKEN_FACES.map((face) => [face.key, face] as const))('%s blocks as an error or is a note', (key, face) => {
    const design = designWith(faceOf(face.normal, face.ambient, face.rest, face.settings));
    const checks = checksOf(design, face.facts);
    const keys = (list: ReturnType<typeof faceProblems>) => list.map(({ finding }) => finding.key);
    const [problems, notes] = [faceProblems(design, 'all', [], checks), faceNotes(design, 'all', checks)];
    expect(keys(face.severity === 'error' ? problems : notes)).toContain(key);
    expect(keys(face.severity === 'error' ? notes : problems)).not.toContain(key);
    for (const one of [...problems, ...notes]) expect(one.finding.uuid === null || one.layer !== '').toBe(true);
  });
});

it('links to the layer in its copy and mode', () => {
  const design = designWith(faceOf([], [raw('text', 'clock', { textTag: '#DsZ#', x: 100, y: 200 })]));
  const [note] = faceNotes(design, 'all', checksOf(design));
  expect(placeInEditor(design, note!)).toBe('/dial/design?copy=copy&mode=ambient&layer=clock');
});

it('includes the rules of the platform before a check has finished', () => {
  const design = designWith(faceOf([raw('text', 'way', { textTag: '#DIST#', x: 100, y: 200 })]));
  expect(faceProblems(design, 'all', [], NONE)).toMatchObject([{ layer: 'The way', finding: { key: 'tagNotShown' } }]);
  expect(faceNotes(design, 'all', NONE)).toEqual([]);
});

it('ignores copies that are not offered', () => {
  const design = designWith(faceOf([raw('text', 'way', { textTag: '#DIST#', x: 100, y: 200 })]));
  expect(faceProblems(design, 'other', [], checksOf(design))).toEqual([]);
});

it("adds the server's finding once, with its sizes in KB", () => {
  const slots = Array.from({ length: 9 }, (_, index) =>
    raw('google_complication', `slot${index}`, { x: 40 * index, y: 200 }),
  );
  const chip = { ...faceOf(slots), id: 'chip', platform: 'falcon' as const };
  const design = designWith(chip);
  const here = faceProblems(design, 'all', [], checksOf(design));
  const ruleFacts = here.map(({ finding: { key, mode, uuid, params } }) => ({
    copyId: 'chip',
    key,
    mode,
    uuid,
    params,
  }));
  expect(here.length).toBeGreaterThan(0);
  expect(faceProblems(design, 'all', ruleFacts, checksOf(design))).toEqual(here);
  const heavy = { copyId: 'chip', key: 'overBudget', mode: null, uuid: null, params: { size: 2049, limit: 2048 } };
  expect(faceProblems(design, 'all', [heavy], checksOf(design)).at(-1)).toMatchObject({
    layer: '',
    finding: { key: 'storedOver', params: { size: 3, limit: 2 } },
  });
});

it.each([
  ['the highest lit share counts, wherever it is', { watch: 1, chip: 0 }, ['watch', 1]],
  ['the same in reverse order', { watch: 0.02, chip: 0.1 }, ['chip', 0.1]],
  ['nothing passes until all of them are known', { chip: 0 }, null],
  ['too much is reported immediately', { chip: 0.3 }, ['chip', 0.3]],
])('always-on: %s', (_, lit, sentence) => {
  const resting = (id: string) => ({ ...faceOf([], []), id });
  const most = mostLit([resting('watch'), resting('chip'), faceOf([])], new Map(Object.entries(lit)));
  expect(most && [most.copy.id, most.share]).toEqual(sentence);
});

// Findings that a designer accepts: which ones leave the list, and when they return.
import { expect, it } from 'vitest';
import { SAMPLE_STATE } from '@/face/dataTags/watchState';
import type { SeenLayer } from '@/face/seen/measureSeen';
import { faceNotes } from '@/features/publishing/form/preflight';
import { checkCopy } from '@/output/watchFace/checkCopy';
import { type CheckFacts, NO_FACTS } from '@/output/watchFace/checkFinding';
import { MEANT_MAX, MEANT_NOTE_MAX } from '@/schemas/limits';
import { nodeSchemas } from '@/schemas/nodes';
import { designOf, rootLayer } from '../../editor/support/documents';
import { faceOf, raw } from '../../support/brokenFaces';

const LAYER: SeenLayer = {
  ...{ uuid: 'date', bounds: { x: 200, y: 200, width: 100, height: 40 }, place: { angle: 0, radius: 0 } },
  ...{ cut: { share: 0, px: 0 }, covered: [] },
  contrast: { p10: 9, p50: 9, p75: 9, p90: 9 },
};
const seenAs = (layer: Partial<SeenLayer>): CheckFacts => ({
  ...NO_FACTS,
  seen: [{ mode: 'normal', moment: 'sample', state: SAMPLE_STATE, layers: [{ ...LAYER, ...layer }] }],
});
const shape = (uuid: string) =>
  raw('shape', uuid, { x: 210, y: 200, width: 20, height: 40, fill: { kind: 'solid', color: '#333333' } });
const face = (meant?: object[]) =>
  faceOf([
    raw('text', 'date', { text: 'WED', fontSize: 40, x: 150, y: 200, width: 200, height: 60 }, meant ? { meant } : {}),
    shape('plate'),
    shape('lid'),
  ]);
const coveredBy = (by: string) => seenAs({ covered: [{ by, share: 0.3 }] });
const ofDate = (one: readonly { uuid: string | null; key: string }[]) =>
  one.filter(({ uuid }) => uuid === 'date').map(({ key }) => key);
const ACCEPTED = { key: 'coveredBy', by: 'plate', note: 'A glass' };

it('leaves the list with its note', () => {
  const { findings, meant } = checkCopy(face([ACCEPTED]), coveredBy('plate'));
  expect(ofDate(findings)).toEqual([]);
  expect(meant).toMatchObject([{ key: 'coveredBy', uuid: 'date', note: 'A glass' }]);
});

it('is not counted when the face is published', () => {
  const copy = face([ACCEPTED]);
  const design = { ...designOf([rootLayer()]), copies: [copy] };
  const notes = (one: typeof copy) =>
    faceNotes(design, 'all', new Map([[copy.id, checkCopy(one, coveredBy('plate'))]])).map(({ finding }) => finding);
  expect(ofDate(notes(face()))).toEqual(['coveredBy']);
  expect(ofDate(notes(copy))).toEqual([]);
});

it.each([
  ['another layer covers it', coveredBy('lid'), 'coveredBy'],
  ['it becomes hard to read', seenAs({ contrast: { p10: 1, p50: 1, p75: 1, p90: 1 } }), 'contrastLow'],
])('is reported again when %s', (_, facts, key) => {
  const { findings, meant } = checkCopy(face([ACCEPTED]), facts);
  expect(ofDate(findings)).toEqual([key]);
  expect(meant).toEqual([]);
});

it('cannot hide an error', () => {
  const copy = faceOf([
    raw('text', 'way', { textTag: '#DIST#', x: 100, y: 200 }, { meant: [{ key: 'noSource', note: '' }] }),
  ]);
  const { findings } = checkCopy(copy, NO_FACTS);
  expect(findings.some(({ uuid, severity }) => uuid === 'way' && severity === 'error')).toBe(true);
});

it('is bounded in number and length', () => {
  const isValid = (meant: object[]) => nodeSchemas.text.safeParse({ ...raw('text', 'date'), meant }).success;
  expect(isValid(Array.from({ length: MEANT_MAX }, () => ACCEPTED))).toBe(true);
  expect(isValid(Array.from({ length: MEANT_MAX + 1 }, () => ACCEPTED))).toBe(false);
  expect(isValid([{ ...ACCEPTED, note: 'x'.repeat(MEANT_NOTE_MAX + 1) }])).toBe(false);
});

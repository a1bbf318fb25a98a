// The score of a face, and the hints that it counts.
import { expect, it } from 'vitest';
import { comfortHints } from '@/output/watchFace/comfortHints';
import { faceScore, scoreOf } from '@/output/watchFace/faceScore';
import { faceOf, type RawLayer, raw } from '../../support/brokenFaces';

const of = (severity: 'error' | 'warning', count: number) => Array.from({ length: count }, () => ({ severity }));

it.each([
  ['nothing', [], 0, 100],
  ['a warning', of('warning', 1), 0, 92],
  ['an error', of('error', 1), 0, 75],
  ['an error and two warnings', [...of('error', 1), ...of('warning', 2)], 0, 63],
  ['three hints', [], 3, 97],
  ['twenty hints', [], 20, 95],
  ['a hundred errors and hints', of('error', 100), 100, 0],
] as const)('of %s', (_, findings, hints, score) => expect(scoreOf(findings, hints)).toBe(score));

it('falls with each further finding', () => {
  const scores = [0, 1, 2, 5, 10, 20].map((count) => scoreOf(of('warning', count)));
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(new Set(scores).size).toBe(scores.length);
});

it('does not count accepted findings', () => expect(faceScore({ findings: [], hints: [] })).toBe(100));

const text = (uuid: string, fontSize: number, style: Record<string, unknown> = {}) =>
  raw('text', uuid, { text: 'Noon', fontSize, x: 150, y: 100, width: 200, height: 60, ...style });
const slot = (side: number) => raw('google_complication', 'slot', { x: 200, y: 200, width: side, height: side });
const hints = (normal: readonly RawLayer[], ambient?: readonly RawLayer[]) =>
  comfortHints(faceOf(normal, ambient)).map(({ key, mode, uuid, params }) => [
    key,
    mode,
    uuid,
    params.count,
    params.mm,
  ]);

it('hints at readable texts under 2 mm, once for each mode', () => {
  const low = [
    text('a', 30),
    text('b', 24),
    text('large', 41),
    text('tooSmall', 10),
    text('off', 24, { visible: false }),
  ];
  expect(hints(low, [text('rest', 36)])).toEqual([
    ['textsLow', 'normal', 'b', 2, '1.2'],
    ['textsLow', 'ambient', 'rest', 1, '1.8'],
  ]);
});

it('hints at tap areas from 5 to 7 mm', () => {
  expect(hints([slot(80)])).toEqual([['tapNarrow', 'normal', 'slot', undefined, '5.6']]);
  expect([hints([slot(60)]), hints([slot(100)])]).toEqual([[], []]);
});

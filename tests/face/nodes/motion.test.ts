// How hands move: the angle on the canvas, in the written face and in its drawing, and what is read back.
import { describe, expect, it } from 'vitest';
import { sampleState } from '@/face/dataTags/watchState';
import { minuteWatch } from '@/face/liveData/minuteWatch';
import { createWatch } from '@/face/liveData/watch';
import { angleOf } from '@/face/nodes';
import { motionOf } from '@/face/nodes/motion';
import { plainRotate } from '@/face/nodes/motionFacts';
import { motionFormula, readMotion } from '@/face/nodes/motionFormula';
import { policyOf } from '@/face/platforms';
import { convertCopy } from '@/face/platforms/convert';
import { evaluated, sourcesOf } from '@/face/watchFaceFormat/drawing/formulas';
import { checkDocument } from '@/output/watchFace/checkDocument';
import { writeFace } from '@/output/watchFace/writeFace';
import { MOTION_KINDS, type Motion } from '@/schemas/motion';
import { readBack } from '../../output/importing/readBack';
import { faceOf } from '../../output/watchFace/faces';
import { named } from '../../output/watchFace/written';
import { bare, PICTURE } from './sampleNodes';

const at = (hour: number, minute: number, second: number, millisecond = 0) =>
  sampleState({ zone: 'UTC', now: Date.UTC(2026, 10, 20, hour, minute, second, millisecond) });

const hand = (type: string, rotate: string, motion?: Partial<Motion>) =>
  bare(
    'image',
    { ...PICTURE, x: 240, y: 100, width: 20, height: 150, offset: { x: 10, y: 150 }, rotate, motion },
    { type },
  );
const shape = (rotate: string, motion: Partial<Motion>) => bare('shape', { x: 200, y: 200, rotate, motion });

describe('the angle on the canvas', () => {
  it.each([
    ['a second hand without a motion steps', '#DWFS#', undefined, at(10, 9, 8, 640), 48],
    ['a sweep of two steps', '#DWFS#', { kind: 'sweep2' }, at(10, 9, 8, 640), 51],
    ['a sweep of five steps', '#DWFS#', { kind: 'sweep5' }, at(10, 9, 8, 640), 51.6],
    ['a sweep of ten steps', '#DWFS#', { kind: 'sweep10' }, at(10, 9, 8, 640), 51.6],
    ['a sweep of fifteen steps', '#DWFS#', { kind: 'sweep15' }, at(10, 9, 8, 640), 51.6],
    ['a smooth second hand', '#DWFS#', { kind: 'smooth' }, at(10, 9, 8, 640), 51.84],
    ['a spring at rest', '#DWFS#', { kind: 'spring' }, at(10, 9, 8, 640), 48],
    ['a spring at the full second', '#DWFS#', { kind: 'spring' }, at(10, 9, 8), 48],
    ['a spring in its swing', '#DWFS#', { kind: 'spring', strength: 1, duration: 200 }, at(10, 9, 8, 50), 49.6875],
    ['a minute hand without a motion', '#DWFM#', undefined, at(10, 9, 30), 54],
    ['a smooth minute hand', '#DWFM#', { kind: 'smooth' }, at(10, 9, 30), 57],
    ['an hour hand of 24 hours', '#DWFKS#', { round: '24' }, at(18, 20, 0), 275],
    ['another expression turns as it says', '(#DWFS#+90)', { kind: 'sweep2' }, at(10, 9, 8, 640), 138],
  ] as const)('%s', (_, rotate, motion, state, angle) => {
    expect(angleOf(hand('image', rotate, motion), createWatch(state))).toBeCloseTo(angle, 6);
  });

  it('always-on rests at the full minute', () => {
    const watch = minuteWatch(createWatch(at(10, 9, 30, 640)));
    expect(angleOf(hand('seconds', '#DWFS#', { kind: 'smooth' }), watch)).toBe(0);
    expect(angleOf(hand('minutes', '#DWFM#', { kind: 'smooth' }), watch)).toBe(54);
  });
});

const STYLES = [
  ...MOTION_KINDS.slice(1).map((kind) => ({ rotate: '#DWFS#', motion: { kind, strength: 0.7, duration: 300 } })),
  { rotate: '#DWFM#', motion: { kind: 'smooth' } },
  { rotate: '#DWFKS#', motion: { round: '24' } },
] as const;

describe.each(STYLES)('a shape turned by $rotate with $motion', ({ rotate, motion }) => {
  const node = shape(rotate, motion);
  const active = motionOf(node.style);

  it('has a formula with the same angle at every moment', () => {
    for (const state of [0, 33, 67, 100, 149, 250, 500, 999].map((ms) => at(19, 59, 58, ms))) {
      const written = Number(evaluated(motionFormula(active!), sourcesOf(state)));
      expect(written).toBeCloseTo(angleOf(node, createWatch(state)), 6);
    }
  });

  it('is read back from its formula', () => {
    expect(motionOf(readMotion(`( ${motionFormula(active!)} )`)!)).toEqual(active);
  });

  it('leaves valid and is read back from the face', () => {
    const { first, read } = readBack(faceOf([node]));
    expect(checkDocument(faceOf([node]), first)).toEqual([]);
    const [back] = read.copy.normal.nodeList.slice(1);
    expect(motionOf((back as typeof node).style)).toEqual(active);
  });

  it('shows the same time at the full second without its motion', () => {
    const state = at(19, 59, 58);
    const plain = shape(plainRotate(node.style), {});
    expect(angleOf(plain, createWatch(state)) % 360).toBeCloseTo(angleOf(node, createWatch(state)) % 360, 6);
  });
});

describe('a hand of the clock', () => {
  const written = (type: string, rotate: string, motion: Partial<Motion>) => {
    const copy = faceOf([hand(type, rotate, motion)]);
    const output = writeFace(copy);
    expect(checkDocument(copy, output)).toEqual([]);
    return output;
  };
  const second = (motion: Partial<Motion>) => written('seconds', '#DWFS#', motion);

  it.each([
    ['sweep15', { frequency: '15' }, 1],
    ['smooth', { frequency: 'SYNC_TO_DEVICE' }, 2],
  ] as const)('%s is a sweep of the second hand', (kind, attributes, version) => {
    const output = second({ kind });
    expect(named(output.document, 'Sweep').map((one) => one.attributes)).toEqual([attributes]);
    expect(output.version).toBe(version);
  });

  it('a spring is a tick of the second hand', () => {
    const { document } = second({ kind: 'spring', strength: 0.7, duration: 300 });
    expect(named(document, 'Tick').map((one) => one.attributes)).toEqual([{ strength: '0.7', duration: '0.3' }]);
  });

  it('one that moves in steps stays as it is', () => {
    const { document } = second({});
    expect(named(document, 'SecondHand')[0]?.children).toEqual([]);
  });

  it.each([
    ['minutes', '#DWFM#', { kind: 'smooth' }, '([MINUTE_SECOND] * 6)'],
    ['hour', '#DWFKS#', { round: '24' }, '([HOUR_0_23_MINUTE] * 15)'],
  ] as const)('the %s hand turns by a formula that the clock lacks', (type, rotate, motion, value) => {
    const { document } = written(type, rotate, motion);
    expect(named(document, 'AnalogClock')).toEqual([]);
    expect(named(document, 'Transform').map(({ attributes }) => attributes.value)).toEqual([value]);
  });

  it.each([{ kind: 'sweep5' }, { kind: 'smooth' }, { kind: 'spring', strength: 0.7, duration: 300 }] as const)(
    'is read back with %s',
    (motion) => {
      const { read } = readBack(faceOf([hand('seconds', '#DWFS#', motion)]));
      const [back] = read.copy.normal.nodeList.slice(1);
      expect(back).toMatchObject({ type: 'seconds', style: { rotate: '#DWFS#', motion } });
    },
  );
});

it('a copy for the chip watch moves in steps, and its report says so', () => {
  const copy = faceOf([hand('seconds', '#DWFS#', { kind: 'smooth' })]);
  const made = convertCopy(copy, policyOf('falcon'), { id: 'chip', choices: new Map(), newId: () => 'new' });
  expect(made.copy.normal.nodeList.at(-1)?.style).not.toHaveProperty('motion');
  expect(made.report.at(-1)).toMatchObject({ fate: 'changed', notes: [{ messageKey: 'motionLost' }] });
});

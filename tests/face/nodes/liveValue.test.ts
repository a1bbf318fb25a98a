// Values of layer expressions on a watch, and missing values.
import { describe, expect, it } from 'vitest';
import { sampleState } from '@/face/dataTags/watchState';
import { createWatch } from '@/face/liveData/watch';
import { angleOf } from '@/face/nodes';
import { followedTags, liveAngle, liveNumber, liveText, tagsOfExpression } from '@/face/nodes/liveValue';
import { bare } from './sampleNodes';

const watch = createWatch(sampleState());
const unwell = createWatch(sampleState({ heartRate: null, battery: null }));

describe('live values', () => {
  it.each([
    ['#Db#:#DmZ#', '08:59'],
    ['#BLP#%', '72%'],
    ['#ZSC#', '6284'],
    ['#NOPE#', '--'],
    ['(((', '--'],
  ])('%s is %s', (source, text) => {
    expect(liveText(source, watch, 'u')).toBe(text);
  });

  it('shows -- for missing values', () => {
    expect(liveText('#ZHR#', unwell, 'u')).toBe('--');
    expect(liveText('#BLP#%', unwell, 'u')).toBe('--%');
  });

  it.each([
    ['(#BLP#/100)', 0.72],
    ['', null],
    ['(1/0)', null],
    ['#NOPE#', null],
  ])('%s is the number %s', (source, value) => {
    expect(liveNumber(source, watch, 'u')).toBe(value);
  });

  it('an expression replaces the fixed angle, which is used if it has no value', () => {
    expect(liveAngle({ rotate: '#DWFS#', rotation: 10 }, watch, 'u')).toBe(48);
    expect(liveAngle({ rotate: '', rotation: 10 }, watch, 'u')).toBe(10);
    expect(liveAngle({ rotate: '(1/0)', rotation: 10 }, watch, 'u')).toBe(10);
  });

  it('hands at 08:59:08 equal their default rotations', () => {
    for (const [tag, degrees] of Object.entries({ DWFKS: 269.5, DWFM: 354, DWFS: 48 })) {
      expect(angleOf(bare('image', { rotate: `#${tag}#`, rotation: 1 }), watch)).toBeCloseTo(degrees, 0);
    }
    expect(angleOf(bare('root'), watch)).toBe(0);
  });

  it('subscribes to each tag once, and to the minute for rand', () => {
    expect(tagsOfExpression('#Db#:#DmZ# #Db#')).toEqual(['Db', 'DmZ']);
    expect(followedTags('(rand(0, 10))')).toEqual(['Dm']);
    expect(followedTags('#Db#')).toBe(followedTags('#Db#'));
  });
});

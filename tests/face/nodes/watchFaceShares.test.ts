// Progress in the Watch Face Format: rings, arcs and bars whose end follows the fraction.
import { describe, expect, it } from 'vitest';
import { bare, pictures } from './sampleNodes';
import { attributesOf, deep, writtenNode } from './writtenNode';

const SHARE = 'clamp((floor([BATTERY_PERCENT]) / 100), 0, 1)';
const progress = (style: object) =>
  writtenNode(bare('progress', { x: 100, y: 100, width: 100, height: 100, ringWidth: 10, isRound: false, ...style }))
    .elements;
const ends = (style: object) => attributesOf(progress(style), 'Transform').map(({ target, value }) => [target, value]);

describe('a ring', () => {
  it('is a closed track and an arc from the top', () => {
    const elements = progress({ progressType: 'Circular' });
    expect(attributesOf(elements, 'Ellipse')).toEqual([{ x: '6', y: '6', width: '90', height: '90' }]);
    expect(attributesOf(elements, 'Arc')).toEqual([
      { centerX: '51', centerY: '51', width: '90', height: '90', startAngle: '0', endAngle: '359.999' },
    ]);
    expect(ends({ progressType: 'Circular' })).toEqual([['endAngle', `(359.999 * ${SHARE})`]]);
  });

  it('reversed grows from its end', () => {
    expect(ends({ progressType: 'Circular', reverse: true })).toEqual([['startAngle', `(0 - (359.999 * ${SHARE}))`]]);
  });
});

describe('an arc', () => {
  it.each([
    [false, 'endAngle', `(-135 + (270 * ${SHARE}))`],
    [true, 'startAngle', `(135 - (270 * ${SHARE}))`],
  ])('centred at the top, reversed: %s', (reverse, target, value) => {
    const style = { progressType: 'Arc', arcCenterAngle: 270, reverse };
    expect(ends(style)).toEqual([[target, value]]);
    expect(attributesOf(progress(style), 'Arc')).toHaveLength(2);
    for (const arc of attributesOf(progress(style), 'Arc')) {
      expect(arc).toMatchObject({ startAngle: '-135', endAngle: '135' });
    }
  });
});

describe('a bar', () => {
  const bar = { progressType: 'Linear', width: 120, height: 12 };

  it.each([
    ['from left to right', {}, { startX: '1', endX: '121' }, `(1 + (120 * ${SHARE}))`],
    ['from right to left', { reverse: true }, { startX: '121', endX: '1' }, `(121 - (120 * ${SHARE}))`],
    ['with its round ends inside', { isRound: true }, { startX: '7', endX: '115' }, `(7 + (108 * ${SHARE}))`],
  ])('runs %s', (_, style, line, value) => {
    const elements = progress({ ...bar, ...style });
    expect(attributesOf(elements, 'Line').at(-1)).toMatchObject(line);
    expect(attributesOf(elements, 'Transform').filter(({ target }) => target === 'endX')[0]?.value).toBe(value);
  });
});

describe('a fill', () => {
  it('with round ends disappears at zero, since an empty stroke is a dot', () => {
    expect(ends({ isRound: true, opacity: 0.5 })[0]).toEqual(['alpha', `(${SHARE} > 0) ? 128 : 0`]);
  });

  it('in segments stops at the last whole one', () => {
    expect(ends({ segment: 10 })).toEqual([
      ['endAngle', `(359.999 * ((floor(((${SHARE} * 100) / 10) + 0.000001) * 10) / 100))`],
    ]);
  });

  it.each([
    [0.25, '90'],
    [0, undefined],
  ])('without an expression stays at %d', (fillProgress, endAngle) => {
    const elements = progress({ progressType: 'Circular', fillRate: '', fillProgress });
    expect(attributesOf(elements, 'Transform')).toEqual([]);
    const [arc] = attributesOf(elements, 'Arc');
    expect(arc && Math.round(Number(arc.endAngle))).toBe(endAngle === undefined ? undefined : Number(endAngle));
  });

  it('whose source the format lacks is empty', () => {
    const elements = progress({ progressType: 'Circular', fillRate: '(#BOV#/100)' });
    expect(deep(elements).map(({ name }) => name)).toEqual(['PartDraw', 'Ellipse', 'Stroke']);
  });

  it('that is transparent leaves the track', () => {
    expect(attributesOf(progress({ fillColor: '#ffffff00' }), 'Arc')).toEqual([]);
  });
});

describe('an enumeration', () => {
  it('selects by its fraction, one picture for each equal part', () => {
    const style = { progressType: 'ImageEnumeration', icons: pictures(5), imageIndexRate: '(#BLP#/100)' };
    const expression = `round(clamp((floor((${SHARE} * 5) + 0.000001)), 0, 4))`;
    expect(attributesOf(progress(style), 'Parameter')).toEqual([{ expression }]);
  });
});

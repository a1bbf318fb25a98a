// Shadows of texts: how they are exported for each watch, where they are drawn in a part, and how an import reads them.
import { describe, expect, it } from 'vitest';
import { exportOutcome, overhangOf } from '@/face/nodes';
import { withoutLostEffects } from '@/face/nodes/lostEffects';
import { bare } from './sampleNodes';
import { attributesOf, writtenNode } from './writtenNode';

const shadow = { isOn: true, x: 3, y: 4, blur: 6, color: '#10203080' };
const text = (style: object = {}) =>
  bare('text', { x: 100, y: 100, width: 120, height: 40, text: 'Noon', shadow, ...style });
const NATIVE = { outcome: 'native', reasons: [] };

describe('how the shadow of a text leaves', () => {
  it.each([
    ['a centered text', text(), NATIVE],
    ['an aligned text', text({ align: 'left' }), { outcome: 'native', reasons: ['effectCut'] }],
    ['an aligned text with its shadow on the other side', text({ align: 'left', shadow: { ...shadow, x: 9 } }), NATIVE],
    ['a turning text', text({ rotate: '#DWFM#' }), { outcome: 'native', reasons: ['shadowTurns'], lost: ['shadow'] }],
    ['a text without one', text({ shadow: { ...shadow, isOn: false } }), NATIVE],
  ] as const)('%s, on the smartwatch', (_, node, outcome) => expect(exportOutcome(node, 'watchFace')).toEqual(outcome));

  it('is lost on the chip watch, whose copy of the text has none', () => {
    expect(exportOutcome(text(), 'layers')).toEqual({ outcome: 'native', reasons: ['shadowText'], lost: ['shadow'] });
    expect(withoutLostEffects(text(), 'layers')).toMatchObject({ style: { shadow: { isOn: false } } });
    expect(withoutLostEffects(text(), 'watchFace')).toMatchObject({ style: { shadow: { isOn: true } } });
  });

  it('a turning text leaves without it, with a finding', () => {
    const { elements, findings } = writtenNode(text({ rotate: '#DWFM#' }));
    expect(attributesOf(elements, 'Shadow')).toEqual([]);
    expect(findings.map(({ key, params }) => [key, params])).toEqual([
      ['effectLost', { effect: 'shadow', reason: 'shadowTurns' }],
    ]);
  });
});

describe('the part of a text with a shadow', () => {
  it('has the shadow around its words', () => {
    const { elements, findings } = writtenNode(text());
    expect(attributesOf(elements, 'Shadow')).toEqual([{ color: '#80102030', offsetX: '3', offsetY: '4', radius: '6' }]);
    expect(findings).toEqual([]);
  });

  it('has the offset of its own axes where the text rests at an angle', () => {
    const { elements } = writtenNode(text({ rotation: 90 }));
    expect(attributesOf(elements, 'Shadow')[0]).toMatchObject({ offsetX: '4', offsetY: '-3' });
  });

  it.each(['left', 'center', 'right'] as const)('is larger by the reach of the shadow, aligned %s', (align) => {
    const boxOf = (style: object) => {
      const [part] = attributesOf(writtenNode(text({ align, ...style })).elements, 'PartText');
      const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(part?.[name]));
      return { x: x!, y: y!, right: x! + width!, bottom: y! + height! };
    };
    const [bare, cast] = [boxOf({ shadow: { isOn: false } }), boxOf({})];
    // 3 or 4 px away and three standard deviations of 3 px.
    expect(bare.x - cast.x).toBe(align === 'left' ? 0 : 12);
    expect(cast.right - bare.right).toBe(align === 'right' ? 0 : 12);
    expect([bare.y - cast.y, cast.bottom - bare.bottom]).toEqual([13, 13]);
    expect(overhangOf(text())).toBeGreaterThanOrEqual(13);
  });
});

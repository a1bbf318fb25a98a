// Shadows of groups and of progress: what the package contains, and what a watch without groups gets.
import { describe, expect, it } from 'vitest';
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { exportOutcome } from '@/face/nodes';
import { dissolvedFrom } from '@/face/nodes/layerTree';
import { withoutLostEffects } from '@/face/nodes/lostEffects';
import { softStrokes } from '@/face/nodes/progress/softStrokes';
import { writeFace } from '@/output/watchFace/writeFace';
import type { FaceNode } from '@/schemas/nodes';
import { bare } from '../../face/nodes/sampleNodes';
import { attributesOf, writtenNode } from '../../face/nodes/writtenNode';
import { faceOf } from './faces';

const shadow = { isOn: true, x: 6, y: 10, blur: 6, color: '#102030a0' };
const all = (element: XmlElement): readonly XmlElement[] => [element, ...elementsOf(element).flatMap(all)];
const written = (list: readonly FaceNode[]) => {
  const { document, findings } = writeFace(faceOf(list));
  return { elements: all(document), findings };
};
const named = (elements: readonly XmlElement[], name: string) =>
  elements.find(({ attributes }) => attributes.name === name);

describe('the strokes of a soft shadow', () => {
  it('are together as opaque as the shadow in the middle, and half as opaque at its edge', () => {
    const opacityAt = (distance: number) =>
      softStrokes(40, 8, (covered) => 0.6 * covered)
        .filter(({ thickness }) => thickness / 2 > distance)
        .reduce((drawn, { opacity }) => 1 - (1 - drawn) * (1 - opacity), 0);
    expect(opacityAt(0)).toBeCloseTo(0.6, 1);
    expect(Math.abs(opacityAt(20) - 0.3)).toBeLessThan(0.06);
    expect(opacityAt(32)).toBe(0);
  });

  it('are one stroke without a blur', () => {
    expect(softStrokes(12, 0, (covered) => covered)).toEqual([{ thickness: 12, opacity: 1 }]);
  });
});

describe('the shadow of progress', () => {
  const ring = (style: object = {}) => bare('progress', { fillRate: '(#BLP#/100)', shadow, ...style });

  it('is below the layer, and its end follows the fill', () => {
    const { elements, findings } = writtenNode(ring({ bgColor: '#00000000' }));
    const [below, ...above] = elements;
    expect(below?.attributes.name).toMatch(/ shadow$/);
    const values = new Set(attributesOf([below!], 'Transform').map(({ value }) => value));
    expect([...values].some((value) => value?.includes('[BATTERY_PERCENT]'))).toBe(true);
    expect(above.every(({ name }) => name === 'PartDraw')).toBe(true);
    expect(findings).toEqual([]);
  });

  it('rests below an opaque track, which hides no part of it', () => {
    const [below, ...above] = writtenNode(ring()).elements;
    expect(attributesOf([below!], 'Transform')).toEqual([]);
    expect(attributesOf([below!], 'Ellipse').length).toBeGreaterThan(4);
    expect(above.some(({ attributes }) => /shadow/.test(attributes.name ?? ''))).toBe(false);
  });

  it('is picked with the picture', () => {
    const icons = ['1', '2'].map((digit) => ({ url: `asset:${digit.repeat(64)}`, fileSize: 9 }));
    const style = { progressType: 'ImageEnumeration', imageIndexRate: '(#BLP#/100)', icons, sum: 2, shadow };
    const node = bare('progress', style);
    expect(writtenNode(node).elements.map(({ name }) => name)).toEqual(['PartText', 'PartText']);
    const casts = writeFace(faceOf([node])).pictures.map(({ wanted }) => wanted.cast?.isAlone ?? false);
    expect(casts).toEqual([true, true, false, false]);
  });

  it('leaves in another form for the smartwatch, and not for the chip watch, whose canvas shows none', () => {
    expect(exportOutcome(ring(), 'watchFace')).toEqual({ outcome: 'restructured', reasons: ['shadowStrokes'] });
    expect(exportOutcome(ring(), 'layers')).toMatchObject({ reasons: ['shadowFill'], lost: ['shadow'] });
    expect(withoutLostEffects(ring(), 'layers')).toMatchObject({ style: { shadow: { isOn: false } } });
  });
});

describe('the shadow of a group', () => {
  const inside = (uuid: string, parentId = 'group') => ({ uuid, label: uuid, parentId });
  const square = bare('shape', { kind: 'rectangle', x: 100, y: 100, width: 40, height: 40 }, inside('square'));
  const group = (style: object = {}) =>
    bare('group', { x: 100, y: 100, shadow, ...style }, { uuid: 'group', label: 'group' });

  it('turns with the group about the pivot moved by the offset, below it, with the opacity of its color', () => {
    const { elements, findings } = written([square, group({ rotate: '#DWFM#', offset: { x: 20, y: 20 } })]);
    const [below, above] = [named(elements, 'group shadow')!, named(elements, 'group')!];
    const pivot = ({ attributes: { pivotX, pivotY, width, height } }: XmlElement) => [
      Number(pivotX) * Number(width),
      Number(pivotY) * Number(height),
    ];
    expect(pivot(above)).toEqual([expect.closeTo(120, 2), expect.closeTo(120, 2)]);
    expect(pivot(below)).toEqual([expect.closeTo(126, 2), expect.closeTo(130, 2)]);
    expect(below.attributes.alpha).toBe(String(0xa0));
    expect(attributesOf([below], 'Transform')[0]).toEqual(attributesOf([above], 'Transform')[0]);
    expect(attributesOf([below], 'PartImage')[0]?.tintColor).toBe('#102030');
    expect(elements.indexOf(below)).toBeLessThan(elements.indexOf(above));
    expect(findings).toEqual([]);
  });

  it('is the own shadow of its texts, at the angle of the group', () => {
    const word = bare('text', { x: 100, y: 100, width: 80, height: 30, text: 'Noon' }, inside('word'));
    const { elements } = written([word, group({ rotation: 90 })]);
    expect(attributesOf(elements.slice(0, 1), 'Shadow')).toEqual([
      { color: '#a0102030', offsetX: '10', offsetY: '-6', radius: '6' },
    ]);
    expect(named(elements, 'group shadow')).toBeUndefined();
  });

  it.each([
    ['a text that the watch would turn with its shadow', bare('text', { text: 'Noon' }, inside('odd')), 'shadowTurns'],
    [
      'a shape that data sizes',
      { ...bare('shape', { kind: 'ellipse' }, inside('odd')), live: { width: '(#BLP#)' } },
      'shadowPicture',
    ],
  ] as const)('names %s', (_, odd, reason) => {
    const { findings } = written([square, odd as FaceNode, group({ rotate: '#DWFM#' })]);
    const lostShadows = findings.filter(({ key }) => key === 'groupShadowLost');
    expect(lostShadows.map(({ uuid, params }) => [uuid, params.reason])).toContainEqual(['odd', reason]);
  });

  it('goes to each layer that leaves the group without one of its own', () => {
    expect(dissolvedFrom(group(), square)).toMatchObject({ style: { shadow } });
    const own = { ...shadow, x: 1 };
    const other = { ...square, style: { ...square.style, shadow: own } };
    expect(dissolvedFrom(group(), other)).toMatchObject({ style: { shadow: own } });
  });
});

// Parts are at whole px: images at the nearest, letters around their centre, shapes with their fraction inside.
import { describe, expect, it } from 'vitest';
import { bare, PICTURE } from './sampleNodes';
import { attributesOf, writtenNode } from './writtenNode';

const url = PICTURE.url;
const place = ({ x, y, width, height }: Readonly<Record<string, string>>) => [x, y, width, height].map(Number);

describe('an image', () => {
  it.each([
    ['at whole px stays', { x: 10, y: -20, width: 30, height: 40 }, [10, -20, 30, 40]],
    ['moves to the nearest px by its edges', { x: 10.3, y: 20.7, width: 30.4, height: 40.1 }, [10, 21, 31, 40]],
    ['keeps its centre if both edges are halves', { x: 238.5, y: 238.5, width: 23, height: 23 }, [238, 238, 24, 24]],
    ['is at least a px', { x: 10, y: 10, width: 1, height: 1, scaleX: 0.2 }, [10, 10, 1, 1]],
    ['has its scale in its box', { x: 100, y: 100, width: 40, height: 20, scaleX: 2, scaleY: 0.5 }, [80, 105, 80, 10]],
    [
      'scales about its pivot',
      { x: 100, y: 100, width: 40, height: 20, scaleX: 2, offset: { x: 0, y: 0 } },
      [100, 100, 80, 20],
    ],
  ])('%s', (_, style, expected) => {
    const [part] = attributesOf(writtenNode(bare('image', { url, ...style })).elements, 'PartImage');
    expect(part && place(part)).toEqual(expected);
  });

  it('that is mirrored requests a mirrored picture', () => {
    expect(writtenNode(bare('image', { url, scaleX: -1, scaleY: -2 })).pictures).toEqual([
      { url, mirrorX: true, mirrorY: true },
    ]);
  });

  it('rotates about the same point of the canvas whatever its px', () => {
    const style = { x: 10.4, y: 20, width: 30, height: 40, rotation: 30, offset: { x: 15, y: 60 } };
    const [part] = attributesOf(writtenNode(bare('image', { url, ...style })).elements, 'PartImage');
    expect(part).toMatchObject({ x: '10', width: '30', angle: '30', pivotX: '0.513333', pivotY: '1.5' });
  });

  it.each([
    [1, undefined],
    [0.5, '128'],
    [0.001, '0'],
  ])('of opacity %d has the alpha %s', (opacity, alpha) => {
    expect(attributesOf(writtenNode(bare('image', { url, opacity })).elements, 'PartImage')[0]?.alpha).toBe(alpha);
  });

  it('rotates by its expression, which replaces the fixed angle', () => {
    const { elements } = writtenNode(bare('image', { url, rotation: 12, rotate: '#DWFM#' }));
    expect(attributesOf(elements, 'Transform')).toEqual([{ target: 'angle', value: '([MINUTE] * 6)' }]);
    expect(attributesOf(elements, 'PartImage')[0]).toMatchObject({ angle: '12', pivotX: '0.5', pivotY: '0.5' });
  });

  it('without a picture is omitted', () => {
    expect(writtenNode(bare('image', { url: '' })).elements).toEqual([]);
  });
});

describe('letters', () => {
  const text = (style: object) => {
    const [part] = attributesOf(writtenNode(bare('text', { text: 'Hi', fontSize: 20, ...style })).elements, 'PartText');
    const [x, y, width, height] = part ? place(part) : [];
    return { x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0 };
  };

  it.each([100, 100.25, 100.5, 101])('centred at %d are off by at most a quarter of a px', (x) => {
    const box = text({ x, y: x, width: 60, height: 25, align: 'center' });
    expect(Math.abs(box.x + box.width / 2 - (x + 30))).toBeLessThanOrEqual(0.25);
    expect(Math.abs(box.y + box.height / 2 - (x + 12.5))).toBeLessThanOrEqual(0.25);
  });

  it('are aligned to the left or the right of their box, with room on the other side', () => {
    const narrow = { x: 100, width: 10, text: 'A longer text' };
    const [left, right] = [text({ ...narrow, align: 'left' }), text({ ...narrow, align: 'right' })];
    expect([left.x, right.x + right.width]).toEqual([100, 110]);
    expect([left.width, right.width].every((width) => width > 200)).toBe(true);
  });

  it('have a part for each line, at our line height', () => {
    const { elements } = writtenNode(bare('text', { y: 100, height: 100, fontSize: 20, text: 'One\n\nThree' }));
    const middles = attributesOf(elements, 'PartText').map((part) => Number(part.y) + Number(part.height) / 2);
    expect(middles).toEqual([125, 175]);
  });

  it('are scaled as a whole', () => {
    const { elements } = writtenNode(bare('text', { scaleX: 2, scaleY: -1 }));
    expect(attributesOf(elements, 'PartText')[0]).toMatchObject({ scaleX: '2', scaleY: '-1', pivotX: '0.5' });
  });
});

describe('shapes', () => {
  it('keep their fraction inside whole px', () => {
    const style = {
      progressType: 'Circular',
      x: 10.25,
      y: 20.5,
      width: 100.5,
      height: 100.5,
      ringWidth: 9,
      fillRate: '',
    };
    const { elements } = writtenNode(bare('progress', { ...style, fillProgress: 0.25, isRound: false }));
    expect(attributesOf(elements, 'PartDraw').map(place)).toEqual([[9, 19, 103, 103]]);
    expect(attributesOf(elements, 'Ellipse')).toEqual([{ x: '5.75', y: '6', width: '91.5', height: '91.5' }]);
    expect(attributesOf(elements, 'Arc')[0]).toMatchObject({ centerX: '51.5', centerY: '51.75', width: '91.5' });
  });
});

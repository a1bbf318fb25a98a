// A text in its box: measured at the longest values of its tags, fitted by size or by box, with its letters in place.
import { describe, expect, it } from 'vitest';
import { onCanvas } from '@/face/geometry/bounds';
import { fittingBox, fittingSize, type LineWidth, textOverflow, widestTexts } from '@/face/nodes/words/textFit';
import { layText } from '@/face/nodes/words/textLayout';
import { nodeSchemas, type StyleOf } from '@/schemas/nodes';

/** Every letter is half as wide as it is high. */
const half: LineWidth = (line) => [...line].length / 2;
const style = (given: object): StyleOf<'text'> =>
  nodeSchemas.text.parse({ uuid: 't', label: 't', nodeType: 'text', style: given }).style;

describe('the longest text of a layer', () => {
  it.each([
    ['#DMMMM#', 'September'],
    ['#DEEEE#', 'Wednesday'],
    ['#ZSC#', '99999'],
    ['#WCT#', '-30'],
    ['#BLP#%', '100%'],
    ['#DEEEEG#', '星期三'],
  ])('of %s is %s', (textTag, longest) => expect(widestTexts({ text: '', textTag })).toContain(longest));
  it('is its literal text without a tag', () => {
    expect(widestTexts({ text: 'Hi\nyou', textTag: '' })).toEqual(['Hi\nyou']);
  });
});

describe('a text', () => {
  it('fits, or is larger than its box by its longest line, all its lines, and its spacing', () => {
    expect(textOverflow(style({ text: 'abcd', fontSize: 20, width: 40, height: 25 }), half)).toBeNull();
    expect(textOverflow(style({ text: 'abcde', fontSize: 20, width: 40, height: 25 }), half)?.width).toBe(50);
    expect(textOverflow(style({ text: 'a\nb', fontSize: 20, width: 40, height: 40 }), half)?.height).toBe(50);
    const spaced = style({ text: 'abcd', fontSize: 20, width: 40, height: 25, letterSpacing: 5 });
    expect(textOverflow(spaced, half)?.width).toBe(55);
    expect(textOverflow(style({ textTag: '#DEEEE#', fontSize: 20, width: 70, height: 25 }), half)?.width).toBe(90);
  });
  it('is not measured while its font is missing', () => {
    const none: LineWidth = () => null;
    const long = style({ text: 'abcdefgh', fontSize: 90, width: 40, height: 25 });
    expect([textOverflow(long, none), fittingSize(long, none), fittingBox(long, none)]).toEqual([null, null, null]);
  });

  const cases = [
    { text: 'abcdefgh', fontSize: 40, width: 60, height: 30 },
    { text: 'abcdefgh\nij', fontSize: 40, width: 60, height: 30, align: 'left', rotation: 30 },
    { textTag: '#DEEEE#', fontSize: 40, width: 60, height: 90, align: 'right', rotation: 200, letterSpacing: 2 },
    { text: 'abcdefgh', fontSize: 40, width: 60, height: 30, offset: { x: 5, y: 90 }, rotation: 77, align: 'left' },
  ];
  it.each(cases)('that is too large fits after "Fit the size", no smaller than necessary: %j', (given) => {
    const before = style(given);
    const fontSize = fittingSize(before, half)!;
    expect(fontSize).toBeLessThan(before.fontSize);
    expect(textOverflow({ ...before, fontSize }, half)).toBeNull();
    expect(textOverflow({ ...before, fontSize: fontSize + 1 }, half)).not.toBeNull();
  });
  it.each(cases)('that is too large fits after "Fit the box", and its letters stay in place: %j', (given) => {
    const before = style(given);
    const after = { ...before, ...fittingBox(before, half) } as StyleOf<'text'>;
    expect(textOverflow(after, half)).toBeNull();
    const anchors = [before, after].map((one) => {
      const laid = layText('abc', one);
      return onCanvas(one, { x: laid.x, y: laid.lines[0]!.y });
    });
    expect(anchors[1]!.x).toBeCloseTo(anchors[0]!.x, 1);
    expect(anchors[1]!.y).toBeCloseTo(anchors[0]!.y, 1);
  });
});

// Lines, anchors and letter case of a text layer.
import { describe, expect, it } from 'vitest';
import { fontFamilyList, languageOf } from '@/face/nodes/fontFamily';
import { inCase, layText } from '@/face/nodes/words/textLayout';
import { bare } from './sampleNodes';

const style = (over: object = {}) => bare('text', { width: 200, height: 100, fontSize: 20, ...over }).style;

describe('text layout', () => {
  it.each([
    ['left', 'start', 0],
    ['center', 'middle', 102],
    ['right', 'end', 204],
  ])('%s, without the spacing after the last letter', (align, anchor, x) => {
    expect(layText('Hi', style({ align, letterSpacing: 4 }))).toMatchObject({ anchor, x });
  });

  it('one line is vertically centred, several are centred as a block', () => {
    expect(layText('Hi', style()).lines).toEqual([{ text: 'Hi', y: 50 }]);
    expect(layText('a\nb\r\nc', style()).lines.map((line) => line.y)).toEqual([25, 50, 75]);
    expect(layText('', style()).lines).toEqual([{ text: '', y: 50 }]);
  });

  it.each([
    [undefined, 'Ab ß'],
    [1, 'AB SS'],
    [0, 'ab ß'],
    [2, 'ab ß'],
  ])('case style %s', (caseStyle, text) => {
    expect(inCase('Ab ß', caseStyle)).toBe(text);
  });

  it('fault 17: any font name makes one quoted family', () => {
    expect(fontFamilyList('Roboto-Regular')).toBe('"Roboto-Regular", sans-serif');
    expect(fontFamilyList('"; } body {\n')).toBe('"\\"; } body { ", "Roboto-Regular", sans-serif');
  });

  it('Han letters are Chinese', () => {
    expect(languageOf('周五')).toBe('zh-CN');
    expect(languageOf('Fri')).toBeUndefined();
  });
});

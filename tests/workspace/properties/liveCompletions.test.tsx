// What an expression offers at the caret, and how a typed calculation is stored.
import { describe, expect, it } from 'vitest';
import { bareFault, bracketed, unbracketed } from '@/face/dataTags/expression/bareFormula';
import { extremesOf, partsOf } from '@/face/dataTags/expression/trace';
import type { FormTag } from '@/forms/services/tagService';
import { completionsAt } from '@/workspace/properties/live/completions';

const tag = (name: string, desc: string): FormTag => ({
  ...{ name, desc, sample: '1', live: () => '1', category: 'time', categoryLabel: 'Time' },
});
const TAGS = [tag('ZSC', 'Steps today'), tag('ZSCG', 'Step goal'), tag('BLP', 'Battery')];
const offered = (text: string, caret = text.length) =>
  completionsAt(text, caret, TAGS).completions.map((one) => one.text);

describe('completions', () => {
  it.each([
    ['tags by their code', '2*#zs', ['#ZSC#', '#ZSCG#']],
    ['tags by their name', '#batt', ['#BLP#']],
    ['every tag after a #', '#', ['#ZSCG#', '#BLP#', '#ZSC#']],
    ['functions by their first letters', '2*c', ['cos()', 'ceil()', 'clamp()']],
    ['nothing after a whole tag', '#ZSC#', []],
    ['nothing after a number', '12', []],
  ])('are %s', (_, text, names) => {
    expect(offered(text).sort()).toEqual([...names].sort());
  });
});

describe('a typed calculation', () => {
  it.each([
    ['1+2', '(1+2)'],
    ['#BLP#', '#BLP#'],
    ['#BLP#<15', '(#BLP#<15)'],
    ['(#Ds#+1)*2', '((#Ds#+1)*2)'],
    ['$#DH#>6?1:0$', '$#DH#>6?1:0$'],
    ['250', '250'],
    ['', ''],
  ])('%s is stored as %s, and shown as it was typed', (typed, stored) => {
    expect(bracketed(typed)).toBe(stored);
    expect(bareFault(typed)).toBeNull();
    expect(unbracketed(stored)).toBe(typed);
  });

  it.each([
    ['1+#NOPE#', 'unknownTag', 2],
    ['  1+foo(2)', 'unknownFunction', 4],
    ['sin(1', 'unclosedBracket', 3],
  ])('%s has its error at its place', (typed, key, at) => {
    expect(bareFault(typed)).toMatchObject({ key, at });
  });
});

describe('a trace', () => {
  it('has each part once, inner ones first', () => {
    expect(partsOf('(#Ds#*2+sin(#Ds#))').map(({ text }) => text)).toEqual([
      '#Ds#',
      'sin(#Ds#)',
      '#Ds#*2',
      '#Ds#*2+sin(#Ds#)',
    ]);
  });
  it('has the values over the ranges of the tags', () => {
    expect(extremesOf('(#BLP#/100+1)', () => null)).toEqual({ lowest: 1, highest: 2 });
    expect(extremesOf('(1/0)', () => null)).toBeNull();
  });
});

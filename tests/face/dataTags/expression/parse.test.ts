// Parsing and printing: the language of docs/rules/product.md, positions of errors, and properties over random trees and garbage.

import { describe, expect, it } from 'vitest';
import { EXPRESSION_ERROR_KEYS, type ExpressionErrorKey, tagsIn } from '@/face/dataTags/expression/ast';
import { evaluate, evaluateNumber, evaluateText } from '@/face/dataTags/expression/evaluate';
import { parse, parseWithPositions } from '@/face/dataTags/expression/parse';
import { print } from '@/face/dataTags/expression/print';
import { numberFault, textTagFault } from '@/face/dataTags/expression/usage';
import en from '@/locales/en/errors.json';
import zh from '@/locales/zh/errors.json';
import { EXPRESSION_MAX } from '@/schemas/limits';
import fc from '@/tests/support/property';
import { anyRead, anySource, anyTree } from './trees';

const RUNS = { numRuns: process.env.LONG ? 20_000 : 1_000 };

const treeOf = (source: string) => {
  const result = parse(source);
  if (!result.ok) throw new Error(`${source}: ${JSON.stringify(result.error)}`);
  return result.tree;
};

describe('parse', () => {
  it('reads text, tags, calculations and conditions into a typed tree', () => {
    expect(treeOf('a #DmZ#(#DWFKS#+90)$#DH#>=12?PM:AM$')).toEqual({
      kind: 'text',
      parts: [
        { kind: 'literal', text: 'a ' },
        { kind: 'tag', name: 'DmZ' },
        {
          kind: 'calculation',
          formula: {
            kind: 'binary',
            operator: '+',
            left: { kind: 'tag', name: 'DWFKS' },
            right: { kind: 'number', value: 90 },
          },
        },
        {
          kind: 'condition',
          test: {
            kind: 'binary',
            operator: '>=',
            left: { kind: 'tag', name: 'DH' },
            right: { kind: 'number', value: 12 },
          },
          yes: { kind: 'text', parts: [{ kind: 'literal', text: 'PM' }] },
          no: { kind: 'text', parts: [{ kind: 'literal', text: 'AM' }] },
        },
      ],
    });
  });

  it.each([
    ['', ''],
    ['12:30', '12:30'],
    ['\\#1', '\\#1'],
    ['\\a\\', 'a\\\\'],
    ['#Db#:#DmZ#', '#Db#:#DmZ#'],
    ['( 1+2 * 3 )', '(1+2*3)'],
    ['((1+2)*3)', '((1+2)*3)'],
    ['(1-(2-3))', '(1-(2-3))'],
    ['((1-2)-3)', '(1-2-3)'],
    ['(--1)', '(--1)'],
    ['(-(1+2))', '(-(1+2))'],
    ['(1 && 2 || 3 and 4)', '(1 and 2 or 3 and 4)'],
    ['(1 and (2 or 3))', '(1 and (2 or 3))'],
    ['(#DH#=8)', '(#DH#==8)'],
    ['round(#ZSC#/1000)', '(round(#ZSC#/1000))'],
    ['( max ( 1 , 2 ) )', '(max(1,2))'],
    ['(.50)', '(0.5)'],
    ['(0.0000001)', '(0.0000001)'],
    ['$#DaB#?"A:M":P\\:M$', '$#DaB#?A\\:M:P\\:M$'],
    ['$#DH#>12?PM:$', '$#DH#>12?PM:$'],
    ['$1?a:$2?b:c$$', '$1?a:$2?b:c$$'],
    ['$1?$2?a:b$:c$', '$1?$2?a:b$:c$'],
    ['$1?a:b$ und $2?c:d$', '$1?a:b$ und $2?c:d$'],
    ['$1?a:b$#DH#$2?c:d$', '$1?a:b$#DH#$2?c:d$'],
    ['$1?a:$ so? $2?c:d$', '$1?a:$ so\\? $2?c:d$'],
    ['$($1?2:3$>2)?a:b$', '$($1?2:3$)>2?a:b$'],
    ['$#Da#=="PM"?1:2$', '$#Da#=="PM"?1:2$'],
    ['$1?a:$($2?\\):c$)?d:e$$', '$1?a:$($2?\\):c$)?d:e$$'],
    ['\\min(5)', '\\min(5)'],
    ['(true and false)', '(true and false)'],
  ])('%s prints as %s', (source, canonical) => {
    expect(print(treeOf(source))).toBe(canonical);
    expect(treeOf(canonical)).toEqual(treeOf(source));
  });

  it('lists its tags once each, in order', () => {
    expect(tagsIn(treeOf('$#DH#>1?#DmZ#:(max(#Dd#,#DH#))$#Ds#'))).toEqual(['DH', 'DmZ', 'Dd', 'Ds']);
  });

  it('returns the positions of pieces and tags', () => {
    const result = parseWithPositions('a\\#b#DH#(1+#Ds#)');
    expect(result.ok && result.parts).toEqual([
      { at: 0, length: 4 },
      { at: 4, length: 4 },
      { at: 8, length: 8 },
    ]);
    expect(result.ok && result.tags).toEqual([
      { name: 'DH', at: 4, length: 4 },
      { name: 'Ds', at: 11, length: 4 },
    ]);
  });
});

type FaultRow = readonly [source: string, key: ExpressionErrorKey, at: number, length: number];

const PARSE_FAULTS: readonly FaultRow[] = [
  ['x'.repeat(EXPRESSION_MAX + 3), 'tooLong', EXPRESSION_MAX, 3],
  ['('.repeat(40), 'tooDeep', 32, 1],
  [`(${'-'.repeat(40)}1)`, 'tooDeep', 32, 1],
  [`${'$1?'.repeat(40)}`, 'tooDeep', 96, 1],
  ['a##', 'emptyTag', 1, 2],
  ['50 #', 'unclosedTag', 3, 1],
  ['#DH :#DmZ#', 'unclosedTag', 0, 3],
  ['#DH##dmz#', 'unknownTag', 4, 5],
  ['(#DH#+#toString#)', 'unknownTag', 6, 10],
  ['a (1+2', 'unclosedBracket', 2, 1],
  ['(max(1,2)', 'unclosedBracket', 0, 1],
  ['(max(1,2', 'unclosedBracket', 4, 1],
  ['("abc)', 'unclosedString', 1, 5],
  ['$#DH#>1?a:b', 'unclosedCondition', 0, 1],
  ['costs $5', 'missingQuestionMark', 6, 1],
  ['$1:2$', 'missingQuestionMark', 2, 1],
  ['$1?a$', 'missingValue', 5, 0],
  ['$1?a', 'missingColon', 0, 1],
  ['()', 'missingValue', 1, 1],
  ['(1+)', 'missingValue', 3, 1],
  ['(1+', 'missingValue', 3, 0],
  ['(and 1)', 'missingValue', 1, 3],
  ['$?a:b$', 'missingValue', 1, 1],
  ['(1 2)', 'missingOperator', 3, 1],
  ['(#DH# Stunden)', 'missingOperator', 6, 7],
  ['(#DH##DmZ#)', 'missingOperator', 5, 1],
  ['(today)', 'unknownWord', 1, 5],
  ['(今天)', 'unknownWord', 1, 2],
  ['(log(2))', 'unknownFunction', 1, 3],
  ['(toString(2))', 'unknownFunction', 1, 8],
  ['(sin + 1)', 'functionNeedsBracket', 1, 3],
  ['(sin())', 'argumentCount', 1, 5],
  ['1 clamp(1,2)', 'argumentCount', 2, 10],
  ['(1234567890123456)', 'numberTooLong', 1, 16],
  ['(1?2)', 'unexpected', 2, 1],
  ['(1😀)', 'unexpected', 2, 2],
  ['(1))+(', 'missingValue', 6, 0],
];

describe('errors', () => {
  it.each(PARSE_FAULTS.map((row) => [row[0].slice(0, 30), row] as const))('%s', (_, [source, key, at, length]) => {
    expect(parse(source)).toMatchObject({ ok: false, error: { key, at, length } });
  });

  it.each<FaultRow>([
    ['#DH# h', 'freeText', 5, 1],
    ['It is #DH#', 'freeText', 0, 5],
    ['#DH#\\#', 'freeText', 4, 2],
    [': -', 'noTag', 0, 3],
    ['Hello', 'noTag', 0, 5],
    ['(1+2)', 'noTag', 0, 5],
    ['#Dy##DM##Dd##Dm##Ds##DH#', 'tooManyTags', 20, 4],
    ['#Dy# #Dy# #Dy# #Dy# #Dy# #Dy#', 'tooManyTags', 25, 4],
    ['(#DH#+#DH#+#DH#+#DH#+#DH#+#DH#)', 'tooManyTags', 26, 4],
    ['#DH##DH##DH#$#DH#>1?#DH#:#DH#$', 'tooManyTags', 25, 4],
    ['#DH', 'unclosedTag', 0, 3],
  ])('of a text layer: %s', (source, key, at, length) => {
    expect(textTagFault(source)).toMatchObject({ key, at, length });
  });

  it.each([
    '',
    '#Db#:#DmZ#',
    '#Dy#-#DM#/#Dd#. , %°',
    '$#DH#>=12?in the afternoon:AM$',
    '(#DWFKS#+90)°',
    '#Dy##DM##Dd##Dm##Ds#',
    '(#DH#+#DH#+#DH#+#DH#+#DH#)',
  ])('a text layer may hold %s', (source) => {
    expect(textTagFault(source)).toBeNull();
  });

  it('the maximum number of tags depends on the platform', () => {
    expect(textTagFault('#DH#', 1)).toBeNull();
    expect(textTagFault('#DH#:#DmZ#', 1)).toMatchObject({ key: 'tooManyTags', at: 5, params: { limit: 1 } });
  });

  it.each(['#DWFKS#+90', '#DE#', 'abc', '#DH##Ds#'])('not a number: %s', (source) => {
    expect(numberFault(source)).toMatchObject({ key: 'notNumber', at: 0, length: source.length });
  });

  it.each(['', '90', '-1.5', '#DWFKS#', '#DmZ#', '(#DWFKS#+90)', '$#DH#>1?90:0$'])('a number: %s', (source) => {
    expect(numberFault(source)).toBeNull();
  });

  it('every key has a sentence in both languages, with the parameters of its error', () => {
    for (const words of [zh.expression, en.expression]) {
      expect(Object.keys(words).sort()).toEqual([...EXPRESSION_ERROR_KEYS].sort());
    }
    const faults = [
      ...PARSE_FAULTS.map(([source]) => parse(source)),
      { ok: false as const, error: textTagFault('a #DH#') },
      { ok: false as const, error: textTagFault('a', 0) },
      { ok: false as const, error: textTagFault('#DH#', 0) },
      { ok: false as const, error: textTagFault(':') },
      { ok: false as const, error: numberFault('a') },
    ].flatMap((result) => (result.ok || !result.error ? [] : [result.error]));
    expect(new Set(faults.map((fault) => fault.key))).toEqual(new Set(EXPRESSION_ERROR_KEYS));
    for (const { key, params } of faults) {
      for (const words of [zh.expression, en.expression]) {
        const wanted = [...words[key].matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]);
        expect(Object.keys(params), `${key}: ${words[key]}`).toEqual(expect.arrayContaining(wanted));
      }
    }
  });
});

describe('properties', { timeout: 60_000 }, () => {
  it('parse(print(tree)) is the tree', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        const source = print(tree);
        fc.pre(source.length <= EXPRESSION_MAX);
        const result = parse(source);
        // The only other limit is depth; random trees are far below it.
        expect(result).toEqual({ ok: true, tree });
      }),
      RUNS,
    );
  });

  it('no text makes it throw, and an error lies inside the text', () => {
    fc.assert(
      fc.property(anySource, (source) => {
        const result = parse(source);
        if (result.ok) expect(treeOf(print(result.tree))).toEqual(result.tree);
        else {
          const { at, length } = result.error;
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at + length).toBeLessThanOrEqual(source.length);
        }
        textTagFault(source);
        numberFault(source);
      }),
      RUNS,
    );
  });

  it.each([
    ['32 conditions', `${'$1?'.repeat(32)}x${':y$'.repeat(32)}`, true],
    ['33 conditions', `${'$1?'.repeat(33)}x${':y$'.repeat(33)}`, false],
    ['32 brackets', `${'('.repeat(32)}1${')'.repeat(32)}`, true],
    ['33 brackets', `${'('.repeat(33)}1${')'.repeat(33)}`, false],
    ['16 nested conditions', `${'$'.repeat(16)}1${'?1:2$'.repeat(16)}`, true],
    ['17 nested conditions', `${'$'.repeat(17)}1${'?1:2$'.repeat(17)}`, false],
    ['32 right operands', `${'(1-'.repeat(32)}1${')'.repeat(32)}`, true],
    ['500 terms', `(${'1+'.repeat(498)}1)`, true],
    ['31 calls', `${'abs('.repeat(31)}1${')'.repeat(31)}`, true],
    ['32 calls', `${'abs('.repeat(32)}1${')'.repeat(32)}`, false],
  ])('%s: parses and prints and parses again, or is too deep', (_, source, isAllowed) => {
    const result = parse(source);
    expect(result.ok || result.error.key).toBe(isAllowed || 'tooDeep');
    if (result.ok) expect(treeOf(print(result.tree))).toEqual(result.tree);
  });

  it('evaluation never throws and never gives a number that is not finite', () => {
    fc.assert(
      fc.property(anyTree, anyRead, fc.integer(), (tree, read, seed) => {
        const number = evaluateNumber(tree, read, seed);
        expect(number === null || Number.isFinite(number)).toBe(true);
        expect(typeof evaluateText(tree, read, seed)).toBe('string');
        expect(evaluate(tree, read, seed)).toEqual(evaluate(tree, read, seed));
      }),
      RUNS,
    );
  });
});

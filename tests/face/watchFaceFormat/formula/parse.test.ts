// Parsing and printing formulas of the Watch Face Format: every tree is restored, every error has its position, nothing is too
// large.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FORMULA_DEPTH_MAX, FORMULA_MAX, type WatchFormula } from '@/face/watchFaceFormat/formula/formula';
import { parseWatchFormula } from '@/face/watchFaceFormat/formula/parseWatchFormula';
import { printWatchFormula } from '@/face/watchFaceFormat/formula/printWatchFormula';
import fc from '@/tests/support/property';
import { anyFormula, anyText } from './formulas';

const printed = (source: string) => {
  const result = parseWatchFormula(source);
  return result.ok ? printWatchFormula(result.tree) : result.fault;
};

describe('a formula', () => {
  it('is restored from its printed form', () => {
    fc.assert(
      fc.property(anyFormula, (tree) => {
        expect(parseWatchFormula(printWatchFormula(tree))).toEqual({ ok: true, tree });
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['[SECOND] * 6 + 180', '([SECOND] * 6) + 180'],
    ['1 - 2 - 3', '(1 - 2) - 3'],
    ['8 / 4 / 2', '(8 / 4) / 2'],
    ['1 + 2 * 3', '1 + (2 * 3)'],
    ['a', { key: 'unknownWord', at: 0, length: 1, params: { found: 'a' } }],
    ['[A] == 6 || [B] == 7 && [C] > 1', '([A] == 6) || (([B] == 7) && ([C] > 1))'],
    ['[A] ? 1 : [B] ? 2 : 3', '[A] ? 1 : ([B] ? 2 : 3)'],
    ['(5/90)*clamp([X],0,90) + (-5/-90)*2', '((5 / 90) * clamp([X], 0, 90)) + (((-5) / (-90)) * 2)'],
    ['[C] != null', '[C] != null'],
    ['[C] == "TRUE"', '[C] == "TRUE"'],
    [' \n[ SECOND ]\t', '[SECOND]'],
    ['!([A] && TRUE)', '!([A] && true)'],
    ['0.0000001 + 1000000000000000000000', '0.0000001 + 1000000000000000000000'],
    ['rand()', 'rand()'],
    ['extractColorFromColors(#ff0000   #00ff00, TRUE, 0.5)', 'extractColorFromColors(#ff0000 #00ff00, true, 0.5)'],
    ['1 & 2 | 4', '(1 & 2) | 4'],
  ])('%s is read as %s', (source, expected) => {
    expect(printed(source)).toEqual(expected);
  });

  it('has no quotation mark that would end its text', () => {
    expect(printWatchFormula({ kind: 'string', value: 'a"b' })).toBe('"a”b"');
  });
});

describe('an error', () => {
  it.each([
    ['', 'missingValue', 0, 0],
    ['1 +', 'missingValue', 3, 0],
    ['(1', 'missingSign', 2, 0],
    ['1 2', 'missingOperator', 2, 1],
    ['[A] ? 1', 'missingSign', 7, 0],
    ['[A', 'strange', 0, 1],
    ['"a', 'strange', 0, 1],
    ['1 = 2', 'strange', 2, 1],
    ['1 + 😀', 'strange', 4, 2],
    ['hello(1) + hello', 'unknownWord', 11, 5],
    ['constructor', 'unknownWord', 0, 11],
    ['9'.repeat(400), 'missingValue', 0, 400],
    ['round(1', 'missingSign', 7, 0],
    ['round(1,)', 'missingValue', 8, 1],
    ['#ff', 'strange', 0, 1],
  ])('of %j is %s at %i', (source, key, at, length) => {
    expect(parseWatchFormula(source)).toMatchObject({ ok: false, fault: { key, at, length } });
  });

  it('is the only result besides a tree, for any text', () => {
    fc.assert(
      fc.property(anyText, (source) => {
        const result = parseWatchFormula(source);
        if (result.ok) expect(parseWatchFormula(printWatchFormula(result.tree))).toEqual(result);
        else {
          expect(result.fault.at).toBeGreaterThanOrEqual(0);
          expect(result.fault.at + result.fault.length).toBeLessThanOrEqual(source.length);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('bounds', () => {
  const refused = (key: string) => ({ ok: false, fault: { key } });
  it('refuse a formula that is too long', () => {
    expect(parseWatchFormula(`1${' '.repeat(FORMULA_MAX)}`)).toMatchObject(refused('tooLong'));
    expect(parseWatchFormula(`1${' '.repeat(FORMULA_MAX - 1)}`).ok).toBe(true);
  });

  it.each([
    ['brackets', `${'('.repeat(50_000)}1`],
    ['closed brackets', `${'('.repeat(49_000)}1${')'.repeat(49_000)}`],
    ['signs', `${'-'.repeat(90_000)}1`],
    ['a sum', `1${'+1'.repeat(40_000)}`],
    ['choices', `${'1?1:'.repeat(24_000)}1`],
    ['nested conditions', '1?'.repeat(40_000)],
    ['calls', 'abs('.repeat(20_000)],
    ['tighter and tighter operators', '1||1&&1|1&1==1<1+1*('.repeat(4_000)],
  ])('refuse unlimited %s', (_, source) => {
    expect(parseWatchFormula(source)).toMatchObject(refused('tooDeep'));
  });

  const nested = (levels: number): WatchFormula => {
    let tree: WatchFormula = { kind: 'number', value: 1 };
    for (let level = 1; level < levels; level += 1) {
      tree =
        level % 3 === 0
          ? { kind: 'unary', operator: '-', operand: tree }
          : level % 3 === 1
            ? { kind: 'ternary', test: tree, yes: { kind: 'null' }, no: { kind: 'null' } }
            : { kind: 'binary', operator: '*', left: { kind: 'null' }, right: tree };
    }
    return tree;
  };
  it('accept the deepest allowed tree, and not one level more', () => {
    const deepest = nested(FORMULA_DEPTH_MAX);
    expect(parseWatchFormula(printWatchFormula(deepest))).toEqual({ ok: true, tree: deepest });
    expect(parseWatchFormula(printWatchFormula(nested(FORMULA_DEPTH_MAX + 1)))).toMatchObject(refused('tooDeep'));
  });
});

const SAMPLES = resolve(import.meta.dirname, '../../../../../shared/wff/samples');

describe.skipIf(!existsSync(SAMPLES))('real documents (skipped where ../shared/wff is missing)', () => {
  const XML_SIGNS: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };
  const plain = (text: string) =>
    text
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1')
      .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => XML_SIGNS[name] ?? '');
  const files = existsSync(SAMPLES) ? readdirSync(SAMPLES).filter((name) => name.endsWith('.xml')) : [];
  it('have formulas that parse', () => {
    const formulas = files.flatMap((file) => {
      const document = readFileSync(join(SAMPLES, file), 'utf8');
      const inTags = [...document.matchAll(/<(?:Transform|Parameter|Gyro)\s[^>]*?(?:expression|value)="([^"]*)"/g)];
      const inText = [...document.matchAll(/<Expression [^>]*>([\s\S]*?)<\/Expression>/g)];
      return [...inTags, ...inText].map(([, source = '']) => plain(source));
    });
    expect(formulas.length).toBeGreaterThan(200);
    // The one that does not is the name of a string resource.
    expect(formulas.filter((source) => !parseWatchFormula(source).ok)).toEqual(['greeting']);
  });
});

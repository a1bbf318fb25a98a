// Our expressions in the Watch Face Format: how they are written, and that they give the same result.
import { describe, expect, it } from 'vitest';
import { dataTag } from '@/face/dataTags/catalogue';
import { type ExpressionTree, tagsIn, visit } from '@/face/dataTags/expression/ast';
import { evaluateNumber, evaluateText, MISSING } from '@/face/dataTags/expression/evaluate';
import { parse } from '@/face/dataTags/expression/parse';
import { print } from '@/face/dataTags/expression/print';
import { sampleState, type WatchState } from '@/face/dataTags/watchState';
import { checkFormula } from '@/face/watchFaceFormat/formula/checkFormula';
import { FORMULA_DEPTH_MAX } from '@/face/watchFaceFormat/formula/formula';
import { HAS_WEATHER, sayNumber, sayText } from '@/face/watchFaceFormat/formula/writeExpression';
import { EXPRESSION_MAX } from '@/schemas/limits';
import fc from '@/tests/support/property';
import { anyTree } from '../../dataTags/expression/trees';
import { shownText, treeOf, valueOfFormula } from './said';

const FACTS = { isRound: true };
const STATE = sampleState({ language: 'en' });

const treeFor = (source: string): ExpressionTree => {
  const result = parse(source);
  if (!result.ok) throw new Error(`${source}: ${result.error.key}`);
  return result.tree;
};
const ours = (source: string, state: WatchState) =>
  evaluateText(treeFor(source), (tag) => dataTag(tag)?.value(state) ?? null);
const theirs = (source: string, state: WatchState) => {
  const writtenText = sayText(source, state.device);
  return writtenText.ok ? shownText(writtenText.value, state) : writtenText.reason;
};

describe('a text', () => {
  it.each<[source: string, template: string, parameters: string[]]>([
    ['#Db#:#DmZ#', '%s:%s', ['[IS_24_HOUR_MODE] ? [HOUR_0_23_Z] : [HOUR_1_12_Z]', '[MINUTE_Z]']],
    ['#BLP#%', '%s%%', ['[BATTERY_PERCENT]']],
    ['100% of %s', '100% of %s', []],
    ['#WCTS#', '%s%s', ['[WEATHER.TEMPERATURE]', '([WEATHER.TEMPERATURE_UNIT] == 1) ? "°C" : "°F"']],
    ['#BS#', '%s', ['[BATTERY_CHARGING_STATUS] ? "true" : "false"']],
    ['#DWFKS#', '%s', ['numberFormat("0.######", ([HOUR_1_12] * 30) + ([MINUTE] * 0.5))']],
    ['(#DmZ#+1)', '%s', ['[MINUTE] + 1']],
    [
      '(#ZSC#/#ZSCG#)',
      '%s',
      ['([STEP_GOAL] == 0) ? "--" : numberFormat("0.######", floor([STEP_COUNT]) / [STEP_GOAL])'],
    ],
    [
      '(1/(#DH#%(#DH#-8)))',
      '%s',
      [
        '((([HOUR_0_23] - 8) == 0) || (([HOUR_0_23] % ([HOUR_0_23] - 8)) == 0)) ? "--" : numberFormat("0.######", floor(1) / ([HOUR_0_23] % ([HOUR_0_23] - 8)))',
      ],
    ],
    ['(7%#Ds#)', '%s', ['([SECOND] == 0) ? "--" : numberFormat("0", 7 % [SECOND])']],
    [
      '(#WCTR#*2)',
      '%s',
      [
        'numberFormat("0.######", (([WEATHER.DAYS.0.TEMPERATURE_HIGH] > [WEATHER.DAYS.0.TEMPERATURE_LOW]) ? clamp(([WEATHER.TEMPERATURE] - [WEATHER.DAYS.0.TEMPERATURE_LOW]) / ([WEATHER.DAYS.0.TEMPERATURE_HIGH] - [WEATHER.DAYS.0.TEMPERATURE_LOW]), 0, 1) : 0) * 2)',
      ],
    ],
    ['(round(#DH#/2))', '%s', ['round(floor([HOUR_0_23]) / 2)']],
    ['(#DH#>=12)', '%s', ['([HOUR_0_23] >= 12) ? "true" : "false"']],
    ['(1+2*3)%', '7%', []],
    ['(1/0)!', '--!', []],
    ['$#DaB#?AM:PM$', '%s', ['([AMPM_STATE] == 0) ? "AM" : "PM"']],
    ['$1>2?#DH#:no$', 'no', []],
    [
      '$#DH#>9?#DH#:0#DH#$',
      '%s%s',
      [
        '([HOUR_0_23] > 9) ? numberFormat("0", [HOUR_0_23]) : "0"',
        '([HOUR_0_23] > 9) ? "" : numberFormat("0", [HOUR_0_23])',
      ],
    ],
    ['$#BS#?+50%:-$', '%s', ['[BATTERY_CHARGING_STATUS] ? "+50%" : "-"']],
    ['$#BS#?#DH#:#Dm#$', '%s', ['[BATTERY_CHARGING_STATUS] ? [HOUR_0_23] : [MINUTE]']],
    ['$#ZISROUND#?round:square$ #DH#', 'round %s', ['[HOUR_0_23]']],
    [
      '$#BS# and (#DmZ#>3 or #ZSC#)?a:b$',
      '%s',
      ['([BATTERY_CHARGING_STATUS] && (([MINUTE] > 3) || ([STEP_COUNT] != 0))) ? "a" : "b"'],
    ],
    ['(min(#DH#,#Dm#))', '%s', ['numberFormat("0.######", clamp([HOUR_0_23], -999999999999999, [MINUTE]))']],
    ['(-(#DH#-1))', '%s', ['-([HOUR_0_23] - 1)']],
    ['(2*(#DH#==8))', '%s', ['2 * (([HOUR_0_23] == 8) ? 1 : 0)']],
    ['', '', []],
  ])('%s is written', (source, template, parameters) => {
    expect(sayText(source, FACTS)).toMatchObject({ ok: true, value: { template, parameters } });
    expect(theirs(source, STATE)).toBe(ours(source, STATE));
  });

  it('is inside a condition if it reads the weather, even if only a test does', () => {
    expect(HAS_WEATHER).toBe('[WEATHER.IS_AVAILABLE]');
    expect(sayText('$#WCT#>20?hot:$#DH#', FACTS)).toMatchObject({ weather: true });
    expect(sayText('#DH#', FACTS)).toMatchObject({ weather: false });
    expect(sayNumber('(#WCT#*2)', FACTS)).toMatchObject({ weather: true });
  });

  it.each([
    ['#DE# #DM#', 'en_US'],
    ['#DEzh##DMMMzh#', 'zh_CN'],
    ['#DEG# #DMMMG#', null],
    ['$#DH#>3?#DE#:-$', 'en_US'],
  ])('%s fixes its language to %s', (source, locale) => {
    expect(sayText(source, FACTS)).toMatchObject({ ok: true, value: { locale } });
  });
});

describe('an expression cannot be written', () => {
  it.each([
    ['#DE# #DEzh#', 'twoLanguages', ['DE', 'DEzh']],
    ['#DE# #DH# #DMMMG#', 'twoLanguages', ['DE', 'DMMMG']],
    ['$#DEG#=="Fri"?a:b$', 'textCompared', ['DEG']],
    ['(#NURC#+1)', 'textCompared', ['NURC']],
    ['(#DH#+"abc")', 'textCompared', []],
    ['(#DH#+1/0)', 'broken', []],
    ['#nothing#', 'broken', []],
    ['(1', 'broken', []],
    ['x'.repeat(EXPRESSION_MAX + 1), 'broken', []],
    [`(#DH#${'+1'.repeat(FORMULA_DEPTH_MAX)})`, 'broken', []],
  ])('%s: %s', (source, reason, tags) => {
    expect(sayText(source, FACTS)).toEqual({ ok: false, reason, tags });
  });

  it.each(['', 'abc', '#DH##Dm#', '#Db#:#DmZ#', '$#BS#?a:1$'])('as a number: %j', (source) => {
    expect(sayNumber(source, FACTS)).toEqual({ ok: false, reason: 'textCompared', tags: [] });
  });
});

describe('a number', () => {
  it.each([
    ['#DWFM#', '[MINUTE] * 6'],
    ['(#DWFM#+90)', '([MINUTE] * 6) + 90'],
    ['-90', '-90'],
    ['#BS#', '[BATTERY_CHARGING_STATUS] ? 1 : 0'],
    ['#ZISROUND#', '1'],
    ['(#ZSCGP#/100)', 'floor([STEP_PERCENT]) / 100'],
    ['$#BS#?(#DH#*2):5$', '[BATTERY_CHARGING_STATUS] ? ([HOUR_0_23] * 2) : 5'],
    ['#Db#', '[IS_24_HOUR_MODE] ? [HOUR_0_23] : [HOUR_1_12]'],
    ['(rand(0,360))', 'rand(0, 360)'],
    ['(clamp(#ZHR#/240,0,1))', 'clamp(floor([HEART_RATE]) / 240, 0, 1)'],
    ['(max(#DH#,#Dm#,30))', 'clamp(clamp([HOUR_0_23], [MINUTE], 999999999999999), 30, 999999999999999)'],
    ['(sin(#DH#*3.14159))', 'sin([HOUR_0_23] * 3.14159)'],
  ])('%s is written %s', (source, formula) => {
    expect(sayNumber(source, FACTS)).toMatchObject({ ok: true, value: formula });
    if (source.includes('rand')) return;
    const read = (tag: string) => dataTag(tag)?.value(STATE) ?? null;
    expect(valueOfFormula(formula, STATE)).toBeCloseTo(evaluateNumber(treeFor(source), read) ?? Number.NaN, 9);
  });
});

/** Tags that the format has, so that more of the random expressions can be written. */
const KNOWN = ['DH', 'DmZ', 'BLP', 'BS', 'ZSC', 'DWFKS', 'WCT', 'WCTS', 'DE', 'Db', 'DOW', 'ZISROUND', 'DWFSF'];
const writable = anyTree.map((tree): ExpressionTree => {
  let count = 0;
  return JSON.parse(JSON.stringify(tree), (_, value) => {
    if (value?.kind !== 'tag') return value;
    count += 1;
    return { kind: 'tag', name: KNOWN[(count * 7 + value.name.length) % KNOWN.length] };
  });
});

/** Known differences, documented in the writers: random values, inverted `clamp`, quotation marks, numbers with an exponent. */
const isOtherwise = (tree: ExpressionTree, shown: string): boolean => {
  let differs = shown.includes('"') || /\de[+-]\d/.test(shown) || shown.includes(MISSING);
  visit(tree, (node) => {
    if (node.kind === 'call') differs ||= node.name === 'rand' || node.name === 'clamp';
  });
  return differs;
};

describe('any expression', () => {
  it('shows the same text there if it can be written, in valid formulas', () => {
    let compared = 0;
    const compare = fc.property(writable, fc.constantFrom(8, 12, 23), (tree, hour) => {
      const source = print(tree);
      if (source.length > EXPRESSION_MAX) return;
      const state = sampleState({ language: 'en', now: STATE.now + (hour * 60 + 7) * 61_234, charging: hour === 8 });
      const result = sayText(source, state.device);
      if (!result.ok) {
        expect(['textCompared', 'broken']).toContain(result.reason);
        return;
      }
      for (const formula of result.value.parameters) expect(checkFormula(treeOf(formula), 2)).toEqual([]);
      const wanted = ours(source, state);
      if (isOtherwise(tree, wanted)) return;
      compared += tagsIn(tree).length > 0 ? 1 : 0;
      expect({ source, shown: shownText(result.value, state) }).toEqual({ source, shown: wanted });
    });
    fc.assert(compare, { numRuns: 3000 });
    expect(compared).toBeGreaterThan(500);
  });

  it('is the same number there if it can be written', () => {
    let compared = 0;
    const compare = fc.property(writable, (tree) => {
      const [first] = tree.parts;
      const one: ExpressionTree = { kind: 'text', parts: first ? [first] : [] };
      const source = print(one);
      if (source.length > EXPRESSION_MAX) return;
      const result = sayNumber(source, STATE.device);
      const wanted = evaluateNumber(one, (tag) => dataTag(tag)?.value(STATE) ?? null);
      if (!result.ok || wanted === null || isOtherwise(one, String(wanted))) return;
      expect(checkFormula(treeOf(result.value), 2)).toEqual([]);
      compared += tagsIn(one).length > 0 ? 1 : 0;
      const value = valueOfFormula(result.value, STATE);
      expect({
        source,
        isSame: typeof value === 'number' && Math.abs(value - wanted) <= 1e-9 * Math.abs(wanted),
      }).toEqual({
        source,
        isSame: true,
      });
    });
    fc.assert(compare, { numRuns: 3000 });
    expect(compared).toBeGreaterThan(300);
  });
});

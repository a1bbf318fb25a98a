// Evaluation: arithmetic, conditions, missing values, numbers as text, and rand with its seed.
import { describe, expect, it } from 'vitest';
import { dataTag } from '@/face/dataTags/catalogue';
import { evaluate, evaluateNumber, evaluateText, randSeed } from '@/face/dataTags/expression/evaluate';
import { parse } from '@/face/dataTags/expression/parse';
import { SAMPLE_STATE, sampleState } from '@/face/dataTags/watchState';

const treeOf = (source: string) => {
  const result = parse(source);
  if (!result.ok) throw new Error(`${source}: ${JSON.stringify(result.error)}`);
  return result.tree;
};
const state = sampleState({ heartRate: null });
const read = (name: string) => dataTag(name)?.value(state) ?? null;
const value = (source: string, seed?: number) => evaluate(treeOf(source), read, seed).value;
const text = (source: string) => evaluateText(treeOf(source), read);
const number = (source: string) => evaluateNumber(treeOf(source), read);

describe('values', () => {
  it.each([
    ['(1+2*3)', 7],
    ['(7%4)', 3],
    ['(-2-3)', -5],
    ['(10/4)', 2.5],
    ['(#DWFKS#+90)', 359.5],
    ['(#DmZ#+1)', 60],
    ['(#DaB#+1)', 2],
    ['(sin(0))', 0],
    ['(cos(0))', 1],
    ['(round(asin(1)*1000))', 1571],
    ['(floor(-1.5))', -2],
    ['(ceil(1.2))', 2],
    ['(round(2.5))', 3],
    ['(abs(-3))', 3],
    ['(sqrt(16))', 4],
    ['(min(3,1,2))', 1],
    ['(max(3,1,2))', 3],
    ['(clamp(120,0,100))', 100],
    ['(clamp(-1,0,100))', 0],
    ['(atan(0)+acos(1)+tan(0))', 0],
    ['(#DH#==8)', true],
    ['(#DmZ#==59)', true],
    ['(#Db#=="08")', true],
    ['(#DE#=="Fri")', true],
    ['(#DE#!="Fri")', false],
    ['(#DaB#==true)', true],
    ['(1<2)', true],
    ['(2<=1)', false],
    ['(#DE#<3)', null],
    ['(1 and 0)', false],
    ['(1 or #ZHR#)', true],
    ['(0 and #ZHR#)', false],
    ['(#ZHR# or 1)', null],
    ['(1 and #ZHR#)', null],
    ['#DmZ#', '59'],
    ['#DH#', 8],
    ['#BS#', false],
    ['#Db#:#DmZ#', '08:59'],
    ['$#DH#>=12?PM:AM$', 'AM'],
    ['$#DH#>=12?PM:#DH#$', 8],
    ['$#DH#<6?night:$#DH#<12?morning:later$$', 'morning'],
    ['($#DaB#?1:2$*10)', 10],
    ['', ''],
    // No value: missing sensor, division by zero, outside a function's domain, text as a number.
    ['#ZHR#', null],
    ['(#ZHR#+1)', null],
    ['(1/0)', null],
    ['(1%0)', null],
    ['(sqrt(-1))', null],
    ['(acos(2))', null],
    ['(max(1,#ZHR#))', null],
    ['("abc"*2)', null],
    ['(-#DE#)', null],
    ['$#ZHR#>100?high:low$', null],
    ['#ZHR# bpm', null],
  ])('%s is %s', (source, expected) => expect(value(source)).toBe(expected));
});

describe('text', () => {
  it.each([
    ['#ZHR#', '--'],
    ['#ZHR#/#ZSC#', '--/6284'],
    ['(1/0)%', '--%'],
    ['$#ZHR#>100?high:low$', '--'],
    ['$#DH#>1?#ZHR#.#DH#:x$', '--.8'],
    ['(1/3)', '0.333333'],
    ['(0.1+0.2)', '0.3'],
    ['(2/2)', '1'],
    ['(0*-1)', '0'],
    ['(-0.0000001)', '0'],
    ['(#DIST#*1000)', '4600'],
    ['#BS#', 'false'],
    ['\\#1', '#1'],
  ])('%s reads %s', (source, expected) => expect(text(source)).toBe(expected));
});

describe('the time in milliseconds', () => {
  it.each([1_799_477_622_430, 1_799_477_622_431, 1_730_000_000_001])('%d is printed to the last digit', (now) => {
    const at = sampleState({ now });
    expect(evaluateText(treeOf('#DNOW# (#DNOW#+1)'), (name) => dataTag(name)?.value(at) ?? null)).toBe(
      `${now} ${now + 1}`,
    );
  });
});

describe('numbers', () => {
  it.each([
    ['#DWFKS#', 269.5],
    ['#DmZ#', 59],
    ['#DaB#', 1],
    [' 90 ', 90],
    ['-45', -45],
    ['#DE#', null],
    ['#ZHR#', null],
    ['#DWFKS#+90', null],
    ['', null],
  ])('%s is %s', (source, expected) => expect(number(source)).toBe(expected));
});

describe('rand', () => {
  const draws = (source: string, count: number) =>
    Array.from({ length: count }, (_, minute) => Number(value(source, randSeed('layer', minute * 60_000))));

  it('follows its seed, stays in its range and is spread over it', () => {
    const drawn = draws('(rand(10,20))', 500);
    expect(draws('(rand(10,20))', 500)).toEqual(drawn);
    expect(drawn.every((one) => one >= 10 && one < 20)).toBe(true);
    expect(new Set(drawn).size).toBeGreaterThan(490);
    for (let low = 10; low < 20; low += 1) {
      expect(drawn.filter((one) => Math.floor(one) === low).length).toBeGreaterThan(20);
    }
  });

  it('gives a new value at each position, whichever branch is taken', () => {
    expect(value('(rand(0,1)==rand(0,1))', 7)).toBe(false);
    const draw = '(rand(0,1))';
    const lastWhen = (flag: 0 | 1) => String(value(`$${flag}?${draw}:x$/${draw}`, 3)).split('/')[1];
    expect(Number(lastWhen(0))).toBeGreaterThan(0);
    expect(lastWhen(0)).toBe(lastWhen(1));
  });

  it('is seeded per layer and minute', () => {
    const { now } = SAMPLE_STATE;
    expect(randSeed('a', now)).toBe(randSeed('a', now + 51_000));
    expect(randSeed('a', now)).not.toBe(randSeed('a', now + 60_000));
    expect(randSeed('a', now)).not.toBe(randSeed('b', now));
  });
});

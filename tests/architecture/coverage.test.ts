// docs/coverage.md names a test for each fact of the specification, and the tests that it names exist.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { coverageFaults, coverageText, readSections, resolveTest, testNames } from '../../build/coverage.mjs';

/** Facts without a test. The number may only go down. */
const WITHOUT_TEST = 0;
const HERE = 'tests/architecture/coverage.test.ts';

const sections = readSections();
const facts = sections.flatMap((section) => section.facts);

describe('the table of the specification', () => {
  it('names a test that exists for each fact, or a reason, and uses each id once', () =>
    expect(coverageFaults(sections)).toEqual([]));

  it('is up to date: `npm run coverage:spec` writes it', () => {
    const written = readFileSync(resolve(import.meta.dirname, '../../docs/coverage.md'), 'utf8');
    expect(written === coverageText(sections), 'run `npm run coverage:spec`').toBe(true);
  });

  it('has no more facts without a test than before', () =>
    expect(facts.filter(({ noTest }) => noTest).map(({ id }) => id)).toHaveLength(WITHOUT_TEST));

  it('numbers each fact by its section, from 1 to 9', () => {
    expect(sections).toHaveLength(9);
    for (const [index, section] of sections.entries())
      expect(section.facts.filter(({ id }) => !id.startsWith(`S${index + 1}.`))).toEqual([]);
  });
});

describe('a fault', () => {
  const check = (...given: object[]) => coverageFaults([{ title: 'T', facts: given as never }]);
  const named = (name: string, more: object = {}) => ({
    id: 'S1.a',
    fact: 'f',
    tests: [{ file: HERE, name, ...more }],
  });

  it.each<[string, object[], RegExp]>([
    ['a test that does not exist', [named('nobody wrote this')], /has no test named/],
    ['a file that does not exist', [{ id: 'S1.a', fact: 'f', tests: [{ file: 'x.ts', name: 'x' }] }], /does not exist/],
    ['a name that fits several tests', [named('a')], /fits \d+ tests/],
    ['a row that does not exist', [named('is up to date', { row: ['no', 'row'].join('-') })], /has no row/],
    ['a fact without a test', [{ id: 'S1.a', fact: 'f' }], /no test and no reason/],
    ['a fact with a test and a reason', [{ ...named('is up to date'), noTest: 'why' }], /reason for having none/],
    ['an id that is used twice', [named('is up to date'), named('is up to date')], /used twice/],
  ])('is reported once: %s', (_, given, message) => {
    expect(check(...given)).toEqual([expect.stringMatching(message)]);
  });
});

describe('names of tests', () => {
  it('include the groups around them, tables and templates', () => {
    const source = `describe('a', () => { it('b', f); it.each(rows)('%s c', f); it(\`d \${e}\`, f); }); describe.each(x)('g', () => test('h', f));`;
    expect(testNames('a.test.ts', source)).toEqual(['a', 'a > b', 'a > %s c', `a > d \${e}`, 'g', 'g > h']);
  });

  it('match by their end before they match by a part', () =>
    expect(resolveTest({ file: HERE, name: 'a fault' })).toEqual({ name: 'a fault' }));
});

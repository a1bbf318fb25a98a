// The tables of sources and functions match Google's schemas, version by version.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WATCH_FUNCTIONS } from '@/face/watchFaceFormat/formula/functions';
import { sourceSince, WATCH_SOURCES, watchSource } from '@/face/watchFaceFormat/formula/sources';

const SCHEMAS = resolve(import.meta.dirname, '../../../../../shared/wff/schema');
const VERSIONS = [1, 2, 3, 4, 5];

const schema = (version: number, name: string): string => {
  const folder = join(SCHEMAS, String(version), 'common', version < 4 ? 'attributes' : 'simpleTypes');
  return readFileSync(join(folder, `${name}.xsd`), 'utf8');
};
const values = (text: string, tag: string) =>
  [...text.matchAll(new RegExp(`<xs:${tag} value="([^"]*)"`, 'g'))].map(([, value = '']) => value);

/** The first version whose schema has each of the values. */
const firstSeen = (read: (version: number) => string[]): Map<string, number> => {
  const seen = new Map<string, number>();
  for (const version of VERSIONS) for (const value of read(version)) if (!seen.has(value)) seen.set(value, version);
  return seen;
};

/** Mistakes in the schemas: a doubled prefix in versions 2 and 3. */
const SLIP = /^WEATHER\.WEATHER\./;
const MENDED = new Set(['WEATHER.UV_INDEX', 'WEATHER.LAST_UPDATED']);

describe.skipIf(!existsSync(SCHEMAS))("Google's schemas (skipped where ../shared/wff is missing)", () => {
  const sources = existsSync(SCHEMAS)
    ? firstSeen((version) => values(schema(version, 'sourceType'), 'enumeration'))
    : new Map();
  const patterns = existsSync(SCHEMAS)
    ? firstSeen((version) => values(schema(version, 'sourceType'), 'pattern'))
    : new Map();

  it('have each source since the version in the table', () => {
    const wrong = [...sources].filter(
      ([name, since]) => !SLIP.test(name) && !MENDED.has(name) && sourceSince(name) !== since,
    );
    expect(sources.size).toBeGreaterThan(80);
    expect(wrong).toEqual([]);
  });

  it('have each family of sources since the version in the table', () => {
    const wrong = [...patterns].filter(([pattern, since]) => {
      const name = pattern.replaceAll('\\.', '.').replace('\\d+', '7');
      return sourceSince(name) !== since;
    });
    expect(patterns.size).toBe(16);
    expect(wrong).toEqual([]);
  });

  it('have every source of the table except those that only the registry names', () => {
    const own = [...WATCH_SOURCES.keys()].filter((name) => !sources.has(name));
    expect(own.sort()).toEqual(
      [
        ...['HOUR', 'MINUTE', 'SECOND'].flatMap((unit) => [`${unit}_TENS_DIGIT`, `${unit}_UNITS_DIGIT`]),
        ...['WEATHER.DAY_TEMPERATURE_HIGH', 'WEATHER.DAY_TEMPERATURE_LOW'],
      ].sort(),
    );
  });

  it('have each function with the same number of arguments since the version in the table, and no other', () => {
    const forms = firstSeen((version) =>
      values(schema(version, 'arithmeticExpressionType'), 'enumeration').filter((value) => /^\w+\(/.test(value)),
    );
    const ours = Object.entries(WATCH_FUNCTIONS).flatMap(([name, calls]) =>
      calls.map(({ takes, since }) => [`${name}(${','.repeat(takes.length - 1)})`, since]),
    );
    expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(forms));
  });
});

describe('sources', () => {
  it.each([
    ['SECOND', 1],
    ['FIRST_DAY_OF_WEEK', 2],
    ['TIMEZONE_OFFSET_MINUTES', 3],
    ['WEATHER.HOURS.12.TEMPERATURE', 2],
    ['CONFIGURATION.themeColor.1', 1],
    ['COMPLICATION.TEXT', 1],
    ['COMPLICATION.GOAL_PROGRESS_VALUE', 2],
    ['REFERENCE.steps', 4],
    ['IS_AMBIENT', null],
    ['WEATHER.DAYS.x.IS_AVAILABLE', null],
    ['WEATHER.WEATHER.UV_INDEX', null],
    ['toString', null],
  ])('%s exists since %s', (name, since) => {
    expect(sourceSince(name)).toBe(since);
  });

  it('depend on the language if they are words of it', () => {
    const spoken = [...WATCH_SOURCES.keys(), 'WEATHER.DAYS.2.CONDITION_DAY_NAME'].filter(
      (name) => watchSource(name)?.isSpoken,
    );
    expect(spoken.sort()).toEqual(
      `AMPM_STRING AMPM_STRING_SHORT DAY_OF_WEEK_F DAY_OF_WEEK_S MONTH_F MONTH_S WEATHER.CONDITION_NAME
      WEATHER.DAYS.2.CONDITION_DAY_NAME`.split(/\s+/),
    );
  });
});

// Fault 26 of the reliability page: keys chosen to collide (integers above all) cost no more than others. Files with too many
// keys are refused before parsing, and keys that a person chose are stored in a Map.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BODY_LIMITS, PROJECT_LIMITS } from '@/bytes/json/jsonLimits';
import { readJsonBlob, readJsonText } from '@/bytes/json/readJson';
import { readProjectFile } from '@/output/projectFile';
import { JSON_VALUES_MAX } from '@/schemas/limits';
import { readDesign } from '@/schemas/readDesign';
import { rawDesign } from '@/tests/support/designs';

afterEach(() => vi.restoreAllMocks());

const KEYS: Readonly<Record<string, (index: number) => string>> = {
  'small integers': (index) => String(index),
  'integers near the end of indices': (index) => String(4_294_967_294 - index),
  'integers with zeros before': (index) => String(index).padStart(12, '0'),
  'powers of two apart': (index) => String(index * 65_536),
};
const object = (count: number, key: (index: number) => string) =>
  `{${Array.from({ length: count }, (_, index) => `"${key(index)}":0`).join()}}`;

/** Time to read the maximum number of keys, ms. Comparable only within one run. */
function cost(key: (index: number) => string): number {
  const text = object(JSON_VALUES_MAX - 100, key);
  const began = performance.now();
  const read = readJsonText(text, BODY_LIMITS);
  expect(read.ok && Object.keys(read.value as object).length).toBe(JSON_VALUES_MAX - 100);
  if (read.ok) readDesign({ ...rawDesign(), foreign: read.value });
  return performance.now() - began;
}

let words: number | undefined;

describe.each(Object.entries(KEYS))('keys that are %s', (_, key) => {
  it.each([
    ['a body', BODY_LIMITS],
    ['a project file', PROJECT_LIMITS],
  ])('fault 26: are counted in %s before it is parsed', async (_name, limits) => {
    const parse = vi.spyOn(JSON, 'parse');
    const text = object(limits.values + 1, key);
    expect(readJsonText(text, limits)).toEqual({ ok: false, fault: 'tooManyLayers' });
    expect(await readJsonBlob(new Blob([text]), limits)).toEqual({ ok: false, fault: 'tooManyLayers' });
    expect(parse).not.toHaveBeenCalled();
  });

  // Colliding keys would cost hundreds of times as much.
  it('at the maximum number cost about as much as words', () => {
    words ??= cost((index) => `word${index}`);
    expect(cost(key)).toBeLessThan(20 * words);
  });
});

it('pictures of a file that are named by integers, or like properties of every object, are stored in a Map', () => {
  const names = ['10', '2', '-1', 'constructor', 'toString', 'hasOwnProperty'];
  const entries = names.map((name) => `"${name}":{"type":"image/png","base64":"AA=="}`).join();
  const file = `{"format":"dialwright","version":1,"design":${JSON.stringify(rawDesign())},"images":{${entries}}}`;
  const read = readProjectFile(file);
  expect(read.ok && [...read.images.keys()].sort()).toEqual([...names].sort());
  expect(read.ok && read.images instanceof Map).toBe(true);
});

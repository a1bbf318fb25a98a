// Foreign JSON is measured while it is read: text that is too deep, too large or too long is refused before a tree is built.

import { describe, expect, it, vi } from 'vitest';
import { BODY_LIMITS, dataLimits, layersLimits, PROJECT_LIMITS } from '@/bytes/json/jsonLimits';
import { createJsonScanner, type JsonLimits } from '@/bytes/json/jsonScanner';
import { readJsonBlob, readJsonStream, readJsonText } from '@/bytes/json/readJson';
import { DOCUMENT_BYTES_MAX, JSON_DEPTH_MAX, NODES_MAX, PROJECT_PICTURE_BYTES_MAX } from '@/schemas/limits';
import fc from '@/tests/support/property';
import { rawDesign, textLayer } from '../support/designs';

const LIMITS: JsonLimits = { depth: 5, values: 30, layers: 3, chars: 200, pictureChars: 100 };
const faultOf = (text: string, limits = LIMITS) => {
  const read = readJsonText(text, limits);
  return read.ok ? 'ok' : read.fault;
};
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const list = (name: string, count: number, of = '{}') => `{"${name}":[${Array(count).fill(of).join()}]}`;

describe('the scanner', () => {
  it.each([
    ['five levels', nested(5), 'ok'],
    ['six levels', nested(6), 'tooDeep'],
    ['six levels in objects', '{"a":'.repeat(6), 'tooDeep'],
    ['many levels one after the other', `[${Array(6).fill(nested(4)).join()}]`, 'ok'],
    ['brackets in a text', JSON.stringify('[{'.repeat(40)), 'ok'],
    ['brackets behind an escaped quote', JSON.stringify(`\\"${'['.repeat(40)}`), 'ok'],
    ['thirty values', `[${Array(30).fill(1).join()}]`, 'ok'],
    ['thirty-one values', `[${Array(31).fill(1).join()}]`, 'tooManyLayers'],
    ['three layers', list('nodeList', 3), 'ok'],
    ['four layers', list('nodeList', 4), 'tooManyLayers'],
    ['three lists of two layers', `[${Array(3).fill(list('nodeList', 2)).join()}]`, 'ok'],
    ['layers inside layers', list('nodeList', 2, list('children', 1)), 'tooManyLayers'],
    ['four objects of another name', list('nodeLists', 4), 'ok'],
    ['two hundred characters', JSON.stringify('x'.repeat(198)), 'ok'],
    ['one more', JSON.stringify('x'.repeat(199)), 'tooLarge'],
    ['a picture beside them', `{"base64":"${'x'.repeat(99)}","a":"${'y'.repeat(150)}"}`, 'ok'],
    ['a picture that is too large', `{"base64":"${'x'.repeat(100)}"}`, 'tooLarge'],
    ['no JSON', 'hello', 'notJson'],
    ['nothing', '', 'notJson'],
  ])('%s', (_, text, outcome) => {
    expect(faultOf(text)).toBe(outcome);
  });

  it('gives the same result however the text is split', () => {
    const text = fc.oneof(
      fc.jsonValue({ maxDepth: 7 }).map((value) => JSON.stringify(value)),
      fc.string({ unit: fc.constantFrom('[', ']', '{', '}', '"', '\\', ',', ':', 'a', 'nodeList', 'base64') }),
    );
    const verdict = (pieces: readonly string[]) => {
      const scanner = createJsonScanner(LIMITS);
      const firstExcess = pieces.map((piece) => scanner.take(piece)).find((excess) => excess !== null);
      return [firstExcess, firstExcess ? 0 : scanner.pictureChars];
    };
    fc.assert(
      fc.property(text, fc.array(fc.nat(40), { maxLength: 6 }), (whole, cuts) => {
        const places = [0, ...cuts.map((cut) => Math.min(cut, whole.length)).sort((a, b) => a - b), whole.length];
        const pieces = places.slice(1).map((end, index) => whole.slice(places[index], end));
        expect(verdict(pieces)).toEqual(verdict([whole]));
      }),
      { numRuns: 400 },
    );
  });

  it('accepts every document within the limits and returns its value', async () => {
    const layers = Array.from({ length: NODES_MAX - 1 }, (_, index) => textLayer(`n${index}`));
    const value = { design: rawDesign({ layers, name: 'Höhe "90°" \\ 表盘' }) };
    const read = await readJsonBlob(new Blob([JSON.stringify(value)]), PROJECT_LIMITS);
    expect(read).toMatchObject({ ok: true });
    expect(read.ok && read.value).toEqual(value);
  });
});

describe('the limits', () => {
  it.each([
    ['a body', BODY_LIMITS, 1],
    ['a project file', PROJECT_LIMITS, 1],
    ['all data', dataLimits(1000), 6],
    ['layers', layersLimits(1000), 0],
  ] as const)('of %s allow a document inside it its full depth', (_, limits, around) => {
    expect(faultOf(nested(around + JSON_DEPTH_MAX + 1), limits)).toBe('ok');
    expect(faultOf(nested(around + JSON_DEPTH_MAX + 2), limits)).toBe('tooDeep');
  });

  it('of a project file are those of a document and of its pictures', () => {
    expect([PROJECT_LIMITS.chars, PROJECT_LIMITS.pictureChars]).toEqual([
      DOCUMENT_BYTES_MAX,
      PROJECT_PICTURE_BYTES_MAX,
    ]);
  });
});

describe('a file of 60 MB of [', () => {
  it('fault 37: is refused after its first chunk, and the rest is not read', async () => {
    let pulled = 0;
    const piece = new TextEncoder().encode('['.repeat(64 * 1024));
    const stream = new ReadableStream<Uint8Array>({
      pull(to) {
        pulled += 1;
        to.enqueue(piece);
        if (pulled === 960) to.close();
      },
    });
    expect(await readJsonStream(stream, PROJECT_LIMITS)).toEqual({ ok: false, fault: 'tooDeep' });
    expect(pulled).toBeLessThan(5);
  });

  it.each([
    ['of [', () => '['.repeat(60_000_000), 'tooDeep'],
    ['of []', () => `[${'[],'.repeat(20_000_000)}`, 'tooManyLayers'],
    ['with one text', () => `"${'x'.repeat(60_000_000)}"`, 'tooLarge'],
    ['of spaces', () => ' '.repeat(60_000_000), 'tooLarge'],
    ['of quotes', () => '"'.repeat(60_000_000), 'tooLarge'],
  ])('%s never reaches the parser', (_, text, fault) => {
    const parse = vi.spyOn(JSON, 'parse');
    expect(faultOf(text(), PROJECT_LIMITS)).toBe(fault);
    expect(parse).not.toHaveBeenCalled();
  });
});

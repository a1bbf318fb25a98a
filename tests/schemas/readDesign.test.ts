// Reading documents of any age and any content: bounded, migrated, checked; never an exception, never a change to the input.

import { describe, expect, it } from 'vitest';
import { type Design, SCHEMA_VERSION } from '@/schemas/design';
import { nodeSchemas } from '@/schemas/nodes';
import { readDesign } from '@/schemas/readDesign';
import { arbitraryDesign, arbitraryNode, arbitraryNodeOf } from '@/tests/support/arbitraries';
import { imageLayer, rawDesign, textLayer } from '@/tests/support/designs';
import fc from '@/tests/support/property';

const reasonOf = (raw: unknown) => {
  const read = readDesign(raw);
  return read.ok ? 'ok' : read.reason;
};
const layersOf = (raw: unknown) => {
  const read = readDesign(raw);
  if (!read.ok) throw new Error(`${read.reason} ${read.detail}`);
  return read.design.copies[0]!.normal.nodeList;
};
const withStyle = (style: object) => rawDesign({ layers: [{ ...imageLayer('a', ''), style }] });

describe('a valid document', () => {
  it('reads as it was written, for any design', () => {
    fc.assert(
      fc.property(arbitraryDesign, (design: Design) => {
        expect(readDesign(JSON.parse(JSON.stringify(design)))).toEqual({ ok: true, design });
      }),
      { numRuns: 60 },
    );
  });

  it.each(Object.keys(nodeSchemas) as (keyof typeof nodeSchemas)[])(
    'of any %s node is stable under a second parse',
    (type) => {
      fc.assert(
        fc.property(arbitraryNodeOf(type), (node) => {
          expect(nodeSchemas[type].parse(JSON.parse(JSON.stringify(node)))).toEqual(node);
        }),
        { numRuns: 25 },
      );
    },
  );

  it('gets the fields that an older writer of the same version omitted', () => {
    expect(layersOf(rawDesign({ layers: [textLayer('a', 'Hi')] }))[1]).toMatchObject({
      style: { text: 'Hi', fontSize: 32, opacity: 1, rotation: 0, visible: true },
    });
  });

  it('has words or a tag, never both: words that an older writer stored beside a tag were not shown, and are dropped', () => {
    const both = textLayer('a', 'Hi');
    const [, tagged, plain] = layersOf(
      rawDesign({
        layers: [{ ...both, style: { ...both.style, textTag: '#BLP#' } }, textLayer('b', 'Ho')],
      }),
    );
    expect(tagged).toMatchObject({ style: { text: '', textTag: '#BLP#' } });
    expect(plain).toMatchObject({ style: { text: 'Ho', textTag: '' } });
  });

  it('fault 23: keeps a node of an unknown type whole, in its place', () => {
    const strange = {
      uuid: 's',
      label: 'Strange',
      nodeType: 'hologram',
      style: { beams: [1, { deep: null }] },
      extra: '1',
    };
    expect(layersOf(rawDesign({ layers: [textLayer('a'), strange, textLayer('b')] }))[2]).toEqual(strange);
  });

  it('is not changed by reading', () => {
    const raw = rawDesign({ schemaVersion: 1, layers: [textLayer('a')] });
    const before = structuredClone(raw);
    readDesign(raw);
    expect(raw).toEqual(before);
  });
});

describe('version 1', () => {
  const slot = (nodeType: string) => ({ uuid: nodeType, label: 'Slot', nodeType, style: { x: 10, textSize: 30 } });
  const strange = { uuid: 'h', label: 'H', nodeType: 'hologram', nodes: [{ nodeType: 'beam', power: 3 }] };
  const fixture = rawDesign({ schemaVersion: 1, layers: [slot('complication'), slot('google_complication'), strange] });

  it('reads both spellings of a complication as google_complication and keeps the rest', () => {
    const [, first, second, third] = layersOf(fixture);
    expect(first).toMatchObject({
      nodeType: 'google_complication',
      uuid: 'complication',
      style: { x: 10, textSize: 30 },
    });
    expect(second).toMatchObject({ nodeType: 'google_complication', uuid: 'google_complication' });
    expect(third).toEqual(strange);
  });

  it('reads always-on layers too, and is migrated to the current version', () => {
    const [copy] = fixture.copies;
    const root = copy!.normal.nodeList[0]!;
    const raw = { ...fixture, copies: [{ ...copy, ambient: { nodeList: [root, slot('complication')] } }] };
    const read = readDesign(raw);
    expect(read.ok && read.design.schemaVersion).toBe(SCHEMA_VERSION);
    expect(read.ok && read.design.copies[0]!.ambient?.nodeList[1]).toMatchObject({ nodeType: 'google_complication' });
  });
});

describe('an invalid document', () => {
  it.each([null, undefined, 1, 'text', true, [], [rawDesign()]])('%j is not a design', (raw) => {
    expect(reasonOf(raw)).toBe('notADesign');
  });

  it('fault 6: of a newer version is reported as such', () => {
    expect(readDesign(rawDesign({ schemaVersion: SCHEMA_VERSION + 1 }))).toEqual({
      ...{ ok: false, reason: 'newerVersion' },
      detail: String(SCHEMA_VERSION + 1),
    });
  });

  it.each([0, -1, 1.5, '2', null, Number.NaN])('of version %j has a bad shape', (schemaVersion) => {
    expect(reasonOf({ ...rawDesign(), schemaVersion })).toBe('badShape');
  });

  it.each([
    ['arrays', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('fault 21: nested 100,000 levels deep in %s is refused without a stack overflow', (_, open, close) => {
    const deep = JSON.parse(`${open.repeat(100_000)}1${close.repeat(100_000)}`);
    expect(reasonOf({ ...rawDesign(), deep })).toBe('tooDeep');
    expect(reasonOf(rawDesign({ layers: [{ uuid: 'x', label: 'x', nodeType: 'hologram', deep }] }))).toBe('tooDeep');
  });

  it('fault 23: with 5,000 layers is refused, with 1,999 beside the root it is read', () => {
    const layers = (count: number) => Array.from({ length: count }, (_, index) => textLayer(`n${index}`));
    expect(reasonOf(rawDesign({ layers: layers(5000) }))).toBe('tooManyLayers');
    expect(reasonOf(rawDesign({ layers: layers(2000) }))).toBe('tooManyLayers');
    expect(layersOf(rawDesign({ layers: layers(1999) }))).toHaveLength(2000);
  });

  it('with a million values in one list is refused quickly', () => {
    expect(reasonOf({ ...rawDesign(), list: Array.from({ length: 1_000_000 }, () => 0) })).toBe('tooManyLayers');
  });

  it('fault 23: with two layers of one id, or a second root, has a bad shape and names the position', () => {
    const read = readDesign(rawDesign({ layers: [textLayer('same'), textLayer('same')] }));
    expect(read).toMatchObject({ ok: false, reason: 'badShape', detail: expect.stringContaining('nodeList') });
    expect(reasonOf(rawDesign({ layers: [{ uuid: 'r2', label: 'R', nodeType: 'root', style: {} }] }))).toBe('badShape');
  });

  it('without the root first has a bad shape', () => {
    const raw = rawDesign({ layers: [textLayer('a')] });
    raw.copies[0]!.normal.nodeList.reverse();
    expect(reasonOf(raw)).toBe('badShape');
  });

  it.each([1e308, -1e308, Number.NaN, Number.POSITIVE_INFINITY, '5', null, {}, 10_001])(
    'fault 22: with x = %j has a bad shape',
    (x) => {
      expect(reasonOf(withStyle({ x }))).toBe('badShape');
    },
  );

  it.each([
    { opacity: 1.01 },
    { opacity: -0.01 },
    { rotation: 361 },
    { width: 0 },
    { tintColor: 'red' },
    { fileSize: 1.5 },
  ])('with %j has a bad shape', (style) => expect(reasonOf(withStyle(style))).toBe('badShape'));

  it('fault 22: reads 1e999 in JSON as an invalid number', () => {
    const text = JSON.stringify(withStyle({ x: 12345 })).replace('12345', '1e999');
    expect(reasonOf(JSON.parse(text))).toBe('badShape');
  });

  it.each([
    'javascript:alert(1)',
    'https://elsewhere.example/x.png',
    'asset:short',
    '/api/files/../secret',
    'data:image/png,x',
  ])('with the image %s has a bad shape', (url) => expect(reasonOf(withStyle({ url }))).toBe('badShape'));

  it('never throws, whatever JSON it is', () => {
    fc.assert(fc.property(fc.jsonValue(), (raw) => void expect(typeof readDesign(raw).ok).toBe('boolean')));
  });

  it('never throws for a valid design with one value replaced by anything', () => {
    fc.assert(
      fc.property(
        arbitraryDesign,
        fc.nat(),
        fc.anything({ withBigInt: true, withDate: true }),
        (design, pick, value) => {
          const raw = structuredClone(design) as unknown;
          const spots: [Record<string, unknown>, string][] = [];
          const walk = (at: unknown) => {
            if (typeof at !== 'object' || at === null) return;
            for (const key of Object.keys(at)) {
              spots.push([at as Record<string, unknown>, key]);
              walk((at as Record<string, unknown>)[key]);
            }
          };
          walk(raw);
          const [holder, key] = spots[pick % spots.length]!;
          holder[key] = value;
          expect(typeof readDesign(raw).ok).toBe('boolean');
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('keys that reach for the prototype', () => {
  const evil = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}';

  it.each(['copies', 'layer', 'style', 'opaque'])(
    'fault 20: in the %s change nothing outside the document',
    (place) => {
      for (let schemaVersion = 1; schemaVersion <= SCHEMA_VERSION; schemaVersion += 1) {
        const raw = rawDesign({
          schemaVersion,
          layers: [textLayer('a'), { uuid: 'x', label: 'x', nodeType: 'hologram' }],
        });
        const text = JSON.stringify(raw);
        const inner = evil.slice(1, -1);
        const placed = {
          copies: text.replace('{"id":"copy-1"', `{${inner},"id":"copy-1"`),
          layer: text.replace('{"uuid":"a"', `{${inner},"uuid":"a"`),
          style: text.replace('"style":{"text"', `"style":{${inner},"text"`),
          opaque: text.replace('{"uuid":"x"', `{${inner},"uuid":"x"`),
        }[place]!;
        expect(placed).not.toBe(text);
        const read = readDesign(JSON.parse(placed));
        expect(({} as Record<string, unknown>).polluted).toBeUndefined();
        if (read.ok) {
          for (const layer of read.design.copies[0]!.normal.nodeList) {
            expect(Object.getPrototypeOf(layer)).toBe(Object.prototype);
            expect((layer as Record<string, unknown>).polluted).toBeUndefined();
          }
        }
      }
    },
  );
});

describe('arbitrary nodes', () => {
  it('cover every node type and unknown ones', () => {
    const types = new Set(fc.sample(arbitraryNode, 300).map(({ nodeType }) => nodeType.replace(/^x_.*/, 'unknown')));
    expect([...types].sort()).toEqual(
      [...Object.keys(nodeSchemas).filter((type) => type !== 'root'), 'unknown'].sort(),
    );
  });
});

// Project files: written ones read back equal, and no bad file is accepted.

import { describe, expect, it } from 'vitest';
import { fromBase64, toBase64 } from '@/bytes/base64';
import en from '@/locales/en/import.json';
import { PROJECT_FILE_BYTES_MAX, type ProjectImages, readProjectFile, writeProjectFile } from '@/output/projectFile';
import { SCHEMA_VERSION } from '@/schemas/design';
import { imageRefsOf, withImageRefs } from '@/schemas/imageRefs';
import { PROJECT_PICTURES_MAX } from '@/schemas/limits';
import { arbitraryDesign } from '@/tests/support/arbitraries';
import { imageLayer, rawDesign, sampleDesign, textLayer } from '@/tests/support/designs';
import { i18nForTests } from '@/tests/support/i18nForTests';
import { jpeg, solid } from '@/tests/support/images';
import fc from '@/tests/support/property';

const ASSET = `asset:${'a'.repeat(64)}`;
const FILE = '/api/files/abc.png';
const ART = 'art:pulse/heart.png';
const none: ProjectImages = new Map();
const withPicture = () =>
  writeProjectFile(
    sampleDesign({ layers: [imageLayer('p', ASSET)] }),
    new Map([[ASSET, { type: 'image/png', bytes: solid(3, 2) }]]),
  );

describe('a project file', () => {
  it('restores any design and any bytes', () => {
    const picture = fc.record({
      type: fc.constantFrom('image/png' as const, 'image/jpeg' as const),
      bytes: fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
    });
    const pictures = fc.array(fc.tuple(fc.constantFrom(ASSET, FILE, ART), picture), { maxLength: 3 });
    fc.assert(
      fc.property(arbitraryDesign, pictures, (design, listed) => {
        const images = new Map(listed);
        expect(readProjectFile(writeProjectFile(design, images))).toEqual({ ok: true, design, images });
      }),
      { numRuns: 60 },
    );
  });

  it('migrates a design of an older version', () => {
    const old = rawDesign({
      schemaVersion: 1,
      layers: [{ uuid: 'c', label: 'C', nodeType: 'complication', style: {} }],
    });
    const text = JSON.stringify({ format: 'dialwright', version: 1, design: old, images: {} });
    const read = readProjectFile(text);
    expect(read).toMatchObject({ ok: true, design: { schemaVersion: SCHEMA_VERSION } });
    expect(JSON.stringify(read)).toContain('google_complication');
  });

  it('keeps unknown layers, and drops a prototype', () => {
    const strange = '{"uuid":"s","label":"S","nodeType":"hologram","__proto__":{"evil":1},"depth":3}';
    const text = writeProjectFile(sampleDesign({ layers: [textLayer('t')] }), none).replace(
      '{"uuid":"t"',
      `${strange},{"uuid":"t"`,
    );
    const read = readProjectFile(text);
    expect(read.ok && read.design.copies[0]?.normal.nodeList[1]).toMatchObject({ nodeType: 'hologram', depth: 3 });
    expect(JSON.stringify(read)).not.toContain('evil');
    expect(({} as { evil?: number }).evil).toBeUndefined();
  });

  it('ignores a prototype in its place', () => {
    const text = withPicture()
      .replace('{"format"', '{"__proto__":{"polluted":1},"format"')
      .replace('"images":{', '"images":{"__proto__":{"type":"image/png","base64":"AAAA"},');
    const read = readProjectFile(text);
    expect(read.ok && [...read.images.keys()]).toEqual([ASSET]);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

describe('a refused file', () => {
  const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  const withDesign = (design: string) => `{"format":"dialwright","version":1,"design":${design},"images":{}}`;
  const layers = (count: number) =>
    withDesign(JSON.stringify(rawDesign({ layers: Array.from({ length: count }, (_, at) => textLayer(`t${at}`)) })));
  const pictures = (count: number) =>
    JSON.stringify({
      format: 'dialwright',
      version: 1,
      design: rawDesign(),
      images: Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`art:a/${at}`, { type: 'image/png', base64: 'AA==' }]),
      ),
    });

  it.each<[string, () => string, string]>([
    ['no JSON', () => 'hello', 'notProjectFile'],
    ['nothing', () => '', 'notProjectFile'],
    ['a web page', () => '<!doctype html><script>alert(1)</script>', 'notProjectFile'],
    ['a truncated one', () => withPicture().slice(0, -20), 'notProjectFile'],
    ['another JSON', () => '{"a":1}', 'notProjectFile'],
    ['a list', () => '[]', 'notProjectFile'],
    ['null', () => 'null', 'notProjectFile'],
    ['a bare design', () => JSON.stringify(rawDesign()), 'notProjectFile'],
    ['a newer file', () => withPicture().replace('"version":1', '"version":2'), 'newerVersion'],
    ['a newer design', () => withDesign(JSON.stringify(rawDesign({ schemaVersion: 99 }))), 'newerVersion'],
    ['a broken design', () => withPicture().replace('"copies":[', '"copies":[7,'), 'damaged'],
    ['a number out of bounds', () => withPicture().replace('"opacity":1', '"opacity":1e999'), 'damaged'],
    ['no design', () => withDesign('null'), 'damaged'],
    ['no pictures', () => withPicture().replace('"images"', '"imgs"'), 'damaged'],
    ['a design 5,000 deep', () => withDesign(`{"a":${deep(5000)}}`), 'tooDeep'],
    ['a design 100,000 deep', () => withDesign(`{"a":${deep(100_000)}}`), 'tooDeep'],
    ['pictures 100,000 deep', () => withDesign('{}').replace('"images":{}', `"images":${deep(100_000)}`), 'tooDeep'],
    ['2,001 layers', () => layers(2001), 'tooManyLayers'],
    ['a document of 25 MB', () => withDesign(`"${'x'.repeat(25 * 1024 * 1024)}"`), 'tooLarge'],
    ['too many pictures', () => pictures(PROJECT_PICTURES_MAX + 1), 'tooLarge'],
    ['a picture that is not base64', () => withPicture().replace(/"base64":"[^"]*"/, '"base64":"%%"'), 'badImage'],
    ['an empty picture', () => withPicture().replace(/"base64":"[^"]*"/, '"base64":""'), 'badImage'],
    ['an SVG', () => withPicture().replace('image/png', 'image/svg+xml'), 'badImage'],
    ['HTML as a picture', () => withPicture().replace('image/png', 'text/html'), 'badImage'],
  ])('%s', (_, make, reason) => {
    expect(readProjectFile(make())).toMatchObject({ ok: false, reason });
  });

  const raw = (edit: (design: ReturnType<typeof rawDesign>, layer: Record<string, unknown>) => void) => {
    const design = rawDesign({ layers: [{ ...textLayer('sun'), label: 'Sun' }] });
    const list = design.copies[0]!.normal.nodeList as Record<string, unknown>[];
    edit(design, list[1]!);
    return withDesign(JSON.stringify(design));
  };

  it.each<[string, string, object]>([
    ['too large', raw((_, layer) => (layer.style = { x: 1e9 })), { kind: 'tooLarge', field: 'x', limit: 10_000 }],
    ['too small', raw((_, layer) => (layer.style = { x: -1e9 })), { kind: 'tooSmall', field: 'x', limit: -10_000 }],
    ['of no number', raw((_, layer) => (layer.style = { x: 'a' })), { kind: 'badValue', field: 'x', value: 'a' }],
    ['without its style', raw((_, layer) => delete layer.style), { kind: 'missing', field: 'layer' }],
    ['with a long name', raw((_, layer) => (layer.label = 'Sun'.repeat(50))), { kind: 'tooLong', field: 'label' }],
  ])('names the layer and the field of a value %s', (_, text, fault) => {
    const read = readProjectFile(text);
    expect(read).toMatchObject({ ok: false, reason: 'damaged', fault });
    expect((read as { fault?: { layer: string } }).fault?.layer).toMatch(/^Sun/);
  });

  it.each<[string, string, object]>([
    ['an unknown version', raw((design) => (design.schemaVersion = -3)), { kind: 'version', value: '-3', layer: null }],
    ['no copies', raw((design) => (design.copies = [])), { kind: 'tooFew', field: 'copies', limit: 1, layer: null }],
    ['two layers of one id', raw((_, layer) => (layer.uuid = 'root')), { kind: 'sameId', layer: null }],
    ['no background', raw((design) => design.copies[0]!.normal.nodeList.shift()), { kind: 'background', layer: null }],
  ])('names %s', (_, text, fault) => {
    expect(readProjectFile(text)).toMatchObject({ ok: false, reason: 'damaged', fault });
  });

  it('has a message for every error in both languages', () => {
    const kinds = Object.keys(en.designFault).filter((key) => !key.startsWith('in'));
    for (const lang of ['en', 'zh'] as const) {
      const { t } = i18nForTests(lang);
      for (const kind of kinds) {
        const sentence = t(`import:designFault.${kind}`, { place: 'P', field: 'F', value: 'V', limit: 7 });
        expect(sentence).not.toMatch(/\{\{|designFault/);
      }
    }
  });

  it('above the limit is refused before it is parsed', () => {
    const huge = { length: PROJECT_FILE_BYTES_MAX + 1 } as unknown as string;
    expect(readProjectFile(huge)).toEqual({ ok: false, reason: 'tooLarge' });
  });
});

describe('the pictures of a design', () => {
  const design = sampleDesign({
    layers: [
      imageLayer('a', ASSET),
      imageLayer('b', FILE),
      imageLayer('c', ASSET),
      imageLayer('d', ''),
      { uuid: 's', label: ART, nodeType: 'hologram', frames: [{ src: ART }] },
      textLayer('t', ASSET),
    ],
  });

  it('are found once each, even in unknown layers, and not in words', () => {
    expect(imageRefsOf(design)).toEqual([ASSET, FILE, ART]);
  });

  it('are replaced in place', () => {
    const other = `asset:${'b'.repeat(64)}`;
    const changed = withImageRefs(design, new Map([[ASSET, other]]));
    expect(imageRefsOf(changed)).toEqual([other, FILE, ART]);
    expect(JSON.stringify(changed).split(ASSET)).toHaveLength(3);
    expect(withImageRefs(design, new Map())).toEqual(design);
  });
});

it('base64 works for long and odd lengths', () => {
  for (const length of [0, 1, 2, 3, 0x8000, 0x8001, 100_000]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7) % 256);
    expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
    expect(fromBase64(toBase64(bytes))).toEqual(bytes);
  }
  expect(fromBase64(Buffer.from(jpeg).toString('base64'))).toEqual(jpeg);
  expect(fromBase64('%')).toBeNull();
});

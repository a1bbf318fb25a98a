// The project file as a zip: written ones read back equal, and no bad file is accepted.
import { describe, expect, it } from 'vitest';
import { readZip } from '@/bytes/zip/readZip';
import { writeZip, type ZipEntry } from '@/bytes/zip/writeZip';
import type { ProjectImages } from '@/output/projectFile';
import { readProjectZip, writeProjectZip } from '@/output/projectZip';
import { SCHEMA_VERSION } from '@/schemas/design';
import { PROJECT_PICTURES_MAX } from '@/schemas/limits';
import { arbitraryDesign } from '@/tests/support/arbitraries';
import { imageLayer, rawDesign, sampleDesign, textLayer } from '@/tests/support/designs';
import { htmlNamedPng, jpeg, solid } from '@/tests/support/images';
import fc from '@/tests/support/property';

const ASSET = `asset:${'a'.repeat(64)}`;
const FILE = '/api/files/abc.png';
const ART = 'art:pulse/heart.png';
const none: ProjectImages = new Map();
const text = (words: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(words);
const zipOf = (design: unknown, more: readonly ZipEntry[] = [], pictures: object = {}, version = 2) =>
  writeZip([
    { name: 'design.json', bytes: text(JSON.stringify({ format: 'dialwright', version, design, pictures })) },
    ...more,
  ]);

describe('a project file as a zip', () => {
  it('restores any design and its pictures', async () => {
    const picture = fc.constantFrom(
      { type: 'image/png' as const, bytes: solid(3, 2) },
      { type: 'image/png' as const, bytes: solid(5, 4) },
      { type: 'image/jpeg' as const, bytes: jpeg },
    );
    const pictures = fc.array(fc.tuple(fc.constantFrom(ASSET, FILE, ART), picture), { maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(arbitraryDesign, pictures, async (design, listed) => {
        const images = new Map(listed);
        expect(await readProjectZip(await writeProjectZip(design, images))).toEqual({ ok: true, design, images });
      }),
      { numRuns: 30 },
    );
  });

  it('contains the given uploaded fonts, and lacks those that were removed from it', async () => {
    const design = sampleDesign({ layers: [textLayer('t')] });
    const fonts = new Map([
      ['Inter', Uint8Array.of(1, 2, 3)],
      ['Inter 2', Uint8Array.of(4)],
    ]);
    const zip = await writeProjectZip(design, none, fonts);
    expect(await readProjectZip(zip)).toEqual({ ok: true, design, images: none, fonts });
    const entries = await readZip(zip);
    if (!entries.ok) throw new Error(entries.fault.kind);
    const fileEntries = [...entries.entries].filter(([, bytes]) => bytes[0] !== 4);
    const less = await readProjectZip(await writeZip(fileEntries.map(([name, bytes]) => ({ name, bytes }))));
    expect(less.ok && [...(less.fonts ?? []).keys()]).toEqual(['Inter']);
  });

  it('is the same for the same design, and contains a picture once however many references name it', async () => {
    const design = sampleDesign({ layers: [imageLayer('p', ASSET), imageLayer('q', FILE)] });
    const same: ProjectImages = new Map([
      [ASSET, { type: 'image/png', bytes: solid(3, 2) }],
      [FILE, { type: 'image/png', bytes: solid(3, 2) }],
    ]);
    const first = await writeProjectZip(design, same);
    expect(await writeProjectZip(design, same)).toEqual(first);
    const zip = await readZip(first);
    expect(zip.ok && [...zip.entries.keys()]).toEqual([
      'README.txt',
      'design.json',
      expect.stringMatching(/^pictures\/[0-9a-f]{20}\.png$/),
    ]);
    expect(await readProjectZip(first)).toEqual({ ok: true, design, images: same });
  });

  it('is read from inside a folder, beside other files, and without a picture that was removed from it', async () => {
    const design = sampleDesign({ layers: [imageLayer('p', ASSET), imageLayer('q', FILE)] });
    const zip = await writeZip([
      { name: '__MACOSX/._design.json.rsrc', bytes: text('resource') },
      {
        name: 'Harbour/design.json',
        bytes: text(
          JSON.stringify({
            format: 'dialwright',
            version: 2,
            design,
            pictures: { [ASSET]: 'pictures/a.png', [FILE]: 'pictures/gone.png' },
          }),
        ),
      },
      { name: 'Harbour/pictures/a.png', bytes: solid(3, 2) },
    ]);
    expect(await readProjectZip(zip)).toEqual({
      ok: true,
      design,
      images: new Map([[ASSET, { type: 'image/png', bytes: solid(3, 2) }]]),
    });
  });

  it('migrates a design of an older version', async () => {
    const old = rawDesign({
      schemaVersion: 1,
      layers: [{ uuid: 'c', label: 'C', nodeType: 'complication', style: {} }],
    });
    const read = await readProjectZip(await zipOf(old));
    expect(read).toMatchObject({ ok: true, design: { schemaVersion: SCHEMA_VERSION } });
    expect(JSON.stringify(read)).toContain('google_complication');
  });
});

describe('a refused zip', () => {
  const layers = (count: number) =>
    rawDesign({ layers: Array.from({ length: count }, (_, at) => textLayer(`t${at}`)) });
  const whole = () => writeProjectZip(sampleDesign(), none);
  it.each<[string, () => Promise<Uint8Array<ArrayBuffer>>, string]>([
    ['without a design', () => writeZip([{ name: 'a.txt', bytes: text('a') }]), 'notProjectFile'],
    ['with other JSON', () => writeZip([{ name: 'design.json', bytes: text('{"a":1}') }]), 'notProjectFile'],
    ['with no JSON', () => writeZip([{ name: 'design.json', bytes: text('{') }]), 'notProjectFile'],
    ['of a newer version', () => zipOf(rawDesign(), [], {}, 3), 'newerVersion'],
    ['with an invalid design', () => zipOf({ copies: 3 }), 'damaged'],
    ['with 5,000 layers', () => zipOf(layers(5000)), 'tooManyLayers'],
    [
      'with HTML as a picture',
      () =>
        zipOf(rawDesign({ layers: [imageLayer('p', ASSET)] }), [{ name: 'pictures/a.png', bytes: htmlNamedPng }], {
          [ASSET]: 'pictures/a.png',
        }),
      'badImage',
    ],
    ['cut short', async () => (await whole()).slice(0, -30), 'damaged'],
    [
      'with one byte flipped',
      async () => {
        const bytes = await whole();
        bytes[60] = (bytes[60] ?? 0) ^ 1;
        return bytes;
      },
      'damaged',
    ],
    [
      'that expands a thousandfold',
      () => writeZip([{ name: 'design.json', bytes: new Uint8Array(24 * 1024 * 1024) }]),
      'tooLarge',
    ],
    ['with path traversal', () => zipOf(rawDesign(), [{ name: '../../evil', bytes: text('a') }]), 'damaged'],
    [
      'with too many pictures',
      () =>
        zipOf(
          rawDesign(),
          [],
          Object.fromEntries(Array.from({ length: PROJECT_PICTURES_MAX + 1 }, (_, at) => [`/api/files/${at}`, 'p'])),
        ),
      'tooLarge',
    ],
  ])('%s', async (_, make, reason) => {
    expect(await readProjectZip(await make())).toMatchObject({ ok: false, reason });
  });
});

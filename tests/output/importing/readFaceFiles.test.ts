// Reading a watch face from a file: our own packages and sources are restored, those of other tools are read, and no bad file is
// accepted.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { binaryXml } from '@/bytes/android/binaryXml';
import { resourceTable } from '@/bytes/android/resourceTable';
import { readXml } from '@/bytes/xml/readXml';
import { xml } from '@/bytes/xml/xml';
import { readZip } from '@/bytes/zip/readZip';
import { writeZip } from '@/bytes/zip/writeZip';
import { sourceFiles, writeSourceZip } from '@/output/apk/sourceZip';
import { writeApk } from '@/output/apk/writeApk';
import type { RedrawPicture } from '@/output/importing/facePictures';
import { readFaceFiles } from '@/output/importing/readFaceFiles';
import { IMAGE_UPLOAD_BYTES } from '@/schemas/limits';
import { hasCommand, inFolder } from '../../support/command';
import { tinyFace } from '../../support/faces';
import { jpeg, noise, solid, truncated } from '../../support/images';

type Bytes = Uint8Array<ArrayBuffer>;
const text = (words: string): Bytes => new TextEncoder().encode(words);
const zip = (files: Readonly<Record<string, string | Uint8Array>>) =>
  writeZip(
    Object.entries(files).map(([name, content]) => ({
      name,
      bytes: typeof content === 'string' ? text(content) : new Uint8Array(content),
    })),
  );
const FACE =
  '<WatchFace width="450" height="450"><Scene><PartImage><Image resource="dial"/></PartImage></Scene></WatchFace>';
const read = (bytes: Uint8Array, redraw: RedrawPicture | null = null) =>
  readFaceFiles(new Uint8Array(bytes), { redraw });
async function files(bytes: Uint8Array, redraw: RedrawPicture | null = null) {
  const readFiles = await read(bytes, redraw);
  if (!readFiles.ok) throw new Error(readFiles.reason);
  return readFiles;
}

/** The same files inside a folder, as archivers make them. */
const within = async (folder: string, bytes: Bytes) => {
  const all = await readZip(bytes);
  if (!all.ok) throw new Error(all.fault.kind);
  return writeZip([...all.entries].map(([name, content]) => ({ name: `${folder}${name}`, bytes: content })));
};

describe('a face that was exported here', () => {
  it.each([
    ['a package', async () => writeApk(await tinyFace())],
    ['sources', async () => writeSourceZip(await tinyFace())],
    ['sources in a folder', async () => within('Tiny face-main/faces/', await writeSourceZip(await tinyFace()))],
  ])('is restored unchanged: %s', async (_, make) => {
    const face = await tinyFace();
    const { files: faceFiles, left } = await files(await make());
    const meant = readXml(face.watchFaceXml);
    expect(meant.ok && faceFiles.document).toEqual(meant.ok && meant.root);
    expect([...faceFiles.pictures.keys()]).toEqual(['dial']);
    expect(faceFiles.pictures.get('dial')).toMatchObject({ type: 'image/png', width: 64, height: 64 });
    expect(faceFiles.pictures.get('dial')?.bytes).toEqual(face.drawables[0]!.bytes);
    expect(faceFiles.fonts.get('roboto')).toEqual(face.fonts[0]!.bytes);
    expect(faceFiles.label).toEqual(face.labels);
    expect(faceFiles.strings.get('color')).toEqual({ other: 'Colour', zh: '颜色' });
    expect(faceFiles.packageName).toBe('org.example.tiny_face');
    expect(left).toEqual([]);
  });
});

describe('a package of another tool', () => {
  const table = () =>
    resourceTable('a.b', [
      { type: 'drawable', name: 'dial', values: { nodpi: 'r/x1' } },
      { type: 'raw', name: 'watchface', values: { any: 'r/x2' } },
      { type: 'string', name: 'app_name', values: { any: 'Quay' } },
    ]);
  const manifest = binaryXml(xml('manifest', { package: 'a.b' }, [xml('application')]));

  it('is read through its resource table if its paths are obfuscated', async () => {
    const apk = await zip({
      'AndroidManifest.xml': manifest,
      'resources.arsc': table(),
      'r/x1': solid(3, 2),
      'r/x2': FACE,
    });
    const { files: faceFiles } = await files(apk);
    expect(faceFiles.pictures.get('dial')).toMatchObject({ width: 3, height: 2 });
    expect(faceFiles.label).toEqual({ zh: 'Quay', en: 'Quay' });
  });

  it('is read by its paths, and its document by content, if the table is broken', async () => {
    const apk = await zip({
      'AndroidManifest.xml': manifest,
      'resources.arsc': table().slice(0, 300),
      'res/drawable-nodpi-v4/dial.png': solid(3, 2),
      'assets/other': FACE,
    });
    const { files: faceFiles, left } = await files(apk);
    expect(faceFiles.pictures.has('dial')).toBe(true);
    expect(left.map(({ key }) => key)).toEqual(['tableBroken']);
  });

  it('may have a compiled document', async () => {
    const compiled = binaryXml(xml('WatchFace', { width: 450 }, [xml('Scene', {}, [xml('Group', { x: -5 })])]));
    const apk = await zip({ 'AndroidManifest.xml': manifest, 'resources.arsc': table(), 'r/x2': compiled });
    const { files: faceFiles } = await files(apk);
    expect(faceFiles.document).toMatchObject({
      attributes: { width: '450' },
      children: [{ name: 'Scene', children: [{ attributes: { x: '-5' } }] }],
    });
  });

  const FRAMEWORK = '/usr/share/android-framework-res/framework-res.apk';
  it.runIf(hasCommand('aapt2') && existsSync(FRAMEWORK))('is read as aapt2 links it from our own sources', async () => {
    const face = await tinyFace();
    await inFolder(async (folder) => {
      for (const { name, bytes } of sourceFiles(face)) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), bytes);
      }
      const manifestPath = join(folder, 'app/src/main/AndroidManifest.xml');
      const words = readFileSync(manifestPath, 'utf8')
        .replace('<manifest ', '<manifest package="org.example.linked" ')
        .replace(/<property[^>]*>/g, '');
      writeFileSync(manifestPath, words);
      const run = (...args: string[]) => execFileSync('aapt2', args, { cwd: folder, stdio: 'pipe' });
      run('compile', '--dir', 'app/src/main/res', '-o', 'flat.zip');
      run('link', '-I', FRAMEWORK, '--manifest', manifestPath, '-o', 'out.apk', 'flat.zip');
      const { files: faceFiles, left } = await files(new Uint8Array(readFileSync(join(folder, 'out.apk'))));
      const meant = readXml(face.watchFaceXml);
      expect(meant.ok && faceFiles.document).toEqual(meant.ok && meant.root);
      expect(faceFiles.pictures.get('dial')).toMatchObject({ width: 64, height: 64 });
      expect(faceFiles.fonts.get('roboto')).toEqual(face.fonts[0]!.bytes);
      expect(faceFiles.label).toEqual(face.labels);
      expect(faceFiles.packageName).toBe('org.example.linked');
      expect(left).toEqual([]);
    });
  });
});

describe('sources', () => {
  it('with several layouts, densities, languages and modules: the best is used, the rest is reported', async () => {
    const { files: faceFiles, left } = await files(
      await zip({
        'p/app/src/main/res/raw/watchface.xml': '<WatchFace width="1"/>',
        'p/app/src/main/res/raw/round.xml': FACE,
        'p/app/src/main/res/xml/watch_face_shapes.xml':
          '<WatchFaces><WatchFace shape="RECTANGLE" width="900" file="@raw/watchface"/><WatchFace shape="CIRCLE" width="450" file="@raw/round"/></WatchFaces>',
        'p/app/src/main/res/drawable-hdpi/dial.png': solid(2, 2),
        'p/app/src/main/res/drawable-xxhdpi/dial.png': solid(6, 6),
        'p/app/src/main/res/drawable-zh-nodpi/dial.png': solid(7, 7),
        'p/app/src/main/res/drawable/spare.png': solid(1, 1),
        'p/app/src/main/res/values/strings.xml':
          '<resources><string name="a">  it\\\'s \\u0041 "  b  "\\n</string><string name="loop">@string/loop</string></resources>',
        'p/app/src/main/res/values-zh-rTW/s.xml': '<resources><string name="a">繁</string></resources>',
        'p/app/src/main/res/values-b+zh+Hans/s.xml': '<resources><string name="a">简</string></resources>',
        'p/app/src/main/AndroidManifest.xml':
          '<manifest xmlns:android="http://schemas.android.com/apk/res/android"><application android:label="Harbour"/></manifest>',
        'p/app/build.gradle': "android {\n namespace 'x.y'\n defaultConfig { applicationId 'x.y.z' } }",
        'p/app/build/intermediates/res/raw/watchface.xml': FACE,
        'p/wear/src/main/res/raw/watchface.xml': FACE,
      }),
    );
    expect(faceFiles.pictures.get('dial')).toMatchObject({ width: 6 });
    expect(faceFiles.strings.get('a')).toEqual({ other: "it's A   b  \n", zh: '简' });
    expect(faceFiles.strings.get('loop')).toEqual({});
    expect(faceFiles.label).toEqual({ zh: 'Harbour', en: 'Harbour' });
    expect(faceFiles.packageName).toBe('x.y.z');
    expect(left.map(({ key, what }) => [key, what])).toEqual([
      ['otherFace', 'p/wear/src/main/'],
      ['otherLayout', 'p/app/src/main/res/raw/watchface.xml'],
      ['fileUnused', 'spare'],
    ]);
  });

  const words = (...all: readonly (readonly [string, string])[]) =>
    `<resources>${all.map(([name, resourceText]) => `<string name="${name}">${resourceText}</string>`).join('')}</resources>`;
  const LABELLED = FACE.replace('<Image', '<Parameter expression="hello"/><Image');

  it('report languages that the design has no words for, if the face shows them', async () => {
    const { left } = await files(
      await zip({
        'res/raw/watchface.xml': LABELLED,
        'res/drawable/dial.png': solid(2, 2),
        'res/values/s.xml': words(['hello', 'Hi'], ['app_name', 'Quay'], ['unused', 'x']),
        'res/values-en/s.xml': words(['hello', 'Hello']),
        'res/values-en-rGB/s.xml': words(['hello', 'Hello']),
        'res/values-ja/s.xml': words(['hello', 'こんにちは']),
        'res/values-b+fr+CA/s.xml': words(['app_name', 'Quai']),
        'res/values-de/s.xml': words(['app_name', 'Quay'], ['hello', 'Hi']),
        'res/values-it/s.xml': words(['unused', 'y']),
      }),
    );
    expect(left.map(({ key, what, params }) => [key, what, params])).toEqual([
      ['languagesLeft', 'values-ja', { languages: 'ja fr-CA', others: 1 }],
    ]);
  });

  it('report entries of watch_face_info.xml that are not kept', async () => {
    const info =
      '<WatchFaceInfo><Preview value="@drawable/preview"/><Category value="CATEGORY_EMPTY"/><Editable value="true"/><Hologram/></WatchFaceInfo>';
    const { left } = await files(
      await zip({
        'res/raw/watchface.xml': FACE,
        'res/drawable/dial.png': solid(2, 2),
        'res/xml/watch_face_info.xml': info,
      }),
    );
    expect(left.map(({ key, what, params }) => [key, what, params])).toEqual([
      ['infoLeft', 'watch_face_info', { settings: 'Category (CATEGORY_EMPTY), Hologram' }],
    ]);
  });

  it('report the outcome for each picture', async () => {
    const names = ['heavy', 'webp', 'drawing', 'broken', 'photo', 'none'];
    const images = names.map((name) => `<Image resource="${name}"/>`).join('\n');
    const heavy = noise(600, 600);
    expect(heavy.length).toBeGreaterThan(IMAGE_UPLOAD_BYTES);
    const webp = text(`RIFF\0\0\0\0WEBPVP8X\n\0\0\0\0\0\0\0\u0001\0\0\u0001\0\0${'\0'.repeat(40)}`);
    const source = await zip({
      'res/raw/watchface.xml': `<WatchFace>\n${images}</WatchFace>`,
      'res/drawable/heavy.png': heavy,
      'res/drawable/webp.webp': webp,
      'res/drawable/drawing.xml': '<vector/>',
      'res/drawable/broken.png': truncated(solid(40, 40)),
      'res/drawable/photo.jpg': jpeg,
    });
    const lossesOf = (outcome: Awaited<ReturnType<typeof files>>) =>
      outcome.left.map(({ key, kind, line }) => [key, kind, line]);
    const without = await files(source);
    expect([...without.files.pictures.keys()]).toEqual(['photo']);
    expect(lossesOf(without)).toEqual([
      ['pictureTooLarge', 'left', 2],
      ['pictureKind', 'left', 3],
      ['pictureDrawing', 'left', 4],
      ['pictureDamaged', 'left', 5],
      ['pictureMissing', 'left', 7],
    ]);
    const shares: number[] = [];
    const made = await files(source, async (_, share) => {
      shares.push(share);
      const side = Math.round(600 * share);
      return {
        type: 'image/png',
        bytes: share === 1 && shares.length === 1 ? heavy : solid(2, 2),
        width: side,
        height: side,
      };
    });
    expect([...made.files.pictures.keys()]).toEqual(['heavy', 'webp', 'photo']);
    expect(shares).toEqual([1, expect.closeTo(Math.sqrt(IMAGE_UPLOAD_BYTES / heavy.length) * 0.95, 6), 1]);
    expect(lossesOf(made).slice(0, 2)).toEqual([
      ['pictureSmaller', 'recognised', 2],
      ['pictureDrawing', 'left', 4],
    ]);
  });
});

describe('a single document', () => {
  it('lacks all its pictures: that is one note', async () => {
    const images = [1, 2, 3, 4, 5].map((at) => `<Image resource="p${at}"/>`).join('');
    const { left } = await files(text(`<WatchFace>\n${images}</WatchFace>`));
    expect(left).toMatchObject([{ key: 'picturesMissing', what: 'p1', line: 2, params: { others: 4 } }]);
    expect(left[0]?.names).toEqual(['p1', 'p2', 'p3', 'p4', 'p5'].map((what) => ({ what, uuid: null })));
  });

  it('names only a limited number of them', async () => {
    const images = Array.from({ length: 300 }, (_, at) => `<Image resource="p${at}"/>`).join('');
    const { left } = await files(text(`<WatchFace>${images}</WatchFace>`));
    expect([left.length, left[0]?.params.others, left[0]?.names?.length]).toEqual([1, 299, 200]);
  });

  it('needs no picture that a slot or the wearer provides', async () => {
    const face = '<WatchFace><Image resource="[COMPLICATION.SMALL_IMAGE]"/><Image resource="dial"/></WatchFace>';
    expect((await files(text(face))).left).toMatchObject([{ key: 'pictureMissing', what: 'dial' }]);
  });

  const bytes16 = (words: string, isLittle: boolean) => {
    const out = new Uint8Array(2 * words.length);
    const view = new DataView(out.buffer);
    for (const [at, letter] of [...words].entries()) view.setUint16(2 * at, letter.charCodeAt(0), isLittle);
    return out;
  };
  it.each([
    ['UTF-8 with a byte order mark', text(`\ufeff${FACE}`)],
    ['UTF-16, little-endian', bytes16(`\ufeff${FACE}`, true)],
    ['UTF-16, big-endian', bytes16(`\ufeff${FACE}`, false)],
    ['UTF-16 without a byte order mark', bytes16(FACE, true)],
  ])('is read in %s', async (_, bytes) => {
    expect(await read(bytes)).toMatchObject({
      ok: true,
      files: { document: { name: 'WatchFace' } },
      left: [{ key: 'pictureMissing', what: 'dial' }],
    });
  });
});

describe('a bad file', () => {
  const many = async (count: number) =>
    zip(Object.fromEntries(Array.from({ length: count }, (_, at) => [`res/drawable/a${at}.png`, 'x'])));
  const renamed = async (from: string, to: string) => {
    const bytes = Buffer.from(await zip({ [from]: FACE }));
    return new Uint8Array(Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1'));
  };
  it.each<[string, () => Uint8Array | Promise<Uint8Array>, object]>([
    ['nothing', () => new Uint8Array(), { reason: 'empty' }],
    ['an empty zip', () => writeZip([]), { reason: 'empty' }],
    ['words', () => text('hello'), { reason: 'notFace' }],
    ['a picture', () => solid(2, 2), { reason: 'notFace' }],
    ['a zip of something else', () => zip({ 'a.txt': 'x' }), { reason: 'noDocument' }],
    [
      'a package in a zip',
      async () => zip({ 'read me.txt': 'x', 'out/tiny.apk': await writeApk(await tinyFace()) }),
      { reason: 'packedInside', params: { name: 'out/tiny.apk' } },
    ],
    [
      'sources in a zip in a zip, beside one of something else',
      async () => zip({ 'a.zip': await zip({ b: 'x' }), 'face.zip': await writeSourceZip(await tinyFace()) }),
      { reason: 'packedInside', params: { name: 'face.zip' } },
    ],
    [
      'a package without a face in a zip',
      async () => zip({ 'app.apk': await zip({ 'classes.dex': 'x' }), 'cut.zip': (await zip({ b: 'x' })).slice(0, 9) }),
      { reason: 'noDocument' },
    ],
    ['5,000 entries', () => many(5000), { reason: 'tooManyFiles', params: { limit: 2000 } }],
    ['a bomb', () => zip({ 'res/raw/watchface.xml': '\0'.repeat(8_000_000) }), { reason: 'bomb' }],
    ['a name that leaves its folder', () => renamed('aa/res/raw/f.xml', '../res/raw/f.xml'), { reason: 'unsafeName' }],
    ['a truncated zip', async () => (await zip({ 'res/raw/f.xml': FACE })).slice(0, -30), { reason: 'truncated' }],
    ['another root', () => text('<a>\n<b/></a>'), { reason: 'notWatchFace', line: 1, params: { root: 'a' } }],
    ['broken XML', () => text('<WatchFace>\n<Scene>\n</WatchFace>'), { reason: 'badXml', line: 3 }],
    ['entities', () => text('<!DOCTYPE a [<!ENTITY b "c">]>\n<WatchFace/>'), { reason: 'docType', line: 1 }],
    ['an unknown entity', () => text('<WatchFace>\n&b;</WatchFace>'), { reason: 'docType', line: 2 }],
    [
      'another encoding',
      () => text('<?xml version="1.0" encoding="GB18030"?><WatchFace/>'),
      { reason: 'encoding', line: null, params: { word: 'GB18030' } },
    ],
    ['bytes of no encoding', () => Uint8Array.of(0x3c, 0x61, 0xff, 0x3e), { reason: 'badBytes' }],
    ['a tree without end', () => text(`${'<WatchFace>'.repeat(200)}`), { reason: 'tooMuch' }],
    [
      'a package with a broken document',
      () => zip({ 'resources.arsc': 'x', 'res/raw/watchface.xml': '<WatchFace>' }),
      { reason: 'badXml', line: 1 },
    ],
  ])('%s is refused with its reason', async (_, make, why) => {
    expect(await read(await make())).toMatchObject({ ok: false, ...why });
  });
});

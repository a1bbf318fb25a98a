// The package of a face: read by the platform's own tools, and protected by its signature against changes.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readZip } from '@/bytes/zip/readZip';
import { signApk } from '@/output/apk/signApk';
import { makeSigningKey, type SigningKey } from '@/output/apk/signingKey';
import { type FacePackage, writeApk } from '@/output/apk/writeApk';
import { hasCommand, ran } from '../../support/command';
import { dice, SEED } from '../../support/dice';
import { tinyFace } from '../../support/faces';

/** Changed bytes per part; each runs the tool once, which takes a second. */
const FLIPS = Number(process.env.FLIPS ?? 3);
const NOW = Date.UTC(2026, 10, 22);
let folder: string;
let face: FacePackage;
let key: SigningKey;
let apk: Uint8Array<ArrayBuffer>;
let path: string;

/** The file in the folder of this test. */
const saved = (name: string, bytes: Uint8Array) => {
  writeFileSync(join(folder, name), bytes);
  return join(folder, name);
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dialwright-apk-'));
  face = await tinyFace();
  key = await makeSigningKey(NOW);
  apk = await signApk(await writeApk(face), key);
  path = saved('face.apk', apk);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the file', () => {
  it('contains the parts of the face, text as text and pictures unchanged', async () => {
    const read = await readZip(apk);
    if (!read.ok) throw new Error(read.fault.kind);
    expect([...read.entries.keys()].toSorted()).toEqual([
      'AndroidManifest.xml',
      'res/drawable-nodpi/dial.png',
      'res/drawable-nodpi/preview.png',
      'res/font/roboto.ttf',
      'res/raw/watchface.xml',
      'res/xml/watch_face_info.xml',
      'resources.arsc',
    ]);
    expect(new TextDecoder().decode(read.entries.get('res/raw/watchface.xml'))).toBe(face.watchFaceXml);
    expect(read.entries.get('res/drawable-nodpi/dial.png')).toEqual(face.drawables[0]!.bytes);
    expect(read.entries.get('res/font/roboto.ttf')).toEqual(face.fonts[0]!.bytes);
  });

  it('is the same for the same face and key', async () => {
    expect(Buffer.from(await signApk(await writeApk(await tinyFace()), key)).equals(apk)).toBe(true);
  });

  it('is signed only if it is a zip file that ends with its directory', async () => {
    await expect(signApk(new Uint8Array(10), key)).rejects.toThrow(RangeError);
    await expect(signApk(apk.slice(0, -1), key)).rejects.toThrow(RangeError);
  });

  it.each<[string, Partial<FacePackage>]>([
    ['a package name of one part', { packageName: 'face' }],
    ['version code 0', { versionCode: 0 }],
    ['half a version code', { versionCode: 1.5 }],
    ['no version of the format', { formatVersion: 0 }],
    ['a picture with a capital letter', { drawables: [{ name: 'Dial', extension: 'png', bytes: new Uint8Array() }] }],
    [
      'a picture with the name of the preview',
      { drawables: [{ name: 'preview', extension: 'png', bytes: new Uint8Array() }] },
    ],
    ['a string with the name of the label', { strings: [{ name: 'app_name', en: '', zh: '' }] }],
    ['strings too long for the table', { strings: [{ name: 'long', en: 'x'.repeat(40_000), zh: '' }] }],
  ])('cannot have %s', async (_, more) => {
    await expect(writeApk(await tinyFace(more))).rejects.toThrow(RangeError);
  });
});

describe.runIf(hasCommand('apksigner'))('apksigner', () => {
  const verify = (file: string) => ran('apksigner', ['verify', '--min-sdk-version', '24', '--verbose', file]);

  it('verifies it with v2 and v3', async () => {
    const { status, out } = await verify(path);
    expect(status, out).toBe(0);
    expect(out).toMatch(/v2 scheme[^\n]*: true/);
    expect(out).toMatch(/v3 scheme[^\n]*: true/);
    expect(out).not.toMatch(/WARNING|ERROR/);
  });

  it('also verifies a file of several chunks', async () => {
    const bytes = new Uint8Array(3 * 1024 * 1024 + 17).map((_, i) => (i * i) >> 7);
    const large = await writeApk({ ...face, drawables: [{ name: 'dial', extension: 'png', bytes }] });
    const { status, out } = await verify(saved('large.apk', await signApk(large, key)));
    expect(status, out).toBe(0);
  });

  it('refuses it without a signature', async () => {
    const { status } = await verify(saved('unsigned.apk', await writeApk(face)));
    expect(status).not.toBe(0);
  });

  /** Offsets of the file's parts: content, signing block, directory, end. */
  const parts = () => {
    const view = new DataView(apk.buffer);
    const directory = view.getUint32(apk.length - 6, true);
    const block = directory - 8 - view.getUint32(directory - 24, true);
    return { content: [0, block], block: [block, directory], directory: [directory, apk.length - 22] } as const;
  };
  it.each(['content', 'block', 'directory'] as const)('refuses it with one byte changed in its %s', async (part) => {
    const [from, to] = parts()[part];
    const chance = dice(SEED + part.length);
    const tried = Array.from({ length: FLIPS }, async (_, i) => {
      const copy = apk.slice();
      const at = from + Math.floor(chance() * (to - from));
      copy[at] = copy[at]! ^ (1 << Math.floor(chance() * 8));
      const { status, out } = await verify(saved(`${part}${i}.apk`, copy));
      return { at, status, out };
    });
    for (const { at, status, out } of await Promise.all(tried)) expect(status, `byte ${at}: ${out}`).not.toBe(0);
  });
});

it.runIf(hasCommand('zipalign'))('zipalign finds every entry aligned', async () => {
  const { status, out } = await ran('zipalign', ['-c', '-v', '4', path]);
  expect(status, out).toBe(0);
});

describe.runIf(hasCommand('aapt'))('aapt', () => {
  it.each([
    [2, 34, 36],
    [3, 35, 36],
    [4, 36, 36],
    [5, 37, 37],
  ])('reads in a face of version %d that it needs API %d and targets %d', async (formatVersion, min, target) => {
    const file = saved(`v${formatVersion}.apk`, await writeApk({ ...face, formatVersion }));
    const { status, out } = await ran('aapt', ['dump', 'badging', file]);
    expect(status, out).toBe(0);
    expect(out).toContain(`package: name='org.example.tiny_face' versionCode='3' versionName='1.2'`);
    expect(out).toContain(`sdkVersion:'${min}'`);
    expect(out).toContain(`targetSdkVersion:'${target}'`);
    expect(out).toContain(`uses-feature: name='android.hardware.type.watch'`);
    expect(out.replaceAll('\\"', '"')).toContain(`application-label:'Tiny & "small" face'`);
    expect(out).toContain(`application-label-zh:'小表盘'`);
  });
});

describe.runIf(hasCommand('aapt2'))('aapt2', () => {
  const dump = async (...args: string[]) => {
    const { status, out } = await ran('aapt2', ['dump', ...args]);
    expect(status, out).toBe(0);
    return out;
  };

  it('reads the manifest', async () => {
    const out = await dump('xmltree', path, '--file', 'AndroidManifest.xml');
    for (const line of [
      ':versionCode(0x0101021b)=3',
      ':versionName(0x0101021c)="1.2"',
      'package="org.example.tiny_face"',
      ':minSdkVersion(0x0101020c)=34',
      ':hasCode(0x0101000c)=false',
      ':name(0x01010003)="com.google.android.wearable.standalone"',
      ':value(0x01010024)=true',
      ':value(0x01010024)=2',
      ':value(0x01010024)="dialwright-2.3.9"',
    ])
      expect(out).toContain(line);
    // Attributes are in the order of their ids.
    const ids = [...out.matchAll(/E: (\S+)|\(0x([0-9a-f]{8})\)/g)];
    for (const [i, [, element, id]] of ids.entries())
      if (!element && ids[i - 1]?.[2])
        expect(Number.parseInt(id!, 16)).toBeGreaterThan(Number.parseInt(ids[i - 1]![2]!, 16));
  });

  it('reads the resource table, with pictures without density', async () => {
    const out = (await dump('resources', '-v', path)).replace(/\s+/g, ' ');
    for (const part of [
      'drawable/dial (nodpi) (file) res/drawable-nodpi/dial.png',
      'drawable/preview (nodpi) (file) res/drawable-nodpi/preview.png',
      'font/roboto () (file) res/font/roboto.ttf',
      'raw/watchface () (file) res/raw/watchface.xml',
      'string/app_name () "Tiny & \\"small\\" face" (zh) "小表盘"',
      'string/color () "Colour" (zh) "颜色"',
      'xml/watch_face_info () (file) res/xml/watch_face_info.xml',
    ])
      expect(out.replaceAll('\\"', '"')).toContain(part.replaceAll('\\"', '"'));
  });

  it('finds the preview that the list of faces names', async () => {
    const resources = await dump('resources', path);
    const [, id] = /resource (0x[0-9a-f]{8}) drawable\/preview/.exec(resources)!;
    expect(await dump('xmltree', path, '--file', 'res/xml/watch_face_info.xml')).toContain(`value=@${id}`);
  });
});

it.runIf(hasCommand('apktool'))('apktool unpacks it into its sources', async () => {
  const out = join(folder, 'apart');
  const result = await ran('apktool', ['d', '-f', '-p', join(folder, 'frame'), '-o', out, path]);
  expect(result.status, result.out).toBe(0);
  const text = (file: string) => readFileSync(join(out, file), 'utf8');
  expect(text('AndroidManifest.xml')).toContain('android:label="@string/app_name"');
  expect(text('AndroidManifest.xml')).toContain('android:hasCode="false"');
  expect(text('res/xml/watch_face_info.xml')).toContain('<Preview value="@drawable/preview"');
  expect(text('res/xml/watch_face_info.xml')).toContain('<Editable value="false"');
  expect(text('res/values-zh/strings.xml')).toContain('小表盘');
  expect(text('res/raw/watchface.xml')).toBe(face.watchFaceXml);
});

it.runIf(hasCommand('androguard'))('androguard reads the manifest and the signer', async () => {
  const manifest = await ran('androguard', ['axml', path]);
  expect(manifest.status, manifest.out).toBe(0);
  expect(manifest.out).toContain('org.example.tiny_face');
  const signed = await ran('androguard', ['sign', '--hash', 'sha256', '--show', path]);
  expect(signed.status, signed.out).toBe(0);
  expect(signed.out).toMatch(/Dialwright/);
  const resources = await ran('androguard', ['arsc', '-t', 'string', path]);
  expect(resources.status, resources.out).toBe(0);
  expect(resources.out).toContain('app_name');
});

// Binary XML and resource tables: values are encoded as Google's compiler encodes them, and unknown ones are refused.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ANDROID_NAMESPACE, binaryXml } from '@/bytes/android/binaryXml';
import { resourceIds, resourceTable } from '@/bytes/android/resourceTable';
import { typedValue } from '@/bytes/android/typedValue';
import { writeXml } from '@/bytes/xml/writeXml';
import { xml } from '@/bytes/xml/xml';
import { readZip } from '@/bytes/zip/readZip';
import { writeZip } from '@/bytes/zip/writeZip';
import { hasCommand, inFolder, ran } from '../../support/command';

const ids = resourceIds([
  { type: 'drawable', name: 'preview', values: { nodpi: 'a.png' } },
  { type: 'drawable', name: 'dial', values: { nodpi: 'b.png' } },
  { type: 'xml', name: 'watch_face_info', values: { any: 'c.xml' } },
]);

describe('a value', () => {
  it.each<[string, ReturnType<typeof typedValue>]>([
    ['@drawable/dial', { type: 1, data: 0x7f010000 }],
    ['@drawable/preview', { type: 1, data: 0x7f010001 }],
    ['@xml/watch_face_info', { type: 1, data: 0x7f020000 }],
    ['true', { type: 0x12, data: 0xffffffff }],
    ['false', { type: 0x12, data: 0 }],
    ['36', { type: 0x10, data: 36 }],
    ['-1', { type: 0x10, data: 0xffffffff }],
    ['2147483647', { type: 0x10, data: 0x7fffffff }],
    ['2147483648', null],
    ['0x1F', { type: 0x11, data: 31 }],
    ['1.2', null],
    ['True', null],
    ['', null],
    ['CATEGORY_EMPTY', null],
  ])('%j has the type of its content', (text, value) => {
    expect(typedValue(text, ids)).toEqual(value);
  });

  it('that names a missing resource is refused', () => {
    expect(() => typedValue('@drawable/none', ids)).toThrow(RangeError);
  });
});

it.each([
  ['another namespace', 'tools:ignore'],
  ['an attribute that the platform has and we do not', 'android:theme'],
  ['a property of every object', 'android:constructor'],
])('%s is refused', (_, name) => {
  expect(() => binaryXml(xml('a', { [name]: '1' }))).toThrow(RangeError);
});

const FRAMEWORK = '/usr/share/android-framework-res/framework-res.apk';
describe.runIf(hasCommand('aapt2'))('compiled by us and by aapt2', () => {
  const manifest = xml('manifest', { 'xmlns:android': ANDROID_NAMESPACE, package: 'org.example.a' }, [
    // The compiler leaves out attributes newer than the minimum API level.
    xml('uses-sdk', { 'android:minSdkVersion': 34 }),
    xml('application', { 'android:hasCode': 'false' }),
  ]);
  const info = xml('WatchFaceInfo', {}, [
    xml('Editable', { value: 'true' }),
    xml('Category', { value: 'CATEGORY_EMPTY' }),
    xml('Other', { value: '-12', hex: '0x10', words: '12 & "so"' }, ['text']),
    xml('Mixed', { 'xmlns:android': ANDROID_NAMESPACE, 'android:name': '12', name: '12', 'android:label': 'x' }),
  ]);

  it.runIf(existsSync(FRAMEWORK))('a file reads the same', async () => {
    await inFolder(async (folder) => {
      const at = (...parts: string[]) => join(folder, ...parts);
      mkdirSync(at('res', 'xml'), { recursive: true });
      writeFileSync(at('res', 'xml', 'info.xml'), writeXml(info));
      writeFileSync(at('AndroidManifest.xml'), writeXml(manifest));
      execFileSync('aapt2', ['compile', '--dir', at('res'), '-o', at('c.zip')]);
      execFileSync('aapt2', [
        'link',
        '-o',
        at('theirs.apk'),
        '-I',
        FRAMEWORK,
        '--manifest',
        at('AndroidManifest.xml'),
        at('c.zip'),
      ]);
      const table = resourceTable('org.example.a', [
        { type: 'xml', name: 'info', values: { any: 'res/xml/info.xml' } },
      ]);
      writeFileSync(
        at('ours.apk'),
        await writeZip([
          { name: 'AndroidManifest.xml', bytes: binaryXml(manifest) },
          { name: 'resources.arsc', bytes: table, stored: true },
          { name: 'res/xml/info.xml', bytes: binaryXml(info) },
        ]),
      );
      const dump = async (file: string) =>
        (await ran('aapt2', ['dump', 'xmltree', at(file), '--file', 'res/xml/info.xml'])).out
          .replace(/ \(line=\d+\)/g, '')
          .split('\n')
          .map((line) => line.trim())
          // The level at which a namespace is declared differs; attributes without id may be in any order.
          .filter((line) => line !== '' && !line.startsWith('N:'))
          .toSorted();
      expect(await dump('ours.apk')).toEqual(await dump('theirs.apk'));
      const theirs = await readZip(Uint8Array.from(readFileSync(at('theirs.apk'))));
      expect(theirs.ok && theirs.entries.has('res/xml/info.xml')).toBe(true);
    });
  });
});

describe('a table of resources', () => {
  it('cannot have a name twice, or a package of 128 letters', () => {
    const one = { type: 'raw' as const, name: 'a', values: { any: 'x' } };
    expect(() => resourceTable('a.b', [one, one])).toThrow(RangeError);
    expect(() => resourceTable('a'.repeat(128), [one])).toThrow(RangeError);
  });

  it.runIf(hasCommand('aapt2'))('stores texts of a single language, and long and rare texts', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'a.apk');
      const long = '长'.repeat(5000);
      const bytes = resourceTable('org.example.a', [
        { type: 'string', name: 'both', values: { any: 'One 🕐', zh: '一' } },
        { type: 'string', name: 'long', values: { any: long } },
        { type: 'string', name: 'only', values: { zh: '只' } },
      ]);
      const manifest = binaryXml(xml('manifest', { package: 'org.example.a' }));
      writeFileSync(
        path,
        await writeZip([
          { name: 'AndroidManifest.xml', bytes: manifest },
          { name: 'resources.arsc', bytes, stored: true },
        ]),
      );
      const { out } = await ran('aapt2', ['dump', 'resources', '-v', path]);
      for (const words of ['() "One 🕐"', '(zh) "一"', `() "${long}"`, '(zh) "只"']) expect(out).toContain(words);
    });
  });
});

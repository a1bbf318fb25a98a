// Reading packages back: binary XML and resource tables, ours and those of Google's builder, whole, truncated and with flipped
// bytes.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ANDROID_NAMESPACE, binaryXml } from '@/bytes/android/binaryXml';
import { readBinaryXml } from '@/bytes/android/readBinaryXml';
import { readResourceTable } from '@/bytes/android/readResourceTable';
import { type Resource, resourceIds, resourceTable } from '@/bytes/android/resourceTable';
import { valueText } from '@/bytes/android/valueText';
import { type XmlElement, xml } from '@/bytes/xml/xml';
import { readZip } from '@/bytes/zip/readZip';
import { hasCommand, inFolder } from '../../support/command';
import { dice, SEED } from '../../support/dice';

const RESOURCES: readonly Resource[] = [
  { type: 'drawable', name: 'dial', values: { nodpi: 'res/a.png' } },
  { type: 'raw', name: 'watchface', values: { any: 'res/b.xml' } },
  { type: 'string', name: 'app_name', values: { any: 'Quay “é” 漢😀', zh: '码头' } },
  { type: 'string', name: 'long', values: { any: 'x'.repeat(20_000) } },
];
const TABLE = resourceTable('org.example.face', RESOURCES);
const TREE = xml('manifest', { package: 'org.example.face', 'android:versionCode': '7' }, [
  xml('application', { 'android:label': '@string/app_name', 'android:hasCode': 'false' }),
  xml('Text', { plain: 'x < 1', hex: '0x1f', none: '' }, ['words & 漢字']),
]);
const MANIFEST = binaryXml(
  { ...TREE, attributes: { 'xmlns:android': ANDROID_NAMESPACE, ...TREE.attributes } },
  resourceIds(RESOURCES),
);

/** Line numbers are the writer's own, and attributes are in the order of the platform's ids. */
const plain = ({ line: _, attributes, children, ...rest }: XmlElement): unknown => ({
  ...rest,
  attributes: Object.fromEntries(Object.entries(attributes).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  children: children.map((child) => (child.kind === 'element' ? plain(child) : child)),
});

it('our own output is read back', () => {
  const table = readResourceTable(TABLE);
  if (!table.ok) throw new Error(table.fault);
  expect(table.packageName).toBe('org.example.face');
  expect(
    table.values.map(({ type, name, language, density, text }) => [`${type}/${name}`, language, density, text]),
  ).toEqual([
    ['drawable/dial', '', 0xffff, 'res/a.png'],
    ['raw/watchface', '', 0, 'res/b.xml'],
    ['string/app_name', '', 0, 'Quay “é” 漢😀'],
    ['string/long', '', 0, 'x'.repeat(20_000)],
    ['string/app_name', 'zh', 0, '码头'],
  ]);
  const read = readBinaryXml(MANIFEST, table.nameOf);
  if (!read.ok) throw new Error(read.fault);
  expect(plain(read.root)).toEqual(plain(TREE));
});

it.each([
  [1, 0x7f010000, '@drawable/dial'],
  [1, 0x7f990000, '@0x7f990000'],
  [1, 0, '@null'],
  [0x04, 0x3fc00000, '1.5'],
  [0x05, 0x00001001, '16dp'],
  [0x06, 0x40000030, '50%'],
  [0x10, 0xffffffff, '-1'],
  [0x12, 0xffffffff, 'true'],
  [0x1c, 0x80ff0000, '#80ff0000'],
  [0x1d, 0xff00ff00, '#00ff00'],
  [0x1f, 0xffffaa00, '#fa0'],
  [0x07, 1, null],
])('a value of type %i, %i, is %j', (type, data, text) => {
  expect(valueText(type, data, (id) => (id === 0x7f010000 ? 'drawable/dial' : undefined))).toBe(text);
});

describe('broken', () => {
  it.each([
    ['a tree', MANIFEST, readBinaryXml],
    ['a table', TABLE, readResourceTable],
  ])('%s is refused or read, and never throws', (_, bytes, read) => {
    for (let length = 0; length < Math.min(bytes.length, 1500); length += 1)
      expect(read(bytes.slice(0, length)).ok).toBe(false);
    const random = dice(SEED);
    let refused = 0;
    for (let turn = 0; turn < 3000; turn += 1) {
      const broken = bytes.slice();
      const at = Math.floor(random() * Math.min(broken.length, 1200));
      broken[at] = Math.floor(random() * 256);
      if (!read(broken).ok) refused += 1;
    }
    expect(refused).toBeGreaterThan(100);
  });

  it('a tree without end is refused because of its depth', () => {
    let deep = xml('a');
    for (let level = 0; level < 100; level += 1) deep = xml('a', {}, [deep]);
    expect(readBinaryXml(binaryXml(deep))).toEqual({ ok: false, fault: 'tooLarge' });
  });
});

const FRAMEWORK = '/usr/share/android-framework-res/framework-res.apk';
describe.runIf(hasCommand('aapt2') && existsSync(FRAMEWORK))('what aapt2 builds', () => {
  it('is read: tree and table, colours, several densities and languages', async () => {
    await inFolder(async (folder) => {
      const put = (path: string, text: string) => {
        mkdirSync(join(folder, path, '..'), { recursive: true });
        writeFileSync(join(folder, path), text);
      };
      put('res/values/s.xml', '<resources><string name="app_name">Quay\\n&amp; Co</string></resources>');
      put('res/values-zh-rCN/s.xml', '<resources><string name="app_name">码头</string></resources>');
      put('res/xml/face.xml', '<WatchFace width="450" color="#ff00aa00" scale="1.5" name="@string/app_name"/>');
      put('res/raw/watchface.xml', '<WatchFace width="450" height="450"/>');
      put(
        'AndroidManifest.xml',
        `<manifest xmlns:android="${ANDROID_NAMESPACE}" package="org.example.b"><application android:label="@string/app_name"/></manifest>`,
      );
      const run = (...args: string[]) => execFileSync('aapt2', args, { cwd: folder, stdio: 'pipe' });
      run('compile', '--dir', 'res', '-o', 'flat.zip');
      run('link', '-I', FRAMEWORK, '--manifest', 'AndroidManifest.xml', '-o', 'out.apk', 'flat.zip');
      const zip = await readZip(new Uint8Array(readFileSync(join(folder, 'out.apk'))));
      if (!zip.ok) throw new Error(zip.fault.kind);
      const table = readResourceTable(zip.entries.get('resources.arsc')!);
      if (!table.ok) throw new Error(table.fault);
      expect(table.packageName).toBe('org.example.b');
      expect(table.values.map(({ name, language, country, text }) => [name, language, country, text])).toEqual(
        expect.arrayContaining([
          ['app_name', '', '', 'Quay\n& Co'],
          ['app_name', 'zh', 'CN', '码头'],
          ['watchface', '', '', 'res/raw/watchface.xml'],
        ]),
      );
      const tree = readBinaryXml(zip.entries.get('res/xml/face.xml')!, table.nameOf);
      expect(tree).toMatchObject({ ok: true, root: { name: 'WatchFace' } });
      if (tree.ok)
        expect(tree.root.attributes).toEqual({
          width: '450',
          color: '#ff00aa00',
          scale: '1.5',
          name: '@string/app_name',
        });
      const manifest = readBinaryXml(zip.entries.get('AndroidManifest.xml')!, table.nameOf);
      expect(manifest).toMatchObject({
        ok: true,
        root: {
          attributes: { package: 'org.example.b' },
          children: [{ attributes: { 'android:label': '@string/app_name' } }],
        },
      });
    });
  });
});

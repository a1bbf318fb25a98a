// Zip files: every reader reads our output, and foreign files are read whole or refused with a reason.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ByteWriter } from '@/bytes/byteWriter';
import { crc32 } from '@/bytes/crc32';
import { readZip } from '@/bytes/zip/readZip';
import { writeZip, type ZipEntry } from '@/bytes/zip/writeZip';
import { isSafeName } from '@/bytes/zip/zipDirectory';
import { ZIP_LIMITS } from '@/bytes/zip/zipFault';
import { hasCommand, inFolder, ran } from '../../support/command';
import { dice, SEED } from '../../support/dice';
import fc from '../../support/property';

const utf8 = (text: string) => new TextEncoder().encode(text);
const entry = (name: string, text = name, more: Partial<ZipEntry> = {}): ZipEntry => ({
  name,
  bytes: utf8(text),
  ...more,
});
const SOME: readonly ZipEntry[] = [
  entry('a.txt', 'a'.repeat(5000)),
  entry('res/drawable/b.png', 'not smaller', { stored: true }),
  entry('表盘/时间.xml', '<a/>'.repeat(200)),
  entry('empty', ''),
  entry('z.bin', 'sixteen', { stored: true, align: 16 }),
];

/** Offset of the data of each entry in the file. */
function starts(zip: Uint8Array): Record<string, number> {
  const view = new DataView(zip.buffer);
  const counts: Record<string, number> = {};
  let at = view.getUint32(zip.length - 6, true);
  for (let row = view.getUint16(zip.length - 12, true); row > 0; row -= 1) {
    const length = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    counts[new TextDecoder().decode(zip.subarray(at + 46, at + 46 + length))] =
      local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    at += 46 + length;
  }
  return counts;
}

describe('a written zip file', () => {
  it('reads back unchanged, in its order', async () => {
    const read = await readZip(await writeZip(SOME));
    expect(read.ok && [...read.entries]).toEqual(SOME.map(({ name, bytes }) => [name, bytes]));
  });

  it('reads back whatever it contains', async () => {
    const part = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' });
    const entries = fc.uniqueArray(
      fc.record({
        name: fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/')),
        bytes: fc.uint8Array({ maxLength: 300 }).map((bytes) => Uint8Array.from(bytes)),
        stored: fc.boolean(),
        align: fc.constantFrom(1, 2, 4, 4096),
      }),
      { selector: ({ name }) => name, maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(entries, async (all) => {
        const safe = all.filter(({ name }) => isSafeName(name));
        const read = await readZip(await writeZip(safe));
        expect(read.ok && [...read.entries]).toEqual(safe.map(({ name, bytes }) => [name, bytes]));
      }),
      { numRuns: 60 },
    );
  });

  it('is the same for the same entries, and has the given time', async () => {
    expect(await writeZip(SOME)).toEqual(await writeZip(SOME));
    expect(await writeZip(SOME, { modified: Date.UTC(2026, 4, 3) })).not.toEqual(await writeZip(SOME));
  });

  it('aligns stored entries and deflates the others where that is smaller', async () => {
    const zip = await writeZip(SOME);
    const at = starts(zip);
    expect(at['res/drawable/b.png']! % 4).toBe(0);
    expect(at['z.bin']! % 16).toBe(0);
    expect(zip.length).toBeLessThan(1000);
  });

  it.each([
    ['a duplicate name', [entry('a'), entry('a')]],
    ['no name', [entry('')]],
    ['a name of 70,000 bytes', [entry('a'.repeat(70_000))]],
  ])('cannot have %s', async (_, entries) => {
    await expect(writeZip(entries)).rejects.toThrow(RangeError);
  });

  it.runIf(hasCommand('unzip'))('passes the test of unzip', async () => {
    await inFolder(async (folder) => {
      writeFileSync(join(folder, 'a.zip'), await writeZip(SOME));
      const { status, out } = await ran('unzip', ['-t', 'a.zip'], folder);
      expect(status, out).toBe(0);
    });
  });

  it.runIf(hasCommand('python3'))('is read by Python: names, sizes and the time', async () => {
    await inFolder(async (folder) => {
      writeFileSync(join(folder, 'a.zip'), await writeZip(SOME, { modified: Date.UTC(2026, 4, 3, 12, 30, 8) }));
      const code =
        'import zipfile,json;z=zipfile.ZipFile("a.zip");assert z.testzip() is None;' +
        'print(json.dumps([[i.filename,len(z.read(i)),list(i.date_time)] for i in z.infolist()]))';
      const { out } = await ran('python3', ['-c', code], folder);
      expect(JSON.parse(out)).toEqual(SOME.map(({ name, bytes }) => [name, bytes.length, [2026, 5, 3, 12, 30, 8]]));
    });
  });

  it.runIf(hasCommand('python3'))(
    'written by Python is read, with folders, comment and lengths after the data',
    async () => {
      await inFolder(async (folder) => {
        const code =
          'import zipfile,sys\n' +
          'z=zipfile.ZipFile(open("/dev/stdout","wb") if 0 else open("p.zip","wb"),"w",zipfile.ZIP_DEFLATED)\n' +
          'z.comment=b"PK\\x05\\x06 a comment"\n' +
          'z.mkdir("res") if hasattr(z,"mkdir") else z.writestr("res/","")\n' +
          'z.writestr("res/a.xml","<a/>"*500)\nz.close()\n' +
          'class S:\n  def __init__(s,f): s.f=f\n  def write(s,b): return s.f.write(b)\n  def flush(s): s.f.flush()\n' +
          'y=zipfile.ZipFile(S(open("s.zip","wb")),"w",zipfile.ZIP_DEFLATED)\ny.writestr("b.txt","b"*900)\ny.close()';
        expect((await ran('python3', ['-c', code], folder)).out).toBe('');
        const { readFileSync } = await import('node:fs');
        const read = async (name: string) => await readZip(Uint8Array.from(readFileSync(join(folder, name))));
        const plain = await read('p.zip');
        expect(plain.ok && [...plain.entries]).toEqual([['res/a.xml', utf8('<a/>'.repeat(500))]]);
        const streamed = await read('s.zip');
        expect(streamed.ok && [...streamed.entries.keys()]).toEqual(['b.txt']);
      });
    },
  );
});

/** A zip with one entry whose fields can be set freely. */
interface Said {
  name?: string;
  flags?: number;
  method?: number;
  data?: Uint8Array;
  size?: number;
  crc?: number;
  disk?: number;
  packed?: number;
}
function zipOf(...rows: readonly Said[]): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter();
  const directory = new ByteWriter();
  for (const row of rows) {
    const { name = 'a', flags = 0x800, method = 0, data = utf8('hello'), size = data.length, disk = 0 } = row;
    const { crc = crc32(data), packed = data.length } = row;
    const at = out.length;
    out.u32(0x04034b50).u16(20, flags, method, 0, 33).u32(crc, data.length, size).u16(name.length, 0);
    out.put(utf8(name)).put(data);
    directory.u32(0x02014b50).u16(20, 20, flags, method, 0, 33).u32(crc, packed, size);
    directory.u16(name.length, 0, 0, disk, 0).u32(0, at).put(utf8(name));
  }
  const at = out.length;
  out.put(directory.done()).u32(0x06054b50).u16(0, 0, rows.length, rows.length).u32(directory.length, at).u16(0);
  return out.done();
}
const bomb = (bytes: number): Said => {
  const content = new Uint8Array(bytes);
  return { method: 8, data: deflateRawSync(content), size: bytes, crc: crc32(content) };
};
const patched = (zip: Uint8Array<ArrayBuffer>, fromEnd: number, ...bytes: number[]) => {
  const copy = zip.slice();
  copy.set(bytes, zip.length - fromEnd);
  return copy;
};
const faultOf = async (zip: Uint8Array<ArrayBuffer>, limits = {}) => {
  const read = await readZip(zip, { ...ZIP_LIMITS, ...limits });
  return read.ok ? null : read.fault;
};

describe('a foreign zip file', () => {
  it('is read if it is valid', async () => {
    expect(await faultOf(zipOf({}))).toBeNull();
    expect(await faultOf(zipOf())).toBeNull();
  });

  it.each([
    '../a',
    'a/../../b',
    '/etc/passwd',
    'C:/a',
    'c:a',
    '..\\a',
    'a\\b',
    'a\0b',
    'a//b',
    './a',
    'a/.',
    '..',
    'a'.repeat(1025),
  ])('the name %j is refused', async (name) => {
    expect(await faultOf(zipOf({ name }))).toMatchObject({ kind: 'badName' });
  });

  it.each<[string, Said[], object]>([
    ['a duplicate name', [{}, {}], { kind: 'doubleName', name: 'a' }],
    ['an encrypted entry', [{ flags: 0x801 }], { kind: 'encrypted', name: 'a' }],
    ['a strongly encrypted entry', [{ flags: 0x841 }], { kind: 'encrypted', name: 'a' }],
    ['a 64-bit size', [{ size: 0xffffffff }], { kind: 'zip64', name: 'a' }],
    ['an entry on another disk', [{ disk: 1 }], { kind: 'multiDisk', name: 'a' }],
    ['another method', [{ method: 12 }], { kind: 'unknownMethod', name: 'a' }],
    ['a wrong checksum', [{ crc: 1 }], { kind: 'damaged', name: 'a' }],
    ['a wrong size', [{ size: 4 }], { kind: 'damaged', name: 'a' }],
    ['more bytes than the file has', [{ packed: 5000 }], { kind: 'damaged', name: 'a' }],
    ['invalid deflate data', [{ method: 8, data: utf8('\xff\xff\xff') }], { kind: 'damaged', name: 'a' }],
    ['less data than declared', [{ ...bomb(1000), size: 1001 }], { kind: 'damaged', name: 'a' }],
    ['more data than declared', [{ ...bomb(1000), size: 10 }], { kind: 'damaged', name: 'a' }],
    ['a bomb', [bomb(3 * 1024 * 1024)], { kind: 'bomb', name: 'a', limit: 400 }],
    ['a bomb that declares a small size', [{ ...bomb(3 * 1024 * 1024), size: 10 }], { name: 'a' }],
  ])('%s is refused', async (_, rows, fault) => {
    expect(await faultOf(zipOf(...rows))).toMatchObject(fault);
  });

  it.each<[string, Uint8Array<ArrayBuffer>, object]>([
    ['no zip', utf8('hello, this is no zip file at all'), { kind: 'notZip' }],
    ['nothing', new Uint8Array(), { kind: 'notZip' }],
    ['a truncated one', zipOf({}).slice(0, -1), { kind: 'truncated' }],
    ['one cut in the middle', zipOf({}).slice(0, 40), { kind: 'truncated' }],
    ['one of several disks', patched(zipOf({}), 18, 1), { kind: 'multiDisk' }],
    ['one with more rows than declared', patched(zipOf({}), 14, 2, 0, 2, 0), { kind: 'damaged' }],
    ['one with fewer rows', patched(zipOf({}, { name: 'b' }), 14, 1, 0, 1, 0), { kind: 'damaged' }],
    ['one of 65,535 entries', patched(zipOf({}), 14, 255, 255, 255, 255), { kind: 'zip64' }],
    ['one whose directory is after its end', patched(zipOf({}), 6, 255, 255), { kind: 'damaged' }],
  ])('%s is refused', async (_, zip, fault) => {
    expect(await faultOf(zip)).toMatchObject(fault);
  });

  it.each<[string, object, object]>([
    ['the file', { bytes: 100 }, { kind: 'tooLarge', limit: 100 }],
    ['the entries', { entries: 1 }, { kind: 'tooManyEntries', limit: 1 }],
    ['one entry', { entryBytes: 4 }, { kind: 'entryTooLarge', name: 'a', limit: 4 }],
    ['all together', { inflatedBytes: 7 }, { kind: 'inflatesTooLarge', limit: 7 }],
  ])('is refused over a limit: %s', async (_, limits, fault) => {
    expect(await faultOf(zipOf({}, { name: 'b' }), limits)).toMatchObject(fault);
    const deflatedRows = [bomb(5), { ...bomb(5), name: 'b' }];
    expect(await faultOf(zipOf(...deflatedRows), limits)).toMatchObject(fault);
  });

  it('entries that share their bytes are refused', async () => {
    const zip = zipOf({ name: 'a' }, { name: 'b' });
    // The second row points to the first entry, whose name is changed to match neither.
    const begin = new DataView(zip.buffer).getUint32(zip.length - 6, true);
    const copy = zip.slice();
    copy.set([0, 0, 0, 0], begin + 47 + 42);
    expect(await faultOf(copy)).toMatchObject({ kind: 'damaged', name: 'b' });
    copy[begin + 47 + 46] = 'a'.charCodeAt(0);
    expect(await faultOf(copy)).toMatchObject({ kind: 'doubleName' });
  });

  it('a name in another code page is read byte by byte; one marked as UTF-8 must be valid', async () => {
    const zip = zipOf({ name: 'a', flags: 0 });
    const bytes = zip.map((byte) => (byte === 97 ? 0xe9 : byte));
    const read = await readZip(bytes);
    expect(read.ok && [...read.entries.keys()]).toEqual(['é']);
    const wrong = zipOf({ name: 'a' }).map((byte) => (byte === 97 ? 0xe9 : byte));
    expect(await faultOf(wrong)).toMatchObject({ kind: 'badName' });
  });

  it('a truncated or corrupted file is read or refused, and never throws', async () => {
    const zip = await writeZip(SOME);
    const chance = dice(SEED);
    for (let at = 0; at < zip.length; at += 7) expect(await faultOf(zip.slice(0, at))).not.toBeNull();
    let refusals = 0;
    for (let round = 0; round < 400; round += 1) {
      const copy = zip.slice();
      const at = Math.floor(chance() * copy.length);
      copy[at] = (copy[at] ?? 0) ^ (1 << Math.floor(chance() * 8));
      if (await faultOf(copy)) refusals += 1;
    }
    expect(refusals).toBeGreaterThan(200);
  });
});

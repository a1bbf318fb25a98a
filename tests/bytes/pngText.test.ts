// A text in a PNG file is read by other software, and the picture is unchanged.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pngChunks } from '@/bytes/png/chunks';
import { encodePng } from '@/bytes/png/encodePng';
import { withPngText } from '@/bytes/png/pngText';
import { hasCommand, ran } from '../support/command';

const WORDS = { keyword: 'Description', language: 'zh-CN', text: '08:59，电量百分之72' };
const square = async () =>
  new Uint8Array(
    await (await encodePng({ width: 2, height: 2, rgba: new Uint8ClampedArray(16).fill(200) })).arrayBuffer(),
  );

describe('a text in a PNG file', () => {
  it('is an iTXt chunk after the header, with its language', async () => {
    const chunks = [...pngChunks(withPngText(await square(), WORDS))];
    expect(chunks.map(({ type }) => type).slice(0, 2)).toEqual(['IHDR', 'iTXt']);
    expect(chunks.every(({ sound }) => sound)).toBe(true);
    expect(new TextDecoder().decode(chunks[1]?.data)).toBe(`Description\0\0\0zh-CN\0\0${WORDS.text}`);
  });

  it('leaves all other chunks as they were', async () => {
    const before = await square();
    const types = (png: Uint8Array<ArrayBuffer>) => [...pngChunks(png)].map(({ type, data }) => [type, data.length]);
    expect(types(withPngText(before, WORDS)).filter(([type]) => type !== 'iTXt')).toEqual(types(before));
  });

  it('is not added to other files', () => {
    const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    expect(withPngText(jpeg, WORDS)).toBe(jpeg);
  });

  it.skipIf(!hasCommand('python3'))('is read by Python', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'png-text-'));
    const path = join(folder, 'face.png');
    writeFileSync(path, withPngText(await square(), WORDS));
    const script = [
      'import sys, struct, zlib',
      'data = open(sys.argv[1], "rb").read(); at = 8',
      'while at < len(data):',
      '    size, kind = struct.unpack(">I4s", data[at:at + 8]); body = data[at + 8:at + 8 + size]',
      '    assert zlib.crc32(kind + body) == struct.unpack(">I", data[at + 8 + size:at + 12 + size])[0]',
      '    if kind == b"iTXt": sys.stdout.buffer.write(body.split(b"\\0", 5)[5])',
      '    at += 12 + size',
    ].join('\n');
    expect((await ran('python3', ['-c', script, path])).out).toContain(WORDS.text);
    rmSync(folder, { recursive: true });
  });
});

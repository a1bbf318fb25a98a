// GIF: frames as they are displayed (disposal, transparency, interlacing), limits, damage, and the PNG files made from them.
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { gifDelayMs, gifFrames } from '@/bytes/gif/gifFrames';
import { readLzw } from '@/bytes/gif/gifLzw';
import { isGif, readGif } from '@/bytes/gif/gifStructure';
import { encodePng } from '@/bytes/png/encodePng';
import { readPng } from '@/bytes/png/readPng';
import { GIF_FRAMES_MAX, IMAGE_UPLOAD_BYTES } from '@/schemas/limits';
import { checkGif } from '@/service/localDrafts/checkGif';
import { gif, lzw, plainGif, type TestFrame } from '@/tests/support/gifs';
import { imageFile } from '@/tests/support/images';

/** Frames as letters: `.` transparent, r, g, b, k. */
function drawn(bytes: Uint8Array): string[] {
  const names: Record<string, string> = { '255,0,0': 'r', '0,255,0': 'g', '0,0,255': 'b', '0,0,0': 'k' };
  return [...gifFrames(readGif(bytes, GIF_FRAMES_MAX)!)].map(({ width, rgba }) => {
    const pixels = Array.from({ length: rgba.length / 4 }, (_, at) => {
      const [r, g, b, a] = rgba.subarray(at * 4, at * 4 + 4);
      return a === 0 ? '.' : (names[`${r},${g},${b}`] ?? '?');
    });
    return pixels.join('').replace(new RegExp(`.{${width}}(?=.)`, 'g'), '$&/');
  });
}

const full = (indices: readonly number[], more: Partial<TestFrame> = {}): TestFrame => ({
  width: 2,
  height: 2,
  indices,
  ...more,
});

describe('LZW', () => {
  it.each([
    ['one colour', Array.from({ length: 300 }, () => 1)],
    ['two that alternate', Array.from({ length: 1000 }, (_, at) => at % 2)],
    [
      'all colours, the table full more than once',
      Array.from({ length: 40_000 }, (_, at) => (at * 7919 + ((at * at) >> 5)) & 255),
    ],
  ])('reads what a writer wrote: %s', (_, indices) => {
    expect([...readLzw(Uint8Array.from(lzw(indices, 8)), 8, indices.length)!]).toEqual(indices);
  });

  it.each([
    ['truncated data', lzw([1, 2, 3, 4, 5, 6, 7, 8], 8).slice(0, 4), 8],
    ['no data', [], 8],
    ['a code size of zero', [0, 0], 0],
    ['a code size that is too large', [0, 0], 9],
    // Clear (256), then 300: a code that is not in the table yet.
    ['an impossible code', [0x00, 0x59, 0x02, 0x00], 8],
  ])('returns null for %s', (_, data, size) => {
    expect(readLzw(Uint8Array.from(data), size, 8)).toBeNull();
  });
});

describe('frames', () => {
  it.each<[string, Uint8Array, string[]]>([
    ['full frames one after the other', gif(2, 2, [full([1, 1, 1, 1]), full([2, 2, 2, 2])]), ['rr/rr', 'gg/gg']],
    [
      'a partial frame over the previous one, transparent pixels unchanged',
      gif(2, 2, [full([1, 1, 1, 1]), full([2, 3, 3, 2], { transparent: 3 })]),
      ['rr/rr', 'gr/rg'],
    ],
    [
      'a partial frame at its offset',
      gif(2, 2, [full([1, 1, 1, 1]), { left: 1, top: 1, width: 1, height: 1, indices: [3] }]),
      ['rr/rr', 'rr/rb'],
    ],
    [
      'cleared to transparent before the next',
      gif(2, 2, [full([1, 1, 1, 1], { disposal: 2 }), { left: 0, top: 0, width: 1, height: 1, indices: [3] }]),
      ['rr/rr', 'b./..'],
    ],
    [
      'restored to the state before it',
      gif(2, 2, [
        full([1, 1, 1, 1]),
        full([2, 2, 2, 2], { disposal: 3 }),
        { left: 1, top: 0, width: 1, height: 1, indices: [3] },
      ]),
      ['rr/rr', 'gg/gg', 'rb/rr'],
    ],
    [
      'rows in interlaced order',
      gif(1, 8, [{ width: 1, height: 8, interlaced: true, indices: [0, 1, 2, 2, 3, 3, 3, 3] }]),
      ['k/b/g/b/r/b/g/b'],
    ],
    ['a local colour table', gif(2, 2, [full([0, 1, 1, 0], { palette: ['#0000ff', '#00ff00'] })]), ['bg/gb']],
    [
      'pixels outside the screen are dropped',
      gif(2, 2, [{ left: 1, top: 1, width: 2, height: 2, indices: [1, 2, 3, 3] }]),
      ['../.r'],
    ],
  ])('%s', (_, bytes, expected) => {
    expect(drawn(bytes)).toEqual(expected);
  });

  it.each([
    ['the mean', [10, 20, 30], 200],
    ['very short ones as browsers show them', [0, 1, 10], 100],
    ['short ones unchanged', [2, 2, 2], 20],
    ['minutes as the longest delay of a layer', [10, 65_535], 60_000],
  ])('one delay for all: %s', (_, delays, expected) => {
    const frames = delays.map((delay) => full([1, 1, 1, 1], { delay }));
    expect(gifDelayMs(readGif(gif(2, 2, frames), 500)!)).toBe(expected);
  });
});

describe('the check', () => {
  const check = (bytes: Uint8Array<ArrayBuffer>, name = 'a.gif') => checkGif(imageFile(bytes, name), name);

  it('recognizes a GIF by its content', async () => {
    expect(isGif(plainGif(4, 4, 2))).toBe(true);
    expect(await check(plainGif(4, 4, 2))).toMatchObject({ ok: true, gif: { width: 4, height: 4 } });
  });

  it('accepts the maximum number of frames, and not one more', async () => {
    expect(await check(plainGif(1, 1, GIF_FRAMES_MAX))).toMatchObject({ ok: true });
    expect(await check(plainGif(1, 1, GIF_FRAMES_MAX + 1))).toMatchObject({ key: 'errors:image.tooManyFrames' });
  });

  it('accepts the largest file, and not one byte more', async () => {
    const grown = (size: number) => {
      const base = plainGif(2, 2, 1);
      const bytes = new Uint8Array(size);
      bytes.set(base);
      return bytes;
    };
    expect(await check(grown(IMAGE_UPLOAD_BYTES))).toMatchObject({ ok: true });
    expect(await check(grown(IMAGE_UPLOAD_BYTES + 1))).toMatchObject({ key: 'errors:image.tooLarge' });
  });

  const sized = (width: number, height: number, count = 1) => {
    const bytes = plainGif(1, 1, count);
    new DataView(bytes.buffer).setUint16(6, width, true);
    new DataView(bytes.buffer).setUint16(8, height, true);
    return bytes;
  };

  it.each<[string, Uint8Array<ArrayBuffer>, string]>([
    ['a side over 4096 px', sized(4097, 1), 'errors:image.tooManyPixels'],
    ['the largest screen', sized(4096, 4096), 'ok'],
    ['no width', sized(0, 4), 'errors:image.damaged'],
    ['all frames together too large', sized(1000, 1001, 100), 'errors:image.tooManyFramePixels'],
    ['all frames together just within the limit', sized(1000, 1000, 100), 'ok'],
    ['no frame', gif(2, 2, []), 'errors:image.damaged'],
    ['a truncated file', plainGif(8, 8, 3).slice(0, -6), 'errors:image.damaged'],
    ['only a header', plainGif(8, 8, 3).slice(0, 13), 'errors:image.damaged'],
  ])('%s', async (_, bytes, key) => {
    expect(await check(bytes)).toMatchObject(key === 'ok' ? { ok: true } : { ok: false, key });
  });

  it('requires a matching file name', async () => {
    expect(await check(plainGif(2, 2, 1), 'a.png')).toMatchObject({
      key: 'errors:image.nameDiffers',
      params: { format: 'GIF', extension: 'gif' },
    });
  });
});

describe('as PNG', () => {
  const chunkOf = (bytes: Uint8Array, type: string): Buffer => {
    const at = Buffer.from(bytes).indexOf(type);
    const length = Buffer.from(bytes).readUInt32BE(at - 4);
    return Buffer.from(bytes.slice(at + 4, at + 4 + length));
  };

  it('with few colours use a palette, transparent pixels included', async () => {
    const rgba = Uint8ClampedArray.from([255, 0, 0, 255, 0, 0, 0, 0, 0, 255, 0, 255, 255, 0, 0, 255]);
    const bytes = new Uint8Array(await (await encodePng({ width: 2, height: 2, rgba })).arrayBuffer());
    expect(readPng(bytes)?.header).toMatchObject({ width: 2, height: 2 });
    expect(chunkOf(bytes, 'IHDR')[9]).toBe(3);
    expect([...chunkOf(bytes, 'PLTE')]).toEqual([255, 0, 0, 0, 0, 0, 0, 255, 0]);
    expect([...chunkOf(bytes, 'tRNS')]).toEqual([255, 0, 255]);
    expect([...inflateSync(chunkOf(bytes, 'IDAT'))]).toEqual([0, 0, 1, 0, 2, 0]);
  });

  it('with more than 256 colours keep all channels', async () => {
    const rgba = Uint8ClampedArray.from({ length: 257 * 4 }, (_, at) => [(at >> 2) & 255, at >> 10, 7, 255][at & 3]!);
    const bytes = new Uint8Array(await (await encodePng({ width: 257, height: 1, rgba })).arrayBuffer());
    expect(chunkOf(bytes, 'IHDR')[9]).toBe(6);
    expect([...inflateSync(chunkOf(bytes, 'IDAT'))].slice(1)).toEqual([...rgba]);
  });
});

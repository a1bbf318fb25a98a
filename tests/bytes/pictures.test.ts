// Reading pictures: checksums, scan lines, interlacing, orientation, and the content of a rewritten file.
import { deflateSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { crc32 } from '@/bytes/crc32';
import { readJpeg } from '@/bytes/jpeg/readJpeg';
import { checkPicture, isPictureFault } from '@/bytes/picture/checkPicture';
import { orientationBlock, readOrientation } from '@/bytes/picture/orientation';
import { pngChunk as chunk } from '@/bytes/png/chunks';
import { readPng } from '@/bytes/png/readPng';
import { linesBytes } from '@/bytes/png/scanLines';
import * as images from '../support/images';

const check = (bytes: Uint8Array, type = 'image/png') =>
  checkPicture(new Blob([new Uint8Array(bytes)], { type }), '', null);
const isRefused = async (bytes: Uint8Array, type?: string) => isPictureFault(await check(bytes, type));
/** The kept bytes of an accepted picture. */
async function keptOf(bytes: Uint8Array, type?: string) {
  const checked = await check(bytes, type);
  if (isPictureFault(checked)) throw new Error(checked.fault);
  return checked;
}
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

/** A PNG from its header bytes, its inflated lines and chunks in between. */
function pngOf(ihdr: number[], lines: Uint8Array, between: Uint8Array[] = []): Uint8Array {
  const data = Uint8Array.from([0, 0, 0, ihdr[0] ?? 0, 0, 0, 0, ihdr[1] ?? 0, ...ihdr.slice(2)]);
  const signature = images.solid(1, 1).slice(0, 8);
  const idat = chunk('IDAT', deflateSync(lines));
  return joined(signature, chunk('IHDR', data), ...between, idat, chunk('IEND', new Uint8Array(0)));
}

describe('PNG', () => {
  it('computes the checksum of the standard', () => {
    expect(crc32(new TextEncoder().encode('IEND'))).toBe(0xae426082);
  });

  it.each([
    ['8-bit RGBA', [5, 3, 8, 6, 0, 0, 0], 3 * (1 + 20)],
    ['1-bit grey', [9, 2, 1, 0, 0, 0, 0], 2 * (1 + 2)],
    ['16-bit RGB', [2, 2, 16, 2, 0, 0, 0], 2 * (1 + 12)],
    // 5 x 3 by Adam7: passes of 1x1, 1x1, none, 1x1, 3x1, 2x2, 5x1 pixels, 4 bytes each, one filter byte a line.
    ['interlaced RGBA', [5, 3, 8, 6, 0, 0, 1], 5 + 5 + 5 + 13 + 18 + 21],
  ])('%s of the exact length is valid, a byte less or more is refused', async (_, ihdr, length) => {
    expect(linesBytes(readPng(pngOf(ihdr, new Uint8Array(1)))!.header)).toBe(length);
    expect(await isRefused(pngOf(ihdr, new Uint8Array(length)))).toBe(false);
    expect(await isRefused(pngOf(ihdr, new Uint8Array(length - 1)))).toBe(true);
    expect(await isRefused(pngOf(ihdr, new Uint8Array(length + 1)))).toBe(true);
  });

  it('inflates no further than a piece beyond the pixels that the header promises', async () => {
    let inflated = 0;
    const Platform = DecompressionStream;
    vi.stubGlobal(
      'DecompressionStream',
      class {
        readonly readable: ReadableStream<Uint8Array>;
        readonly writable: WritableStream<BufferSource>;
        constructor(format: CompressionFormat) {
          const { readable, writable } = new Platform(format);
          const count = new TransformStream<Uint8Array, Uint8Array>({
            transform(piece, controller) {
              inflated += piece.length;
              controller.enqueue(piece);
            },
          });
          this.readable = readable.pipeThrough(count);
          this.writable = writable;
        }
      },
    );
    try {
      expect(await check(images.unpackingTo(300_000_000, 10, 10))).toEqual({ fault: 'damaged' });
    } finally {
      vi.unstubAllGlobals();
    }
    expect(inflated).toBeGreaterThan(10 * 11);
    expect(inflated).toBeLessThan(1_000_000);
  });

  it('an unknown filter, colour type, or critical chunk is refused', async () => {
    const lines = new Uint8Array(21);
    expect(await isRefused(pngOf([5, 1, 8, 6, 0, 0, 0], lines))).toBe(false);
    expect(await isRefused(pngOf([5, 1, 8, 6, 0, 0, 0], Uint8Array.of(5, ...lines.slice(1))))).toBe(true);
    expect(await isRefused(pngOf([5, 1, 8, 5, 0, 0, 0], lines))).toBe(true);
    expect(await isRefused(pngOf([5, 1, 8, 6, 0, 0, 0], lines, [chunk('ABCD', new Uint8Array(2))]))).toBe(true);
  });

  it('a palette picture needs its palette', async () => {
    const palette = chunk('PLTE', Uint8Array.of(1, 2, 3));
    expect(await isRefused(pngOf([2, 1, 8, 3, 0, 0, 0], new Uint8Array(3)))).toBe(true);
    expect(await isRefused(pngOf([2, 1, 8, 3, 0, 0, 0], new Uint8Array(3), [palette]))).toBe(false);
  });

  it('U6 text and location are dropped, colour and transparency stay, and of EXIF only the orientation', async () => {
    const text = chunk('tEXt', new TextEncoder().encode('Author\0SECRET'));
    const gamma = chunk('gAMA', Uint8Array.of(0, 0, 177, 143));
    const exif = chunk('eXIf', joined(orientationBlock(6), new TextEncoder().encode('GPS-SECRET')));
    const stored = await keptOf(pngOf([5, 1, 8, 6, 0, 0, 0], new Uint8Array(21), [gamma, text, exif]));
    expect(Buffer.from(stored.bytes).includes('SECRET')).toBe(false);
    expect(Buffer.from(stored.bytes).includes('gAMA')).toBe(true);
    expect([stored.width, stored.height]).toEqual([1, 5]);
    expect(readPng(stored.bytes)?.orientation).toBe(6);
  });

  it('U7 of an animated png the first frame is kept', async () => {
    const control = chunk('acTL', new Uint8Array(8));
    const stored = await keptOf(pngOf([5, 1, 8, 6, 0, 0, 0], new Uint8Array(21), [control]));
    expect(Buffer.from(stored.bytes).includes('acTL')).toBe(false);
  });

  it('a picture that the decoder rejects is refused', async () => {
    const broken = () => Promise.reject(new Error('cannot decode'));
    expect(await checkPicture(images.imageFile(images.solid(2, 2), 'a.png'), 'a.png', broken)).toEqual({
      fault: 'damaged',
    });
  });

  it('equal bytes are equal after cleaning', async () => {
    const first = await keptOf(images.solid(3, 3));
    const second = await keptOf(joined(images.solid(3, 3), Uint8Array.of(1, 2, 3)));
    expect(second.bytes).toEqual(first.bytes);
  });
});

describe('JPEG', () => {
  const exifSegment = (orientation: 6 | 3) => {
    const body = joined(
      new TextEncoder().encode('Exif\0\0'),
      orientationBlock(orientation),
      new TextEncoder().encode('GPS-SECRET'),
    );
    return joined(Uint8Array.of(0xff, 0xe1, 0, body.length + 2), body);
  };
  const withExif = (orientation: 6 | 3) =>
    joined(images.jpeg.subarray(0, 2), exifSegment(orientation), images.jpeg.subarray(2));

  it('U6 U7 keeps only the orientation of EXIF; sizes are upright', async () => {
    const stored = await keptOf(withExif(6), 'image/jpeg');
    expect(Buffer.from(stored.bytes).includes('SECRET')).toBe(false);
    expect([stored.width, stored.height]).toEqual([4, 8]);
    expect(readJpeg(stored.bytes)?.orientation).toBe(6);
    expect((await keptOf(stored.bytes, 'image/jpeg')).bytes).toEqual(stored.bytes);
  });

  it('a half turn does not swap the sides', async () => {
    const stored = await keptOf(withExif(3), 'image/jpeg');
    expect([stored.width, stored.height]).toEqual([8, 4]);
  });

  it.each([
    ['no scan', (jpeg: Uint8Array) => joined(jpeg.subarray(0, jpeg.lastIndexOf(0xda) - 1), Uint8Array.of(0xff, 0xd9))],
    ['no end', (jpeg: Uint8Array) => jpeg.slice(0, -2)],
    ['a second start', (jpeg: Uint8Array) => joined(jpeg.subarray(0, 2), jpeg)],
    ['no tables', (jpeg: Uint8Array) => joined(jpeg.subarray(0, 20), jpeg.subarray(20 + 2 * 69))],
  ])('%s is refused', async (_, damage) => {
    expect(await isRefused(damage(images.jpeg), 'image/jpeg')).toBe(true);
  });
});

describe('orientation', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8] as const)('%i is written and read back', (orientation) => {
    expect(readOrientation(orientationBlock(orientation))).toBe(orientation);
  });
  it.each([
    [new Uint8Array(0)],
    [new Uint8Array(40)],
    [Uint8Array.of(0x49, 0x49, 42, 0, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0)],
  ])('is upright if the block is unreadable', (block) => expect(readOrientation(block)).toBe(1));
});

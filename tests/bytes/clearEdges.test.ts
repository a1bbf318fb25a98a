// Transparent edges of a PNG: the visible part is copied sample by sample, for every kind of PNG.
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ALL_CLEAR } from '@/bytes/png/allClear';
import { type TrimmedPng, trimClearEdges } from '@/bytes/png/clearEdges';
import { readSamples, writeSamples } from '@/bytes/png/pngSamples';
import { decodePng } from '../support/decodePng';
import { chunk, jpeg, png, solid, truncated } from '../support/images';
import { handArt } from '../support/pictures';

/** The rest of a picture that has transparent edges but is not fully transparent. */
async function trimmedOf(bytes: Uint8Array): Promise<TrimmedPng> {
  const trimmed = await trimClearEdges(bytes);
  if (trimmed === null || trimmed === ALL_CLEAR) throw new Error(`nothing was trimmed: ${trimmed}`);
  return trimmed;
}

const word = (value: number) => Buffer.from([value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]);
const headerOf = (width: number, height: number, depth: number, colorType: number, interlace = 0) =>
  chunk('IHDR', Buffer.concat([word(width), word(height), Buffer.from([depth, colorType, 0, 0, interlace])]));
const fileOf = (...chunks: Buffer[]) =>
  new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      ...chunks,
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
const pixels = (...rows: number[][]) => chunk('IDAT', deflateSync(Buffer.from(rows.flatMap((row) => [0, ...row]))));

describe('a picture with transparent edges', () => {
  it('of the whole canvas is cropped to the hand on it, with every pixel unchanged, in fewer bytes', async () => {
    const whole = handArt(500, { width: 22, top: 40, tail: 30 }).buffer;
    const trimmed = await trimmedOf(whole);
    expect(trimmed.whole).toEqual({ width: 500, height: 500 });
    expect(trimmed.crop).toEqual({ x: 239, y: 40, width: 22, height: 240 });
    const [before, after] = [decodePng(whole), decodePng(Buffer.from(trimmed.bytes))];
    expect([after.width, after.height]).toEqual([22, 240]);
    for (let y = 0; y < 240; y += 1) {
      const from = ((40 + y) * 500 + 239) * 4;
      expect(after.data.subarray(y * 88, (y + 1) * 88)).toEqual(before.data.subarray(from, from + 88));
    }
    expect(trimmed.bytes.length).toBeLessThan(whole.length);
  });

  it('keeps the colours of translucent pixels, which a canvas would change', async () => {
    const rgba = new Uint8Array(3 * 3 * 4);
    rgba.set([201, 103, 7, 1], 4 * 4);
    const trimmed = await trimmedOf(png(3, 3, rgba));
    expect([...decodePng(Buffer.from(trimmed.bytes)).data]).toEqual([201, 103, 7, 1]);
  });

  it('with a palette of two bits keeps its palette', async () => {
    const file = fileOf(
      headerOf(5, 3, 2, 3),
      chunk('PLTE', Buffer.from([0, 0, 0, 250, 10, 20, 30, 240, 50])),
      chunk('tRNS', Buffer.from([0, 255])),
      pixels([0, 0], [0b00_01_10_00, 0], [0, 0]),
    );
    const trimmed = await trimmedOf(file);
    expect(trimmed.crop).toEqual({ x: 1, y: 1, width: 2, height: 1 });
    const samples = (await readSamples(trimmed.bytes))!;
    expect(samples.header).toMatchObject({ bitDepth: 2, colorType: 3 });
    expect([...samples.rows]).toEqual([1, 2]);
    expect(samples.others.map(({ type }) => type)).toEqual(['PLTE', 'tRNS']);
  });

  it('with 16 bits keeps them, and is transparent only where both bytes are', async () => {
    const clear = [0, 9, 0, 9, 0, 9, 0, 0];
    const faint = [0, 1, 2, 3, 4, 5, 0, 1];
    const file = fileOf(headerOf(3, 1, 16, 6), pixels([...clear, ...faint, ...clear]));
    const trimmed = await trimmedOf(file);
    expect(trimmed.crop).toEqual({ x: 1, y: 0, width: 1, height: 1 });
    expect([...(await readSamples(trimmed.bytes))!.rows]).toEqual(faint);
  });

  it('in grey with one transparent colour, and in grey with alpha', async () => {
    const keyed = fileOf(headerOf(3, 2, 8, 0), chunk('tRNS', Buffer.from([0, 7])), pixels([7, 7, 7], [7, 7, 90]));
    expect((await trimmedOf(keyed)).crop).toEqual({ x: 2, y: 1, width: 1, height: 1 });
    const alpha = fileOf(headerOf(2, 1, 8, 4), pixels([5, 0, 6, 1]));
    expect((await trimmedOf(alpha)).crop).toEqual({ x: 1, y: 0, width: 1, height: 1 });
  });

  it('that is interlaced', async () => {
    // 3 x 3 in Adam7: pass 1 (0,0), pass 4 (2,0) is of width 4 only; the last passes contain the rest.
    const of = (...values: number[]) => values.flatMap((value) => [value, value, value, value]);
    const rows = [of(0), of(0), of(0, 0), of(0), of(0), of(0, 9, 0)].map((row) => [0, ...row]);
    const passes = [rows[0]!, [0, ...of(0)], [0, ...of(0, 0)], [0, ...of(0)], [0, ...of(0)], [0, ...of(0, 9, 0)]];
    const file = fileOf(headerOf(3, 3, 8, 6, 1), chunk('IDAT', deflateSync(Buffer.from(passes.flat()))));
    const trimmed = await trimmedOf(file);
    expect(trimmed.crop).toEqual({ x: 1, y: 1, width: 1, height: 1 });
    expect([...(await readSamples(trimmed.bytes))!.rows]).toEqual([9, 9, 9, 9]);
  });
});

it('a fully transparent picture is reported as such, whatever its colour', async () => {
  expect(await trimClearEdges(solid(9, 9, '#ffffff00'))).toBe(ALL_CLEAR);
});

it('a picture without transparent edges, a JPEG and a damaged file are not changed', async () => {
  expect(await trimClearEdges(solid(9, 9))).toBeNull();
  expect(await trimClearEdges(jpeg)).toBeNull();
  expect(await trimClearEdges(truncated(solid(90, 90)))).toBeNull();
});

it('samples that are written read back unchanged', async () => {
  const samples = (await readSamples(
    png(
      7,
      5,
      Uint8Array.from({ length: 140 }, (_, at) => (at * 37) % 251),
    ),
  ))!;
  expect((await readSamples(await writeSamples(samples)))!.rows).toEqual(samples.rows);
});

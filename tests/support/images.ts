// Image files for tests, made byte by byte: valid ones, and each kind of invalid one that people and attackers send.
import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** One PNG chunk with its length and checksum. */
export function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** Header chunk. `colorType`: 0 grey, 2 RGB, 6 RGBA. */
export function header(width: number, height: number, colorType = 6): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, colorType, 0, 0, 0], 8);
  return chunk('IHDR', data);
}

const bytes = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.concat(parts));
const file = (...chunks: Buffer[]) => bytes(SIGNATURE, ...chunks, chunk('IEND', Buffer.alloc(0)));

/** RGBA pixels as a PNG, `width * height * 4` bytes, row by row. */
export function png(width: number, height: number, rgba: Uint8Array): Uint8Array<ArrayBuffer> {
  const rows = Buffer.alloc(height * (width * 4 + 1));
  for (let y = 0; y < height; y += 1) {
    Buffer.from(rgba.buffer, rgba.byteOffset + y * width * 4, width * 4).copy(rows, y * (width * 4 + 1) + 1);
  }
  return file(header(width, height), chunk('IDAT', deflateSync(rows)));
}

/** A PNG of one colour, `#rrggbb` or `#rrggbbaa`. */
export function solid(width: number, height: number, color = '#63e6c8'): Uint8Array<ArrayBuffer> {
  const pixel = Buffer.from(color.slice(1).padEnd(8, 'f'), 'hex');
  return png(width, height, Buffer.alloc(width * height * 4, pixel));
}

/** A PNG of noise, which is incompressible: for the size limit. */
export function noise(width: number, height: number, seed = 1): Uint8Array<ArrayBuffer> {
  let state = seed;
  const rgba = Uint8Array.from({ length: width * height * 4 }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  });
  return png(width, height, rgba);
}

/** A whole PNG of exactly `size` bytes, padded with a text chunk. */
export function pngOfSize(size: number): Uint8Array<ArrayBuffer> {
  const base = solid(8, 8);
  const filler = chunk('tEXt', Buffer.alloc(size - base.length - 12, 0x61));
  return bytes(base.subarray(0, 33), filler, base.subarray(33));
}

/** The file truncated after `share` of its bytes. */
export function truncated(whole: Uint8Array, share = 0.6): Uint8Array<ArrayBuffer> {
  return bytes(whole.subarray(0, Math.floor(whole.length * share)));
}

/** The file with one bit of the byte at `at` flipped. */
export function flipped(whole: Uint8Array, at: number): Uint8Array<ArrayBuffer> {
  const copied = bytes(whole);
  copied[at] = (copied[at] ?? 0) ^ 1;
  return copied;
}

/**
 * `total` bytes of zeros as a zlib stream; `total` is a multiple of 100. The compressed zeros repeat, so a hundredth of them is
 * compressed and repeated.
 */
function zeros(total: number): Buffer {
  const part = deflateRawSync(Buffer.alloc(total / 100), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const adler = Buffer.alloc(4);
  // Of zeros only: the first sum stays 1, the second counts the bytes.
  adler.writeUInt32BE((((total % 65_521) << 16) | 1) >>> 0);
  return Buffer.concat([
    Buffer.from([0x78, 0xda]),
    ...Array.from({ length: 100 }, () => part),
    Buffer.from([0x03, 0x00]),
    adler,
  ]);
}

/** A valid grey PNG of 20000 x 20000 px in about 389 KB: within the limit in bytes, 400 MB to 1.6 GB when decoded. */
export function bomb(): Uint8Array<ArrayBuffer> {
  const side = 20_000;
  return file(header(side, side, 0), chunk('IDAT', zeros(side * (side + 1))));
}

/** A grey PNG whose pixel data unpacks to `total` bytes, a multiple of 100, whatever its header says. */
export function unpackingTo(total: number, width: number, height: number): Uint8Array<ArrayBuffer> {
  return file(header(width, height, 0), chunk('IDAT', zeros(total)));
}

/** A whole small PNG whose header claims another size. */
export function claiming(width: number, height: number): Uint8Array<ArrayBuffer> {
  const base = solid(2, 2);
  return bytes(SIGNATURE, header(width, height), base.subarray(33));
}

/** A web page, to be named `.png`. */
export const htmlNamedPng = new TextEncoder().encode('<!doctype html><script>alert(1)</script>');

/** An SVG with a script, to be named `.png`. */
export const svgNamedPng = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);

/** A baseline JPEG of 8 x 4 px, made by a browser. */
export const jpeg: Uint8Array<ArrayBuffer> = bytes(
  Buffer.from(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAEAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCiASa//9k=',
    'base64',
  ),
);

/** The JPEG with a thumbnail segment that contains a whole JPEG, as cameras write it. */
export function jpegWithThumbnail(): Uint8Array<ArrayBuffer> {
  const thumbnail = Buffer.concat([Buffer.from('Exif\0\0'), jpeg]);
  const segment = Buffer.alloc(4);
  segment.set([0xff, 0xe1]);
  segment.writeUInt16BE(thumbnail.length + 2, 2);
  return bytes(jpeg.subarray(0, 2), segment, thumbnail, jpeg.subarray(2));
}

/** Bytes as a file, with the MIME type a browser would give. */
export function imageFile(content: Uint8Array<ArrayBuffer>, name: string, type = typeOf(name)): File {
  return new File([content], name, { type });
}

const typeOf = (name: string) => (/\.jpe?g$/i.test(name) ? 'image/jpeg' : /\.png$/i.test(name) ? 'image/png' : '');

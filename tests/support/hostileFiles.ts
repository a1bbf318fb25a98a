// Files that people and attackers send: pictures, GIFs, fonts and project files, each with the expected result.
import { deflateSync } from 'node:zlib';
import { PROJECT_PICTURES_MAX } from '@/schemas/limits';
import { cutOff, roboto, signed, smallFont } from './fonts';
import { gif, plainGif } from './gifs';
import {
  bomb,
  chunk,
  claiming,
  flipped,
  header,
  htmlNamedPng,
  jpeg,
  jpegWithThumbnail,
  noise,
  pngOfSize,
  solid,
  svgNamedPng,
  truncated,
  unpackingTo,
} from './images';

/** `kept`: accepted unchanged, or without foreign data. `mended`: its pixels are recompressed. */
export type Fate = 'kept' | 'mended' | 'refused';

export interface HostileFile {
  what: string;
  bytes: Uint8Array<ArrayBuffer>;
  name: string;
  type?: string;
  fate: Fate;
}

const bytes = (...parts: (Uint8Array | readonly number[] | string)[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part)))),
  );

const SIGNATURE = solid(1, 1).subarray(0, 8);
const END = chunk('IEND', Buffer.alloc(0));
const LINES = deflateSync(Buffer.alloc(4 * 17));
const idat = (data: Uint8Array) => chunk('IDAT', data);
const withLast = (data: Buffer, ...last: number[]) => bytes(data.subarray(0, -last.length), last);

/** IHDR of any kind. */
function head(
  width: number,
  height: number,
  depth: number,
  color: number,
  rest: readonly number[] = [0, 0, 0],
): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, color, ...rest], 8);
  return chunk('IHDR', data);
}
/** A PNG of these chunks; 4 x 4 px of RGBA by default. */
const pngOf = (...chunks: Uint8Array[]) => bytes(SIGNATURE, ...chunks, END);
const rgba = (...chunks: Uint8Array[]) => pngOf(header(4, 4), ...chunks);
const lines = (length: number) => idat(deflateSync(Buffer.alloc(length)));

type Row = readonly [what: string, bytes: Uint8Array<ArrayBuffer>, fate: Fate, name?: string, type?: string];
const files = (ending: string, rows: readonly Row[]): HostileFile[] =>
  rows.map(([what, content, fate, name = `a.${ending}`, type]) => ({
    what,
    bytes: content,
    name,
    fate,
    ...(type === undefined ? {} : { type }),
  }));

const whole = noise(6, 6);
/** Offset, name and end of each chunk of a plain PNG. */
const CUTS = [0, 1, 7, 8, 12, 16, 24, 29, 33, 37, 41, 60, whole.length - 16, whole.length - 12, whole.length - 1];

export const HOSTILE_PNGS: readonly HostileFile[] = files('png', [
  ['nothing', bytes(), 'refused'],
  ['one byte', bytes([0x89]), 'refused'],
  ['a page', bytes(htmlNamedPng), 'refused'],
  ['a drawing', bytes(svgNamedPng), 'refused'],
  ['a page that begins like a PNG', bytes(SIGNATURE, htmlNamedPng), 'refused'],
  ['a PDF', bytes('%PDF-1.7'), 'refused'],
  ['a zip', bytes('PK\x03\x04'), 'refused'],
  ['a WebP', bytes('RIFF\x00\x00\x00\x00WEBPVP8 '), 'refused'],
  ['a BMP', bytes('BM'), 'refused'],
  ['an ICO', bytes([0, 0, 1, 0]), 'refused'],
  ['noise', bytes(whole.subarray(41)), 'refused'],
  ...CUTS.map((cut): Row => [`cut off after ${cut} bytes`, bytes(whole.subarray(0, cut)), 'refused']),
  ['half of a large one', truncated(noise(60, 60), 0.5), 'refused'],
  ['a page behind the end', bytes(whole, htmlNamedPng), 'kept'],
  ['a zip behind the end', bytes(whole, 'PK\x03\x04'), 'kept'],
  ['another picture behind the end', bytes(whole, whole), 'kept'],
  ['a bomb of 20000 x 20000', bomb(), 'refused'],
  ['a header of 65535 x 65535', claiming(65_535, 65_535), 'refused'],
  ['a header of 4294967295 x 1', claiming(4_294_967_295, 1), 'refused'],
  ['a header of 4097 x 1', claiming(4097, 1), 'refused'],
  ['a header that promises more lines', claiming(20, 20), 'refused'],
  ['a header that promises fewer lines', claiming(1, 1), 'refused'],
  ['a line more', rgba(lines(5 * 17)), 'refused'],
  ['a byte more', rgba(lines(4 * 17 + 1)), 'refused'],
  ['a megabyte more', rgba(lines(1_000_000)), 'refused'],
  [
    'a byte more and a wrong checksum',
    rgba(idat(withLast(deflateSync(Buffer.alloc(4 * 17 + 1)), 1, 2, 3, 4))),
    'refused',
  ],
  ['300 MB more', unpackingTo(300_000_000, 4, 4), 'refused'],
  ['a byte less', rgba(lines(4 * 17 - 1)), 'refused'],
  ['words behind the compressed pixels', rgba(idat(bytes(LINES, 'PK\x03\x04 hidden'))), 'mended'],
  ['a chunk more of words', rgba(idat(LINES), idat(bytes('hidden'))), 'mended'],
  ['a wrong checksum of the pixels', rgba(idat(withLast(LINES, 1, 2, 3, 4))), 'mended'],
  ['no checksum of the pixels', rgba(idat(LINES.subarray(0, -4))), 'mended'],
  ['a wrong check of the compression', rgba(idat(bytes([LINES[0]!, LINES[1]! ^ 1], LINES.subarray(2)))), 'mended'],
  ['an unknown compression', rgba(idat(bytes([0x79], LINES.subarray(1)))), 'refused'],
  ['pixels that are no compression', rgba(idat(bytes('\x78\x9c no such thing'))), 'refused'],
  ['empty pixels', rgba(idat(Buffer.alloc(0))), 'refused'],
  ['an unknown filter', rgba(idat(deflateSync(Buffer.alloc(4 * 17, 5)))), 'refused'],
  [
    'pixels in forty pieces',
    rgba(...Array.from({ length: 40 }, (_, i) => idat(LINES.subarray(i, i + 1))).slice(0, LINES.length)),
    'kept',
  ],
  [
    'pixels in two places',
    rgba(idat(LINES.subarray(0, 4)), chunk('tEXt', bytes('a\0b')), idat(LINES.subarray(4))),
    'kept',
  ],
  ['a wrong checksum of its header', flipped(whole, 30), 'refused'],
  ['a wrong checksum of its pixels', flipped(whole, whole.length - 14), 'refused'],
  ['a wrong checksum of its end', flipped(whole, whole.length - 1), 'refused'],
  ['a wrong checksum of some words', rgba(flipped(chunk('tEXt', bytes('a\0b')), 9), idat(LINES)), 'kept'],
  ['two headers', rgba(header(4, 4), idat(LINES)), 'refused'],
  ['a header that comes second', pngOf(chunk('tEXt', bytes('a\0b')), header(4, 4), idat(LINES)), 'refused'],
  ['no pixels', rgba(), 'refused'],
  ['no end', bytes(SIGNATURE, header(4, 4), idat(LINES)), 'refused'],
  ['an end that holds something', bytes(SIGNATURE, header(4, 4), idat(LINES), chunk('IEND', bytes('more'))), 'kept'],
  ['an unknown chunk that is needed', rgba(chunk('ABCD', bytes('x')), idat(LINES)), 'refused'],
  ['a chunk without a name', rgba(chunk('\0\0\0\0', bytes('x')), idat(LINES)), 'refused'],
  ['a chunk longer than the file', rgba(bytes([0x7f, 0xff, 0xff, 0xff], 'tEXt'), idat(LINES)), 'refused'],
  ['words of 400 KB', pngOfSize(400_000), 'kept'],
  ['words of 600 KB', pngOfSize(600_000), 'refused'],
  [
    'compressed words that are a bomb',
    rgba(chunk('zTXt', bytes('a\0\0', deflateSync(Buffer.alloc(1_000_000)))), idat(LINES)),
    'kept',
  ],
  ['a broken colour profile', rgba(chunk('iCCP', bytes('x\0\0broken')), idat(LINES)), 'kept'],
  [
    'an animation',
    rgba(chunk('acTL', Buffer.alloc(8)), idat(LINES), chunk('fdAT', bytes([0, 0, 0, 1], LINES))),
    'kept',
  ],
  ['16 bits', pngOf(head(4, 4, 16, 6), lines(4 * 33)), 'kept'],
  ['interlaced', pngOf(head(4, 4, 8, 6, [0, 0, 1]), lines(5 + 5 + 9 + 18 + 34)), 'kept'],
  ['interlaced, a line more', pngOf(head(4, 4, 8, 6, [0, 0, 1]), lines(5 + 5 + 9 + 18 + 34 + 17)), 'refused'],
  ['interlaced in an unknown way', pngOf(head(4, 4, 8, 6, [0, 0, 2]), lines(68)), 'refused'],
  ['3 bits', pngOf(head(4, 4, 3, 6), lines(68)), 'refused'],
  ['colour type 5', pngOf(head(4, 4, 8, 5), lines(68)), 'refused'],
  ['no width', pngOf(head(0, 4, 8, 6), lines(68)), 'refused'],
  ['no height', pngOf(head(4, 0, 8, 6), lines(68)), 'refused'],
  ['a palette that is missing', pngOf(head(4, 4, 8, 3), lines(20)), 'refused'],
  ['a palette that comes late', pngOf(head(4, 4, 8, 3), lines(20), chunk('PLTE', bytes([1, 2, 3]))), 'refused'],
  ['a palette of four bytes', pngOf(head(4, 4, 8, 3), chunk('PLTE', bytes([1, 2, 3, 4])), lines(20)), 'refused'],
  ['an empty palette', pngOf(head(4, 4, 8, 3), chunk('PLTE', bytes()), lines(20)), 'refused'],
  ['a palette of 300 colours', pngOf(head(4, 4, 8, 3), chunk('PLTE', Buffer.alloc(900)), lines(20)), 'refused'],
  [
    'two palettes',
    pngOf(head(4, 4, 8, 3), chunk('PLTE', bytes([1, 2, 3])), chunk('PLTE', bytes([1, 2, 3])), lines(20)),
    'refused',
  ],
  ['a palette', pngOf(head(4, 4, 8, 3), chunk('PLTE', bytes([1, 2, 3])), lines(20)), 'kept'],
  ['the name of a JPEG', whole, 'refused', 'a.jpg'],
  ['the type of a JPEG', whole, 'refused', 'a.png', 'image/jpeg'],
  ['the type of a page', whole, 'refused', 'a.png', 'text/html'],
  ['a name of a program', whole, 'refused', 'a.png.exe', 'image/png'],
  ['a name with a page in it', whole, 'kept', '<img src=x onerror=alert(1)>.png'],
  ['a name that turns the line', whole, 'kept', 'a\u202Egnp.png'],
  ['a name of folders', whole, 'kept', '../../../etc/passwd.png'],
  ['a name of 5,000 letters', whole, 'kept', `${'x'.repeat(5000)}.png`],
  ['a name of a NUL', whole, 'kept', 'a\0b.png'],
  ['a name of marks', whole, 'kept', '"; } body { .png'],
]);

const afterStart = (...parts: (Uint8Array | readonly number[])[]) =>
  bytes(jpeg.subarray(0, 2), ...parts, jpeg.subarray(2));
/** The frame header with one of its bytes changed; `at` counts from its marker. */
function framed(at: number, value: number): Uint8Array<ArrayBuffer> {
  const copy = bytes(jpeg);
  const frame = jpeg.findIndex((byte, index) => byte === 0xff && jpeg[index + 1] === 0xc0);
  copy[frame + at] = value;
  return copy;
}
/** A frame of four colours, as printers use them. */
function cmyk(): Uint8Array<ArrayBuffer> {
  const frame = jpeg.findIndex((byte, index) => byte === 0xff && jpeg[index + 1] === 0xc0);
  const made = [0xff, 0xc0, 0, 20, 8, 0, 4, 0, 8, 4, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0, 4, 0x11, 0];
  return bytes(jpeg.subarray(0, frame), made, jpeg.subarray(frame + 19));
}

export const HOSTILE_JPEGS: readonly HostileFile[] = files('jpg', [
  ...[3, 4, 20, 100, 200, jpeg.length - 2, jpeg.length - 1].map(
    (cut): Row => [`cut off after ${cut} bytes`, bytes(jpeg.subarray(0, cut)), 'refused'],
  ),
  ['a page behind the end', bytes(jpeg, htmlNamedPng), 'kept'],
  ['another picture inside', jpegWithThumbnail(), 'kept'],
  ['bytes behind its start', afterStart([0, 1, 2, 3]), 'refused'],
  ['bytes between its parts', bytes(jpeg.subarray(0, 20), [0, 1, 2, 3], jpeg.subarray(20)), 'kept'],
  ['fill bytes between its parts', afterStart([0xff, 0xff, 0xff]), 'kept'],
  ['two starts', afterStart([0xff, 0xd8]), 'refused'],
  ['words of 60 KB', afterStart([0xff, 0xfe, 0xea, 0x60], Buffer.alloc(0xea5e, 0x61)), 'kept'],
  ['a part longer than the file', afterStart([0xff, 0xfe, 0xff, 0xff]), 'refused'],
  ['a part of no length', afterStart([0xff, 0xfe, 0, 0]), 'refused'],
  ['an unknown part', afterStart([0xff, 0xf5, 0, 2]), 'refused'],
  ['no width', framed(8, 0), 'refused'],
  ['no height', framed(6, 0), 'refused'],
  ['65535 px high', bytes(framed(5, 0xff)), 'refused'],
  ['12 bits', framed(4, 12), 'refused'],
  ['two colours', framed(9, 2), 'refused'],
  ['a lossless frame', framed(1, 0xc3), 'refused'],
  ['an arithmetic frame', framed(1, 0xc9), 'refused'],
  ['four colours of a printer', cmyk(), 'kept'],
  ['the name of a PNG', jpeg, 'refused', 'a.png'],
  ['a start and an end', bytes([0xff, 0xd8, 0xff, 0xd9]), 'refused'],
]);

const twoFrames = plainGif(4, 4, 2);

/** `kept`: it becomes frames that are pictures. */
export const HOSTILE_GIFS: readonly HostileFile[] = files('gif', [
  ['two frames', twoFrames, 'kept'],
  ...[6, 10, 13, 20, 30, twoFrames.length - 1].map(
    (cut): Row => [`cut off after ${cut} bytes`, bytes(twoFrames.subarray(0, cut)), 'refused'],
  ),
  ['no frames', gif(4, 4, []), 'refused'],
  ['501 frames', plainGif(2, 2, 501), 'refused'],
  ['a screen of nothing', gif(0, 4, [{ width: 1, height: 1, indices: [1] }]), 'refused'],
  ['a screen of 65535 x 65535', gif(65_535, 65_535, [{ width: 1, height: 1, indices: [1] }]), 'refused'],
  ['a frame outside of the screen', gif(2, 2, [{ left: 60, top: 60, width: 1, height: 1, indices: [1] }]), 'kept'],
  ['too few pixels', gif(2, 2, [{ width: 2, height: 2, indices: [1] }]), 'refused'],
  ['the name of a PNG', twoFrames, 'refused', 'a.png'],
]);

export const HOSTILE_FONTS: readonly HostileFile[] = files('ttf', [
  ['Roboto', bytes(roboto), 'kept'],
  ["Apple's signature", signed('true'), 'kept'],
  ['OpenType with other outlines', signed('OTTO'), 'refused'],
  ['WOFF', signed('wOFF'), 'refused'],
  ['WOFF 2', signed('wOF2'), 'refused'],
  ['a collection', signed('ttcf'), 'refused'],
  ['PostScript', signed('typ1'), 'refused'],
  ['nothing', bytes(), 'refused'],
  ['a page', bytes(htmlNamedPng), 'refused'],
  ['a picture', whole, 'refused'],
  ...[0.0001, 0.001, 0.1, 0.5, 0.99].map((share): Row => [`cut off at ${share}`, cutOff(roboto, share), 'refused']),
  ...['cmap', 'head', 'hhea', 'hmtx', 'maxp'].map(
    (without): Row => [`no ${without}`, smallFont([{ id: 1, text: 'A' }], { without }), 'refused'],
  ),
  ['no names', smallFont([]), 'kept', '"; } body { .ttf'],
  ['a name of marks', smallFont([{ id: 1, text: '"; } body { color: red' }]), 'kept'],
  ['a name of a page', smallFont([{ id: 1, text: '<script>alert(1)</script>' }]), 'kept'],
]);

const project = (design: string, images = '{}') =>
  bytes(`{"format":"dialwright","version":1,"design":${design},"images":${images}}`);

/** Project files that cannot be opened. */
export const HOSTILE_PROJECTS: readonly HostileFile[] = files('dialwright', [
  ['nothing', bytes(), 'refused'],
  ['a page', bytes(htmlNamedPng), 'refused'],
  ['a picture', whole, 'refused'],
  ['half of it', bytes('{"format":"dialwright","version":1,"design":{'), 'refused'],
  ['null', bytes('null'), 'refused'],
  ['a design that is a list', project('[]'), 'refused'],
  ['a design 33 deep', project(`{"a":${'['.repeat(33)}${']'.repeat(33)}}`), 'refused'],
  ['a design 100,000 deep', project('['.repeat(100_000)), 'refused'],
  ['8 MB of [', bytes('['.repeat(8_000_000)), 'refused'],
  ['8 MB of []', bytes(`[${'[],'.repeat(2_600_000)}`), 'refused'],
  ['a million values', project(`[${Array(1_000_000).fill(0).join()}]`), 'refused'],
  ['3,000 layers', project(`{"copies":[{"normal":{"nodeList":[${Array(3000).fill('{}').join()}]}}]}`), 'refused'],
  ['a prototype', project('{"__proto__":{"copies":[]},"constructor":{"prototype":{"x":1}}}'), 'refused'],
  ['numbers without end', project('{"schemaVersion":1e999,"copies":[{"normal":{"nodeList":[]}}]}'), 'refused'],
  ['a newer version', bytes('{"format":"dialwright","version":999}'), 'refused'],
  [
    'pictures without end',
    project(
      '{}',
      `{${Array.from({ length: PROJECT_PICTURES_MAX + 1 }, (_, i) => `"${i}":{"type":"image/png","base64":""}`).join()}}`,
    ),
    'refused',
  ],
  ['bytes that are no text', bytes([0xff, 0xfe, 0x00, 0xd8, 0x22]), 'refused'],
]);

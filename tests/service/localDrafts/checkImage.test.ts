// The check of an image file: what passes, what is refused with which message, and that nothing large is ever decoded.
import { describe, expect, it, vi } from 'vitest';
import { pictureHeader } from '@/bytes/picture/pictureHeader';
import { readPng } from '@/bytes/png/readPng';
import en from '@/locales/en/errors.json';
import zh from '@/locales/zh/errors.json';
import { IMAGE_MAX_SIDE, IMAGE_UPLOAD_BYTES } from '@/schemas/limits';
import { checkImage } from '@/service/localDrafts/checkImage';
import {
  bomb,
  chunk,
  claiming,
  flipped,
  header,
  htmlNamedPng,
  imageFile,
  jpeg,
  jpegWithThumbnail,
  noise,
  pngOfSize,
  solid,
  svgNamedPng,
  truncated,
} from '@/tests/support/images';

/** A decoder that records its input, and trusts the header. */
const decoder = () =>
  vi.fn(async (blob: Blob) => {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const { width, height } = pictureHeader(bytes)!;
    return { width, height };
  });

const check = async (content: Uint8Array<ArrayBuffer>, name: string, type?: string) => {
  const decode = decoder();
  const result = await checkImage(imageFile(content, name, type), name, decode);
  return { result, decoded: decode.mock.calls.length };
};

describe('an image that passes', () => {
  it.each([
    ['a png', solid(12, 7), 'a.png', undefined],
    ['a png of noise', noise(60, 60), 'a.png', undefined],
    ['an upper-case extension', solid(12, 7), 'A.PNG', undefined],
    ['several dots', solid(12, 7), 'my.face.v2.png', undefined],
    ['no MIME type, as on some systems', solid(12, 7), 'a.png', ''],
    ['a MIME type with parameters', solid(12, 7), 'a.png', 'image/png;x=1'],
    ['bytes after the end, which are dropped', new Uint8Array([...solid(12, 7), 60, 104, 116]), 'a.png', undefined],
  ])('%s', async (_, content, name, type) => {
    const { result, decoded } = await check(content, name, type);
    expect(result).toMatchObject({ ok: true, format: 'png' });
    expect(decoded).toBe(1);
  });

  it.each([
    ['a jpg', jpeg, 'a.jpg', undefined],
    ['a jpeg', jpeg, 'a.jpeg', undefined],
    ['the unregistered type image/jpg', jpeg, 'a.jpg', 'image/jpg'],
    ['a thumbnail with its own end', jpegWithThumbnail(), 'photo.JPG', undefined],
    ['bytes after the end', new Uint8Array([...jpeg, 0, 1, 2]), 'a.jpg', undefined],
  ])('%s', async (_, content, name, type) => {
    const { result } = await check(content, name, type);
    expect(result).toMatchObject({ ok: true, format: 'jpeg', width: 8, height: 4 });
  });

  it('has the size that the decoder found, so that a rotated photo is upright', async () => {
    const file = imageFile(jpeg, 'a.jpg');
    const result = await checkImage(file, 'a.jpg', async () => ({ width: 4, height: 8 }));
    expect(result).toMatchObject({ width: 4, height: 8 });
  });

  it(`of ${IMAGE_UPLOAD_BYTES} bytes is the largest`, async () => {
    expect((await check(pngOfSize(IMAGE_UPLOAD_BYTES), 'a.png')).result).toMatchObject({ ok: true });
    expect((await check(pngOfSize(IMAGE_UPLOAD_BYTES + 1), 'a.png')).result).toMatchObject({
      key: 'errors:image.tooLarge',
    });
  });

  it(`of ${IMAGE_MAX_SIDE} px a side is the largest`, async () => {
    expect((await check(solid(IMAGE_MAX_SIDE, 40), 'a.png')).result).toMatchObject({ ok: true });
    expect((await check(claiming(IMAGE_MAX_SIDE + 1, 1), 'a.png')).result).toMatchObject({
      key: 'errors:image.tooManyPixels',
      params: { width: 4097, height: 1, side: 4096 },
    });
  });
});

describe('an image that is refused', () => {
  const cases: [string, Uint8Array<ArrayBuffer>, string, string | undefined, string][] = [
    ['an empty file', new Uint8Array(), 'a.png', undefined, 'empty'],
    ['a page named .png', new Uint8Array(htmlNamedPng), 'a.png', undefined, 'type'],
    ['an svg named .png', new Uint8Array(svgNamedPng), 'a.png', undefined, 'type'],
    ['a gif', new TextEncoder().encode('GIF89a......'), 'a.gif', 'image/gif', 'type'],
    ['seven bytes of a png', solid(2, 2).slice(0, 7), 'a.png', undefined, 'type'],
    [
      'fault 15: a picture of 10 MB',
      new Uint8Array([...solid(2, 2), ...new Uint8Array(10_000_000)]),
      'a.png',
      undefined,
      'tooLarge',
    ],
    ['fault 15: an empty file of another name', new Uint8Array(), 'a.jpg', undefined, 'empty'],
    ['a large file of another kind', new Uint8Array(10 * 1024 * 1024), 'a.mp4', 'video/mp4', 'type'],
    ['a png named .jpg', solid(2, 2), 'a.jpg', undefined, 'nameDiffers'],
    ['a jpeg named .png', jpeg, 'a.png', undefined, 'nameDiffers'],
    ['a name without extension', solid(2, 2), 'png', 'image/png', 'nameDiffers'],
    ['a folder in the name', solid(2, 2), 'x.png/..', 'image/png', 'nameDiffers'],
    ['a wrong MIME type', solid(2, 2), 'a.png', 'image/jpeg', 'nameDiffers'],
    ['a page as MIME type', solid(2, 2), 'a.png', 'text/html', 'nameDiffers'],
    ['a bomb', bomb(), 'a.png', undefined, 'tooManyPixels'],
    ['a header of 65535 x 65535', claiming(65_535, 65_535), 'a.png', undefined, 'tooManyPixels'],
    ['a header of 4294967295 x 1', claiming(4_294_967_295, 1), 'a.png', undefined, 'tooManyPixels'],
    ['no width', claiming(0, 5), 'a.png', undefined, 'damaged'],
    ['a cut png', truncated(noise(60, 60)), 'a.png', undefined, 'damaged'],
    ['a png without its last byte', solid(2, 2).slice(0, -1), 'a.png', undefined, 'damaged'],
    ['a png without its IEND', solid(2, 2).slice(0, -12), 'a.png', undefined, 'damaged'],
    [
      'a png without pixels',
      new Uint8Array([...solid(2, 2).slice(0, 33), ...chunk('IEND', Buffer.alloc(0))]),
      'a.png',
      undefined,
      'damaged',
    ],
    ['a png with a flipped bit in its pixels', flipped(noise(20, 20), 100), 'a.png', undefined, 'damaged'],
    ['a png with a flipped bit in its header', flipped(solid(2, 2), 25), 'a.png', undefined, 'damaged'],
    ['a signature alone', solid(2, 2).slice(0, 8), 'a.png', undefined, 'damaged'],
    ['a cut jpeg', truncated(jpeg), 'a.jpg', undefined, 'damaged'],
    ['a jpeg without its last byte', jpeg.slice(0, -1), 'a.jpg', undefined, 'damaged'],
    ['a cut jpeg with a whole thumbnail', jpegWithThumbnail().slice(0, -2), 'a.jpg', undefined, 'damaged'],
    ['three bytes of a jpeg', jpeg.slice(0, 3), 'a.jpg', undefined, 'damaged'],
  ];

  it.each(cases)('%s', async (_, content, name, type, key) => {
    const { result, decoded } = await check(content, name, type);
    expect(result).toMatchObject({ ok: false, key: `errors:image.${key}` });
    expect(decoded, 'nothing refused was decoded').toBe(0);
  });

  it('because only decoding reveals that it is broken', async () => {
    const failing = async () => Promise.reject(new DOMException('cannot decode', 'InvalidStateError'));
    const result = await checkImage(imageFile(solid(2, 2), 'a.png'), 'a.png', failing);
    expect(result).toEqual({ ok: false, key: 'errors:image.damaged', params: {} });
  });

  it('fault 15: because it cannot be read (a dropped folder)', async () => {
    const folder = imageFile(solid(2, 2), 'a.png');
    vi.spyOn(folder, 'slice').mockReturnValue({
      arrayBuffer: () => Promise.reject(new DOMException('a folder', 'NotFoundError')),
    } as unknown as Blob);
    expect(await checkImage(folder, 'a.png', decoder())).toMatchObject({ key: 'errors:image.unreadable' });
    for (const words of [en, zh]) expect(words.image.unreadable).toMatch(/folder|文件夹/);
  });

  it('has the message that the specification quotes', () => {
    expect(en.image.type).toBe('Supports jpg, jpeg, png files only');
    expect(en.image.tooLarge).toBe('The file size should not exceed 500KB. Please adjust and re-upload.');
  });
});

describe('the test files', () => {
  it('include a bomb that is within the limit in bytes and structurally valid', () => {
    const content = bomb();
    expect(content.length).toBeGreaterThan(380_000);
    expect(content.length).toBeLessThan(400_000);
    expect(readPng(content)?.header).toMatchObject({ width: 20_000, height: 20_000 });
  });

  it('include a damaged optional chunk, which does not refuse a picture that every browser shows', () => {
    const base = solid(2, 2);
    const text = flipped(new Uint8Array(chunk('tEXt', Buffer.from('note'))), 9);
    const content = new Uint8Array([...base.slice(0, 33), ...text, ...base.slice(33)]);
    expect(readPng(content)?.header).toMatchObject({ width: 2, height: 2 });
    expect(header(2, 2).length).toBe(25);
  });
});

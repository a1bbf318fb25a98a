// Uploads by the rule ids of docs/rules/backend.md B5, on every medium.
import { describe, expect, it } from 'vitest';
import { uploadData } from '@/schemas/wire/uploads';
import { decodePng } from '../support/decodePng';
import * as images from '../support/images';
import { formOf, MEDIA, ORIGIN, type World, worlds } from './world';

const open = worlds();

const upload = (world: World, bytes: Uint8Array<ArrayBuffer>, name: string, type?: string) =>
  world.send('upload', { body: formOf(images.imageFile(bytes, name, type)) });

const ascii = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const png = images.solid(12, 8);
const ttf = joined(Uint8Array.of(0, 1, 0, 0, 0, 10), new Uint8Array(200));

const TYPES = 'Supports jpg, jpeg, png files only';
const SIZE = 'The file size should not exceed 500KB. Please adjust and re-upload.';
const DAMAGED = 'The picture is damaged and cannot be read.';
const MISMATCH = "The file's content does not match its name or type.";
const PIXELS = 'The picture is too large: at most 4096 px per side and 16.8 million pixels.';

/** A PNG with all channels although it has few colors, as a browser's canvas writes it. */
const drawn = images.png(
  64,
  64,
  new Uint8Array(64 * 64 * 4).map((_, at) => (at % 4 === 3 ? 255 : (at >> 6) % 7 ? 32 : 200)),
);

describe.each(MEDIA)('uploads on %s', (medium) => {
  it('compress=true stores a picture in fewer bytes with the same pixels; without it the bytes stay', async () => {
    const world = await open(medium);
    const send = async (bytes: Uint8Array<ArrayBuffer>, params: Record<string, string>) => {
      const { data } = await world.send('upload', { params, body: formOf(images.imageFile(bytes, 'a.png')) });
      const storedBytes = new Uint8Array(await (await fetch(new URL(data.url, ORIGIN))).arrayBuffer());
      expect(data).toMatchObject({ fileSize: storedBytes.length });
      return storedBytes;
    };
    expect(await send(drawn, {})).toEqual(drawn);
    expect(await send(drawn, { compress: 'false' })).toEqual(drawn);
    const compressed = await send(drawn, { compress: 'true' });
    expect(compressed.length).toBeLessThan(drawn.length);
    expect(decodePng(Buffer.from(compressed))).toEqual(decodePng(Buffer.from(drawn)));
    // A picture that cannot become smaller stays unchanged.
    expect(await send(compressed, { compress: 'true' })).toEqual(compressed);
    expect(
      (await world.send('upload', { params: { compress: 'yes' }, body: formOf(images.imageFile(drawn, 'a.png')) }))
        .code,
    ).toBe(400);
  });

  it.each([
    ['U1 512001 bytes', () => images.pngOfSize(512_001), 'a.png', undefined, SIZE],
    ['U1 an empty file', () => new Uint8Array(0), 'a.png', undefined, 'The file is empty.'],
    ['U2 a png named .jpg', () => png, 'a.jpg', undefined, MISMATCH],
    ['U2 a jpeg named .png', () => images.jpeg, 'a.png', undefined, MISMATCH],
    ['U2 a png of another MIME type', () => png, 'a.png', 'image/jpeg', MISMATCH],
    ['U2 a png named .exe', () => png, 'a.exe', 'image/png', MISMATCH],
    ['U2 a ttf font as png', () => ttf, 'a.png', undefined, TYPES],
    ['U3 a gif', () => ascii('GIF89a\x01\x00\x01\x00'), 'a.gif', 'image/gif', TYPES],
    ['U3 a gif named .png', () => ascii('GIF89a\x01\x00\x01\x00'), 'a.png', undefined, TYPES],
    ['U4 the 20000 x 20000 bomb', () => images.bomb(), 'a.png', undefined, PIXELS],
    ['U4 a header of 4097 px', () => images.claiming(4097, 1), 'a.png', undefined, PIXELS],
    ['U4 a header of 4096 x 4102 px', () => images.claiming(4096, 4102), 'a.png', undefined, PIXELS],
    ['U4 a header of 65535 x 65535 px', () => images.claiming(65_535, 65_535), 'a.png', undefined, PIXELS],
    ['U5 a truncated png', () => images.truncated(images.noise(64, 64)), 'a.png', undefined, DAMAGED],
    ['U5 a png of half its header', () => png.slice(0, 20), 'a.png', undefined, DAMAGED],
    ['U5 a png whose header promises more lines', () => images.claiming(20, 20), 'a.png', undefined, DAMAGED],
    ['U5 a png with a flipped bit', () => images.flipped(images.noise(16, 16), 200), 'a.png', undefined, DAMAGED],
    [
      'U5 a 10 x 10 png that unpacks to 300 MB',
      () => images.unpackingTo(300_000_000, 10, 10),
      'a.png',
      undefined,
      DAMAGED,
    ],
    [
      'U5 a 4096 x 4096 png with more lines',
      () => images.unpackingTo(17_000_000, 4096, 4096),
      'a.png',
      undefined,
      DAMAGED,
    ],
    ['U5 a truncated jpeg', () => images.truncated(images.jpeg, 0.95), 'a.jpg', undefined, DAMAGED],
    ['U5 a jpeg of its header only', () => images.jpeg.slice(0, 12), 'a.jpg', undefined, DAMAGED],
    ['U10 HTML named .png', () => images.htmlNamedPng, 'a.png', undefined, TYPES],
    ['U10 SVG named .png', () => images.svgNamedPng, 'a.png', undefined, TYPES],
    ['U10 SVG', () => images.svgNamedPng, 'a.svg', 'image/svg+xml', TYPES],
  ])('%s is refused', async (_, bytes, name, type, sentence) => {
    const world = await open(medium);
    const { status, code, envelope } = await upload(world, bytes(), name, type);
    expect([status, code, envelope.enMsg]).toEqual([200, 400, sentence]);
    expect(envelope.msg).toMatch(/[一-鿿]/);
  });

  it('U1 512000 bytes are accepted', async () => {
    const world = await open(medium);
    expect((await upload(world, images.pngOfSize(512_000), 'a.png')).code).toBe(200);
  });

  it.each([
    ['a.png', png],
    ['A.PNG', png],
    ['a.jpg', images.jpeg],
    ['a.JPG', images.jpeg],
    ['a.jpeg', images.jpeg],
    ['no extension', png],
  ])('U2 %s is accepted, and served unchanged', async (name, bytes) => {
    const world = await open(medium);
    const { code, data } = await upload(world, bytes, name);
    expect(code).toBe(200);
    const uploaded = uploadData.parse(data);
    const response = await fetch(new URL(uploaded.url, ORIGIN));
    expect(response.headers.get('content-type')).toBe(uploaded.type);
    expect(new Uint8Array(await response.arrayBuffer())).toHaveLength(uploaded.fileSize);
  });

  it('X3 a file is served with nosniff and a sandbox', async () => {
    const world = await open(medium);
    const { data } = await upload(world, png, 'a.png');
    const { headers } = await fetch(new URL(data.url, ORIGIN));
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect((await fetch(new URL('/api/files/unknown', ORIGIN))).status).toBe(404);
  });

  it('U4 a picture of 4096 px a side within 16.8 million pixels is accepted', async () => {
    const world = await open(medium);
    const { data } = await upload(world, images.solid(4096, 40), 'a.png');
    expect([data.width, data.height]).toEqual([4096, 40]);
  });

  it('U6 bytes after the end of a png are removed', async () => {
    const world = await open(medium);
    const { data } = await upload(world, joined(png, ascii('<script>alert(1)</script>')), 'a.png');
    const storedBytes = new Uint8Array(await (await fetch(new URL(data.url, ORIGIN))).arrayBuffer());
    expect(Buffer.from(storedBytes).includes('script')).toBe(false);
    expect(storedBytes).toHaveLength(png.length);
  });

  it('U6 bytes after the end of a jpeg, and its camera data, are removed', async () => {
    const world = await open(medium);
    const { code, data } = await upload(world, joined(images.jpegWithThumbnail(), ascii('PK<script>')), 'a.jpg');
    expect(code).toBe(200);
    const storedBytes = new Uint8Array(await (await fetch(new URL(data.url, ORIGIN))).arrayBuffer());
    expect(Buffer.from(storedBytes).includes('script')).toBe(false);
    expect(Buffer.from(storedBytes).includes('Exif')).toBe(false);
    expect(storedBytes).toHaveLength(images.jpeg.length);
  });

  it('U9 the same bytes twice are the same file, also simultaneously', async () => {
    const world = await open(medium);
    const answers = await Promise.all([upload(world, png, 'a.png'), upload(world, png, 'b.png')]);
    expect(answers[0].data.id).toBe(answers[1].data.id);
  });

  it("U9 another person's same bytes are a separate file", async () => {
    const world = await open(medium);
    const mine = await upload(world, png, 'a.png');
    world.token = (await world.signIn({ phone: '13900000000' })).data.token;
    expect((await upload(world, png, 'a.png')).data.id).not.toBe(mine.data.id);
  });

  it.each([
    ['../../etc/passwd.png', 'passwd.png'],
    ['C:\\pictures\\a.png', 'a.png'],
    ['a\u202Egpj.png', 'agpj.png'],
    ['x'.repeat(300), 'x'.repeat(100)],
    ['🙂'.repeat(120), '🙂'.repeat(50)],
  ])('U11 the name %j is stored as %j', async (name, shown) => {
    const world = await open(medium);
    const { data } = await upload(world, png, name);
    expect(data.name).toBe(shown);
  });

  it.each([
    ['a JSON body', '{}'],
    ['a text field', formOfText()],
    ['no file', new FormData()],
  ])('%s is refused', async (_, body) => {
    const world = await open(medium);
    expect((await world.send('upload', { body })).code).toBe(400);
  });
});

function formOfText(): FormData {
  const form = new FormData();
  form.append('file', 'just words');
  return form;
}

it('a plain blob without a name is accepted', async () => {
  const world = await open('memory');
  const { code } = await world.send('upload', { body: formOf(new Blob([png], { type: 'image/png' })) });
  expect(code).toBe(200);
});

// Fonts by the rule ids of docs/rules/backend.md: U12-U16 and the order of the list, on every medium.
import { describe, expect, it } from 'vitest';
import type { Font } from '@/schemas/font';
import { FONT_UPLOAD_BYTES, VERSIONS_SAVED_MAX } from '@/schemas/limits';
import { fontPageData } from '@/schemas/wire/fonts';
import { rawDesign } from '../support/designs';
import { cutOff, fontFile, fontOfSize, roboto, signed, smallFont } from '../support/fonts';
import { solid } from '../support/images';
import { formOf, MEDIA, ORIGIN, type World, worlds } from './world';

const open = worlds();

const TTF = 'Supports ttf files only';
const FAILED = 'Upload failed';
const SIZE = 'The font file should not exceed 20MB. Please adjust and re-upload.';

const upload = (world: World, bytes: Uint8Array, { fileName = 'font.ttf', name = '', token = world.token } = {}) =>
  world.send('fontUpload', { body: formOf(fontFile(bytes, fileName)), params: name ? { name } : {}, token });
const remove = (world: World, id: number | string, token = world.token) =>
  world.send('fontDelete', { params: { id: String(id) }, token });
async function list(world: World, token: string | null = world.token): Promise<Font[]> {
  return fontPageData.parse((await world.send('fontPage', { token })).data).records;
}
const names = async (world: World, token?: string | null) => (await list(world, token)).map((font) => font.fontName);
const bytesOf = async (url: string) => fetch(new URL(url, ORIGIN));
async function other(world: World): Promise<string> {
  return (await world.signIn({ phone: '13900000000' })).data.token;
}
let saves = 0;
/** Saves a design with one text in `family`; returns the revision. */
async function design(world: World, family: string, baseRev = 0): Promise<number> {
  saves += 1;
  const doc = rawDesign({ id: 'with-font' }) as { copies: { normal: { nodeList: unknown[] } }[] };
  const text = {
    uuid: 'words',
    label: 'Words',
    nodeType: 'text',
    style: { fontFamily: family, text: `Save ${saves}` },
  };
  doc.copies[0]!.normal.nodeList.push(text);
  const answer = await world.send('draftSave', {
    body: { id: 'with-font', baseRev, saveId: `font-save-${saves}`, doc },
  });
  expect(answer.code).toBe(200);
  return answer.data.rev;
}

describe.each(MEDIA)('fonts on %s', (medium) => {
  it.each([
    ['U12 an OpenType font with CFF outlines', () => signed('OTTO'), TTF],
    ['U12 a WOFF font', () => signed('wOFF'), TTF],
    ['U12 a WOFF2 font', () => signed('wOF2'), TTF],
    ['U12 a collection', () => signed('ttcf'), TTF],
    ['U12 a picture', () => solid(4, 4), TTF],
    ['U12 a script', () => new TextEncoder().encode('<script>alert(1)</script>'), TTF],
    ['U12 four bytes of a font', () => roboto.subarray(0, 4), TTF],
    ['U12 half a font', () => cutOff(roboto, 0.5), FAILED],
    ['U12 a font without characters', () => smallFont([], { without: 'cmap' }), FAILED],
    ['U12 an empty file', () => new Uint8Array(0), 'The file is empty.'],
    ['U13 one byte over 20 MB', () => fontOfSize(FONT_UPLOAD_BYTES + 1), SIZE],
  ])('%s is refused', async (_, bytes, sentence) => {
    const world = await open(medium);
    const { status, code, envelope } = await upload(world, bytes());
    expect([status, code, envelope.enMsg]).toEqual([200, 400, sentence]);
    expect(envelope.msg).toMatch(/[一-鿿]/);
    expect(await names(world)).toEqual(['Roboto-Regular']);
  });

  it.each([
    ['U12 00 01 00 00', () => roboto],
    ['U12 true', () => signed('true')],
    ['U13 exactly 20 MB', () => fontOfSize(FONT_UPLOAD_BYTES)],
  ])('%s is accepted and served unchanged', async (_, bytes) => {
    const world = await open(medium);
    const sent = bytes();
    const { code, data } = await upload(world, sent);
    expect(code).toBe(200);
    expect(data).toMatchObject({ id: 1, fontName: 'Roboto Regular', isSys: false, fileSize: sent.length });
    const response = await bytesOf(data.fontUrl);
    expect(response.headers.get('content-type')).toBe('font/ttf');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(sent))).toBe(true);
  });

  it('U14 a visitor is asked to log in', async () => {
    const world = await open(medium, { signedIn: false });
    expect((await world.send('fontUpload', { body: formOf(fontFile(roboto)), token: null })).code).toBe(403);
    expect((await world.send('fontDelete', { params: { id: '1' }, token: null })).code).toBe(403);
    expect(await names(world, null)).toEqual(['Roboto-Regular']);
  });

  it('the same bytes twice are one font, and each owner has a separate one', async () => {
    const world = await open(medium);
    const first = (await upload(world, roboto)).data;
    const again = (await upload(world, roboto, { name: 'Another name' })).data;
    expect(again).toEqual(first);
    const token = await other(world);
    const theirs = (await upload(world, roboto, { token })).data;
    expect(theirs.id).not.toBe(first.id);
    expect(await names(world)).toEqual(['Roboto-Regular', 'Roboto Regular']);
    expect(await names(world, token)).toEqual(['Roboto-Regular', 'Roboto Regular']);
    expect(await names(world, null)).toEqual(['Roboto-Regular']);
  });

  it.each([
    ['the name asked for', smallFont([{ id: 4, text: 'Own Bold' }]), { name: 'Mine "1"' }, 'Mine 1'],
    [
      'its full name',
      smallFont([
        { id: 1, text: 'Own' },
        { id: 4, text: 'Own Bold' },
      ]),
      {},
      'Own Bold',
    ],
    ['its family', smallFont([{ id: 1, text: 'Own' }]), {}, 'Own'],
    ['the file name', smallFont([]), { fileName: '../../My font.ttf' }, 'My font'],
    ['a plain word', smallFont([]), { fileName: '...ttf' }, 'Font'],
    ['a number after a name that is taken', smallFont([{ id: 4, text: 'roboto-regular' }]), {}, 'roboto-regular 2'],
  ])('is listed by %s', async (_, bytes, given, name) => {
    const world = await open(medium);
    expect((await upload(world, bytes, given)).data.fontName).toBe(name);
  });

  it('reports rights that forbid embedding', async () => {
    const world = await open(medium);
    await upload(world, smallFont([{ id: 4, text: 'Closed' }], { fsType: 2 }));
    expect((await list(world)).map((font) => font.restricted)).toEqual([undefined, true]);
  });

  it('U16 the default font cannot be deleted', async () => {
    const world = await open(medium);
    expect((await remove(world, -1)).envelope).toMatchObject({
      code: 400,
      enMsg: 'The default font cannot be deleted.',
    });
  });

  it('U15 an unused font is deleted with its bytes; deleting twice succeeds; its id is not used again', async () => {
    const world = await open(medium);
    const font = (await upload(world, roboto)).data;
    expect((await remove(world, font.id)).code).toBe(200);
    expect((await remove(world, font.id)).code).toBe(200);
    expect(await names(world)).toEqual(['Roboto-Regular']);
    expect((await bytesOf(font.fontUrl)).status).toBe(404);
    expect((await upload(world, roboto)).data.id).toBeGreaterThan(font.id);
  });

  it('U15 a used font keeps its bytes until no revision and no version needs it', async () => {
    const world = await open(medium);
    const font = (await upload(world, roboto)).data;
    const rev = await design(world, font.fontName);
    expect((await remove(world, font.id)).code).toBe(200);
    expect(await names(world)).toEqual(['Roboto-Regular']);
    expect((await bytesOf(font.fontUrl)).status).toBe(200);
    // The version of the first save still names it; the last twenty saves are stored.
    let last = await design(world, 'Roboto-Regular', rev);
    expect((await bytesOf(font.fontUrl)).status).toBe(200);
    for (let save = 0; save < VERSIONS_SAVED_MAX; save += 1) last = await design(world, 'Roboto-Regular', last);
    expect((await bytesOf(font.fontUrl)).status).toBe(404);
  });

  it('U15 it is deleted with the design that needed it, but not bytes that another font uses', async () => {
    const world = await open(medium);
    const token = await other(world);
    const theirs = (await upload(world, roboto, { token })).data;
    const font = (await upload(world, roboto)).data;
    await design(world, font.fontName);
    await remove(world, font.id);
    await world.send('draftDelete', { params: { id: 'with-font' } });
    expect((await bytesOf(font.fontUrl)).status).toBe(404);
    expect((await bytesOf(theirs.fontUrl)).status).toBe(200);
  });

  it('a deleted font that is uploaded again is the same one', async () => {
    const world = await open(medium);
    const font = (await upload(world, roboto)).data;
    await design(world, font.fontName);
    await remove(world, font.id);
    expect((await upload(world, roboto)).data).toEqual(font);
    expect(await names(world)).toEqual(['Roboto-Regular', 'Roboto Regular']);
  });

  it("S3 another person's font does not exist, neither for deletion nor by its address", async () => {
    const world = await open(medium);
    const font = (await upload(world, roboto)).data;
    const token = await other(world);
    expect((await remove(world, font.id, token)).code).toBe(404);
    expect(await names(world)).toEqual(['Roboto-Regular', 'Roboto Regular']);
    expect((await bytesOf(`/api/files/font-${font.id}-guessed`)).status).toBe(404);
  });

  it.each(['-2', '1.5', 'x', '1e3', '9'.repeat(16)])('the id %j is refused', async (id) => {
    const world = await open(medium);
    const response = await fetch(`${ORIGIN}/api/font/${id}`, { method: 'DELETE', headers: { token: world.token } });
    expect([400, 404]).toContain((await response.json()).code);
  });
});

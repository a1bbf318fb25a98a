// The publish form by the rule ids of docs/rules/backend.md B4, and the price of L12, as the service checks it: over HTTP only,
// on every medium.
import { describe, expect, it } from 'vitest';
import { FALCON_PACKAGE_BYTES } from '@/schemas/limits';
import { PUBLISH_TAGS } from '@/schemas/publishLists';
import { imageFile, solid } from '../support/images';
import { faceDesign, publisher, type SentFacts } from './publishing';
import { formOf, MEDIA, type Medium, OTHER, worlds } from './world';

const open = worlds();
const FAMILY = '👨‍👩‍👧‍👦';
const TEN = 'Ten letters';

/** A saved face whose form is sent again and again: returns the stored facts, or the field that was refused. */
async function form(medium: Medium) {
  const world = await open(medium);
  const face = publisher(world, 'face-1');
  await face.save();
  const send = async (over: Partial<SentFacts>) => {
    const { status, code, data } = await face.publish(over);
    expect(status).toBe(200);
    return code === 200 ? data.facts : `${code} ${data.path}`;
  };
  return { world, face, send };
}

describe.each(MEDIA)('the publish form on %s', (medium) => {
  it('F1 a Chinese name is trimmed and has one to ten graphemes, at least one of them visible', async () => {
    const { send } = await form(medium);
    expect(await send({ dialNameCn: ' 极光 ' })).toMatchObject({ dialNameCn: '极光' });
    for (const name of ['一', '一二三四五六七八九十', FAMILY.repeat(10)])
      expect(await send({ dialNameCn: name }), name).toMatchObject({ dialNameCn: name });
    const bad = ['一二三四五六七八九十一', FAMILY.repeat(11), 'a\u0007b', 'a\u202Eb', '\u200B\u200B', '\u200D'];
    for (const name of bad) expect(await send({ dialNameCn: name }), JSON.stringify(name)).toBe('400 dialNameCn');
    expect(await send({ dialNameCn: '', dialName: '' })).toBe('400 dialName');
  });

  it('F2 an English name has letters, digits and single spaces, up to nineteen', async () => {
    const { send } = await form(medium);
    expect(await send({ dialName: '  Aurora   Two ' })).toMatchObject({ dialName: 'Aurora Two' });
    expect(await send({ dialName: 'A'.repeat(19) })).toMatchObject({ dialName: 'A'.repeat(19) });
    for (const name of ['A'.repeat(20), 'Aurora-2', 'Auróra', '极光', 'A_B', 'A\tB!'])
      expect(await send({ dialName: name }), name).toBe('400 dialName');
  });

  it('F3 a description has 10 to 2,000 graphemes after trimming', async () => {
    const { send } = await form(medium);
    expect(await send({ description: `  ${TEN.slice(0, 10)}  ` })).toMatchObject({ description: TEN.slice(0, 10) });
    expect(await send({ description: '表'.repeat(2000) })).toMatchObject({ description: '表'.repeat(2000) });
    for (const text of ['123456789', ' '.repeat(10), FAMILY.repeat(9), '表'.repeat(2001)])
      expect(await send({ description: text }), text.slice(0, 20)).toBe('400 description');
  });

  it('the alternative text is stored, has at most 200 letters, and is optional', async () => {
    const { send } = await form(medium);
    expect(await send({})).toMatchObject({ alt: '' });
    expect(await send({ alt: ' Green light over a dark sky. ' })).toMatchObject({
      alt: 'Green light over a dark sky.',
    });
    expect(await send({ alt: FAMILY.repeat(200) })).toMatchObject({ alt: FAMILY.repeat(200) });
    for (const alt of ['表'.repeat(201), 'a\u0007b']) expect(await send({ alt }), alt.slice(0, 9)).toBe('400 alt');
  });

  it('F4 tags are separated by commas of either script; none is empty, repeated, unknown or a sixth', async () => {
    const { send } = await form(medium);
    const ids = PUBLISH_TAGS.map(({ id }) => id);
    expect(await send({ tags: 'dark， stars ,,DARK,' })).toMatchObject({ tags: ['dark', 'stars'] });
    expect(await send({ tags: '' })).toMatchObject({ tags: [] });
    expect(await send({ tags: ids.slice(0, 5).join() })).toMatchObject({ tags: ids.slice(0, 5) });
    for (const tags of [ids.slice(0, 6).join(), 'dark,unheard', 'a'.repeat(21)])
      expect(await send({ tags }), tags).toMatch(/^400 tags/);
  });

  it('F5 colours have six lower-case digits, each once, up to fifteen', async () => {
    const { face, send } = await form(medium);
    const colors = Array.from({ length: 16 }, (_, at) => `#0000${(16 + at).toString(16)}`);
    expect(await send({ themeColors: ['#ABCDEF', '#abcdef', '#abcdef80', '#000000'] })).toMatchObject({
      themeColors: ['#abcdef', '#000000'],
    });
    expect(await send({ themeColors: colors.slice(0, 15) })).toMatchObject({ themeColors: colors.slice(0, 15) });
    expect((await face.publish({ themeColors: colors })).envelope).toMatchObject({
      ...{ code: 400, enMsg: 'Up to 15 theme color', data: { path: 'themeColors' } },
    });
    for (const wrong of [colors, ['red'], ['#fff']])
      expect(await send({ themeColors: wrong }), wrong.join()).toMatch(/^400 themeColors/);
  });

  it('F7 a preview picture is required, and is a file that the same person uploaded', async () => {
    const { world, face, send } = await form(medium);
    const { token } = (await world.signIn({ phone: OTHER.phone })).data;
    const { data: foreign } = await world.send('upload', {
      body: formOf(imageFile(solid(7, 7, '#102030'), 'theirs.png')),
      token,
    });
    for (const previewImage of ['', foreign.url, '/api/files/none', 'asset:abc', 'https://else.example/a.png'])
      expect(await send({ previewImage }), previewImage).toMatch(/^400 previewImage/);
    expect(await send({ detailImages: [foreign.url] })).toMatch(/^400 /);
    const own = await face.preview();
    expect(await send({ previewImage: own, detailImages: [own] })).toMatchObject({ previewImage: own });
  });

  it('L12 a paid face has a price of whole cents within limits and a declaration of rights; others have neither', async () => {
    const price = (minor: number, currency = 'CNY') => ({ minor, currency });
    const paid = { paymentType: 'paid', copyright: true };
    const { send } = await form(medium);
    for (const wrong of [null, price(0), price(-1), price(100_000), price(199, 'USD')])
      expect(await send({ ...paid, price: wrong }), JSON.stringify(wrong)).toBe('400 price');
    expect(await send({ ...paid, copyright: false, price: price(199) })).toBe('400 copyright');
    expect(await send({ ...paid, price: price(1.5) })).toMatch(/^400/);
    for (const minor of [1, 99_999])
      expect(await send({ ...paid, price: price(minor) })).toMatchObject({ price: price(minor) });
    const { send: free } = await form(medium);
    expect(await free({ price: price(0) })).toMatchObject({ price: null });
    const { send: vip } = await form(medium);
    expect(await vip({ paymentType: 'vip', price: null })).toMatchObject({ paymentType: 'vip', price: null });
  });

  it('K7 a package for the chip watch stays under 1 MB', async () => {
    const world = await open(medium);
    const face = publisher(world, 'face-1');
    await face.save(faceDesign('face-1', { both: true }));
    await face.publish();
    const task = (await face.tasks()).find(({ platform }) => platform === 'falcon');
    if (!task) throw new Error('a task for the chip watch');
    const { size } = await face.packageOf(task.copyId);
    const ofSize = (bytes: number) => face.packageOf(task.copyId, { filling: bytes - size });
    expect((await face.upload(task, await ofSize(FALCON_PACKAGE_BYTES))).code).toBe(400);
    expect((await face.upload(task, await ofSize(FALCON_PACKAGE_BYTES - 1))).data).toMatchObject({ state: 'building' });
  });
});

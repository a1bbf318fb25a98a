// Streamed texts and background removal, over HTTP only: for members, within limits, on own files (docs/rules/backend.md I12,
// I13; docs/rules/reliability.md X5).
import { describe, expect, it } from 'vitest';
import { chatPieces } from '@/bytes/events/chatPieces';
import { AI_TEXT_INPUT_MAX, AI_TEXT_PARAMETERS, AI_TEXTS_PER_DAY } from '@/schemas/limits';
import { aiFeaturesData } from '@/schemas/wire/aiFeatures';
import { uploadData } from '@/schemas/wire/uploads';
import { imageFile, png, solid } from '../support/images';
import { formOf, MEDIA, OTHER, type World, worlds } from './world';

const open = worlds();

const bodyOf = (content: string, over: object = {}) => ({
  source: 'web',
  engine: 'chatgpt',
  params: {
    messages: [{ role: 'user', content }],
    ...{ model: 'dialwright-text', ...AI_TEXT_PARAMETERS, stream: true },
    ...over,
  },
});
const ask = (world: World, body: unknown = bodyOf('A name in English\nHarbor')) =>
  world.ask('textStream', { body, token: world.token });

async function joined(medium: (typeof MEDIA)[number]) {
  const world = await open(medium, { users: [] });
  await world.send('betaJoin');
  return world;
}

/** A PNG of a disc on white. */
function discFile(): File {
  const rgba = new Uint8Array(32 * 32 * 4).fill(255);
  for (let at = 0; at < 32 * 32; at += 1)
    if (Math.hypot((at % 32) - 16, Math.floor(at / 32) - 16) < 10) rgba.set([200, 30, 40, 255], at * 4);
  return imageFile(png(32, 32, rgba), 'disc.png');
}
const remove = (world: World, fields: Record<string, string>, token = world.token) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return world.send('backgroundRemove', { body: form, token });
};
const userOf = async (world: World) => (await world.send('userInfo')).data.userId as string;

describe.each(MEDIA)('texts and backgrounds on %s', (medium) => {
  it('everyone sees which AI features exist, only members see that they are in the beta', async () => {
    const world = await open(medium);
    const features = async (token: string | null = world.token) =>
      aiFeaturesData.parse((await world.send('aiFeatures', { token })).data);
    const all = { pictures: true, texts: true, backgrounds: true, isDemo: true };
    expect(await features(null)).toEqual({ ...all, isInBeta: false });
    await world.send('betaJoin');
    expect([(await features()).isInBeta, (await features(null)).isInBeta]).toEqual([true, false]);
  });

  it('I12 a text arrives as a stream of events in the format of chat models', async () => {
    const world = await joined(medium);
    const response = await ask(world);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    let text = '';
    for await (const piece of chatPieces(response.body as ReadableStream<Uint8Array>)) text += piece;
    expect(text).toMatch(/^Demo [A-Z]/);
  });

  it('I12 is for members of the beta', async () => {
    const world = await open(medium);
    expect(await (await ask(world)).json()).toMatchObject({ code: 409, enMsg: 'Join the AI beta first.' });
  });

  it.each([
    ['another model', { model: 'expensive' }],
    ['more tokens', { max_tokens: AI_TEXT_PARAMETERS.max_tokens + 1 }],
    ['another temperature', { temperature: 2 }],
    ['no stream', { stream: false }],
    ['too many words', { messages: [{ role: 'user', content: 'a'.repeat(AI_TEXT_INPUT_MAX + 1) }] }],
    ['too many words in all', { messages: [1, 2].map(() => ({ role: 'user', content: 'a'.repeat(2001) })) }],
    ['words with the role of the model', { messages: [{ role: 'assistant', content: 'a' }] }],
  ])('X5 a request with %s does not reach a model', async (_, over) => {
    const world = await joined(medium);
    expect((await (await ask(world, bodyOf('a', over))).json()).code).toBe(400);
  });

  it('X5 texts have a daily limit', async () => {
    const world = await joined(medium);
    const answers = await Promise.all(Array.from({ length: AI_TEXTS_PER_DAY }, () => ask(world)));
    await Promise.all(answers.map((answer) => answer.body?.cancel()));
    expect((await (await ask(world)).json()).code).toBe(429);
    world.clock.now += 24 * 3_600_000;
    world.token = (await world.signIn()).data.token;
    const next = await ask(world);
    expect(next.headers.get('content-type')).toMatch(/event-stream/);
    await next.body?.cancel();
  });

  it('I13 the background of the caller’s own file is removed, and the file itself stays', async () => {
    const world = await joined(medium);
    const wwid = await userOf(world);
    const own = (await world.send('upload', { body: formOf(discFile()) })).data;
    const { data } = await remove(world, { url: own.url, wwid });
    const cut = uploadData.parse(data);
    expect([cut.width, cut.height, cut.id === own.id]).toEqual([32, 32, false]);
    for (const { id } of [own, cut]) expect((await world.ask('file', { params: { id } })).status).toBe(200);
  });

  it('I13 a picture without an even background is not changed, with a message', async () => {
    const world = await joined(medium);
    const own = (await world.send('upload', { body: formOf(imageFile(solid(8, 8), 'a.png')) })).data;
    const { code, envelope } = await remove(world, { url: own.url, wwid: await userOf(world) });
    expect([code, envelope.enMsg]).toEqual([409, 'No background was found in this picture, so it is unchanged.']);
  });

  it.each([
    'http://169.254.169.254/latest/meta-data',
    'https://example.com/a.png',
    '//example.com/a.png',
    'file:///etc/passwd',
    '/api/files/../user/info/query',
    '/api/files/a/b',
    '/api/user/info/query',
    '',
  ])('I13 %j is not the address of an own file', async (url) => {
    const world = await joined(medium);
    expect((await remove(world, { url, wwid: await userOf(world) })).code).toBe(400);
  });

  it('I13 another person’s file, or name, answers like a missing one', async () => {
    const world = await joined(medium);
    const wwid = await userOf(world);
    const own = (await world.send('upload', { body: formOf(discFile()) })).data;
    const { token } = (await world.signIn({ phone: OTHER.phone })).data;
    await world.send('betaJoin', { token });
    const theirs = await remove(world, { url: own.url, wwid: OTHER.id }, token);
    const absent = await remove(world, { url: '/api/files/nobodys', wwid }, world.token);
    expect([theirs.code, theirs.envelope]).toEqual([404, absent.envelope]);
    expect((await remove(world, { url: own.url, wwid: OTHER.id })).code).toBe(404);
  });
});

// The AI of a server over HTTP, against a fake of the services behind it: keys, limits, aborts, and no features without settings.
import { request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { aiPorts } from '@/backend/adapters/ai/aiPorts';
import { readAiSettings } from '@/backend/adapters/ai/aiSettings';
import { webPasswords } from '@/backend/adapters/web';
import { readTrustedProxies } from '@/backend/server/callerAddress';
import { createFront } from '@/backend/server/front';
import { type Listening, listen } from '@/backend/server/listen';
import { defaultLimits } from '@/backend/shared/domain/accountLimits';
import { chatPieces } from '@/bytes/events/chatPieces';
import { makeBackend } from '@/mocks/backend';
import { AI_TEXT_PARAMETERS, IMAGE_UPLOAD_BYTES } from '@/schemas/limits';
import { DEMO_ACCOUNT } from '@/schemas/session';
import type { OperationId } from '@/schemas/wire/operations';
import { type Asked, formOf, requestOf } from '../../support/backendWorld';
import { imageFile, solid } from '../../support/images';
import { PROVIDER_WORDS, type StandIn, type StandInOptions, startStandIn } from '../../support/standInModel';

const KEY = 'sk-of-the-server-alone';
let ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.reverse()) await end();
  ends = [];
});

interface Served {
  origin: string;
  token: string;
  reports: string[];
  clock: { now: number };
  ask(op: OperationId, asked?: Parameters<typeof requestOf>[1], init?: RequestInit): Promise<Response>;
  send(op: OperationId, asked?: Parameters<typeof requestOf>[1]): Promise<{ code: number; data: never; text: string }>;
}

async function serve(env: Record<string, string>): Promise<Served> {
  const reports: string[] = [];
  const report = (op: string, thrown: unknown) => void reports.push(`${op}: ${thrown}`);
  const clock = { now: Date.UTC(2026, 10, 20) };
  const around = { clock: () => clock.now, report };
  const app = await makeBackend({
    ...{ passwords: webPasswords(1), scenario: 'empty', decode: null },
    ...around,
    ...aiPorts(readAiSettings(env), around),
    policy: { ...defaultLimits, imageMs: 0 },
  });
  const front = createFront({
    app,
    origins: [],
    proxies: readTrustedProxies([]),
    files: null,
    demo: null,
    log: () => {},
  });
  const server: Listening = await listen({ host: '127.0.0.1', port: 0, connections: 100, fetch: front });
  ends.push(() => server.stop());
  const origin = `http://127.0.0.1:${server.port}`;
  const served: Served = {
    ...{ origin, reports, clock, token: '' },
    ask(op, parts = {}, init = {}) {
      const request = requestOf(op, { token: served.token, ...parts });
      const { pathname, search } = new URL(request.url);
      return fetch(new Request(`${origin}${pathname}${search}`, request), init);
    },
    async send(op, content) {
      const text = await (await served.ask(op, content)).text();
      return { ...JSON.parse(text), text };
    },
  };
  const { data } = await served.send('login', {
    token: null,
    body: { source: 'web', way: 'password', phone: DEMO_ACCOUNT.phone, password: DEMO_ACCOUNT.password },
  });
  served.token = (data as { token: string }).token;
  await served.send('betaJoin');
  return served;
}

/** A server with a fake service that behaves as given. */
async function both(options: StandInOptions = {}): Promise<Served & { behind: StandIn }> {
  const behind = await startStandIn(options);
  ends.push(() => behind.stop());
  const models = { AI_URL: behind.url, AI_KEY: KEY, AI_TEXT_MODEL: 'writer-1', AI_IMAGE_MODEL: 'painter-1' };
  const background = { BACKGROUND_URL: behind.backgroundUrl, BACKGROUND_KEY: KEY };
  return Object.assign(await serve({ ...models, ...background }), { behind });
}

/** A call on a connection of its own, which the caller can abort. */
async function begun({ origin, token }: Served, op: OperationId, content: Asked) {
  const sent = requestOf(op, { token, ...content });
  const options = { method: sent.method, headers: Object.fromEntries(sent.headers), agent: false };
  let text = '';
  const call = request(`${origin}${new URL(sent.url).pathname}`, options, (response) => {
    response.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    response.on('error', () => {});
  });
  call.on('error', () => {});
  call.end(Buffer.from(await sent.arrayBuffer()));
  return { leave: () => call.destroy(), read: () => text };
}

const BODY = {
  ...{ source: 'web', engine: 'chatgpt' },
  params: {
    messages: [{ role: 'user', content: 'A name' }],
    ...{ model: 'dialwright-text', ...AI_TEXT_PARAMETERS, stream: true },
  },
};
const bytesOf = (response: Response) => response.body as ReadableStream<Uint8Array>;
const soon = async (test: () => boolean) => {
  for (let tries = 0; tries < 300 && !test(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(test()).toBe(true);
};

it('X5 without settings a server has no AI', async () => {
  const { send } = await serve({});
  expect((await send('aiFeatures')).data).toMatchObject({ pictures: false, texts: false, backgrounds: false });
  expect((await send('textStream', { body: BODY })).code).toBe(404);
  expect((await send('imageQuota')).code).toBe(404);
});

it('X5 each feature exists if its own settings do', async () => {
  const { send } = await serve({ AI_URL: 'http://127.0.0.1:9/v1', AI_TEXT_MODEL: 'writer-1' });
  expect((await send('aiFeatures')).data).toEqual({
    ...{ pictures: false, texts: true, backgrounds: false, isDemo: false, isInBeta: true },
  });
});

describe('texts', () => {
  it("I12 X5 are streamed from the configured model, with the server's key and whole characters", async () => {
    const { ask, behind } = await both();
    const response = await ask('textStream', { body: BODY });
    const pieces: string[] = [];
    for await (const piece of chatPieces(bytesOf(response))) pieces.push(piece);
    expect(pieces.join('')).toBe('夜港 Harbor');
    const [call] = behind.requests;
    expect([call?.path, call?.key]).toEqual(['/v1/chat/completions', `Bearer ${KEY}`]);
    expect(JSON.parse(call?.body ?? '')).toEqual({
      ...{ model: 'writer-1', messages: BODY.params.messages, ...AI_TEXT_PARAMETERS, stream: true },
    });
  });

  it('I12 X5 are aborted at the model when the reader leaves', async () => {
    const world = await both({ mood: 'slow' });
    const { leave, read } = await begun(world, 'textStream', { body: BODY });
    await soon(() => read().includes('夜港'));
    expect(world.behind.requests[0]?.isLeft).toBe(false);
    leave();
    await soon(() => world.behind.requests[0]?.isLeft === true);
  });

  it('X5 fail without the message, the address or the key of the service', async () => {
    const { ask, reports, behind } = await both({ mood: 'fails' });
    const text = await (await ask('textStream', { body: BODY })).text();
    expect(text).toBe('data: {"error":{"message":"failed"}}\n\n');
    const output = text + reports.join();
    for (const secret of [PROVIDER_WORDS, KEY, behind.url]) expect(output).not.toContain(secret);
    expect(reports).toEqual(['textStream: ServiceRefused: the service answered 500']);
  });
});

describe('pictures', () => {
  const pictured = async ({ send, clock }: Served) => {
    await send('imageSubmit', { body: { prompt: 'Sea', taskId: 'task-00000001' } });
    for (let tries = 0; ; tries += 1) {
      clock.now += 2000;
      const { data } = await send('imageQuery', { params: { taskId: 'task-00000001' } });
      const task = data as { state: string; imgList: string[] };
      if (!['submitted', 'generating'].includes(task.state) || tries > 200) return task;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };

  it('X5 are requested once however often the task is polled, and fit the limits of a dial', async () => {
    const world = await both();
    const task = await pictured(world);
    expect([task.state, task.imgList.length]).toEqual(['success', 4]);
    const made = world.behind.requests.filter(({ path }) => path === '/v1/images/generations');
    expect([made.length, made[0]?.key]).toEqual([1, `Bearer ${KEY}`]);
    expect(JSON.parse(made[0]?.body ?? '')).toEqual({ model: 'painter-1', prompt: 'Sea', n: 4, size: '1024x1024' });
    for (const url of task.imgList) {
      const response = await world.ask('file', { params: { id: url.replace('/api/files/', '') } });
      expect((await response.arrayBuffer()).byteLength).toBeLessThanOrEqual(IMAGE_UPLOAD_BYTES);
    }
  });

  it('X5 may be at addresses of the service, which do not get the key', async () => {
    const world = await both({ asAddresses: true });
    expect((await pictured(world)).imgList).toHaveLength(4);
    const fetched = world.behind.requests.filter(({ path }) => path.startsWith('/v1/pictures/'));
    expect(fetched.map(({ key }) => key)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it.each([
    ['refuses', 1],
    ['fails', 3],
  ] as const)('I4 of a service that %s are requested %i times, and fail', async (mood, times) => {
    const world = await both({ mood });
    expect((await pictured(world)).state).toBe('failed');
    expect(world.behind.requests).toHaveLength(times);
    expect(((await world.send('imageQuota')).data as { used: number }).used).toBe(1);
  });
});

describe('backgrounds', () => {
  const removal = async ({ send }: Served) => {
    const { data: own } = (await send('upload', { body: formOf(imageFile(solid(32, 32), 'a.png')) })) as {
      data: { url: string };
    };
    const { data: user } = (await send('userInfo')) as { data: { userId: string } };
    const form = new FormData();
    form.append('url', own.url);
    form.append('wwid', user.userId);
    return form;
  };

  it('I13 X5 are removed by the service, which receives the bytes and no address', async () => {
    const world = await both();
    const { code, data } = await world.send('backgroundRemove', { body: await removal(world) });
    expect([code, data]).toMatchObject([200, { width: 32, height: 32, type: 'image/png' }]);
    const [call] = world.behind.requests;
    expect(call?.key).toBe(`Bearer ${KEY}`);
    expect(call?.body).toContain('PNG');
    expect(call?.body).not.toContain('/api/files/');
  });

  it('I13 a failing service leaves the picture, with a plain message', async () => {
    const world = await both({ mood: 'fails' });
    const { code, text } = await world.send('backgroundRemove', { body: await removal(world) });
    expect([code, text.includes(PROVIDER_WORDS), text.includes('the picture is unchanged')]).toEqual([
      409,
      false,
      true,
    ]);
  });

  it('I13 X5 when the caller leaves, the request to the service is aborted', async () => {
    const world = await both({ mood: 'slow' });
    const { leave } = await begun(world, 'backgroundRemove', { body: await removal(world) });
    await soon(() => world.behind.requests.length === 1);
    leave();
    await soon(() => world.behind.requests[0]?.isLeft === true);
  });
});

// A streamed AI text as the client reads it: chunks split anywhere, an abort that reaches the sender, errors like those of any
// call.
import { afterEach, describe, expect, it } from 'vitest';
import { AI_TEXT_PARAMETERS } from '@/schemas/limits';
import { noSigner } from '@/service/ai/signer';
import { streamText, TextFault, type TextPorts } from '@/service/ai/streamText';
import { dropToken, keepToken } from '@/service/session/tokenStore';

const utf8 = new TextEncoder();
const MESSAGES = [{ role: 'user', content: 'Sea' }] as const;
const WORDS = `data: {"choices":[{"delta":{"content":"夜港"}}]}\n\ndata: {"choices":[{"delta":{"content":" 🌊"}}]}\n\n`;
const DONE = 'data: [DONE]\n\n';

/** A sender whose bytes the test releases; it records when it is cancelled. */
function sender() {
  let push: ReadableStreamDefaultController<Uint8Array> | null = null;
  const seen = { isLeft: false, requests: [] as Request[] };
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      push = controller;
    },
    cancel: () => {
      seen.isLeft = true;
    },
  });
  const ports: TextPorts = {
    send: async (request) => {
      seen.requests.push(request);
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
    sign: noSigner,
  };
  return { seen, ports, say: (bytes: Uint8Array) => push?.enqueue(bytes), end: () => push?.close() };
}

async function read(pieces: AsyncIterable<string>, into: string[] = []): Promise<string> {
  for await (const piece of pieces) into.push(piece);
  return into.join('');
}
const faultOf = (reading: Promise<unknown>) =>
  reading.then(
    () => null,
    (thrown: unknown) => (thrown instanceof TextFault ? thrown.error : thrown),
  );
const answering = (response: Response): TextPorts => ({ send: async () => response, sign: noSigner });

afterEach(dropToken);

describe('I12 a text that streams', () => {
  it('is whole even if every byte arrives separately', async () => {
    const { ports, say, end } = sender();
    const reading = read(streamText(MESSAGES as never, new AbortController().signal, ports));
    for (const byte of utf8.encode(WORDS + DONE)) say(new Uint8Array([byte]));
    end();
    expect(await reading).toBe('夜港 🌊');
  });

  it('ends immediately when it is stopped, and cancels its sender', async () => {
    const { ports, say, seen } = sender();
    const stop = new AbortController();
    const got: string[] = [];
    const reading = read(streamText(MESSAGES as never, stop.signal, ports), got);
    say(utf8.encode(WORDS));
    while (got.length < 2) await new Promise((resolve) => setTimeout(resolve));
    stop.abort();
    expect(await reading).toBe('夜港 🌊');
    await new Promise((resolve) => setTimeout(resolve));
    expect(seen.isLeft).toBe(true);
    expect(seen.requests[0]?.signal.aborted).toBe(true);
  });

  it('that breaks off is not a complete text', async () => {
    const { ports, say, end } = sender();
    const got: string[] = [];
    const reading = read(streamText(MESSAGES as never, new AbortController().signal, ports), got);
    say(utf8.encode(WORDS));
    end();
    expect([await faultOf(reading), got]).toEqual([{ kind: 'schema' }, ['夜港', ' 🌊']]);
  });
});

it('requests use the parameters of the specification and the token, without a signature', async () => {
  keepToken('t'.repeat(20), false);
  const { ports, say, end, seen } = sender();
  const signed: string[] = [];
  const sign = async (body: string) => {
    signed.push(body);
    return { appkey: 'k' };
  };
  const reading = read(streamText(MESSAGES as never, new AbortController().signal, { ...ports, sign }));
  say(utf8.encode(DONE));
  end();
  await reading;
  const [request] = seen.requests;
  expect([request?.headers.get('token'), request?.headers.get('appkey')]).toEqual(['t'.repeat(20), 'k']);
  const body = await request?.text();
  expect(signed).toEqual([body]);
  expect(JSON.parse(body ?? '')).toMatchObject({
    source: 'web',
    params: { ...AI_TEXT_PARAMETERS, stream: true, messages: MESSAGES },
  });
  expect(await noSigner('')).toEqual({});
});

it.each([
  [
    'an envelope with an error',
    () => Response.json({ code: 429, success: false, msg: '满', enMsg: 'Full' }),
    { kind: 'business', code: 429, enMsg: 'Full' },
  ],
  ['a failing server', () => new Response('oops', { status: 502 }), { kind: 'http', status: 502 }],
  [
    'an HTML page of a host',
    () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    { kind: 'schema' },
  ],
])('%s is reported as for any call', async (_, response, error) => {
  const reading = read(streamText(MESSAGES as never, new AbortController().signal, answering(response())));
  expect(await faultOf(reading)).toMatchObject(error);
});

it('a network failure is reported as such', async () => {
  const send = async () => Promise.reject(new TypeError('failed'));
  const reading = read(streamText(MESSAGES as never, new AbortController().signal, { send, sign: noSigner }));
  expect(await faultOf(reading)).toEqual({ kind: 'network' });
});

// The one base query: what it sends, how it maps each kind of answer, and what ends a session.
import { isRejectedWithValue } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '@/schemas/limits';
import { operations } from '@/schemas/wire/operations';
import { authHeaders, buildRequest } from '@/service/api/baseQuery';
import { draftPage, saveDraft } from '@/service/api/drafts';
import { upload, uploadCompressed } from '@/service/api/uploads';
import { sessionLost, signedIn } from '@/service/session/session';
import { dropToken, keepToken, readToken } from '@/service/session/tokenStore';
import { sampleDesign } from '../../support/designs';
import { envelopeOf, storeOver, USER } from './store';

const PAGE = { records: [], total: 0, current: 1, size: 50 };
const save = { id: 'd', baseRev: 0, saveId: 'save-0001', doc: sampleDesign({ id: 'd' }) };

type Door = (request: Request) => Promise<Response>;
const askPage = async (door: Door, token?: string) => {
  const { store, count } = storeOver(door);
  if (token) keepToken(token, false);
  const result = await store.dispatch(draftPage.initiate({}));
  return { result, store, count };
};
const errorOf = async (door: Door) => (await askPage(door)).result.error;

afterEach(dropToken);

describe('a request', () => {
  it('X1 sends the token to our own origin, never in a URL', async () => {
    let seen: Request | null = null;
    await askPage(async (request) => {
      seen = request;
      return envelopeOf({ data: PAGE });
    }, 'secret-token-1234');
    expect(seen!.headers.get('token')).toBe('secret-token-1234');
    expect(seen!.url).not.toContain('secret');
  });

  it('X1 sends no token to another host', () => {
    expect(authHeaders(new URL('http://localhost/api/x'), 't')).toEqual({ token: 't' });
    for (const other of [
      'https://evil.test/api',
      'http://localhost:81/',
      'https://localhost/',
      'http://localhost.evil.test/',
    ])
      expect(authHeaders(new URL(other), 't')).toEqual({});
  });

  it('of a visitor has no token header', () => {
    expect(authHeaders(new URL('http://localhost/'), null)).toEqual({});
  });

  it('repeats arrays, fills path parts, drops undefined values, and follows no redirect', () => {
    const signal = new AbortController().signal;
    const params = { id: 'a/b', tag: ['x', 'y'], empty: undefined };
    const request = buildRequest(
      operations.draftGet,
      { op: 'draftGet', row: operations.draftGet, params },
      null,
      signal,
    );
    expect(request.url).toBe('http://localhost/api/face/draft/a%2Fb?tag=x&tag=y');
    expect([request.redirect, request.credentials]).toEqual(['error', 'omit']);
  });

  it('asks for compression in an upload, only for pictures that no layer shows', async () => {
    const seen: string[] = [];
    const { store } = storeOver(async (request) => {
      seen.push(new URL(request.url).search);
      return envelopeOf({ data: null });
    });
    const file = new File(['x'], 'a.png', { type: 'image/png' });
    await store.dispatch(upload.initiate(file));
    await store.dispatch(uploadCompressed.initiate(file));
    expect(seen).toEqual(['', '?compress=true']);
  });

  it('sends a file as multipart under its name', async () => {
    let name = '';
    const { store } = storeOver(async (request) => {
      name = ((await request.formData()).get('file') as File).name;
      return envelopeOf({ data: null });
    });
    await store.dispatch(upload.initiate(new File(['x'], '图.png')));
    expect(name).toBe('图.png');
  });
});

describe('an answer', () => {
  it('with a valid envelope is parsed into its data', async () => {
    const { result } = await askPage(async () => envelopeOf({ data: PAGE }));
    expect(result.data).toEqual(PAGE);
  });

  it.each([400, 401, 403, 404, 408, 500, 501, 502, 503, 504, 505, 418])(
    'with HTTP %i is an http error',
    async (status) => {
      expect(await errorOf(async () => new Response('', { status }))).toEqual({ kind: 'http', status });
    },
  );

  it('that rejects is a network error', async () => {
    expect(await errorOf(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({ kind: 'network' });
  });

  it.each([
    ['HTML', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
    ['cut-off JSON', () => new Response('{"code":200,"da')],
    ['an empty answer', () => new Response('')],
    ['JSON that is not an envelope', () => Response.json({ hello: 1 })],
    ['a code that is a string', () => Response.json({ code: '200' })],
    ['data of another shape', () => envelopeOf({ data: { records: 'many' } })],
    ['no data', () => envelopeOf({})],
  ])('fault 10: %s is a schema error', async (_, response) => {
    expect(await errorOf(async () => response())).toEqual({ kind: 'schema' });
  });

  it('with an error code is a business error with code, both messages and data', async () => {
    const { store } = storeOver(async () =>
      envelopeOf({ code: 409, success: false, data: { rev: 4 }, msg: '冲突', enMsg: 'Conflict' }),
    );
    const { error } = await store.dispatch(saveDraft.initiate(save));
    expect(error).toEqual({ kind: 'business', code: 409, data: { rev: 4 }, msg: '冲突', enMsg: 'Conflict' });
  });

  it('with code 200 and success false is a business error', async () => {
    expect(await errorOf(async () => envelopeOf({ success: false, msg: '不行' }))).toMatchObject({
      kind: 'business',
      code: 200,
    });
  });

  it.each([
    ['a list: the listener shows it', 500, () => draftPage.initiate({}), false],
    ['a save: its caller shows it', 500, () => saveDraft.initiate(save), true],
    ['a lost session: reported once by its own action', 403, () => draftPage.initiate({}), true],
  ])('of a failed call says who shows it: %s', async (_, status, call, quiet) => {
    const { store, log } = storeOver(async () => new Response('', { status }));
    await store.dispatch(call() as ReturnType<typeof draftPage.initiate>);
    const rejected = log.find((action) => isRejectedWithValue(action));
    expect(rejected).toMatchObject({ meta: { baseQueryMeta: { quiet } } });
  });
});

describe('timeouts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    // A spy on a timer goes first: its restore would put back the fake timer.
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it.each([
    ['no answer', () => new Promise<Response>(() => {})],
    [
      'an answer whose body never ends',
      async () => new Response(new ReadableStream({ start: (c) => c.enqueue(new Uint8Array(1)) })),
    ],
  ])('fault 10: %s is a timeout error after 50 s, not before', async (_, door) => {
    const { store } = storeOver(door);
    let error: unknown;
    const loading = store.dispatch(draftPage.initiate({})).then((result) => {
      error = result.error;
    });
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
    expect(error).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(error).toEqual({ kind: 'timeout' });
  });

  it('a timely answer clears the timer', async () => {
    const started = vi.spyOn(globalThis, 'setTimeout');
    const stopped = vi.spyOn(globalThis, 'clearTimeout');
    await askPage(async () => envelopeOf({ data: PAGE }));
    const at = started.mock.calls.findIndex(([, ms]) => ms === REQUEST_TIMEOUT_MS);
    expect(stopped).toHaveBeenCalledWith(started.mock.results[at]?.value);
  });
});

describe('the end of a session', () => {
  const ended = async () => envelopeOf({ code: 403, success: false, msg: '登录已失效' });

  it.each([
    ['S1 an envelope 403', ended],
    ['S2 an HTTP 403', async () => new Response('', { status: 403 })],
  ])('%s removes the token and the user and opens the dialog', async (_, door) => {
    const { store } = storeOver(door);
    keepToken('token-1', false);
    store.dispatch(signedIn(USER));
    await store.dispatch(draftPage.initiate({}));
    expect(readToken()).toBeNull();
    expect(store.getState().session).toMatchObject({
      status: 'visitor',
      user: null,
      showLogin: true,
      lastUserId: 'u1',
    });
  });

  it('S2 HTTP 401 opens the dialog and keeps the session', async () => {
    const { store } = storeOver(async () => new Response('', { status: 401 }));
    keepToken('token-1', false);
    store.dispatch(signedIn(USER));
    await store.dispatch(draftPage.initiate({}));
    expect(readToken()).toBe('token-1');
    expect(store.getState().session).toMatchObject({ status: 'signedIn', showLogin: true });
  });

  it('S4 ten parallel 403 end one session once', async () => {
    const { store, count } = storeOver(ended);
    keepToken('token-1', false);
    await Promise.all(Array.from({ length: 10 }, (_, i) => store.dispatch(draftPage.initiate({ current: i + 1 }))));
    expect(count(sessionLost.type)).toBe(1);
  });

  it('S5 a late 403 for an old token does not end the new session', async () => {
    let release: (() => void) | undefined;
    const { store, count } = storeOver(async () => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return ended();
    });
    keepToken('old-token', false);
    const loading = store.dispatch(draftPage.initiate({}));
    await vi.waitFor(() => expect(release).toBeDefined());
    keepToken('new-token', false);
    store.dispatch(signedIn(USER));
    release?.();
    expect((await loading).error).toMatchObject({ code: 403 });
    expect(readToken()).toBe('new-token');
    expect(store.getState().session.status).toBe('signedIn');
    expect(count(sessionLost.type)).toBe(0);
  });
});

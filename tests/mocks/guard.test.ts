// The guard of the service worker: ping before the call, waking, and answering in the page.
import { describe, expect, it } from 'vitest';
import { createGuard, PROOF_MS } from '@/mocks/guard';

/** The payload of a call: its body, or the query of a call without one. */
const wordsOf = (request: Request) =>
  request.method === 'GET' ? Promise.resolve(new URL(request.url).search.slice(1)) : request.text();

/** A worker that can sleep, and a host that answers HTML when the worker does not respond. */
function setUp({ awake = true, wakes = true } = {}) {
  const seen = { pings: 0, worker: [] as string[], inProcess: [] as string[], host: [] as string[], activated: 0 };
  const state = { awake, wakes, now: 0 };
  const guard = createGuard({
    pingUrl: 'http://page.test/api/ping',
    clock: () => state.now,
    send: async (request) => {
      const ping = request.url.endsWith('/api/ping');
      if (ping) seen.pings += 1;
      const text = ping ? 'ping' : await wordsOf(request);
      if (state.awake) {
        if (!ping) seen.worker.push(text);
        return new Response('{}', { headers: { 'x-embedded': '1' } });
      }
      if (!ping) seen.host.push(text);
      return new Response('<!doctype html>');
    },
    inProcess: async (request) => {
      seen.inProcess.push(await wordsOf(request));
      return new Response('{}');
    },
    activate: async () => {
      seen.activated += 1;
      if (state.wakes) state.awake = true;
    },
  });
  const post = (body: string) => guard.fetch(new Request('http://page.test/api/x', { method: 'POST', body }));
  const get = (query: string) => guard.fetch(new Request(`http://page.test/api/x?${query}`));
  return { guard, seen, state, post, get };
}

describe('guard', () => {
  it('pings once, then trusts the proof header of every answer for 20 seconds while calls only read', async () => {
    const { seen, state, get } = setUp();
    await get('a');
    state.now += PROOF_MS - 1;
    await get('b');
    state.now += PROOF_MS - 1;
    await get('c');
    expect([seen.pings, seen.worker]).toEqual([1, ['a', 'b', 'c']]);
    state.now += PROOF_MS;
    await get('d');
    expect(seen.pings).toBe(2);
  });

  it('pings again before each call that writes, so that its body never reaches the host', async () => {
    const { seen, state, post } = setUp();
    await post('a');
    state.awake = false;
    await post('b');
    expect(seen).toMatchObject({ pings: 3, activated: 1, worker: ['a', 'b'], host: [], inProcess: [] });
  });

  it('fault 27: wakes a stopped worker before it sends, so that the host never sees the call', async () => {
    const { seen, state, post } = setUp();
    await post('a');
    state.awake = false;
    state.now += PROOF_MS;
    await post('b');
    expect(seen).toMatchObject({ activated: 1, worker: ['a', 'b'], host: [], inProcess: [] });
  });

  it('pings again after the page was hidden, however fresh the last proof', async () => {
    const { guard, seen, state, post } = setUp();
    await post('a');
    state.awake = false;
    guard.doubt();
    await post('b');
    expect(seen).toMatchObject({ pings: 3, activated: 1, worker: ['a', 'b'], host: [] });
  });

  it('fault 27: answers in the page when the worker does not wake, and continues so', async () => {
    const { guard, seen, post } = setUp({ awake: false, wakes: false });
    await post('a');
    await post('b');
    expect(guard.mode()).toBe('inProcess');
    expect(seen).toMatchObject({ pings: 2, host: [], inProcess: ['a', 'b'] });
  });

  it('sends a call once if the worker stops between ping and call, and wakes it for the next', async () => {
    const { guard, seen, state, get } = setUp();
    await get('a');
    state.awake = false;
    await get('b');
    expect(seen).toMatchObject({ worker: ['a'], host: ['b'], inProcess: ['b'], activated: 1 });
    await get('c');
    expect(seen).toMatchObject({ worker: ['a', 'c'], host: ['b'], inProcess: ['b'] });
    expect(guard.mode()).toBe('worker');
  });

  it('stays in the page if a worker that stopped in this way does not wake', async () => {
    const { guard, seen, state, get } = setUp({ wakes: false });
    await get('a');
    state.awake = false;
    await get('b');
    await get('c');
    expect(seen).toMatchObject({ worker: ['a'], host: ['b'], inProcess: ['b', 'c'] });
    expect(guard.mode()).toBe('inProcess');
  });

  it('pings once for simultaneous calls', async () => {
    const { seen, post } = setUp();
    await Promise.all(['a', 'b', 'c'].map(post));
    expect(seen.pings).toBe(1);
  });
});

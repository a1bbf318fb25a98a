// The service worker itself, in a small copy of its environment: a page with a backend never sends a call to the host, even while
// it is being left.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const FOLDER = resolve(import.meta.dirname, '../../mocks/public');
const ORIGIN = 'https://faces.example';

interface WorkerEvent {
  stopped: boolean;
  [name: string]: unknown;
}
type Listener = (event: WorkerEvent) => unknown;

/** The worker with its pages by id; a page answers each call with its own id. `host`: the requests that the host received. */
function startWorker() {
  const listeners: Record<string, Listener[]> = {};
  const pages = new Map<string, object>();
  const host: Request[] = [];
  const world: Record<string, unknown> = {
    ...{ Request, Response, Headers, URL, MessageChannel, crypto, console },
    addEventListener: (type: string, listener: Listener) => {
      listeners[type] = [...(listeners[type] ?? []), listener];
    },
    clients: {
      get: async (id: string) => pages.get(id),
      matchAll: async () => [...pages.values()],
      claim: async () => {},
    },
    registration: { unregister: async () => true },
    fetch: async (request: Request) => {
      host.push(request);
      return new Response('no such page', { status: 404 });
    },
  };
  world.self = world;
  world.importScripts = (name: string) => runInContext(readFileSync(resolve(FOLDER, name), 'utf8'), context);
  const context = createContext(world);
  runInContext(readFileSync(resolve(FOLDER, 'backendWorker.js'), 'utf8'), context);

  const dispatch = async (type: string, facts: object) => {
    const event: WorkerEvent = { ...facts, stopped: false };
    event.stopImmediatePropagation = () => {
      event.stopped = true;
    };
    for (const listener of listeners[type] ?? []) if (!event.stopped) await listener(event);
    return event;
  };
  return {
    host,
    /** A page that is open. */
    open(id: string) {
      pages.set(id, {
        ...{ id, frameType: 'top-level', visibilityState: 'visible' },
        postMessage: ({ type }: { type: string }, [port]: MessagePort[] = []) => {
          if (type !== 'REQUEST') return;
          port?.postMessage({ type: 'MOCK_RESPONSE', data: { status: 200, headers: [], body: `answer of ${id}` } });
        },
      });
    },
    /** The page is closed. */
    end: (id: string) => pages.delete(id),
    tell: (id: string, data: string) => dispatch('message', { data, source: pages.get(id) ?? { id } }),
    /** The answer to the page's call: from the worker, or from the host if the worker passes it on. */
    async call(id: string, path: string, init: RequestInit = {}): Promise<Response> {
      let answer: Promise<Response> | null = null;
      const request = new Request(`${ORIGIN}${path}`, init);
      await dispatch('fetch', {
        ...{ clientId: id, request },
        respondWith: (response: Promise<Response>) => {
          if (answer) throw new Error('answered twice');
          answer = response;
        },
      });
      if (answer) return answer;
      host.push(request);
      return new Response('no such page', { status: 404 });
    },
  };
}

const SAVE = '/api/face/version/save';
const BODY = { method: 'POST', body: '{"doc":1}' } as const;

/** A worker with one page that has a backend. */
async function withPage() {
  const worker = startWorker();
  worker.open('page');
  await worker.tell('page', 'MOCK_ACTIVATE');
  return worker;
}

describe('the service worker of the embedded backend', () => {
  it('lets the page answer its calls', async () => {
    const worker = await withPage();
    const answer = await worker.call('page', SAVE, BODY);
    expect([answer.status, await answer.text(), worker.host]).toEqual([200, 'answer of page', []]);
  });

  it('sends no call to the host while a page is being left', async () => {
    const worker = await withPage();
    // The message of the mock library on `beforeunload`.
    await worker.tell('page', 'CLIENT_CLOSED');
    expect([(await worker.call('page', SAVE, BODY)).status, worker.host]).toEqual([204, []]);
  });

  it('nor while another page stays', async () => {
    const worker = await withPage();
    worker.open('other');
    await worker.tell('other', 'MOCK_ACTIVATE');
    await worker.tell('page', 'CLIENT_CLOSED');
    expect([(await worker.call('page', SAVE, BODY)).status, worker.host]).toEqual([204, []]);
    expect(await (await worker.call('other', SAVE, BODY)).text()).toBe('answer of other');
  });

  it.each(['said so', 'crashed'])('nor for a page that is closed by then: it %s', async (how) => {
    const worker = await withPage();
    if (how === 'said so') await worker.tell('page', 'CLIENT_CLOSED');
    worker.end('page');
    expect([(await worker.call('page', SAVE, BODY)).status, worker.host]).toEqual([204, []]);
  });

  it('answers again for a page that stayed after all', async () => {
    const worker = await withPage();
    await worker.tell('page', 'CLIENT_CLOSED');
    await worker.tell('page', 'MOCK_ACTIVATE');
    expect(await (await worker.call('page', SAVE, BODY)).text()).toBe('answer of page');
  });

  it('leaves files, and pages without a backend, to the host', async () => {
    const worker = await withPage();
    worker.open('plain');
    await worker.call('page', '/assets/index.js');
    await worker.call('plain', SAVE, BODY);
    expect(worker.host.map(({ url }) => new URL(url).pathname)).toEqual(['/assets/index.js', SAVE]);
  });
});

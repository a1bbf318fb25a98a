// A backend of its own for every test, behind msw/node, on each of the media; with a clock the test moves.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { indexedDbUow } from '@/backend/adapters/indexeddb';
import { memoryUow } from '@/backend/adapters/memory';
import { webPasswords } from '@/backend/adapters/web';
import type { RecordOf } from '@/backend/domain/records';
import type { Ids, Uow } from '@/backend/ports';
import { makeBackend } from '@/mocks/backend';
import type { FaultyApp } from '@/mocks/faults';
import { nodeServer } from '@/mocks/node';
import { DEMO_ACCOUNT } from '@/schemas/session';
import { type Envelope, envelope } from '@/schemas/wire/envelope';
import { type Operation, type OperationId, operations } from '@/schemas/wire/operations';

export const ORIGIN = 'http://dialwright.test';
export const MEDIA = ['memory', 'indexeddb'] as const;
export type Medium = (typeof MEDIA)[number];

/** 2026-11-20 08:59:08 UTC. */
export const START = Date.UTC(2026, 10, 20, 8, 59, 8);

/** Whatever JSON holds: tests read it and fail where it is not there. */
type Json = ReturnType<typeof JSON.parse>;

export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  envelope: Envelope;
  data: T;
  code: number;
}

export interface World {
  app: FaultyApp;
  clock: { now: number };
  uow: Uow;
  token: string;
  /** Sends a call with the world's token, or another one; answers are always envelopes. */
  send(
    op: OperationId,
    request?: { params?: Record<string, string | number>; body?: unknown; token?: string | null },
  ): Promise<Answer<Json>>;
  signIn(over?: Record<string, unknown>): Promise<Answer<{ token: string; user: { userId: string } }>>;
  addUser(over: Partial<RecordOf<'users'>> & { id: string }): Promise<void>;
}

export function uowOf(medium: Medium): Uow {
  if (medium === 'memory') return memoryUow();
  globalThis.indexedDB = new IDBFactory();
  return indexedDbUow();
}

/** Counting ids: every test sees the same ones. */
export function countingIds(): Ids {
  let count = 0;
  const next = (kind: string) => {
    count += 1;
    return `${kind}-${String(count).padStart(20, '0')}`;
  };
  return { next: () => next('id'), token: () => next('token') };
}

/** Starts the door once per file; `open` gives each test a fresh backend behind it. */
export function worlds() {
  let current: FaultyApp | null = null;
  const behind: Pick<FaultyApp, 'fetch'> = {
    fetch: (request) => (current ? current.fetch(request) : Promise.reject(new Error('no world is open'))),
  };
  const server = nodeServer(behind as FaultyApp, ORIGIN);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  return async function open(medium: Medium, { signedIn = true } = {}): Promise<World> {
    const clock = { now: START };
    const uow = uowOf(medium);
    const passwords = webPasswords(2);
    const app = await makeBackend({ uow, clock: () => clock.now, ids: countingIds(), passwords });
    current = app;
    const world: World = {
      app,
      clock,
      uow,
      token: '',
      send: (op, request = {}) => send(op, { token: world.token, ...request }),
      signIn: (over = {}) => send('login', { token: null, body: { ...LOGIN, ...over } }) as ReturnType<World['signIn']>,
      addUser: async (over) => {
        const password = await passwords.hash(DEMO_ACCOUNT.password);
        const plain = {
          username: 'Other',
          phone: null,
          email: null,
          thirdParty: null,
          intro: '',
          avatar: '',
          password,
        };
        await uow.rw(['users'], (tx) => tx.put('users', { ...plain, ...over }));
      },
    };
    if (signedIn) world.token = (await world.signIn()).data.token;
    return world;
  };
}

export const LOGIN = { source: 'web', way: 'password', phone: DEMO_ACCOUNT.phone, password: DEMO_ACCOUNT.password };

/** One HTTP request for an operation. */
export function requestOf(
  op: OperationId,
  { params = {}, body, token }: { params?: Record<string, string | number>; body?: unknown; token?: string | null },
): Request {
  const row: Operation = operations[op];
  const rest = { ...params };
  const path = row.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const url = new URL(path, ORIGIN);
  for (const [name, value] of Object.entries(rest)) url.searchParams.append(name, String(value));
  const headers: Record<string, string> = token ? { token } : {};
  if (body === undefined) return new Request(url, { method: row.method, headers });
  if (body instanceof FormData) return new Request(url, { method: row.method, headers, body });
  headers['content-type'] = 'application/json';
  return new Request(url, {
    method: row.method,
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

async function send(op: OperationId, request: Parameters<typeof requestOf>[1]): Promise<Answer> {
  const response = await fetch(requestOf(op, request));
  const opened = envelope.parse(await response.json());
  return { status: response.status, headers: response.headers, envelope: opened, data: opened.data, code: opened.code };
}

/** A form with one file, as a browser sends it. */
export function formOf(file: Blob, name?: string): FormData {
  const form = new FormData();
  if (name === undefined) form.append('file', file);
  else form.append('file', file, name);
  return form;
}

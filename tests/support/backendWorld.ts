// A separate backend for every test, behind msw/node, on each of the media; with a clock that the test moves and access to its
// stores.
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { webPasswords } from '@/backend/adapters/web';
import type { RecordOf } from '@/backend/records';
import type { Ids, Uow } from '@/backend/shared/ports';
import { makeBackend } from '@/mocks/backend';
import { demoMessenger } from '@/mocks/demoMessenger';
import type { FaultyApp } from '@/mocks/faults';
import { nodeServer } from '@/mocks/node';
import { DEMO_ACCOUNT } from '@/schemas/session';
import { type Envelope, envelope } from '@/schemas/wire/envelope';
import { type Operation, type OperationId, operations } from '@/schemas/wire/operations';
import { type Medium, openMedium } from './media';

/** Servers of each worker. Only the run of the contract against servers has any. */
const serversOfWorkers = inject('servers') ?? [];

/** Addresses of the servers under test, which have one database. None: each test has a separate backend in this process. */
export const SERVERS = serversOfWorkers[(Number(process.env.VITEST_POOL_ID) - 1) % serversOfWorkers.length] ?? [];
export const ORIGIN = SERVERS[0] ?? 'http://dialwright.test';

/** 2026-11-20 08:59:08 UTC. */
export const START = Date.UTC(2026, 10, 20, 8, 59, 8);

/** Any JSON: tests read fields and fail if one is missing. */
type Json = ReturnType<typeof JSON.parse>;

export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  envelope: Envelope;
  data: T;
  code: number;
}

/** The parts of a call. */
export interface Asked {
  params?: Record<string, string | number>;
  body?: unknown;
  token?: string | null;
}

/** A backend as its callers see it: requests and answers, and their clock. */
export interface World {
  clock: { now: number };
  token: string;
  /** Sends a call with the world's token, or another one; every answer is an envelope. */
  send(op: OperationId, request?: Asked): Promise<Answer<Json>>;
  /** The raw answer to such a call, or to any request. */
  ask(op: OperationId, request?: Asked): Promise<Response>;
  handle(request: Request): Promise<Response>;
  signIn(over?: Record<string, unknown>): Promise<Answer<{ token: string; user: { userId: string } }>>;
  /** The code in the last message to a phone number or an address; empty if there was none. */
  codeTo(account: string): Promise<string>;
  /** That message itself. */
  textTo(account: string): Promise<string>;
}

/** The backend with its internals, for tests of the backend itself. */
export interface InsideWorld extends World {
  app: FaultyApp;
  /** Sends a call from a network address. */
  sendFrom(address: string, op: OperationId, request?: Asked): Promise<Answer<Json>>;
  uow: Uow;
}

/** Accounts besides the demo designer's, with the demo's password. */
export type SeedAccount = Partial<RecordOf<'users'>> & { id: string };

export interface OpenOptions {
  signedIn?: boolean;
  users?: readonly SeedAccount[];
}

/** Counted ids: every test sees the same ones. */
export function countingIds(): Ids {
  let count = 0;
  const next = (kind: string) => {
    count += 1;
    return `${kind}-${String(count).padStart(20, '0')}`;
  };
  return {
    next: () => next('id'),
    token: () => next('token'),
    code: () => next('').slice(-6),
  };
}

/** Starts the backend once per file; `open` gives each test fresh data. */
export function insideWorlds() {
  let current: FaultyApp | null = null;
  const behind: Pick<FaultyApp, 'fetch'> = {
    fetch: (request) => (current ? current.fetch(request) : Promise.reject(new Error('no world is open'))),
  };
  const server = nodeServer(behind as FaultyApp, ORIGIN);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  return async function open(medium: Medium, { signedIn = true, users = [] }: OpenOptions = {}): Promise<InsideWorld> {
    const clock = { now: START };
    const { uow, blobs } = await openMedium(medium);
    const passwords = webPasswords(2);
    const messenger = demoMessenger();
    const app = await makeBackend({ uow, blobs, clock: () => clock.now, ids: countingIds(), passwords, messenger });
    current = app;
    for (const over of users) {
      const password = await passwords.hash(DEMO_ACCOUNT.password);
      await uow.rw(['users'], (tx) => tx.put('users', { ...userRecord({ password }), ...over }));
    }
    const world: InsideWorld = {
      app,
      clock,
      uow,
      token: '',
      ask: (op, request = {}) => app.fetch(requestOf(op, { token: world.token, ...request })),
      handle: (request) => app.fetch(request),
      sendFrom: async (address, op, request = {}) =>
        answerOf(await app.fetch(requestOf(op, { token: world.token, ...request }), address)),
      send: (op, request = {}) => send(op, { token: world.token, ...request }),
      signIn: (over = {}) => send('login', { token: null, body: { ...LOGIN, ...over } }) as ReturnType<World['signIn']>,
      textTo: async (account) => messenger.messageTo(account)?.text ?? '',
      codeTo: async (account) => codeIn(messenger.messageTo(account)?.text ?? ''),
    };
    if (signedIn) world.token = (await world.signIn()).data.token;
    return world;
  };
}

/** The code in a message; empty for none. */
export const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';

/** An account without profile data. */
export const userRecord = (over: Partial<RecordOf<'users'>> = {}): RecordOf<'users'> => ({
  ...{ id: 'other', username: 'Other', phone: null, email: null, thirdParty: null, thirdPartyId: null },
  ...{ intro: '', avatar: '', region: 'domestic', emailVerified: false, roles: [], password: null },
  ...over,
});

export const LOGIN = { source: 'web', way: 'password', phone: DEMO_ACCOUNT.phone, password: DEMO_ACCOUNT.password };

/** One HTTP request for an operation. */
export function requestOf(op: OperationId, { params = {}, body, token }: Asked): Request {
  const row: Operation = operations[op];
  const rest = { ...params };
  const path = row.path.replace(/\/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return value === undefined && row.lastPartOptional ? '' : `/${encodeURIComponent(String(value))}`;
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

const send = async (op: OperationId, request: Parameters<typeof requestOf>[1]): Promise<Answer> =>
  answerOf(await fetch(requestOf(op, request)));

async function answerOf(response: Response): Promise<Answer> {
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

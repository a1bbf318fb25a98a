// The backend: maps a Request to a Response. Finds the operation, parses, authorises, handles, and wraps the result in
// an envelope.

import { isLive } from '@/backend/shared/domain/caller';
import { CODE, type Code, type Envelope } from '@/schemas/wire/envelope';
import { type Operation, type OperationId, operations } from '@/schemas/wire/operations';
import { createDue } from './due';
import { endpoints } from './endpoints';
import { proofOfPerson } from './modules/accounts/proofOfPerson';
import { facesOfDraft } from './modules/publishing/facesOfDraft';
import type { StoreName } from './records';
import { announcedTooLarge, readBody, type TakeRoom } from './requestBody';
import { type Route, routeOf } from './route';
import { isRefusal, type Refusal, refuse, refuseFor } from './shared/domain/refusal';
import { type Endpoint, type Input, type Later, StoredFile, type Transact } from './shared/endpoint';
import type { ModulePorts } from './shared/modulePorts';
import {
  BusyError,
  CommitLostError,
  type Ports,
  StorageFullError,
  StorageUnavailableError,
  type Tx,
  type Who,
} from './shared/ports';

export interface App {
  /**
   * Handles a call of the operations table; any other gets an envelope with 404. Never rejects. `address`: the caller's
   * network address, for limits; none in a page, where everybody is the same caller.
   */
  fetch(request: Request, address?: string): Promise<Response>;
  ports: Ports;
}

export interface AppOptions {
  /**
   * Who does the work that is due by time alone. `reads`: each read waits for it, so that a moved clock shows at once.
   * `timer`: a server's timer, which lists may precede by a second.
   */
  due?: 'reads' | 'timer';
  /** Answers with stored bytes; null if they are missing. Without it they are read as a whole. */
  sendFile?: (file: StoredFile, request: Request) => Promise<Response | null>;
}

/** Connects the ports between modules. */
const modules: ModulePorts = { facesOfDraft, proofOfPerson };

const SESSION_STORES: readonly StoreName[] = ['sessions'];

/** Stores needed to identify the caller. */
const STORES_OF: Readonly<Record<Operation['auth'], readonly StoreName[]>> = {
  none: [],
  optional: SESSION_STORES,
  user: SESSION_STORES,
  moderator: ['sessions', 'users'],
  operator: ['sessions', 'users'],
};

/** When to try again after `BusyError`, ms. */
const BUSY_MS = 5000;

type Parsed = Input<OperationId>;

interface Caller {
  who: Who;
  /** The use of the session was last noted a while ago. */
  isStale: boolean;
}

/** Sends files after reading them as a whole. */
const wholeFiles =
  ({ blobs }: Pick<Ports, 'blobs'>): NonNullable<AppOptions['sendFile']> =>
  async ({ blob, type, isPublic }) => {
    const bytes = await blobs.get(blob);
    return bytes && fileResponse(new Blob([new Uint8Array(bytes)], { type }), isPublic);
  };

/** Ports for reads: preparing one writes nothing either. */
function readingPorts(ports: Ports): Ports {
  const refused = () => Promise.reject(new Error('a read cannot write'));
  return { ...ports, uow: { ...ports.uow, rw: refused }, blobs: { ...ports.blobs, put: refused } };
}

export function createApp(ports: Ports, { due: dueBy = 'reads', sendFile = wholeFiles(ports) }: AppOptions = {}): App {
  const due = createDue(ports);

  async function answer({ op, path }: Route, request: Request, address: string): Promise<Response> {
    const row: Operation = operations[op];
    try {
      const outcome = await run({ op, path }, request, address);
      if (isRefusal(outcome)) return refusalResponse(outcome, row.binary ?? false);
      if (outcome instanceof ReadableStream) return streamResponse(outcome);
      if (outcome instanceof StoredFile)
        return (await sendFile(outcome, request)) ?? refusalResponse(refuse('notFound'), true);
      return outcome instanceof Blob
        ? fileResponse(outcome)
        : envelopeResponse({ code: CODE.ok, success: true, data: outcome });
    } catch (thrown) {
      if (thrown instanceof BusyError) return refusalResponse(refuseFor('signInsBusy', BUSY_MS), false);
      if (thrown instanceof StorageFullError) return refusalResponse(refuse('storageFull'), false);
      ports.report(op, thrown);
      const name = thrown instanceof CommitLostError ? 'commitLost' : 'failed';
      return refusalResponse(refuse(name), false, thrown instanceof StorageUnavailableError ? 503 : 500);
    } finally {
      ports.bodies?.leave(request);
    }
  }

  async function run({ op, path }: Route, request: Request, address: string): Promise<unknown> {
    const row: Operation = operations[op];
    // The registry checks each endpoint against its operation; here all are handled generically.
    const definition = endpoints[op] as unknown as Endpoint<OperationId> | Later<OperationId>;
    const endpoint = typeof definition === 'function' ? await definition() : definition;
    const token = request.headers.get('token');
    const sessionId = token ? await ports.hash(token) : null;
    const now = ports.clock();
    const isGuarded = row.auth !== 'none' && row.auth !== 'optional';
    const isQueued = row.auth === 'user' && (endpoint.mode === 'own' || endpoint.mode === 'write');
    let account = '';
    // A body is read after the session is known, so that nobody without one fills the memory.
    if (isGuarded && (row.body || endpoint.prepares || isQueued || sessionId === null)) {
      const early = sessionId && (await ports.uow.ro(SESSION_STORES, (tx) => tx.get('sessions', sessionId)));
      if (!early || !isLive(early, now, ports.policy)) return refuse('sessionEnded');
      account = early.userId;
    }
    const wait = ports.calls?.take(op, { account, address }, now) ?? 0;
    if (wait > 0) return refuseFor('tooManyCalls', wait);
    const announced = announcedTooLarge(row, request);
    if (announced) return announced;
    const parsed = await parse(row, path, request, (bytes) => ports.bodies?.enter(request, account, bytes) ?? true);
    if (isRefusal(parsed)) return parsed;
    const isRead = endpoint.mode === 'read';
    const input = { ...parsed, sessionId, address, signal: request.signal } as Parsed;
    const finish = await endpoint.start(input, isRead ? readingPorts(ports) : ports, modules);
    if (isRefusal(finish)) return finish;
    const ofPorts = endpoint.uses.flatMap((port) => modules[port].stores);
    const stores = [...new Set([...endpoint.stores, ...ofPorts, ...STORES_OF[row.auth]])];
    if (isRead && dueBy === 'reads') await due.upTo(now, stores);
    let isStale = false;
    const scope = { account: isQueued ? account : undefined, isOwn: endpoint.mode === 'own' };
    const transact: Transact = (kind, work) => {
      const authorised = async (tx: Tx) => {
        const caller = await authorise(tx, row.auth, { sessionId: sessionId ?? '', now });
        if (isRefusal(caller)) return caller;
        isStale = caller.isStale;
        return work(tx, caller.who);
      };
      return kind === 'read' ? ports.uow.ro(stores, authorised) : ports.uow.rw(stores, authorised, scope);
    };
    const outcome = await (typeof finish === 'function'
      ? transact(isRead ? 'read' : 'write', finish)
      : finish.run(transact));
    if (isStale && sessionId) await noteUse(sessionId, now);
    return outcome;
  }

  /** Notes the use of a session in its own transaction, so that reads count as use (docs/rules/backend.md S1). */
  async function noteUse(sessionId: string, now: number): Promise<void> {
    try {
      await ports.uow.rw(SESSION_STORES, async (tx) => {
        const session = await tx.get('sessions', sessionId);
        if (session && session.seenAt < now) await tx.put('sessions', { ...session, seenAt: now });
      });
    } catch (thrown) {
      // The call itself succeeded.
      ports.report('noteUse', thrown);
    }
  }

  async function authorise(
    tx: Tx,
    auth: Operation['auth'],
    { sessionId, now }: { sessionId: string; now: number },
  ): Promise<Caller | Refusal> {
    const nobody = { who: { userId: '', now }, isStale: false };
    if (auth === 'none') return nobody;
    const session = await tx.get('sessions', sessionId);
    if (!isLive(session, now, ports.policy)) return auth === 'optional' ? nobody : refuse('sessionEnded');
    // Without the role the call responds as if it did not exist (docs/rules/backend.md L5).
    if (auth === 'moderator' || auth === 'operator') {
      if (!(await tx.get('users', session.userId))?.roles.includes(auth)) return refuse('notFound');
    }
    return { who: { userId: session.userId, now }, isStale: now - session.seenAt >= ports.policy.sessionTouchMs };
  }

  return {
    ports,
    fetch: async (request, address = '') => {
      const route = routeOf(request);
      const response = route ? await answer(route, request, address) : refusalResponse(refuse('notFound'), false);
      // Clients interpret instants in the response relative to this clock, not their own.
      response.headers.set('date', new Date(ports.clock()).toUTCString());
      return response;
    },
  };
}

async function parse(
  row: Operation,
  path: Record<string, string>,
  request: Request,
  takeRoom: TakeRoom,
): Promise<{ params: unknown; headers: unknown; body: unknown } | Refusal> {
  const body = row.body ? await readBody(row, request, takeRoom) : undefined;
  if (isRefusal(body)) return body;
  const params = row.params?.safeParse({ ...queryOf(request.url), ...decoded(path) });
  const headers = row.headers?.safeParse(Object.fromEntries(request.headers));
  const checked = row.body?.safeParse(body);
  for (const part of [params, headers, checked]) {
    const issue = part?.error?.issues[0];
    if (issue) return refuse('badInput', { path: issue.path.map(String).join('.'), issue: issue.message });
  }
  return { params: params?.data, headers: headers?.data, body: checked?.data };
}

/** Decoded path parts; an invalid encoding stays as is and is rejected by its schema. */
function decoded(path: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(path).map(([name, value]) => [name, /%(?![0-9a-f]{2})/i.test(value) ? value : safeDecode(value)]),
  );
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Query parameters; a repeated one becomes a list. */
function queryOf(url: string): Record<string, string | string[]> {
  const { searchParams } = new URL(url);
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const values = searchParams.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

function envelopeResponse(envelope: Envelope, status = 200): Response {
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  return Response.json(envelope, { status, headers });
}

/** The content of an address never changes. Shared caches ask once a day whether the file still exists. */
const FOR_EVER = 'public, max-age=31536000, s-maxage=86400, immutable';

/** Refusals of a request as such, before its operation; programs and proxies understand their status. */
const STATUS_OF: Readonly<Partial<Record<Code, number>>> = { [CODE.bodyTooLarge]: 413, [CODE.busy]: 503 };
/** After this many seconds a refused request may be sent again, unless the refusal says when. */
const RETRY_S = 5;

/** When a refused request may be sent again, ms; null if the refusal does not say it. */
function retryMsOf(data: unknown): number | null {
  const isWait = typeof data === 'object' && data !== null && 'retryMs' in data && typeof data.retryMs === 'number';
  return isWait ? (data as { retryMs: number }).retryMs : null;
}

/**
 * Refusals are HTTP 200, except for binary calls, where the status says it, because an `<img>` cannot read an envelope.
 */
function refusalResponse(
  { code, msg, enMsg, data = null }: Refusal,
  binary: boolean,
  status = STATUS_OF[code] ?? (binary ? 404 : 200),
): Response {
  const response = envelopeResponse({ code, success: false, data, msg, enMsg }, status);
  const waitMs = retryMsOf(data);
  if (waitMs !== null) response.headers.set('retry-after', String(Math.ceil(waitMs / 1000)));
  else if (code === CODE.busy) response.headers.set('retry-after', String(RETRY_S));
  return response;
}

/** Streams events; intermediaries must not buffer them. */
function streamResponse(stream: ReadableStream): Response {
  return new Response(stream, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    },
  });
}

function fileResponse(blob: Blob, isPublic = true): Response {
  return new Response(blob, { headers: { ...fileHeaders(blob.type, isPublic), 'content-length': String(blob.size) } });
}

/** Headers of a file with its detected type, not sniffed and not executable (docs/rules/reliability.md X3). */
export const fileHeaders = (type: string, isPublic: boolean): Record<string, string> => ({
  'content-type': type,
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  ...(isPublic ? { 'cache-control': FOR_EVER } : { 'cache-control': 'private, no-cache', vary: 'token' }),
});

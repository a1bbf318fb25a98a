// The backend: maps a Request to a Response. Finds the operation, parses, authorises, handles, and wraps the result in
// an envelope.

import { isLive } from '@/backend/shared/domain/caller';
import { BODY_LIMITS } from '@/bytes/json/jsonLimits';
import { readJsonStream } from '@/bytes/json/readJson';
import { DOCUMENT_BYTES_MAX, OPEN_BODY_BYTES_MAX } from '@/schemas/limits';
import { CODE, type Envelope } from '@/schemas/wire/envelope';
import { type Operation, type OperationId, operations } from '@/schemas/wire/operations';
import { endpoints } from './endpoints';
import { proofOfPerson } from './modules/accounts/proofOfPerson';
import { facesOfDraft } from './modules/publishing/facesOfDraft';
import type { StoreName } from './records';
import { type Route, routeOf } from './route';
import { isRefusal, type Refusal, refuse } from './shared/domain/refusal';
import type { Endpoint, Input, Later } from './shared/endpoint';
import type { ModulePorts } from './shared/modulePorts';
import { type Ports, StorageFullError, StorageUnavailableError, type Tx, type Who } from './shared/ports';

export interface App {
  /**
   * Handles a call of the operations table; any other gets an envelope with 404. Never rejects. `address`: the caller's
   * network address, for limits; none in a page, where everybody is the same caller.
   */
  fetch(request: Request, address?: string): Promise<Response>;
  ports: Ports;
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

type Parsed = Input<OperationId>;

export function createApp(ports: Ports): App {
  async function answer({ op, path }: Route, request: Request, address: string): Promise<Response> {
    const row: Operation = operations[op];
    try {
      const outcome = await run({ op, path }, request, address);
      if (isRefusal(outcome)) return refusalResponse(outcome, row.binary ?? false);
      if (outcome instanceof ReadableStream) return streamResponse(outcome);
      return outcome instanceof Blob
        ? fileResponse(outcome)
        : envelopeResponse({ code: CODE.ok, success: true, data: outcome });
    } catch (thrown) {
      if (thrown instanceof StorageFullError) return refusalResponse(refuse('storageFull'), false);
      ports.report(op, thrown);
      return refusalResponse(refuse('failed'), false, thrown instanceof StorageUnavailableError ? 503 : 500);
    }
  }

  async function run({ op, path }: Route, request: Request, address: string): Promise<unknown> {
    const row: Operation = operations[op];
    // The registry checks each endpoint against its operation; here all are handled generically.
    const known = endpoints[op] as unknown as Endpoint<OperationId> | Later<OperationId>;
    const endpoint = typeof known === 'function' ? await known() : known;
    const token = request.headers.get('token');
    const sessionId = token ? await ports.hash(token) : null;
    const now = ports.clock();
    const isGuarded = row.auth !== 'none' && row.auth !== 'optional';
    if (isGuarded && (endpoint.prepares || sessionId === null)) {
      const early = sessionId && (await ports.uow.ro(SESSION_STORES, (tx) => tx.get('sessions', sessionId)));
      if (!early || !isLive(early, now, ports.policy)) return refuse('sessionEnded');
    }
    const parsed = await parse(row, path, request);
    if (isRefusal(parsed)) return parsed;
    const finish = await endpoint.start(
      { ...parsed, sessionId, address, signal: request.signal } as Parsed,
      ports,
      modules,
    );
    if (isRefusal(finish)) return finish;
    const work = async (tx: Tx): Promise<unknown> => {
      const who = await authorise(tx, row.auth, { sessionId: sessionId ?? '', now, write: endpoint.write });
      return isRefusal(who) ? who : finish(tx, who);
    };
    const ofPorts = endpoint.uses.flatMap((port) => modules[port].stores);
    const stores = [...new Set([...endpoint.stores, ...ofPorts, ...STORES_OF[row.auth]])];
    return endpoint.write ? ports.uow.rw(stores, work) : ports.uow.ro(stores, work);
  }

  async function authorise(
    tx: Tx,
    auth: Operation['auth'],
    { sessionId, now, write }: { sessionId: string; now: number; write: boolean },
  ): Promise<Who | Refusal> {
    const nobody = { userId: '', now };
    if (auth === 'none') return nobody;
    const session = await tx.get('sessions', sessionId);
    if (!isLive(session, now, ports.policy)) return auth === 'optional' ? nobody : refuse('sessionEnded');
    if (write && now - session.seenAt >= ports.policy.sessionTouchMs)
      await tx.put('sessions', { ...session, seenAt: now });
    // Without the role the call responds as if it did not exist (docs/rules/backend.md L5).
    if (auth === 'moderator' || auth === 'operator') {
      if (!(await tx.get('users', session.userId))?.roles.includes(auth)) return refuse('notFound');
    }
    return { userId: session.userId, now };
  }

  return {
    ports,
    fetch: async (request, address = '') => {
      const found = routeOf(request);
      const response = found ? await answer(found, request, address) : refusalResponse(refuse('notFound'), false);
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
): Promise<{ params: unknown; headers: unknown; body: unknown } | Refusal> {
  const body = row.body ? await readBody(row, request) : undefined;
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

async function readBody(row: Operation, request: Request): Promise<unknown> {
  const bytesMax = row.bytesMax ?? (row.auth === 'none' ? OPEN_BODY_BYTES_MAX : DOCUMENT_BYTES_MAX);
  const told = Number(request.headers.get('content-length') ?? 0);
  if (told > bytesMax) return refuse('badInput', { path: '', issue: 'tooLarge' });
  try {
    const stream = request.body ?? (await request.blob()).stream();
    if (row.encoding === 'multipart') return formFields(await formOf(stream, request, bytesMax));
    // Limit the size while reading too, in case the length header is missing.
    const json = await readJsonStream(stream, { ...BODY_LIMITS, chars: bytesMax, pictureChars: bytesMax });
    return json.ok ? json.value : refuse('badInput', { path: '', issue: json.fault });
  } catch {
    return refuse('badInput'); // Not JSON, or not a multipart form.
  }
}

/** Parses a form while limiting its size, in case the length header is missing or wrong. */
function formOf(stream: ReadableStream<Uint8Array>, { headers }: Request, bytesMax: number): Promise<FormData> {
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>({
    transform: (part, controller) => {
      bytes += part.length;
      if (bytes > bytesMax) throw new Error('the body is too large');
      controller.enqueue(new Uint8Array(part));
    },
  });
  const type = headers.get('content-type') ?? '';
  return new Response(stream.pipeThrough(counted), { headers: { 'content-type': type } }).formData();
}

/** Fields of a form; a repeated one becomes a list. */
function formFields(form: FormData): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

function envelopeResponse(envelope: Envelope, status = 200): Response {
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  return Response.json(envelope, { status, headers });
}

/**
 * Refusals are HTTP 200, except for binary calls, where the status says it, because an `<img>` cannot read an envelope.
 */
function refusalResponse(
  { code, msg, enMsg, data = null }: Refusal,
  binary: boolean,
  status = binary ? 404 : 200,
): Response {
  return envelopeResponse({ code, success: false, data, msg, enMsg }, status);
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

/** A file with its detected type, not sniffed and not executable (docs/rules/reliability.md X3). */
function fileResponse(blob: Blob): Response {
  return new Response(blob, {
    headers: {
      'content-type': blob.type,
      'content-length': String(blob.size),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, max-age=31536000, immutable',
    },
  });
}

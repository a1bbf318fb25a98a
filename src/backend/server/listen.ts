// The HTTP server, and its graceful shutdown.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

/** Limits slow requests: headers within this many ms, the whole request within that. */
const HEADERS_MS = 20_000;
const REQUEST_MS = 120_000;
/** A client that sends nothing of its request body for this many ms is disconnected. */
const BODY_PAUSE_MS = 10_000;
/**
 * A client whose body has kept this server waiting for this many ms in all is disconnected if it sends fewer bytes per
 * second than this on average, so that one byte now and then does not keep a connection.
 */
const BODY_SLOW_MS = 20_000;
const BODY_BYTES_PER_S = 1024;
/** How often limits of time are checked, ms. */
const CHECK_MS = 1000;
/**
 * Keep-alive timeout, ms: longer than the minute after which clients and proxies close idle connections, so that none
 * is closed just as it is used.
 */
const REST_MS = 65_000;
/**
 * How long the rest of a refused body is read and dropped, ms. A connection that is closed with unread bytes is reset, and
 * a client that still sends would lose the answer (RFC 9112, section 9.6).
 */
const LINGER_MS = 30_000;
/** Time limit for running requests at shutdown, ms. */
const FAREWELL_MS = 10_000;

export interface Listening {
  port: number;
  /** Stops accepting requests and waits for running ones, up to a limit. */
  stop(): Promise<void>;
}

export interface ListenOptions {
  host: string;
  /** 0 for any free port. */
  port: number;
  /** Maximum connections; further ones are closed. */
  connections: number;
  bodyPauseMs?: number;
  bodySlowMs?: number;
  /** `peer`: the address of the connection's other end. */
  fetch: (request: Request, peer: string) => Promise<Response>;
}

/** A body that is being received; bytes are those of its connection, times in ms. */
interface Receiving {
  /** Before the body. */
  first: number;
  /** At the last check, at `checkedAt`. */
  bytes: number;
  checkedAt: number;
  /** How long nothing has arrived, and how long this server waited for the client in all. */
  pausedMs: number;
  waitedMs: number;
}

const isSlow = ({ bytes, first, waitedMs }: Receiving, slowMs: number): boolean =>
  waitedMs >= slowMs && ((bytes - first) / waitedMs) * 1000 < BODY_BYTES_PER_S;

/** Disconnects clients that stop or trickle in the middle of a body, which would hold memory and a connection. */
function watchBodies(
  pauseMs: number,
  slowMs: number,
): { watch: (incoming: IncomingMessage) => void; stop: () => void } {
  const receiving = new Map<IncomingMessage, Receiving>();
  const timer = setInterval(
    () => {
      const now = performance.now();
      for (const [incoming, state] of receiving) {
        const { bytesRead } = incoming.socket;
        // Bytes that arrived and are not read yet wait for this server, not for the client.
        const isWaiting = !incoming.complete && incoming.readableLength === 0;
        const passed = isWaiting ? now - state.checkedAt : 0;
        state.pausedMs = bytesRead === state.bytes && isWaiting ? state.pausedMs + passed : 0;
        state.waitedMs += passed;
        state.bytes = bytesRead;
        state.checkedAt = now;
        if (isWaiting && (state.pausedMs >= pauseMs || isSlow(state, slowMs))) incoming.socket.destroy();
      }
    },
    Math.min(CHECK_MS, pauseMs / 4, slowMs / 4),
  );
  return {
    watch: (incoming) => {
      const { bytesRead } = incoming.socket;
      const times = { checkedAt: performance.now(), pausedMs: 0, waitedMs: 0 };
      receiving.set(incoming, { first: bytesRead, bytes: bytesRead, ...times });
      incoming.once('close', () => receiving.delete(incoming));
    },
    stop: () => clearInterval(timer),
  };
}

export async function listen(options: ListenOptions): Promise<Listening> {
  const { host, port, connections, bodyPauseMs = BODY_PAUSE_MS, bodySlowMs = BODY_SLOW_MS, fetch } = options;
  const bodies = watchBodies(bodyPauseMs, bodySlowMs);
  let isStopping = false;
  const listener = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const response = await fetch(request, incoming.socket.remoteAddress ?? '');
      if (isStopping) response.headers.set('connection', 'close');
      // A simulated fault: drop the connection like a broken network.
      if (response.type !== 'error') return response;
      (outgoing as HttpBindings['outgoing']).destroy();
      return RESPONSE_ALREADY_SENT;
    },
    // The listener's own cleanup ends after 500 ms, which a large body on a slow line exceeds.
    { overrideGlobalObjects: false, autoCleanupIncoming: false },
  );
  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      keepAliveTimeout: REST_MS,
      connectionsCheckingInterval: CHECK_MS,
    },
    (incoming, outgoing) => {
      bodies.watch(incoming);
      outgoing.once('finish', () => dropRest(incoming));
      // Its headers may have promised to keep the connection open.
      outgoing.once('close', () => {
        if (isStopping) server.closeIdleConnections();
      });
      listener(incoming, outgoing).catch(() => destroyed(outgoing));
    },
  );
  server.maxConnections = connections;
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      bodies.stop();
      reject(unusable(port, error));
    });
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      isStopping = true;
      // Browsers open connections ahead of use. Node.js counts none as idle before its first request.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      await closed(server);
      bodies.stop();
    },
  };
}

/** Reads and drops what the client still sends of a body that has been answered, for a limited time. */
function dropRest(incoming: IncomingMessage): void {
  if (incoming.complete || incoming.destroyed) return;
  const late = setTimeout(() => incoming.socket.destroy(), LINGER_MS);
  incoming.once('close', () => clearTimeout(late));
  // The reader of the body would pause it.
  incoming.removeAllListeners('data');
  incoming.resume();
}

/** The reason in words for the operator who starts the server. */
function unusable(port: number, error: NodeJS.ErrnoException): Error {
  const choose = 'choose another with --port';
  if (error.code === 'EADDRINUSE')
    return new Error(`port ${port} is in use: stop the program that uses it, or ${choose}`, { cause: error });
  if (error.code === 'EACCES') return new Error(`this user may not use port ${port}: ${choose}`, { cause: error });
  return error;
}

/** The client disconnected, so no response can be sent. */
function destroyed(outgoing: ServerResponse): void {
  outgoing.destroy();
}

async function closed(server: Server): Promise<void> {
  const ended = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), FAREWELL_MS);
  await ended;
  clearTimeout(late);
}

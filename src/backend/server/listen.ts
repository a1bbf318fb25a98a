// The HTTP server, and its graceful shutdown.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

/** Limits slow requests: headers within this many ms, the whole request within that. */
const HEADERS_MS = 20_000;
const REQUEST_MS = 120_000;
/**
 * Keep-alive timeout, ms: longer than the minute after which clients and proxies close idle connections, so that none
 * is closed just as it is used.
 */
const REST_MS = 65_000;
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
  /** `peer`: the address of the connection's other end. */
  fetch: (request: Request, peer: string) => Promise<Response>;
}

export async function listen({ host, port, fetch }: ListenOptions): Promise<Listening> {
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
    { overrideGlobalObjects: false },
  );
  const server = createServer(
    { headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, keepAliveTimeout: REST_MS },
    (incoming, outgoing) => {
      listener(incoming, outgoing).catch(() => destroyed(outgoing));
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(unusable(port, error)));
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      isStopping = true;
      await closed(server);
    },
  };
}

/** The reason in words for whoever starts the server. */
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

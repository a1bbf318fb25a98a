// An HTTP service for tests that accepts SMS.
import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

export interface SmsRequest {
  method: string;
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

export interface SmsServer {
  port: number;
  url: string;
  requests: SmsRequest[];
  /** Each of the next requests removes the first one and is answered with this status. */
  statuses: number[];
  stop(): Promise<void>;
}

export const listeningPort = (server: Server, at: number): Promise<number> =>
  new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(at, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });

export async function startSms(at = 0): Promise<SmsServer> {
  const requests: SmsRequest[] = [];
  const statuses: number[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method = '', url: path = '', headers } = request;
    requests.push({ method, path, headers, body: Buffer.concat(parts).toString() });
    const status = statuses.shift() ?? 200;
    if (status === 0) return;
    response.writeHead(status).end('{"code":"OK"}');
  });
  const port = await listeningPort(server, at);
  return {
    ...{ port, url: `http://127.0.0.1:${port}/send`, requests, statuses },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

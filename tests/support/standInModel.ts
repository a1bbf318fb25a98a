// A fake of the AI services on loopback: a chat model, a picture generator and a background remover, slow or failing on demand.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { noise, png, solid } from './images';

export interface StandIn {
  /** Paths of the models' API, and of the remover. */
  url: string;
  backgroundUrl: string;
  /** Requests, in order. */
  requests: { path: string; key: string | undefined; body: string; isLeft: boolean }[];
  stop(): Promise<void>;
}

export interface StandInOptions {
  /** `slow`: a text that never ends; `refuses`: 400 for everything; `fails`: 500 with a message that nobody should read. */
  mood?: 'well' | 'slow' | 'refuses' | 'fails';
  /** Pictures as addresses instead of data. */
  asAddresses?: boolean;
}

const eventOf = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
/** A message with a secret that must not leak. */
export const PROVIDER_WORDS = 'upstream-stack-trace';

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('latin1');
}

/** Each byte of a text separately, so that characters are split. */
async function drip(response: ServerResponse, text: string): Promise<void> {
  for (const byte of Buffer.from(text)) {
    response.write(Buffer.from([byte]));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

export async function startStandIn({ mood = 'well', asAddresses = false }: StandInOptions = {}): Promise<StandIn> {
  const requests: StandIn['requests'] = [];
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    const call = { path, key: request.headers.authorization, body: await textOf(request), isLeft: false };
    requests.push(call);
    response.on('close', () => {
      call.isLeft = !response.writableFinished;
    });
    if (mood === 'refuses' || mood === 'fails') {
      response.writeHead(mood === 'fails' ? 500 : 400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: PROVIDER_WORDS } }));
    } else if (path === '/v1/chat/completions') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      await drip(response, eventOf('夜港') + eventOf(' Harbor'));
      if (mood === 'slow') return;
      response.end('data: [DONE]\n\n');
    } else if (path === '/v1/images/generations') {
      const { n } = JSON.parse(call.body) as { n: number };
      // One that is too large for an upload, and small ones.
      const files = Array.from({ length: n }, (_, index) => (index === 0 ? noise(700, 700) : solid(40 + index, 40)));
      const data = files.map((file, index) =>
        asAddresses ? { url: `${url}/pictures/${index}` } : { b64_json: Buffer.from(file).toString('base64') },
      );
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ created: 1, data }));
    } else if (path.startsWith('/v1/pictures/')) {
      response.writeHead(200, { 'content-type': 'image/png' });
      response.end(solid(30 + Number(path.at(-1)), 30));
    } else if (path === '/remove') {
      if (mood === 'slow') return;
      response.writeHead(200, { 'content-type': 'image/png' });
      const rgba = new Uint8Array(32 * 32 * 4);
      for (let at = 0; at < 400; at += 4) rgba.set([200, 30, 40, 255], at);
      response.end(png(32, 32, rgba));
    } else response.writeHead(404).end();
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = `${origin}/v1`;
  return {
    url,
    backgroundUrl: `${origin}/remove`,
    requests: requests,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

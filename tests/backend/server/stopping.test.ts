// A server that stops finishes its running requests, and waits for no connection without one.
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type Listening, listen } from '@/backend/server/listen';

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

const serve = (fetch: () => Promise<Response> = async () => new Response('done')): Promise<Listening> =>
  listen({ host: '127.0.0.1', port: 0, connections: 10, fetch });

/** An open connection, and what arrives on it. */
async function connected({ port }: Listening): Promise<{ socket: Socket; text: () => string }> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.on('data', (part) => {
    text += part;
  });
  await new Promise((done) => socket.once('connect', done));
  return { socket, text: () => text };
}

const REQUEST = 'GET / HTTP/1.1\r\nHost: x.test\r\n\r\n';
/** The server disconnects what it waits for after 10 s, so a shorter wait shows that it does not wait. */
const soon = (stopped: Promise<void>) => {
  let isOver = false;
  void stopped.then(() => {
    isOver = true;
  });
  return expect.poll(() => isOver, { timeout: 5000 }).toBe(true);
};

it('does not wait for a connection on which nothing was sent', async () => {
  const server = await serve();
  await connected(server);
  await soon(server.stop());
});

it('does not wait for a kept connection whose requests are answered', async () => {
  const server = await serve();
  const { socket, text } = await connected(server);
  socket.write(REQUEST);
  await expect.poll(text).toContain('done');
  await soon(server.stop());
});

it('finishes a response that it was already sending, and then closes its connection', async () => {
  let end = () => {};
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('first '));
      end = () => {
        controller.enqueue(new TextEncoder().encode('last'));
        controller.close();
      };
    },
  });
  const server = await serve(async () => new Response(body, { headers: { 'content-length': '10' } }));
  const { socket, text } = await connected(server);
  socket.write(REQUEST);
  await expect.poll(text).toContain('first ');
  const stopped = server.stop();
  end();
  await soon(stopped);
  expect(text()).toContain('first last');
});

it('answers a request that is still being received', async () => {
  const server = await serve();
  const { socket, text } = await connected(server);
  socket.write(REQUEST.slice(0, 20));
  await new Promise((done) => setTimeout(done, 100));
  const stopped = server.stop();
  socket.write(REQUEST.slice(20));
  await soon(stopped);
  expect(text()).toContain('done');
});

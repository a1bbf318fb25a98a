// A world on servers that run elsewhere: the setup of a test uses the testers' calls (`--demo`). Calls go to the servers in turn,
// because they have to behave as one.

import { envelope } from '@/schemas/wire/envelope';
import type { operations } from '@/schemas/wire/operations';
import {
  type Asked,
  codeIn,
  LOGIN,
  type OpenOptions,
  requestOf,
  SERVERS,
  START,
  type World,
} from '../support/backendWorld';

let turn = 0;
const nextServer = (): string => {
  turn += 1;
  return SERVERS[turn % SERVERS.length] ?? '';
};

async function power(server: string, name: string, body: unknown): Promise<unknown> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const { code, data } = await (await fetch(`${server}/api/demo/${name}`, init)).json();
  if (code !== 200) throw new Error(`${server} refused ${name}: is it started with --demo? ${JSON.stringify(data)}`);
  return data;
}

/** The destination of the request, with everything else of it. */
const movedTo = (server: string, request: Request): Request => {
  const { pathname, search } = new URL(request.url);
  return new Request(`${server}${pathname}${search}`, request);
};

export async function openRemote({ signedIn = true, users = [] }: OpenOptions): Promise<World> {
  let serverTime = START;
  const clock = { now: START };
  const tellTime = async (now: number) => {
    serverTime = now;
    for (const server of SERVERS) await power(server, 'clock', { now });
  };
  await power(SERVERS[0] ?? '', 'world', { name: 'empty', users });
  for (const server of SERVERS) await power(server, 'faults', { plan: [] });
  await tellTime(START);

  async function handle(request: Request): Promise<Response> {
    if (clock.now !== serverTime) await tellTime(clock.now);
    return fetch(movedTo(nextServer(), request));
  }
  async function send(op: keyof typeof operations, request: Asked) {
    const response = await handle(requestOf(op, request));
    const opened = envelope.parse(await response.json());
    return {
      status: response.status,
      headers: response.headers,
      envelope: opened,
      data: opened.data,
      code: opened.code,
    };
  }
  const textTo = async (to: string) => String((await power(SERVERS[0] ?? '', 'message', { to })) ?? '');
  const world: World = {
    clock,
    token: '',
    handle,
    ask: (op, request = {}) => handle(requestOf(op, { token: world.token, ...request })),
    send: (op, request = {}) => send(op, { token: world.token, ...request }),
    signIn: (over = {}) => send('login', { token: null, body: { ...LOGIN, ...over } }) as ReturnType<World['signIn']>,
    textTo,
    codeTo: async (to) => codeIn(await textTo(to)),
  };
  if (signedIn) world.token = (await world.signIn()).data.token;
  return world;
}

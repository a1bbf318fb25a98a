// The testers' calls on a server: worlds, a fixed or running clock, who judges, faults; invalid input is reported.
import { expect, it } from 'vitest';
import { memoryUow } from '@/backend/adapters/memory';
import { webPasswords } from '@/backend/adapters/web';
import { makeBackend } from '@/mocks/backend';
import { openServerDemo } from '@/mocks/serverDemo';
import { LOGIN, requestOf } from '../support/backendWorld';

const REAL = Date.UTC(2026, 10, 20, 8);

async function open(reviews: 'time' | 'moderator' = 'time') {
  let real = REAL;
  const uow = memoryUow();
  const { ports } = await makeBackend({ uow, passwords: webPasswords(1), clock: () => real });
  const start = () => openServerDemo(ports, { reviews });
  const demo = await start();
  const power = async (name: string, body: unknown) => {
    const request = new Request(`http://page.test/api/demo/${name}`, { method: 'POST', body: JSON.stringify(body) });
    return (await demo.door(request))?.json();
  };
  const pass = (ms: number) => {
    real += ms;
  };
  return { demo, power, pass, start };
}
const timeOf = async (demo: Awaited<ReturnType<typeof openServerDemo>>) =>
  Date.parse((await demo.app.fetch(requestOf('ping', {}))).headers.get('date') ?? '');

it('a world replaces all data, and its accounts can sign in', async () => {
  const { demo, power } = await open();
  expect(await power('world', { name: 'rich' })).toMatchObject({ code: 200 });
  expect((await (await demo.app.fetch(requestOf('login', { body: LOGIN }))).json()).code).toBe(200);
  expect(await demo.app.ports.uow.ro(['faces'], (tx) => tx.count('faces', {}))).toBeGreaterThan(60);
});

it('the clock is fixed or runs ahead, across a world and a restart, and every answer has its time', async () => {
  const { demo, power, pass, start } = await open();
  await power('clock', { now: 1_000_000 });
  pass(60_000);
  expect(await timeOf(demo)).toBe(1_000_000);
  await power('clock', { now: null, ahead: 86_400_000 });
  await power('world', { name: 'empty' });
  pass(60_000);
  expect(await timeOf(demo)).toBe(REAL + 120_000 + 86_400_000);
  expect(await timeOf(await start())).toBe(REAL + 120_000 + 86_400_000);
  await power('clock', { now: null });
  expect(await timeOf(demo)).toBe(REAL + 120_000);
});

it.each([
  ['time', 60_000],
  ['moderator', null],
] as const)('faces are judged by %s', async (reviews, reviewMs) => {
  expect((await open(reviews)).demo.app.ports.policy.reviewMs).toBe(reviewMs);
});

it('a fault applies; an unknown plan, world or path changes nothing', async () => {
  const { demo, power } = await open();
  await power('faults', { plan: [{ op: 'any', kind: 'status', code: 503 }] });
  expect((await demo.app.fetch(requestOf('ping', {}))).status).toBe(503);
  expect((await power('faults', { plan: [{ op: 'ping', kind: 'fire' }] })).code).toBe(400);
  expect((await power('world', { name: 'moon' })).code).toBe(400);
  expect(await power('moon', {})).toBeUndefined();
});

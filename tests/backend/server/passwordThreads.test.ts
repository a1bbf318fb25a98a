// Passwords are hashed in threads: other work continues meanwhile, and the response time does not reveal who has an account.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passwordThreads } from '@/backend/server/passwordThreads';
import { serverPasswords } from '@/backend/server/serverPasswords';
import type { Passwords } from '@/backend/shared/ports';
import { DEMO_ACCOUNT } from '@/schemas/session';
import { buildServer } from '../../../build/serverBuild.mjs';
import { LOGIN } from '../../support/backendWorld';
import { addressOf, builtCommand } from '../../support/commands';
import { newOutput } from '../../support/newOutput';

let file = '';
let folder = '';
beforeAll(async () => {
  file = await buildServer('src/backend/server/passwordWorker.ts', newOutput());
  folder = await mkdtemp(join(tmpdir(), 'dialwright-threads-'));
}, 60_000);
afterAll(async () => {
  await rm(dirname(file), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

/** How often this thread does something else while some passwords are hashed. */
async function turnsDuring(passwords: Passwords): Promise<number> {
  let turns = 0;
  let isDone = false;
  const turn = () => {
    turns += 1;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  await Promise.all([1, 2, 3, 4, 5, 6].map((i) => passwords.hash(`Abc1234${i}`)));
  isDone = true;
  return turns;
}

/** The shortest time of some runs, ms: what else the machine does only makes a run longer. */
async function shortest(runs: number, works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times = works.map(() => Number.POSITIVE_INFINITY);
  for (let run = 0; run < runs; run += 1)
    for (const [at, work] of works.entries()) {
      const start = performance.now();
      await work();
      times[at] = Math.min(times[at] ?? 0, performance.now() - start);
    }
  return times;
}

describe('passwords in threads', () => {
  it('are hashed and compared as without threads', async () => {
    const threads = passwordThreads(file, 2);
    const record = await threads.hash('Abc12345');
    expect(await serverPasswords().matches('Abc12345', record)).toBe(true);
    const compared = ['Abc12345', 'Abc12346'].map((password) => threads.matches(password, record));
    expect(await Promise.all(compared)).toEqual([true, false]);
    expect(await threads.matches('Abc12345', null)).toBe(false);
  });

  it('leave the event loop free', async () => {
    const threads = passwordThreads(file, 2);
    await threads.hash('Abc12345');
    const [inThreads, inline] = [await turnsDuring(threads), await turnsDuring(serverPasswords())];
    expect(inThreads).toBeGreaterThan(10 * inline);
  });

  it('take as long without a record as with one', async () => {
    const threads = passwordThreads(file, 1);
    const record = await threads.hash('Abc12345');
    const [none = 0, wrong = 0, right = 0] = await shortest(12, [
      () => threads.matches('Abc12346', null),
      () => threads.matches('Abc12346', record),
      () => threads.matches('Abc12345', record),
    ]);
    for (const time of [wrong, right]) expect(Math.abs(Math.log(time / none))).toBeLessThan(Math.log(1.5));
  });

  it('are refused when their thread ends, and a new thread serves the next', async () => {
    const counted = join(folder, 'counted.mjs');
    // The first thread ends at its work, later ones answer.
    await writeFile(
      counted,
      `import { existsSync, writeFileSync } from 'node:fs';
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ id }) => {
        const note = ${JSON.stringify(join(folder, 'note'))};
        if (existsSync(note)) return parentPort.postMessage({ id, isMatch: true });
        writeFileSync(note, '');
        process.exit(1);
      });`,
    );
    const threads = passwordThreads(counted, 1);
    await expect(threads.matches('Abc12345', null)).rejects.toThrow('the thread that hashes passwords ended');
    expect(await threads.matches('Abc12345', null)).toBe(true);
    await expect(threads.hash('Abc12345')).rejects.toThrow('answer of other work');
  });

  it('report why a password cannot be compared', async () => {
    const threads = passwordThreads(file, 1);
    await expect(threads.matches('Abc12345', { kind: 'argon2id', hash: 'nonsense' })).rejects.toThrow(/hash/i);
  });
});

describe('sign-ins at the built command', () => {
  const { folder: place, run } = builtCommand();

  it('with a wrong password take as long for an unknown account as for a known one', async () => {
    const server = run(['--demo', '--port', '0', '--data', place('data')]);
    const base = await addressOf(server);
    const signIn = async (body: object) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${base}/api/user/login`, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await answer.json()).code;
    };
    const wrong = (phone: string) => async () =>
      expect(await signIn({ ...LOGIN, phone, password: 'Wrong1234' })).toBe(400);
    // On a busy machine no run of one kind may be undisturbed, so there are more rounds until the shortest times agree. A
    // sign-in in between ends the count of wrong passwords, and each round has an unknown account of its own.
    let [withAccount, without] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    const isAlike = () => Math.abs(Math.log(withAccount / without)) < Math.log(1.5);
    for (let round = 0; round < 6 && !isAlike(); round += 1) {
      expect(await signIn(LOGIN)).toBe(200);
      const times = await shortest(8, [wrong(DEMO_ACCOUNT.phone), wrong(`1370000000${round}`)]);
      withAccount = Math.min(withAccount, times[0] ?? 0);
      without = Math.min(without, times[1] ?? 0);
    }
    expect(isAlike(), `${withAccount} and ${without} ms`).toBe(true);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  }, 180_000);
});

// Polling for AI pictures with a clock that the test moves: when it polls, when it ends, and how it continues after a closed
// panel, a reload, or in a second tab.
import { describe, expect, it } from 'vitest';
import { AI_POLL_TOTAL_MS, AI_POLLS_MAX } from '@/schemas/limits';
import { afterRequest, pollingOf, stepOf } from '@/service/ai/polling';
import fc from '@/tests/support/property';
import { device, pageOf, type Reply, TASK } from './taskWorld';

const PICTURES: Reply = { state: 'success', imgList: ['/api/files/a'] };
const never = (): Reply => ({ state: 'generating' });
const doneAt =
  (ms: number): ((since: number) => Reply) =>
  (since) =>
    since >= ms ? PICTURES : never();
const MINUTE = 60_000;

describe('a task with an open panel', () => {
  it('I6 is polled after 5 s, then every 2 s, until its pictures arrive', async () => {
    const page = pageOf(doneAt(11_000));
    page.watch.open();
    page.watch.begin(TASK);
    await page.go(4999);
    expect(page.times()).toEqual([]);
    await page.go(60_000);
    expect(page.times()).toEqual([5, 7, 9, 11]);
    expect(page.watch.get()).toEqual({ waiting: null, ended: { taskId: TASK.taskId, prompt: 'Sea', end: 'success' } });
    expect(page.waits()).toBe(false);
  });

  it('I6 that never ends is given up at 600 s, after poll 298 at 599 s', async () => {
    const page = pageOf(never);
    page.watch.open();
    page.watch.begin(TASK);
    await page.go(AI_POLL_TOTAL_MS - 1);
    expect([page.requests.length, page.times().at(-1)]).toEqual([298, 599]);
    expect(page.watch.get().waiting?.polls).toBe(298);
    await page.go(20 * MINUTE);
    expect(page.requests).toHaveLength(298);
    expect(page.watch.get().ended?.end).toBe('timedOut');
  });

  it('I6 ends after 300 polls if they come faster than the clock suggests', () => {
    let polling = { ...pollingOf(TASK, TASK.submittedAt), polls: AI_POLLS_MAX - 1, askedAt: TASK.submittedAt + 5000 };
    const now = TASK.submittedAt + 7000;
    expect(stepOf(polling, now)).toEqual({ kind: 'ask' });
    polling = afterRequest(polling, now) as typeof polling;
    expect(stepOf(polling, now + 2000)).toEqual({ kind: 'timedOut' });
  });

  it.each([
    ['I9 a success without pictures is one that timed out', { state: 'success', imgList: [] }, 'empty'],
    ['a failed task has failed', { state: 'failed' }, 'failed'],
    ['a task that timed out there has timed out here', { state: 'timedOut' }, 'timedOut'],
    ['I10 a task that nobody knows is gone', { code: 404 }, 'gone'],
    ['I10 so is one whose address is not there', { status: 404 }, 'gone'],
  ] as const)('%s', async (_, reply, end) => {
    const page = pageOf(() => reply as Reply);
    page.watch.open();
    page.watch.begin(TASK);
    await page.go(MINUTE);
    expect([page.times(), page.watch.get().ended?.end]).toEqual([[5], end]);
  });

  it('I10 retries failed polls within the limit', async () => {
    const replies: Reply[] = ['network', { status: 500 }, { status: 502 }, { code: 500 }, PICTURES];
    const page = pageOf(() => replies.shift() ?? never());
    page.watch.open();
    page.watch.begin(TASK);
    await page.go(MINUTE);
    expect([page.times(), page.watch.get().ended?.end]).toEqual([[5, 7, 9, 11, 13], 'success']);
    const offline = pageOf(() => 'network');
    offline.watch.open();
    offline.watch.begin(TASK);
    await offline.go(15 * MINUTE);
    expect([offline.requests.length, offline.watch.get().ended?.end]).toEqual([298, 'timedOut']);
  });

  it('stops when the session is lost, and is found again later', async () => {
    const storage = device();
    const page = pageOf(() => ({ code: 403 }), { storage });
    page.watch.open();
    page.watch.begin(TASK);
    await page.go(MINUTE);
    expect([page.times(), page.watch.get().waiting, storage.stored()?.task.taskId]).toEqual([[5], null, TASK.taskId]);
  });

  it('a cancelled task is neither polled nor remembered', async () => {
    const storage = device();
    const page = pageOf(never, { storage });
    page.watch.open();
    page.watch.begin(TASK);
    await page.go(8000);
    page.watch.cancel();
    await page.go(5 * MINUTE);
    expect([page.times(), page.watch.get(), storage.stored()]).toEqual([[5, 7], { waiting: null, ended: null }, null]);
  });
});

describe('a tab that was hidden', () => {
  it('I7 for eleven minutes polls once more before it gives up', async () => {
    const page = pageOf(never);
    page.watch.open();
    page.watch.begin(TASK);
    await page.go(10_000);
    await page.go(11 * MINUTE, { isHidden: true });
    expect(page.requests).toHaveLength(3);
    await page.look();
    expect(page.times().slice(3)).toEqual([660]);
    expect(page.watch.get().ended?.end).toBe('timedOut');
    await page.go(30 * MINUTE);
    expect(page.requests).toHaveLength(4);
  });

  it('I7 shows a result that arrived meanwhile', async () => {
    const page = pageOf(doneAt(2 * MINUTE));
    page.watch.open();
    page.watch.begin(TASK);
    await page.go(11 * MINUTE, { isHidden: true });
    await page.look();
    expect([page.times(), page.watch.get().ended?.end]).toEqual([[660], 'success']);
  });

  it('I7 that becomes visible in time polls immediately and continues', async () => {
    const page = pageOf(never);
    page.watch.open();
    page.watch.begin(TASK);
    await page.go(5000);
    await page.go(100_000, { isHidden: true });
    await page.look();
    await page.go(104_000);
    expect(page.times()).toEqual([5, 100, 102, 104]);
  });
});

describe('a closed panel', () => {
  it('I8 does not poll until it is reopened, and then continues', async () => {
    const page = pageOf(doneAt(MINUTE));
    const close = page.watch.open();
    page.watch.begin(TASK);
    await page.go(7000);
    close();
    await page.go(90_000);
    expect(page.times()).toEqual([5, 7]);
    page.watch.open();
    await page.settle();
    expect([page.times().at(-1), page.watch.get().ended?.end]).toEqual([90, 'success']);
  });

  it('I8 continues from the stored task after a reload', async () => {
    const storage = device();
    const before = pageOf(never, { storage });
    before.watch.open();
    before.watch.begin(TASK);
    await before.go(9000);
    const anew = pageOf(doneAt(13_000), { storage, clock: { now: TASK.submittedAt + 10_000 } });
    anew.watch.open();
    await anew.go(MINUTE);
    expect([anew.times(), anew.watch.get().ended?.end]).toEqual([[10, 12, 14], 'success']);
    expect(storage.stored()).toBeNull();
  });

  it('I8 polls once when reopened after the end', async () => {
    const storage = device();
    storage.tab().set('u1', TASK);
    const page = pageOf(never, { storage, clock: { now: TASK.submittedAt + 15 * MINUTE } });
    page.watch.open();
    await page.go(20 * MINUTE);
    expect([page.times(), page.watch.get().ended?.end]).toEqual([[900], 'timedOut']);
  });

  it('I8 shows no one another person’s task', async () => {
    const storage = device();
    storage.tab().set('u2', TASK);
    const page = pageOf(never, { storage });
    page.watch.open();
    await page.go(MINUTE);
    expect([page.requests, page.watch.get().waiting]).toEqual([[], null]);
  });
});

describe('two tabs', () => {
  const both = (reply: (since: number) => Reply) => {
    const storage = device();
    const clock = { now: TASK.submittedAt };
    const tabs = [pageOf(reply, { storage, clock }), pageOf(reply, { storage, clock })] as const;
    for (const tab of tabs) tab.watch.open();
    return tabs;
  };

  it('I8 wait for each other’s submission, and both see its end', async () => {
    const [one, other] = both(doneAt(9000));
    one.watch.begin(TASK);
    expect(other.watch.get().waiting?.taskId).toBe(TASK.taskId);
    await one.go(9000);
    await other.settle();
    expect(one.watch.get().ended?.end).toBe('success');
    expect([other.watch.get().ended?.end, other.watch.get().waiting]).toEqual(['success', null]);
  });

  it('I8 both stop after either one cancels', async () => {
    const [one, other] = both(never);
    one.watch.begin(TASK);
    await one.go(7000);
    one.watch.cancel();
    await other.settle();
    expect(other.watch.get()).toEqual({ waiting: null, ended: null });
    expect(other.requests).toHaveLength(1);
  });
});

it('I6 whatever happens, a task ends, and is polled at most 300 times and at most once in 2 s unless the page becomes visible', async () => {
  const act = fc.oneof(
    fc.record({ kind: fc.constant('go' as const), ms: fc.integer({ min: 1, max: 200_000 }) }),
    fc.record({ kind: fc.constant('hide' as const), ms: fc.integer({ min: 1, max: 200_000 }) }),
    fc.constantFrom({ kind: 'close' as const, ms: 0 }, { kind: 'look' as const, ms: 0 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 8 }), async (acts) => {
      const page = pageOf(never);
      let close = page.watch.open();
      page.watch.begin(TASK);
      for (const { kind, ms } of acts) {
        const now = page.clock.now - TASK.submittedAt;
        if (kind === 'look') await page.look();
        else if (kind === 'close') {
          close();
          close = page.watch.open();
          await page.settle();
        } else await page.go(now + ms, { isHidden: kind === 'hide' });
      }
      await page.look();
      await page.go(page.clock.now - TASK.submittedAt + AI_POLL_TOTAL_MS + 1);
      expect(page.watch.get()).toMatchObject({ waiting: null, ended: { end: 'timedOut' } });
      expect(page.requests.length).toBeLessThanOrEqual(AI_POLLS_MAX);
      const gaps = page.requests.slice(1).map((at, index) => at - (page.requests[index] ?? 0));
      expect(Math.min(2000, ...gaps)).toBe(2000);
    }),
    { numRuns: process.env.LONG ? 500 : 40 },
  );
});

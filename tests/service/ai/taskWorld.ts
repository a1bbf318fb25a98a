// A watch over an AI picture task with a clock that the test moves: timers, polls and the state stored by another tab.
import type { ImageTask } from '@/schemas/wire/ai';
import type { Submitted } from '@/service/ai/polling';
import type { StoredTask } from '@/service/ai/storedTask';
import { createTaskWatch, type WatchPorts } from '@/service/ai/taskWatch';

export type Reply = Partial<ImageTask> | { status: number } | { code: number } | 'network';

export const TASK: Submitted = { taskId: 'task-00000001', prompt: 'Sea', submittedAt: 1_000_000 };

/** Device storage shared by tabs: only other tabs receive a change event, as in browsers. */
export function device() {
  let storedTask: { owner: string; task: Submitted } | null = null;
  const tabs = new Map<object, () => void>();
  return {
    stored: () => storedTask,
    tab(): StoredTask {
      const self = {};
      const change = (next: typeof storedTask) => {
        storedTask = next;
        for (const [tab, notify] of [...tabs]) if (tab !== self) notify();
      };
      return {
        get: (owner) => (storedTask?.owner === owner ? storedTask.task : null),
        set: (owner, task) => change({ owner, task }),
        forget: (taskId) => {
          if (storedTask?.task.taskId === taskId) change(null);
        },
        subscribe(listener) {
          tabs.set(self, listener);
          return () => tabs.delete(self);
        },
      };
    },
  };
}

/** A page with its own clock, which starts when the task is submitted. `reply`: the service's answer at a time. */
export function pageOf(
  reply: (since: number) => Reply,
  { storage = device(), clock = { now: TASK.submittedAt }, owner = 'u1' } = {},
) {
  const requests: number[] = [];
  let timers: { at: number; task: () => void }[] = [];
  const seen = new Set<() => void>();
  const errorOf = (reply: Reply) => {
    if (reply === 'network') return { kind: 'network' } as const;
    if ('status' in reply) return { kind: 'http', status: reply.status } as const;
    return 'code' in reply ? ({ kind: 'business', code: reply.code } as const) : null;
  };
  const ports: WatchPorts = {
    query: async (taskId) => {
      const since = clock.now - TASK.submittedAt;
      requests.push(since);
      const answer = reply(since);
      const error = errorOf(answer);
      if (error) return { error };
      return { data: { ...TASK, taskId, state: 'generating', imgList: [], ...(answer as Partial<ImageTask>) } };
    },
    clock: () => clock.now,
    after: (ms, task) => {
      const timer = { at: clock.now + ms, task };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    onSeen: (listener) => {
      seen.add(listener);
      return () => seen.delete(listener);
    },
    stored: storage.tab(),
    owner,
  };
  const watch = createTaskWatch(ports);
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return {
    watch,
    requests,
    clock,
    settle,
    /** Time of each poll in seconds after the submission. */
    times: () => requests.map((ms) => ms / 1000),
    waits: () => timers.length > 0,
    /** Advances to this time after the submission and runs every timer on the way; `isHidden`: timers are suspended. */
    async go(to: number, { isHidden = false } = {}) {
      await settle();
      for (;;) {
        const next = isHidden ? undefined : timers.sort((a, b) => a.at - b.at)[0];
        if (!next || next.at > TASK.submittedAt + to) break;
        timers = timers.filter((other) => other !== next);
        clock.now = Math.max(clock.now, next.at);
        next.task();
        await settle();
      }
      clock.now = TASK.submittedAt + to;
      await settle();
    },
    /** The page becomes visible again: overdue timers fire. */
    async look() {
      for (const listener of seen) listener();
      const late = timers.filter(({ at }) => at <= clock.now);
      timers = timers.filter((timer) => !late.includes(timer));
      for (const { task } of late) task();
      await settle();
    },
  };
}

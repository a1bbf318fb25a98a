// Waits for requested pictures: polls the task while the panel is open, and reports the result.
import { createStore, type ReadableStore } from '@/face/liveData/createStore';
import type { ImageTask } from '@/schemas/wire/ai';
import { CODE } from '@/schemas/wire/envelope';
import type { ApiError } from '../api/apiError';
import { afterRequest, endOf, type Polling, pollingOf, type Submitted, stepOf, type TaskEnd } from './polling';
import type { StoredTask } from './storedTask';

export interface EndedTask {
  taskId: string;
  prompt: string;
  end: TaskEnd;
}

/** `waiting`: the task being polled. `ended`: the result of the last one, until the next. */
export interface WatchState {
  waiting: Polling | null;
  ended: EndedTask | null;
}

export interface WatchPorts {
  /** Asks about a task. */
  query(taskId: string): Promise<{ data: ImageTask } | { error: ApiError }>;
  /** ms of this device. */
  clock(): number;
  /** Calls once after this many ms; the returned function cancels it. */
  after(ms: number, task: () => void): () => void;
  /** Notified when the page becomes visible; the returned function unsubscribes. */
  onSeen(listener: () => void): () => void;
  stored: StoredTask;
  /** Owner of the tasks. */
  owner: string;
}

export interface TaskWatch extends ReadableStore<WatchState> {
  /** Called when the panel opens: resumes a stored task. The returned function stops polling. */
  open(): () => void;
  /** Waits for a newly accepted task. */
  begin(task: Submitted): void;
  /** Stops waiting; the task continues on the server. */
  cancel(): void;
}

export function createTaskWatch(ports: WatchPorts): TaskWatch {
  const { clock, stored, owner } = ports;
  const state = createStore<WatchState>({ waiting: null, ended: null });
  let isOpen = false;
  let isAsking = false;
  let stop: () => void = () => {};

  const taskNow = () => state.get().waiting;
  const end = ({ taskId, prompt }: Submitted, how: TaskEnd) => {
    stored.forget(taskId);
    state.set({ waiting: null, ended: { taskId, prompt, end: how } });
  };

  const step = () => {
    stop();
    const polling = taskNow();
    if (!polling || !isOpen || isAsking) return;
    const now = clock();
    const next = stepOf(polling, now);
    if (next.kind === 'timedOut') end(polling, 'timedOut');
    else if (next.kind === 'ask') void ask(polling, now);
    else stop = ports.after(next.until - now, step);
  };

  const ask = async (polling: Polling, now: number) => {
    isAsking = true;
    state.set({ ...state.get(), waiting: afterRequest(polling, now) });
    const answer = await ports.query(polling.taskId);
    isAsking = false;
    // Cancelled or replaced meanwhile; continue with the new task.
    if (taskNow()?.taskId !== polling.taskId) return step();
    if ('error' in answer) {
      const { kind, code, status } = answer.error;
      const isGone = (kind === 'business' && code === CODE.notFound) || (kind === 'http' && status === 404);
      // Other errors may be temporary (I10); after a lost session the task is found again.
      if (isGone) end(polling, 'gone');
      else if (kind === 'business' && code === CODE.sessionEnded) state.set({ waiting: null, ended: null });
    } else {
      const how = endOf(answer.data);
      if (how) end(polling, how);
    }
    step();
  };

  /** Follows other tabs: waits for a task submitted there; polls once more if it was removed there. */
  const meet = () => {
    const task = stored.get(owner);
    const waiting = taskNow();
    if (!task && waiting) {
      stop();
      void askLast(waiting);
      return;
    }
    if (task && task.taskId !== waiting?.taskId) state.set({ waiting: pollingOf(task, clock()), ended: null });
    step();
  };

  const askLast = async (polling: Polling) => {
    const answer = await ports.query(polling.taskId);
    if (taskNow()?.taskId !== polling.taskId) return;
    const how = 'data' in answer ? endOf(answer.data) : null;
    if (how) end(polling, how);
    else state.set({ waiting: null, ended: null });
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    open() {
      isOpen = true;
      const ends = [ports.onSeen(step), stored.subscribe(meet)];
      meet();
      return () => {
        isOpen = false;
        stop();
        for (const done of ends) done();
      };
    },
    begin(task) {
      stored.set(owner, task);
      state.set({ waiting: pollingOf(task, clock()), ended: null });
      step();
    },
    cancel() {
      const polling = taskNow();
      stop();
      if (polling) stored.forget(polling.taskId);
      state.set({ waiting: null, ended: null });
    },
  };
}

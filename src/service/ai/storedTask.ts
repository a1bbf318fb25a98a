// The pending task, stored on this device, so that a reload or another tab finds it (docs/rules/backend.md I8).
import { z } from 'zod';
import { unitsOf } from '@/schemas/graphemes';
import { AI_PROMPT_MAX } from '@/schemas/limits';
import { imageTaskId } from '@/schemas/wire/ai';
import { createDeviceStore, type DeviceStore } from '../deviceStore';
import type { Submitted } from './polling';

const KEY = 'dialwright.imageTask';

const taskFacts = z.object({
  owner: z.string().max(64),
  taskId: imageTaskId,
  prompt: z.string().max(unitsOf(AI_PROMPT_MAX)),
  submittedAt: z.number().min(0),
});
type TaskRecord = z.output<typeof taskFacts>;

export interface StoredTask {
  /** The user's task, whichever tab submitted it. */
  get(owner: string): Submitted | null;
  set(owner: string, task: Submitted): void;
  /** Removes the task, unless another one has replaced it. */
  forget(taskId: string): void;
  /** Notified when another tab submits or removes a task; the returned function unsubscribes. */
  subscribe(listener: () => void): () => void;
}

const read = (raw: unknown): TaskRecord | null => {
  const parsed = taskFacts.safeParse(raw);
  return parsed.success ? parsed.data : null;
};

export function createStoredTask(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
  store: DeviceStore<TaskRecord | null> = createDeviceStore(KEY, read),
): StoredTask {
  return {
    get(owner) {
      // Another tab may have written since.
      const task = store.readStored();
      if (task?.owner !== owner) return null;
      const { taskId, prompt, submittedAt } = task;
      return { taskId, prompt, submittedAt };
    },
    set: (owner, { taskId, prompt, submittedAt }) => store.set({ owner, taskId, prompt, submittedAt }),
    forget(taskId) {
      const task = store.readStored();
      if (task?.taskId !== taskId) return;
      // The stored task may be another tab's, so set it first to make this tab remove it.
      store.set(task);
      store.set(null);
    },
    subscribe(listener) {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === KEY || key === null) listener();
      };
      page.addEventListener('storage', onStorage);
      return () => page.removeEventListener('storage', onStorage);
    },
  };
}

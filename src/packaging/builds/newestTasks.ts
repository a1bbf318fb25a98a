// Selects the relevant build tasks of a face. Pure.
import type { BuildTask } from '@/schemas/wire/builds';

/** The newest task of each copy, in the order of the copies' first tasks. */
export function newestTasks<T extends BuildTask>(tasks: readonly T[], kind: BuildTask['kind']): T[] {
  const newest = new Map<string, T>();
  for (const task of tasks) {
    const newer = newest.get(task.copyId);
    if (task.kind === kind && (!newer || newer.createdAt < task.createdAt)) newest.set(task.copyId, task);
  }
  return [...newest.values()];
}

/** Whether the task is unfinished: its package is awaited or being checked. */
export const isOpen = ({ state }: Pick<BuildTask, 'state'>): boolean => state === 'queued' || state === 'building';

// Undo history of one layer list. Stores at most 20 states by reference, including the present one, and merges bursts.
import { BURST_MS, HISTORY_STATES } from '@/schemas/limits';
import { sameValue } from './sameValue';

/** Subjects of an act, where the layers before and after it do not show them. */
export interface ActSubjects {
  /** Uuids of the layers. */
  readonly layers: readonly string[];
  /** The field that the designer set: its path, without `style`. Others may have followed it. */
  readonly field?: string;
}

export type Subjects = ActSubjects | undefined;

export interface History<T> {
  readonly states: readonly T[];
  /** Name of the act that led to each state; empty for the first. Undo and redo announce it. */
  readonly labels: readonly string[];
  /**
   * Number of the act that led to each state. Later acts have greater numbers, and all lists that one act changed share
   * its number.
   */
  readonly acts: readonly number[];
  /** Subjects of each act, for the names in undo and redo. Undefined if the act has none. */
  readonly subjects: readonly Subjects[];
  readonly index: number;
  /** The burst of the newest state and its last time in ms. */
  readonly burst: { key: string; at: number } | null;
}

export interface RecordOptions {
  label: string;
  /** Time of the act, ms. */
  at: number;
  /** Acts with the same key within 800 ms of each other share one state. */
  burstKey?: string | undefined;
  /** Number of the act in the whole document. */
  act?: number;
  /** What the act changes. */
  subjects?: Subjects;
}

/** Creates a history with one state. */
export function startHistory<T>(state: T): History<T> {
  return { states: [state], labels: [''], acts: [0], subjects: [undefined], index: 0, burst: null };
}

export function present<T>(history: History<T>): T {
  return history.states[history.index] as T;
}

/**
 * Records a state: skips it if it equals the present one, merges it into a running burst, otherwise removes the redo
 * states and appends it. A burst that returns to its start leaves no state. Drops the oldest states beyond 20.
 */
export function record<T>(history: History<T>, state: T, options: RecordOptions): History<T> {
  const { label, at, burstKey, act = 0, subjects: ofAct } = options;
  if (sameValue(state, present(history))) return history;
  const isTop = history.index === history.states.length - 1;
  const goesOn =
    isTop &&
    burstKey !== undefined &&
    history.burst?.key === burstKey &&
    // Absolute, because the clock can be set back.
    Math.abs(at - history.burst.at) <= BURST_MS;
  const began = goesOn ? history.states[history.index - 1] : undefined;
  if (began !== undefined && sameValue(state, began)) {
    return {
      states: history.states.slice(0, history.index),
      labels: history.labels.slice(0, history.index),
      acts: history.acts.slice(0, history.index),
      subjects: history.subjects.slice(0, history.index),
      index: history.index - 1,
      burst: null,
    };
  }
  const keep = history.states.slice(0, goesOn ? history.index : history.index + 1);
  const labels = history.labels.slice(0, keep.length);
  const acts = history.acts.slice(0, keep.length);
  const subjects = history.subjects.slice(0, keep.length);
  const drop = Math.max(0, keep.length + 1 - HISTORY_STATES);
  return {
    states: [...keep, state].slice(drop),
    labels: [...labels, label].slice(drop),
    acts: [...acts, act].slice(drop),
    subjects: [...subjects, ofAct].slice(drop),
    index: keep.length - drop,
    burst: burstKey === undefined ? null : { key: burstKey, at },
  };
}

/** Ends a burst, so the next act of the same kind gets its own state. */
export function endBurst<T>(history: History<T>): History<T> {
  return history.burst ? { ...history, burst: null } : history;
}

export const canUndo = (history: History<unknown>): boolean => history.index > 0;
export const canRedo = (history: History<unknown>): boolean => history.index < history.states.length - 1;

/** Goes back one state, or returns the same history if there is none. */
export function undo<T>(history: History<T>): History<T> {
  return canUndo(history) ? { ...history, index: history.index - 1, burst: null } : history;
}

/** Goes forward one state, or returns the same history if there is none. */
export function redo<T>(history: History<T>): History<T> {
  return canRedo(history) ? { ...history, index: history.index + 1, burst: null } : history;
}

/** Removes the redo states and ends a burst, after an act was recorded in another history. */
export function withoutRedo<T>(history: History<T>): History<T> {
  if (!canRedo(history)) return endBurst(history);
  const count = history.index + 1;
  const { states, labels, acts, subjects, index } = history;
  return {
    states: states.slice(0, count),
    labels: labels.slice(0, count),
    acts: acts.slice(0, count),
    subjects: subjects.slice(0, count),
    index,
    burst: null,
  };
}

/** Removes the oldest state, or returns the same history if that is the present one. */
export function withoutOldest<T>(history: History<T>): History<T> {
  if (!canUndo(history)) return history;
  const { states, labels, acts, subjects, index } = history;
  return {
    ...history,
    states: states.slice(1),
    labels: labels.slice(1),
    acts: acts.slice(1),
    subjects: subjects.slice(1),
    index: index - 1,
  };
}

/** Label of the act that undo would revert and of the act that redo would repeat; empty if there is none. */
export const undoLabel = (history: History<unknown>): string =>
  canUndo(history) ? (history.labels[history.index] ?? '') : '';
export const redoLabel = (history: History<unknown>): string => history.labels[history.index + 1] ?? '';

/** Numbers of these acts; undefined if there is none. */
export const undoAct = (history: History<unknown>): number | undefined =>
  canUndo(history) ? history.acts[history.index] : undefined;
export const redoAct = (history: History<unknown>): number | undefined => history.acts[history.index + 1];

/** What this act changed. */
export const undoSubjects = (history: History<unknown>): Subjects =>
  canUndo(history) ? history.subjects[history.index] : undefined;
export const redoSubjects = (history: History<unknown>): Subjects => history.subjects[history.index + 1];

/**
 * Whether an act recorded here is applied, that is neither undone nor removed with the redo states. Acts older than the
 * history count as applied.
 */
export const isDone = ({ acts, index }: History<unknown>, act: number): boolean =>
  act < (acts[0] ?? 0) || acts.slice(0, index + 1).includes(act);

/**
 * The state before the latest consecutive acts of one kind, or the present state if the last act is of another kind.
 */
export function beforeRun<T>({ states, labels, index }: History<T>, isPart: (label: string) => boolean): T {
  let at = index;
  while (at > 0 && isPart(labels[at] ?? '')) at -= 1;
  return states[at] as T;
}

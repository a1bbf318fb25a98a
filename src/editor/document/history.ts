// Undo history of one layer list: states by reference, at most 20 with the current one, bursts folded into one.
import { BURST_MS, HISTORY_STATES } from '@/schemas/limits';
import { sameValue } from './sameValue';

/** Uuids of the layers that an act was on. */
export type Subjects = readonly string[] | undefined;

export interface History<T> {
  readonly states: readonly T[];
  /** Name of the act that led to each state; the first is empty. Undo and redo say it. */
  readonly labels: readonly string[];
  /** Number of the act that led to each state: a later act has a greater one, and the lists that one act changed share it. */
  readonly acts: readonly number[];
  /** Layers that each act was on, by uuid; undefined where the act does not say. Undo and redo name them. */
  readonly subjects: readonly Subjects[];
  readonly index: number;
  /** The burst the newest state belongs to, and when it last grew, ms. */
  readonly burst: { key: string; at: number } | null;
}

export interface RecordOptions {
  label: string;
  /** Time of the act, ms. */
  at: number;
  /** Acts with the same key within 800 ms of each other are one state. */
  burstKey?: string | undefined;
  /** Number of the act among those of the whole document. */
  act?: number;
  /** Uuids of the layers that the act is on. */
  subjects?: Subjects;
}

/** A history that begins with one state. */
export function startHistory<T>(state: T): History<T> {
  return { states: [state], labels: [''], acts: [0], subjects: [undefined], index: 0, burst: null };
}

export function present<T>(history: History<T>): T {
  return history.states[history.index] as T;
}

/**
 * Records a state: skipped if equal to the present one by value, folded into it if the burst goes on, else pushed after
 * the redo tail is cut. A burst that comes back to where it began leaves no state. Oldest states fall off past 20.
 */
export function record<T>(history: History<T>, state: T, options: RecordOptions): History<T> {
  const { label, at, burstKey, act = 0, subjects: ofAct } = options;
  if (sameValue(state, present(history))) return history;
  const isTop = history.index === history.states.length - 1;
  const goesOn =
    isTop &&
    burstKey !== undefined &&
    history.burst?.key === burstKey &&
    // Also where the clock was set back.
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

/** Ends a burst, so that the next act of the same kind is a state of its own. */
export function endBurst<T>(history: History<T>): History<T> {
  return history.burst ? { ...history, burst: null } : history;
}

export const canUndo = (history: History<unknown>): boolean => history.index > 0;
export const canRedo = (history: History<unknown>): boolean => history.index < history.states.length - 1;

/** One state back; the same history if there is none. */
export function undo<T>(history: History<T>): History<T> {
  return canUndo(history) ? { ...history, index: history.index - 1, burst: null } : history;
}

/** One state forward; the same history if there is none. */
export function redo<T>(history: History<T>): History<T> {
  return canRedo(history) ? { ...history, index: history.index + 1, burst: null } : history;
}

/** Without the states that redo would bring back; ends a burst, too. For an act that was recorded beside this list. */
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

/** Without its oldest state; the same history where that is the present one. */
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

/** The act that undo would take back, and that redo would repeat; empty where there is none. */
export const undoLabel = (history: History<unknown>): string =>
  canUndo(history) ? (history.labels[history.index] ?? '') : '';
export const redoLabel = (history: History<unknown>): string => history.labels[history.index + 1] ?? '';

/** The numbers of these acts; undefined where there is none. */
export const undoAct = (history: History<unknown>): number | undefined =>
  canUndo(history) ? history.acts[history.index] : undefined;
export const redoAct = (history: History<unknown>): number | undefined => history.acts[history.index + 1];

/** The layers that this act was on. */
export const undoSubjects = (history: History<unknown>): Subjects =>
  canUndo(history) ? history.subjects[history.index] : undefined;
export const redoSubjects = (history: History<unknown>): Subjects => history.subjects[history.index + 1];

/** Whether an act that was recorded here is done: neither undone nor cut off with what could be redone. One that fell off the start is. */
export const isDone = ({ acts, index }: History<unknown>, act: number): boolean =>
  act < (acts[0] ?? 0) || acts.slice(0, index + 1).includes(act);

/** The state before the latest acts of one kind, with no other act among them; the present one where the last act is another. */
export function beforeRun<T>({ states, labels, index }: History<T>, isPart: (label: string) => boolean): T {
  let at = index;
  while (at > 0 && isPart(labels[at] ?? '')) at -= 1;
  return states[at] as T;
}

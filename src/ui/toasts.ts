// Toasts: a store, rendered by `Toaster`; each message is announced once.
import { createStore, type ReadableStore } from '@/face/liveData/createStore';
import { TOAST_MS } from '@/schemas/limits';
import { announce } from './announce';

export type ToastTone = 'info' | 'success' | 'warning' | 'error';

export interface Toast {
  id: number;
  /** Already translated. */
  text: string;
  tone: ToastTone;
  action?: { label: string; onSelect(): void } | undefined;
}

/** A past message, for the message log. */
export interface LoggedMessage {
  id: number;
  text: string;
  tone: ToastTone;
  /** Time of the message, ms. */
  at: number;
}

/** Maximum visible toasts; more would cover the work. The oldest is removed. */
export const SHOWN_MAX = 3;
/** Maximum messages in the log. */
export const LOGGED_MAX = 50;

/** Reasons to hold a toast: it is hovered, focused or out of view. Its timer is paused meanwhile. */
export type ToastHold = 'hover' | 'focus' | 'hidden';

interface Clock {
  timer?: ReturnType<typeof setTimeout> | undefined;
  /** Remaining ms, and when the timer started. */
  left: number;
  since: number;
  holds: Set<ToastHold>;
}

const list = createStore<readonly Toast[]>([]);
const log = createStore<readonly LoggedMessage[]>([]);
let lastId = 0;
const clocks = new Map<number, Clock>();

const isHeld = (id: number): boolean => [...(clocks.get(id)?.holds ?? [])].some((why) => why !== 'hidden');

/** Drops the oldest toasts above the maximum, except held ones. */
function withinMost(next: readonly Toast[]): readonly Toast[] {
  let spare = next.length - SHOWN_MAX;
  return next.filter(({ id }) => {
    if (spare <= 0 || isHeld(id) || id === lastId) return true;
    spare -= 1;
    stopClock(id);
    return false;
  });
}

/** Logs and announces a message without a toast; errors immediately. */
export function logMessage({ text, tone }: Pick<Toast, 'text' | 'tone'>): void {
  lastId += 1;
  log.set([...log.get(), { id: lastId, text, tone, at: Date.now() }].slice(-LOGGED_MAX));
  announce(text, { politeness: tone === 'error' ? 'assertive' : 'polite' });
}

/** Shows a message for 5000 ms (spec 9), and logs and announces it. Returns its id. */
export function showToast(toast: { text: string; tone?: ToastTone; action?: Toast['action'] }): number {
  const tone = toast.tone ?? 'info';
  logMessage({ text: toast.text, tone });
  const again = list.get().find((shown) => shown.text === toast.text && shown.tone === tone);
  // The same text is hovered or focused, so keep that toast.
  if (again && isHeld(again.id)) return again.id;
  if (again) stopClock(again.id);
  const id = lastId;
  const others = list.get().filter((shown) => shown !== again);
  list.set(withinMost([...others, { id, text: toast.text, tone, action: toast.action }]));
  clocks.set(id, { left: TOAST_MS, since: 0, holds: new Set() });
  run(id);
  return id;
}

export function dismissToast(id: number): void {
  stopClock(id);
  const shown = list.get();
  if (shown.some((toast) => toast.id === id)) list.set(shown.filter((toast) => toast.id !== id));
}

function stopClock(id: number): void {
  clearTimeout(clocks.get(id)?.timer);
  clocks.delete(id);
}

function run(id: number): void {
  const clock = clocks.get(id);
  if (!clock || clock.timer || clock.holds.size > 0) return;
  clock.since = performance.now();
  clock.timer = setTimeout(() => dismissToast(id), clock.left);
}

/** Pauses a message's timer while it is hovered or focused, until both have ended. */
export function holdToast(id: number, why: ToastHold): void {
  const clock = clocks.get(id);
  if (!clock) return;
  clock.holds.add(why);
  if (!clock.timer) return;
  clearTimeout(clock.timer);
  clock.timer = undefined;
  clock.left = Math.max(1000, clock.left - (performance.now() - clock.since));
}

export function releaseToast(id: number, why: ToastHold): void {
  clocks.get(id)?.holds.delete(why);
  run(id);
}

export const toasts: ReadableStore<readonly Toast[]> = list;

/** The logged messages, oldest first; the same array until another arrives. */
export const messageLog: ReadableStore<readonly LoggedMessage[]> = log;

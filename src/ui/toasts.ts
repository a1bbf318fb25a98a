// Short messages at the edge of the screen: a plain store. `Toaster` shows it, and each message is announced once.
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

/** More than this many at once would cover the work; the oldest goes. */
const SHOWN_MAX = 4;

let list: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const clocks = new Map<number, { timer?: ReturnType<typeof setTimeout>; left: number; since: number }>();

function publish(next: readonly Toast[]): void {
  list = next;
  for (const listener of listeners) listener();
}

/** Shows a message for 5000 ms (spec 9) and announces it; an error interrupts. Returns its id. */
export function showToast(toast: { text: string; tone?: ToastTone; action?: Toast['action'] }): number {
  const tone = toast.tone ?? 'info';
  const again = list.find((shown) => shown.text === toast.text && shown.tone === tone);
  if (again) dismissToast(again.id);
  lastId += 1;
  const id = lastId;
  const next = [...list, { id, text: toast.text, tone, action: toast.action }];
  for (const old of next.slice(0, -SHOWN_MAX)) stopClock(old.id);
  publish(next.slice(-SHOWN_MAX));
  clocks.set(id, { left: TOAST_MS, since: 0 });
  resumeToast(id);
  announce(toast.text, { politeness: tone === 'error' ? 'assertive' : 'polite' });
  return id;
}

export function dismissToast(id: number): void {
  stopClock(id);
  if (list.some((toast) => toast.id === id)) publish(list.filter((toast) => toast.id !== id));
}

function stopClock(id: number): void {
  clearTimeout(clocks.get(id)?.timer);
  clocks.delete(id);
}

/** The time of a message stands still while it is hovered or focused. */
export function pauseToast(id: number): void {
  const clock = clocks.get(id);
  if (!clock?.timer) return;
  clearTimeout(clock.timer);
  clocks.set(id, { left: Math.max(1000, clock.left - (performance.now() - clock.since)), since: 0 });
}

export function resumeToast(id: number): void {
  const clock = clocks.get(id);
  if (!clock || clock.timer) return;
  const timer = setTimeout(() => dismissToast(id), clock.left);
  clocks.set(id, { timer, left: clock.left, since: performance.now() });
}

export const toasts = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get: () => list,
};

// The first input of a visit: a press, a key, or a file dragged over the page. Code that only serves active use waits
// for it.
import { createSignal } from '@/face/liveData/createStore';

const EVENTS = ['pointerdown', 'keydown', 'click', 'dragover'] as const;

const arrived = createSignal<void>();
let happened = false;

function release(): void {
  happened = true;
  for (const name of EVENTS) window.removeEventListener(name, release, true);
  arrived.emit();
  arrived.clear();
}

for (const name of EVENTS) window.addEventListener(name, release, { capture: true, passive: true });

/** Runs `task` at the first input, or immediately if there was one. The returned function cancels it. */
export function afterFirstInput(task: () => void): () => void {
  if (happened) {
    task();
    return () => {};
  }
  return arrived.subscribe(task);
}

/** Resolves at the first input. */
export const firstInput = (): Promise<void> => new Promise((resolve) => void afterFirstInput(resolve));

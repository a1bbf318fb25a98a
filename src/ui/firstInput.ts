// The first input of a visit: a press, a key, or a file dragged over the page. Code that only serves active use waits
// for it. The first sign of a person comes before it: the pointer moves.
import { createSignal } from '@/face/liveData/createStore';

const EVENTS = ['pointerdown', 'keydown', 'click', 'dragover'] as const;

/** Runs tasks at the first of some events, or at once if there was one. */
function firstOf(events: readonly string[]): (task: () => void) => () => void {
  const arrived = createSignal<void>();
  let happened = false;
  const release = () => {
    happened = true;
    for (const name of events) window.removeEventListener(name, release, true);
    arrived.emit();
    arrived.clear();
  };
  for (const name of events) window.addEventListener(name, release, { capture: true, passive: true });
  return (task) => {
    if (happened) {
      task();
      return () => {};
    }
    return arrived.subscribe(task);
  };
}

/** Runs `task` at the first input, or at once if there was one. The returned function cancels it. */
export const afterFirstInput = firstOf(EVENTS);

/** The same at the first sign of a person, for what the first input may need at once. */
export const afterFirstSign = firstOf([...EVENTS, 'pointermove']);

/** Resolves at the first input. */
export const firstInput = (): Promise<void> => new Promise((resolve) => void afterFirstInput(resolve));

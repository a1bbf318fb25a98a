// Passes on the newest value once per frame, because pointers can report more often than the screen draws.

export interface FrameQueue<T> {
  push(value: T): void;
  /** Gives on what waits, now. */
  flush(): void;
  drop(): void;
}

export function createFrameQueue<T>(take: (value: T) => void): FrameQueue<T> {
  let waiting: { value: T } | null = null;
  let frame = 0;
  const run = () => {
    frame = 0;
    const next = waiting;
    waiting = null;
    if (next) take(next.value);
  };
  const stop = () => {
    if (frame !== 0) cancelAnimationFrame(frame);
    frame = 0;
  };
  return {
    push(value) {
      waiting = { value };
      if (frame === 0) frame = requestAnimationFrame(run);
    },
    flush() {
      stop();
      run();
    },
    drop() {
      stop();
      waiting = null;
    },
  };
}

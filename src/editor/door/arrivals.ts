// Layers whose pictures are kept first take different times: they land in the order in which they were asked for.

/** How long one that is ready waits for those before it, ms: one that hangs holds nobody up for good. */
export const TURN_MS = 4000;

export interface Arrivals {
  /** Calls `land` with what `ready` gives, after those asked for earlier have landed or failed. Rejects as `ready` does. */
  inTurn<T>(ready: Promise<T>, land: (value: T) => void): Promise<void>;
  /** Acts at once where nothing is on its way, else after it has landed: an undo takes back what was asked for last. */
  after(act: () => void): void;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function createArrivals(): Arrivals {
  let last: Promise<unknown> = Promise.resolve();
  let pending = 0;

  const inTurn: Arrivals['inTurn'] = (ready, land) => {
    const before = last;
    const mine = ready.then(async (value) => {
      await Promise.race([before, pause(TURN_MS)]);
      land(value);
    });
    pending += 1;
    last = Promise.allSettled([before, mine]).then(() => {
      pending -= 1;
    });
    return mine;
  };
  return {
    inTurn,
    after(act) {
      if (pending === 0) act();
      else inTurn(Promise.resolve(), act);
    },
  };
}

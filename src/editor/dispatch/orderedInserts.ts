// Adding layers takes different times because their images are stored first. They are added in the order of the
// requests.

/** How long a ready layer waits for earlier ones, ms, so a hanging one does not block the others forever. */
export const TURN_MS = 4000;

export interface OrderedInserts {
  /**
   * Calls `land` with the value of `ready` after all earlier requests have landed or failed. Rejects if `ready`
   * rejects.
   */
  inTurn<T>(ready: Promise<T>, land: (value: T) => void): Promise<void>;
  /** Runs at once if nothing is pending, otherwise after it has landed, so undo reverts the last request. */
  after(act: () => void): void;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function createOrderedInserts(): OrderedInserts {
  let last: Promise<unknown> = Promise.resolve();
  let pending = 0;

  const inTurn: OrderedInserts['inTurn'] = (ready, land) => {
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

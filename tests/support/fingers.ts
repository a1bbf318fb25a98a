// Fingers on the screen of a real browser: native touch events, with scrolling, taps and long presses.
import type { Page } from 'playwright-core';

/** A finger that has been still for this long causes no fling: 60 was too short on an idle machine, 80 enough. ms. */
const REST = 150;

export interface Spot {
  x: number;
  y: number;
}

export interface Fingers {
  down(id: number, at: Spot): Promise<void>;
  /** In steps, as a finger moves. Others stay in place. */
  move(id: number, to: Spot, steps?: number): Promise<void>;
  up(id: number): Promise<void>;
  /** The system cancels all touches. */
  cancel(): Promise<void>;
  /**
   * One finger down, there, still, and up again. Lifted in motion it would fling, and Chromium treats the next tap as stopping
   * the fling.
   */
  drag(from: Spot, to: Spot): Promise<void>;
  tap(at: Spot): Promise<void>;
}

/** The page's context needs `hasTouch`. Client px. */
export async function fingersOn(page: Page): Promise<Fingers> {
  const session = await page.context().newCDPSession(page);
  const touching = new Map<number, Spot>();
  type Kind = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';
  /** An end lists the lifted fingers, a start and a move all that are down. */
  const send = (type: Kind, points: Iterable<[number, Spot]> = touching) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [...points].map(([id, { x, y }]) => ({ id, x, y })),
    });

  const fingers: Fingers = {
    async down(id, at) {
      touching.set(id, at);
      await send('touchStart');
    },
    async move(id, to, steps = 8) {
      const from = touching.get(id) ?? to;
      for (let step = 1; step <= steps; step += 1) {
        const part = step / steps;
        touching.set(id, { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
        await send('touchMove');
      }
    },
    async up(id) {
      const at = touching.get(id);
      touching.delete(id);
      if (at) await send('touchEnd', [[id, at]]);
    },
    async cancel() {
      touching.clear();
      await send('touchCancel', []);
    },
    async drag(from, to) {
      await fingers.down(1, from);
      await fingers.move(1, to);
      await page.waitForTimeout(REST);
      await fingers.up(1);
    },
    async tap(at) {
      // Both at once: a finger that a busy machine leaves still would open a menu instead.
      await Promise.all([fingers.down(1, at), fingers.up(1)]);
    },
  };
  return fingers;
}

// Main-thread work of a page in ms: what Chromium says its tasks took, around one act.
import type { CDPSession, Page } from 'playwright-core';

export interface MainThread {
  /** Work in ms that `act`, and the frames it caused, took. */
  during(act: () => Promise<unknown>): Promise<number>;
}

/** Two frames: what an act invalidated has been painted. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const found = metrics.find(({ name }) => name === 'TaskDuration');
  if (!found) throw new Error('This browser does not measure tasks.');
  return found.value;
}

export async function mainThreadOf(page: Page): Promise<MainThread> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    async during(act) {
      await settle(page);
      const before = await taskSeconds(session);
      await act();
      await settle(page);
      return ((await taskSeconds(session)) - before) * 1000;
    },
  };
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

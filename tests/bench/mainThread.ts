// Main-thread work of a page in ms: the task time that Chromium reports around one action; and the memory of its scripts.
import type { CDPSession, Page } from 'playwright-core';

export interface MainThread {
  /** Work in ms of `act` and the frames that it caused. */
  during(act: () => Promise<unknown>): Promise<number>;
  /** Work in ms of loading the page, until `loaded` and the page is idle. */
  loading(load: () => Promise<unknown>): Promise<number>;
  /** Memory of scripts in MB, after garbage collection. */
  heap(): Promise<number>;
}

/** How long a page has to be idle to count as loaded, ms. */
const QUIET_MS = 700;

/** Two frames: everything that an action invalidated has been painted. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = metrics.find(({ name }) => name === 'TaskDuration');
  if (!metric) throw new Error('This browser does not measure tasks.');
  return metric.value;
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
    async loading(load) {
      const before = await taskSeconds(session);
      await load();
      await settle(page);
      await page.waitForTimeout(QUIET_MS);
      const after = await taskSeconds(session);
      // A new document may start at zero.
      return (after < before ? after : after - before) * 1000;
    },
    async heap() {
      await session.send('HeapProfiler.collectGarbage');
      await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Runtime.getHeapUsage')).usedSize / 2 ** 20;
    },
  };
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

// Peak memory of a page's own process, workers included, as reported by Linux. Null on other systems.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const KILOBYTE = 1024;
/** Resets the peak counter of Linux. */
const RESET_PEAK = '5';

const field = (pid: number, name: string): number => {
  const match = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  if (!match) throw new Error(`/proc has no ${name}.`);
  return Number(match[1]) * KILOBYTE;
};

/** The process that renders the page: the one that grows while the page fills a buffer. */
async function processOf(page: Page): Promise<number | null> {
  const browser = page.context().browser();
  if (!browser || !existsSync('/proc/self/clear_refs')) return null;
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const before = new Map(renderers.map((pid) => [pid, field(pid, 'VmRSS')]));
  const filled = await page.evaluateHandle(() => new Uint8Array(128 * 1024 * 1024).fill(1));
  const grown = (pid: number) => field(pid, 'VmRSS') - (before.get(pid) ?? 0);
  const [most] = renderers.toSorted((a, b) => grown(b) - grown(a));
  await filled.dispose();
  return most ?? null;
}

/** Returns a measurement: the bytes by which the process grew at its peak while `act` ran, after garbage collection. */
export async function memoryOf(page: Page): Promise<(act: () => Promise<unknown>) => Promise<number | null>> {
  const pid = await processOf(page);
  return async (act) => {
    await page.requestGC();
    if (pid === null) {
      await act();
      return null;
    }
    writeFileSync(`/proc/${pid}/clear_refs`, RESET_PEAK);
    const before = field(pid, 'VmRSS');
    await act();
    return Math.max(0, field(pid, 'VmHWM') - before);
  };
}

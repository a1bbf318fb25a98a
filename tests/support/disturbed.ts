// Runs an act under a disturbance: a double press, a reload, Back, the same act in two tabs, a stopped worker.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Designer } from './designer';

export const DISTURBANCES = ['double click', 'reload', 'back', 'two tabs', 'worker stopped'] as const;
export type Disturbance = (typeof DISTURBANCES)[number];

export interface Deed {
  name: string;
  /** Goes to the button that takes effect. */
  ready(page: Page): Promise<Locator>;
  /** Whether the service has it. */
  isDone(): Promise<boolean>;
  /** What is visible once it is done. */
  seen(page: Page): Promise<unknown>;
  /** The act of the second tab meanwhile; by default the same act. */
  beside?(twin: Page): Promise<unknown>;
  /** It cannot be repeated if its answer was lost: the page is left before the button is pressed, not after. */
  isOneShot?: boolean;
}

/** Longer than a pending call takes, even on a busy machine, ms: a call of a reloaded page ends with it. */
const ON_ITS_WAY = { reload: 2000, back: 5000 } as const;

export async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/** Presses the button in a second tab, if that is still possible, and waits until the tab's calls have ended. */
async function again(button: Locator, page: Page): Promise<void> {
  await button.click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
}

/** Does it under a disturbance: done once, whatever happened, and visibly done. */
export async function carryOut(designer: Designer, deed: Deed, how: Disturbance): Promise<void> {
  const where = `${deed.name} under ${how}`;
  const brokenOff = how === 'reload' || how === 'back' ? how : null;
  await designer.do(async (page) => {
    if (how === 'two tabs') return;
    if (brokenOff && deed.isOneShot) {
      await deed.ready(page);
      await leave(page, brokenOff);
      await (await deed.ready(page)).click();
    } else await press(await deed.ready(page), page, how);
  });
  if (how === 'two tabs') await inTwoTabs(designer, deed);
  await designer.do(async (page) => {
    await expect
      .poll(deed.isDone, { timeout: brokenOff ? ON_ITS_WAY[brokenOff] : 15_000, message: where })
      .toBe(true)
      // An action interrupted before it was sent can be done again.
      .catch(async (error: unknown) => {
        if (!brokenOff) throw error;
        await (await deed.ready(page)).click();
      });
    await expect.poll(deed.isDone, { timeout: 15_000, message: where }).toBe(true);
    await deed.seen(page);
  });
}

async function inTwoTabs(designer: Designer, { ready, beside }: Deed): Promise<void> {
  const first: { button?: Locator } = {};
  await designer.do(async (page) => {
    first.button = await ready(page);
  });
  await designer.beside(async (twin) => {
    const second = beside ? null : await ready(twin);
    await designer.page.bringToFront();
    await first.button?.click();
    await twin.bringToFront();
    if (second) await again(second, twin);
    await beside?.(twin);
  });
}

async function press(button: Locator, page: Page, how: Exclude<Disturbance, 'two tabs'>): Promise<void> {
  if (how === 'worker stopped') await stopWorkers(page);
  if (how === 'double click') await button.dblclick();
  else await button.click();
  await leave(page, how);
}

async function leave(page: Page, how: Disturbance): Promise<void> {
  if (how === 'reload') await page.reload();
  if (how === 'back') await page.goBack();
}

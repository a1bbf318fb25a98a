// Counts the components that a drag and a keystroke render, and asserts the counts.
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../support/ensureChromium.mjs';
import type { Served } from '../support/serveBuild';
import { mainThreadOf } from './mainThread';
import { serveBench } from './serveBench';

interface Bench {
  bench: { open(): void; draggedAt(): { x: number; y: number }; takeRendered(): string[] };
}
declare const window: Bench;

let browser: Browser;
beforeAll(async () => {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('No Chromium: run `npm run bench`, which looks for one.');
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] });
});
afterAll(() => browser.close());

async function visit(url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  await page.goto(url);
  await page.waitForFunction(() => window.bench !== undefined);
  return page;
}

describe('renders', () => {
  let pages: Served;
  beforeAll(async () => {
    pages = await serveBench({ profiling: true });
  });
  afterAll(() => pages.close());

  it('by a drag are none, by its end one layer and the frame', async () => {
    const page = await visit(`${pages.url}editor.html?n=100&count`);
    const thread = await mainThreadOf(page);
    await thread.during(() => page.evaluate(() => window.bench.open()));
    const { x, y } = await page.evaluate(() => window.bench.draggedAt());
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 9, y + 9, { steps: 3 });
    await thread.during(async () => {});
    expect((await page.evaluate(() => window.bench.takeRendered())).length).toBeGreaterThan(0);
    await page.mouse.move(x + 90, y + 60, { steps: 40 });
    await thread.during(async () => {});
    expect(await page.evaluate(() => window.bench.takeRendered())).toEqual([]);
    await page.mouse.up();
    await thread.during(async () => {});
    const ended = await page.evaluate(() => window.bench.takeRendered());
    console.log(`Components rendered at the end of a drag: ${ended.length}`);
    // The layer, its drawing (4 deep), the frame with react-moveable inside, the facts: not one per layer.
    expect(ended.length).toBeLessThan(30);
    await page.close();
  });

  it('by a keystroke in a panel of 40 fields are at most 6 components', async () => {
    const page = await visit(`${pages.url}panel.html`);
    const thread = await mainThreadOf(page);
    await thread.during(() => page.evaluate(() => window.bench.open()));
    const fields = page.getByRole('spinbutton');
    expect(await fields.count()).toBe(40);
    await fields.nth(20).focus();
    await page.keyboard.press('End');
    await thread.during(async () => {});
    await page.evaluate(() => window.bench.takeRendered());
    await page.keyboard.press('5');
    await thread.during(async () => {});
    const rendered = await page.evaluate(() => window.bench.takeRendered());
    console.log(`Components rendered by a keystroke among 40 fields: ${rendered.length}`);
    expect(rendered.length).toBeGreaterThan(0);
    expect(rendered.length).toBeLessThanOrEqual(6);
    await page.close();
  });
});

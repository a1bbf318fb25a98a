// The whole editor in its production build, by real input, beside a page of plain SVG in the same run. Times are printed.
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../support/ensureChromium.mjs';
import type { Served } from '../support/serveBuild';
import { measure, type Row, WHAT, type What } from './acts';
import { mainThreadOf, median } from './mainThread';
import { openEditor, openFloor, openMixed } from './pages';
import { livingFile } from './scenes';
import { serveBench, serveProduct } from './serveBench';

const SIZES = (process.env.BENCH_SIZES ?? '10,100,500,1000').split(',').map(Number);
const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const PLAYED_MS = 4000;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];

let browser: Browser;
let product: Served;
let plain: Served;
beforeAll(async () => {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('No Chromium: run `npm run bench`, which looks for one.');
  browser = await chromium.launch({ executablePath, args: FLAGS });
  product = await serveProduct();
  plain = await serveBench({ profiling: false });
});
afterAll(async () => {
  await browser.close();
  await product.close();
  await plain.close();
});

/** Medians of some visits, each in a profile of its own. */
async function medians(open: () => ReturnType<typeof openMixed>): Promise<Row> {
  const runs: Row[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const measured = await open();
    runs.push(await measure(measured));
    await measured.close();
  }
  const keys = Object.keys(WHAT) as What[];
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key]))])) as Row;
}

const cell = (value: number) => value.toFixed(2).padStart(9);
/** Against almost nothing a ratio says nothing. */
const ratio = (ours: number, floor: number) => (floor < 0.05 ? '-' : `${(ours / floor).toFixed(1)}x`).padStart(8);

describe('the editor', () => {
  it('is measured beside plain SVG', async () => {
    const lines = ['layers  what            editor     floor    ratio'];
    for (const size of SIZES) {
      const floor = await medians(() => openFloor(browser, plain.url, size));
      const ours = await medians(() => openMixed(browser, product.url, size));
      for (const [key, words] of Object.entries(WHAT) as [What, string][]) {
        const name = `${String(size).padStart(6)}  ${words.padEnd(12)}`;
        lines.push(`${name}${cell(ours[key])} ${cell(floor[key])} ${ratio(ours[key], floor[key])}`);
      }
    }
    console.log(`\n${lines.join('\n')}\n`);
    expect(lines).toHaveLength(1 + SIZES.length * Object.keys(WHAT).length);
  });

  it('is measured while the face lives: its clock, and twenty animations', async () => {
    const lines = ['200 layers                     ms a second'];
    for (const [words, animated] of [
      ['clock of hands and a ring', 0],
      ['the same with 20 animations', 20],
    ] as const) {
      const { page, close } = await openEditor(browser, product.url, livingFile(animated));
      const thread = await mainThreadOf(page);
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      if (animated > 0) {
        await page.getByRole('application', { name: 'Watch face' }).focus();
        await page.keyboard.press('Control+a');
        await page.keyboard.press('Space');
      }
      await page.waitForTimeout(1000);
      const work = await thread.during(() => page.waitForTimeout(PLAYED_MS));
      lines.push(`${words.padEnd(30)} ${cell(work / (PLAYED_MS / 1000))}`);
      await close();
    }
    console.log(`\n${lines.join('\n')}\n`);
    expect(lines).toHaveLength(3);
  });
});

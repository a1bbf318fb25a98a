// The whole editor in its production build, by real input, compared with plain SVG and Excalidraw in the same run. Times are
// printed.
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../support/ensureChromium.mjs';
import type { Served } from '../support/serveBuild';
import { ALONE, measure, measureAlone, type Row, WHAT, type What } from './acts';
import { mainThreadOf, median } from './mainThread';
import { openEditor, openExcalidraw, openFloor, openMixed } from './pages';
import { livingFile } from './scenes';
import { serveBench, serveExcalidraw, serveProduct } from './serveBench';

const SIZES = (process.env.BENCH_SIZES ?? '10,100,500,1000').split(',').map(Number);
const RUNS = Number(process.env.BENCH_RUNS ?? 3);
/** `BENCH_ROWS=selectAll,open` measures only these rows. */
const ROWS = process.env.BENCH_ROWS?.split(',').map((row) => {
  const matching = ALONE.find((one) => one === row);
  if (!matching) throw new Error(`BENCH_ROWS: ${row} is not one of ${ALONE.join(', ')}.`);
  return matching;
});
const PLAYED_MS = 4000;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];

let browser: Browser;
let product: Served;
let plain: Served;
let excalidraw: Served;
beforeAll(async () => {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('No Chromium: run `npm run bench`, which looks for one.');
  browser = await chromium.launch({ executablePath, args: FLAGS });
  product = await serveProduct();
  plain = await serveBench({ profiling: false });
  excalidraw = await serveExcalidraw();
});
afterAll(async () => {
  await browser.close();
  await product.close();
  await plain.close();
  await excalidraw.close();
  printed();
});

/** Medians of the visits to one page. */
function medians(runs: readonly Row[]): Row {
  const keys = (Object.keys(WHAT) as What[]).filter((key) => runs.every((run) => run[key] !== undefined));
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key] ?? Number.NaN))]));
}

const cell = (value: number | undefined) => (value === undefined ? '' : value.toFixed(2));
/** A ratio to almost zero is meaningless. */
const ratio = (ours: number | undefined, theirs: number | undefined) =>
  ours === undefined || theirs === undefined || theirs < 0.05 ? '' : `${(ours / theirs).toFixed(2)}x`;

/** The target for the largest ratio to Excalidraw. */
const GOALS: Partial<Record<What, number>> = { undo: 1.5, selectAll: 1, open: 1.3, heap: 3 };

const table: string[] = [
  '| layers | what | editor | plain SVG | Excalidraw | to plain SVG | to Excalidraw | goal |',
  '|---:|---|---:|---:|---:|---:|---:|---:|',
];
const printed = () => console.log(`\n${table.join('\n')}\n`);

describe('the editor', () => {
  it.each(SIZES)('compared with plain SVG and Excalidraw: %i layers', async (size) => {
    const pages = {
      floor: () => openFloor(browser, plain.url, size),
      ours: () => openMixed(browser, product.url, size),
      theirs: () => openExcalidraw(browser, excalidraw.url, size),
    };
    const runs = { floor: [] as Row[], ours: [] as Row[], theirs: [] as Row[] };
    // The pages take turns, so that a busy moment of the machine affects all of them. Each visit has a separate profile.
    for (let run = 0; run < RUNS; run += 1) {
      for (const name of ['floor', 'ours', 'theirs'] as const) {
        const measured = await pages[name]();
        runs[name].push(await (ROWS ? measureAlone(measured, ROWS) : measure(measured)));
        await measured.close();
      }
    }
    const [floor, ours, theirs] = [medians(runs.floor), medians(runs.ours), medians(runs.theirs)];
    for (const [key, words] of Object.entries(WHAT) as [What, string][]) {
      if (!(key in ours)) continue;
      const [a, b, c] = [ours[key], floor[key], theirs[key]];
      const goal = GOALS[key];
      const cells = [size, words, cell(a), cell(b), cell(c), ratio(a, b), ratio(a, c), goal ? `<= ${goal}` : ''];
      table.push(`| ${cells.join(' | ')} |`);
    }
    expect(Object.keys(ours).sort()).toEqual([...(ROWS ?? Object.keys(WHAT))].sort());
  });

  it.skipIf(ROWS)('with a live face: its clock, and twenty animations', async () => {
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
      lines.push(`${words.padEnd(30)} ${cell(work / (PLAYED_MS / 1000)).padStart(9)}`);
      await close();
    }
    console.log(`\n${lines.join('\n')}\n`);
    expect(lines).toHaveLength(3);
  });
});

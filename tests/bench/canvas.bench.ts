// Work per pointer move, undo, select all and first paint, beside a plain SVG page; and what a drag renders.
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../support/ensureChromium.mjs';
import { type MainThread, mainThreadOf, median } from './mainThread';
import { type BenchPages, serveBench } from './serveBench';

const SIZES = [10, 100, 500, 1000] as const;
const RUNS = 3;
const MOVES = 200;
const PLAYED_MS = 4000;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];

interface Bench {
  bench: {
    open(): void;
    draggedAt(): { x: number; y: number };
    undo(): void;
    selectAll(): void;
    takeRendered(): string[];
    frames(): number;
  };
}
declare const window: Bench;

let browser: Browser;
beforeAll(async () => {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('No Chromium: run `npm run bench`, which looks for one.');
  browser = await chromium.launch({ executablePath, args: FLAGS });
});
afterAll(() => browser.close());

async function visit(url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  await page.goto(url);
  await page.waitForFunction(() => window.bench !== undefined);
  return page;
}

/** Presses on the dragged layer, circles around the face, lets go. Gives what the moves alone took. */
async function drag(page: Page, thread: MainThread): Promise<number> {
  const { x, y } = await page.evaluate(() => window.bench.draggedAt());
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 5, y + 5);
  const work = await thread.during(async () => {
    for (let at = 1; at <= MOVES; at += 1) {
      const angle = (at / MOVES) * Math.PI * 4;
      const reach = 20 + (at / MOVES) * 80;
      await page.mouse.move(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
    }
  });
  await page.mouse.up();
  return work / MOVES;
}

interface Row {
  move: number;
  undo: number;
  selectAll: number;
  open: number;
}

async function measure(url: string): Promise<Row> {
  const runs: Row[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await visit(url);
    const thread = await mainThreadOf(page);
    const opened = await thread.during(() => page.evaluate(() => window.bench.open()));
    const move = await drag(page, thread);
    const undo = await thread.during(() => page.evaluate(() => window.bench.undo()));
    const selectAll = await thread.during(() => page.evaluate(() => window.bench.selectAll()));
    runs.push({ move, undo, selectAll, open: opened });
    await page.close();
  }
  const of = (key: keyof Row) => median(runs.map((run) => run[key]));
  return { move: of('move'), undo: of('undo'), selectAll: of('selectAll'), open: of('open') };
}

const ms = (value: number) => value.toFixed(2).padStart(8);
const ratio = (ours: number, floor: number) => `${(ours / floor).toFixed(2)}x`.padStart(7);

describe('canvas', () => {
  let pages: BenchPages;
  beforeAll(async () => {
    pages = await serveBench({ profiling: false });
  });
  afterAll(() => pages.close());

  it('is measured beside plain SVG', async () => {
    const lines = ['layers  what           ours ms  floor ms   ratio'];
    for (const size of SIZES) {
      const floor = await measure(`${pages.url}floor.html?n=${size}`);
      const ours = await measure(`${pages.url}editor.html?n=${size}`);
      for (const [key, words] of [
        ['move', 'pointer move'],
        ['undo', 'undo'],
        ['selectAll', 'select all'],
        ['open', 'first paint'],
      ] as const) {
        const name = `${String(size).padStart(6)}  ${words.padEnd(13)}`;
        lines.push(`${name}${ms(ours[key])}  ${ms(floor[key])} ${ratio(ours[key], floor[key])}`);
      }
    }
    console.log(`\n${lines.join('\n')}\n`);
    expect(lines).toHaveLength(1 + SIZES.length * 4);
  });
});

describe('playing', () => {
  let pages: BenchPages;
  beforeAll(async () => {
    pages = await serveBench({ profiling: false });
  });
  afterAll(() => pages.close());

  /** Main-thread ms per frame over some seconds of a page that runs by itself. */
  async function perFrame(query: string): Promise<number> {
    const page = await visit(`${pages.url}playing.html?${query}`);
    const thread = await mainThreadOf(page);
    await page.evaluate(() => window.bench.open());
    await page.waitForTimeout(1000);
    const before = await page.evaluate(() => window.bench.frames());
    const work = await thread.during(() => page.waitForTimeout(PLAYED_MS));
    const frames = (await page.evaluate(() => window.bench.frames())) - before;
    await page.close();
    return work / frames;
  }

  it('is measured beside a page that only asks for frames', async () => {
    const lines = ['a face of 200 layers           ms a frame   ratio'];
    const bare = await perFrame('bare');
    for (const [words, query] of [
      ['nothing but frames', 'bare'],
      ['20 animations, hands, a ring', 'animated=20'],
      ['hands and a ring', 'animated=0'],
    ] as const) {
      const work = query === 'bare' ? bare : await perFrame(query);
      lines.push(`${words.padEnd(30)} ${work.toFixed(3).padStart(10)} ${ratio(work, bare)}`);
    }
    console.log(`\n${lines.join('\n')}\n`);
    expect(bare).toBeGreaterThan(0);
  });
});

describe('renders', () => {
  let pages: BenchPages;
  beforeAll(async () => {
    pages = await serveBench({ profiling: true });
  });
  afterAll(() => pages.close());

  it('a drag renders nothing, its end one layer and the frame', async () => {
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

  it('a keystroke in a panel of 40 fields renders at most 6 components', async () => {
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

// The cost of exporting and importing a watch face, from the press to the download and from the file to the drawn face, in the
// production build: as multiples of one JSON.parse of the same content in the same page, in time and in memory. Printed.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readXml } from '@/bytes/xml/readXml';
import { type ProjectImage, writeProjectFile } from '@/output/projectFile';
import { imageRefsOf } from '@/schemas/imageRefs';
import { createDesign } from '@/schemas/templates/createDesign';
import { TEMPLATES } from '@/schemas/templates/index';
import { findChromium } from '../support/ensureChromium.mjs';
import { WFF_FOLDER } from '../support/officialSchemas';
import { fileOf, type PictureFile } from '../support/pictures';
import type { Served } from '../support/serveBuild';
import { median } from './mainThread';
import { openEditor } from './pages';
import { memoryOf } from './processMemory';
import { serveProduct } from './serveBench';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];
const PARSES = 40;
const MEGABYTE = 1024 * 1024;
const ART = join(import.meta.dirname, '../../schemas/templates/art');

let browser: Browser;
let product: Served;
beforeAll(async () => {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('No Chromium: run `npm run bench`, which looks for one.');
  browser = await chromium.launch({ executablePath, args: FLAGS });
  product = await serveProduct();
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

/** The template with the most bytes of pictures, as the text of a project file. */
function largestProject(): { name: string; text: string } {
  const projects = TEMPLATES.filter(({ id }) => existsSync(join(ART, id))).map((template) => {
    let count = 0;
    const newId = () => {
      count += 1;
      return `layer-${count}`;
    };
    const facts = {
      id: 'design-1',
      copyId: 'copy-1',
      newId,
      system: 'wearOS',
      language: 'en',
      labelOf: (name: string) => name,
    } as const;
    const design = createDesign({ ...facts, ratio: '500*500', shape: 'circle', name: template.id, template });
    const images = new Map<string, ProjectImage>(
      imageRefsOf(design).map((ref) => [
        ref,
        { type: 'image/png', bytes: new Uint8Array(readFileSync(join(ART, ref.slice('art:'.length)))) },
      ]),
    );
    return { name: template.id, text: writeProjectFile(design, images) };
  });
  const [largest] = projects.toSorted((a, b) => b.text.length - a.text.length);
  if (!largest) throw new Error('There are no templates.');
  return largest;
}

/** Median time of one JSON.parse in the page, ms. */
const parseTime = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    ({ text, parses }) => {
      const times: number[] = [];
      for (let run = 0; run < parses; run += 1) {
        const begun = performance.now();
        // The clock of a page may have a resolution of a tenth of a millisecond: ten at a time.
        for (let ten = 0; ten < 10; ten += 1) JSON.parse(text);
        times.push((performance.now() - begun) / 10);
      }
      return times.sort((a, b) => a - b)[parses >> 1] ?? 0;
    },
    { text, parses: PARSES },
  );

interface Cost {
  ms: number;
  /** Bytes at the peak; null if the system does not report them. */
  memory: number | null;
}

/** `prepare` runs before each run and is not measured. */
async function costOf(page: Page, act: () => Promise<unknown>, prepare = async () => {}): Promise<Cost> {
  const measured = await memoryOf(page);
  const runs: { ms: number; memory: number | null }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    let ms = 0;
    await prepare();
    const memory = await measured(async () => {
      const begun = performance.now();
      await act();
      ms = performance.now() - begun;
    });
    runs.push({ ms, memory });
  }
  const peaks = runs.flatMap(({ memory }) => (memory === null ? [] : [memory]));
  return { ms: median(runs.map(({ ms }) => ms)), memory: peaks.length > 0 ? median(peaks) : null };
}

/** One line: time, its multiple of a parse, peak of memory, its multiple of the content. */
function line(words: string, { ms, memory }: Cost, parse: number, bytes: number): string {
  const peak =
    memory === null ? '-' : `${(memory / MEGABYTE).toFixed(1)} MB, ${(memory / bytes).toFixed(0)}x its bytes`;
  return `${words}: ${ms.toFixed(0)} ms, ${(ms / parse).toFixed(0)}x a parse (${parse.toFixed(2)} ms); at its peak ${peak}`;
}

it('exports the largest template as a signed package', async () => {
  const { name, text } = largestProject();
  const { page, close } = await openEditor(
    browser,
    product.url,
    fileOf(Buffer.from(text), `${name}.json`, 'application/json'),
    '[role="application"]',
  );
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('tab', { name: 'Smartwatch' }).click();
  const download = async (press: () => Promise<unknown>) => {
    const [made] = await Promise.all([page.waitForEvent('download'), press()]);
    return statSync(await made.path()).size;
  };
  const make = dialog.getByRole('button', { name: 'Make the package' });
  // The first one also makes the key and loads the package code: it is not measured.
  const bytes = await download(async () => {
    await make.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make the key and the APK' }).click();
  });
  const cost = await costOf(page, () => download(() => make.click()));
  const parse = await parseTime(page, text);
  console.log(`\n${line(`export of ${name} (${(bytes / MEGABYTE).toFixed(2)} MB)`, cost, parse, text.length)}\n`);
  expect(bytes).toBeGreaterThan(0);
  await close();
});

/** The largest of Google's samples, and the same tree as JSON; null if they are missing. */
function largestSample(): { file: PictureFile; tree: string } | null {
  const folder = join(WFF_FOLDER, 'samples');
  if (!existsSync(folder)) return null;
  const [name] = readdirSync(folder)
    .filter((file) => file.endsWith('.xml'))
    .toSorted((a, b) => statSync(join(folder, b)).size - statSync(join(folder, a)).size);
  if (name === undefined) return null;
  const bytes = readFileSync(join(folder, name));
  const read = readXml(new Uint8Array(bytes));
  if (!read.ok) throw new Error(`${name} is no XML.`);
  return { file: fileOf(bytes, name, 'text/xml'), tree: JSON.stringify(read.root) };
}

it('opens the largest sample', async (context) => {
  const sample = largestSample();
  if (!sample) {
    context.skip(`There are no samples in ${WFF_FOLDER}.`);
    return;
  }
  const { file, tree } = sample;
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${product.url}dialList?lang=en`);
  const button = page.getByRole('button', { name: 'Open a file' }).first();
  const open = async () => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
    await chooser.setFiles(file);
    await page.waitForURL(/\/dial\//);
    await page.getByRole('application', { name: 'Watch face' }).waitFor();
  };
  const toList = async () => {
    await page.goto(`${product.url}dialList?lang=en`);
    await button.waitFor();
  };
  // The first one loads the import code and the editor: it is not measured.
  await open();
  const cost = await costOf(page, open, toList);
  const parse = await parseTime(page, tree);
  console.log(`\n${line(`import of ${file.name}`, cost, parse, file.buffer.length)}\n`);
  expect(cost.ms).toBeGreaterThan(0);
  await page.context().close();
});

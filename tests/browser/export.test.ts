// All exports of a design in a real browser: project file and back, pictures of any size, packages made in a worker, by keyboard
// alone.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Download, Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readZip } from '@/bytes/zip/readZip';
import { buildServer } from '../../build/serverBuild.mjs';
import { startBrowser } from '../support/browser';
import { hasCommand, inFolder, ran } from '../support/command';
import { decodePng } from '../support/decodePng';
import type { Designer } from '../support/designer';
import { bytesOf } from '../support/downloads';
import { fileOf } from '../support/pictures';

const { newDesigner } = startBrowser();

const WORDS = {
  en: { open: 'Export', tabs: ['Project file', 'Picture', 'Smartwatch'], make: 'Make the package' },
  zh: { open: '导出', tabs: ['项目文件', '图片', '智能手表'], make: '生成文件' },
} as const;

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Export' });
const tab = (page: Page, name: string) => dialogOf(page).getByRole('tab', { name }).click();

/** The download caused by a press. */
async function downloaded(page: Page, press: () => Promise<unknown>): Promise<{ name: string; bytes: Buffer }> {
  const [download]: [Download, unknown] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: await bytesOf(download) };
}
const pressed = (page: Page, name: string) =>
  downloaded(page, () => dialogOf(page).getByRole('button', { name }).click());

async function entriesOf(bytes: Buffer): Promise<ReadonlyMap<string, Uint8Array>> {
  const zip = await readZip(Uint8Array.from(bytes));
  if (!zip.ok) throw new Error(zip.fault.kind);
  return zip.entries;
}

/** The copies of a project file with the bytes of their pictures instead of references; ids and names belong to each design. */
function facesIn(entries: ReadonlyMap<string, Uint8Array>): unknown {
  const { design, pictures } = JSON.parse(new TextDecoder().decode(entries.get('design.json')));
  const copies = design.copies.map(({ id: _, ...copy }: { id: string }) => copy);
  const paths = new Map(Object.entries<string>(pictures));
  expect([...paths.values()].every((path) => entries.has(path))).toBe(true);
  return JSON.parse(JSON.stringify(copies, (_, value) => paths.get(value) ?? value));
}

/** Share of the pixels that are neither transparent nor black. */
function litIn(png: Buffer): { width: number; height: number; lit: number } {
  const { width, height, data } = decodePng(png);
  let lit = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) > 0 && (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) > 30) lit += 1;
  }
  return { width, height, lit: lit / (width * height) };
}

/** Levels by which a channel of a pixel may be off: more is another pixel, less is a differently smoothed edge. */
const LEVELS = 32;

/** Share of the pixels in which two pictures differ; 1 if their sizes do. */
function differenceOf(one: Uint8Array, other: Uint8Array): number {
  const [a, b] = [decodePng(Buffer.from(one)), decodePng(Buffer.from(other))];
  if (a.width !== b.width || a.height !== b.height) return 1;
  const differing = new Set<number>();
  for (let at = 0; at < a.data.length; at += 1)
    if (Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0)) > LEVELS) differing.add(at >> 2);
  return differing.size / (a.width * a.height);
}

const isPng = (name: string): boolean => name.endsWith('.png');
const isSignature = (name: string): boolean => name.startsWith('META-INF/');

/** The package of a project file, made by the command. */
async function byCommand(project: Buffer, ...args: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
  const main = await buildServer('src/app/exportFace/main.ts', 'tests/.output/export-face-browser');
  return inFolder(async (folder) => {
    const file = join(folder, 'face.dialwright');
    await writeFile(file, project);
    const { status, out } = await ran(process.execPath, [main, file, '--out', folder, '--apk', ...args]);
    expect(status, out).toBe(0);
    return entriesOf(await readFile(join(folder, 'watch-face.apk')));
  });
}

/** From the face by keyboard alone: the command menu, the dialog, its first button. */
async function openByKeys(designer: Designer): Promise<void> {
  await designer.face.focus();
  await designer.press('Control+k');
  await designer.page.getByRole('combobox').first().waitFor();
  await designer.page.keyboard.type('Export');
  await designer.page.keyboard.press('Enter');
  await dialogOf(designer.page).waitFor();
  const focused = () => designer.page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('Download the project file');
}

it('by keys alone: the project file is restored whole, a picture has its size and time', async () => {
  const designer = newDesigner();
  await designer.newDesign({ name: 'Quay', template: 'Harbor' });
  const { page } = designer;
  await openByKeys(designer);
  const project = await downloaded(page, () => page.keyboard.press('Enter'));
  expect(project.name).toBe('Quay.dialwright');
  const entries = await entriesOf(project.bytes);
  expect([...entries.keys()].slice(0, 2)).toEqual(['README.txt', 'design.json']);
  expect(entries.size).toBeGreaterThan(10);

  // One tab stop for all tabs, arrows inside.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  const panel = dialogOf(page).getByRole('tabpanel', { name: 'Picture' });
  const side = panel.getByLabel('Longer side');
  for (let stops = 0; stops < 8 && !(await side.evaluate((one) => one === document.activeElement)); stops += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('1200');
  const large = await downloaded(page, () => page.keyboard.press('Enter'));
  expect(large.name).toBe('Quay Normal 1200x1200.png');
  expect(litIn(large.bytes)).toMatchObject({ width: 1200, height: 1200 });
  expect(litIn(large.bytes).lit).toBeGreaterThan(0.5);

  await panel.getByRole('radio', { name: 'Chosen' }).check({ force: true });
  await panel.getByLabel('Time of day').fill('22:10:00');
  await side.fill('64');
  const late = await pressed(page, 'Download the PNG');
  await panel.getByLabel('Time of day').fill('08:59:08');
  const early = await pressed(page, 'Download the PNG');
  expect(litIn(early.bytes)).toMatchObject({ width: 64, height: 64 });
  expect(Buffer.compare(late.bytes, early.bytes)).not.toBe(0);
  await panel.getByRole('radio', { name: 'Always-on' }).check({ force: true });
  const dark = await pressed(page, 'Download the PNG');
  expect(dark.name).toBe('Quay Always-on 64x64.png');
  expect(litIn(dark.bytes).lit).toBeLessThan(litIn(early.bytes).lit);
  expect(litIn(dark.bytes).lit).toBeGreaterThan(0);

  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('application');

  await designer.visit('/dialList').do(async () => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), designer.button('Open a file').click()]);
    await chooser.setFiles(fileOf(project.bytes, project.name, 'application/octet-stream'));
    await page.waitForURL(/\/dial\//);
    await designer.face.waitFor();
  });
  await designer.click('Export');
  const again = await pressed(page, 'Download the project file');
  expect(again.name).toBe('Quay (2).dialwright');
  expect(facesIn(await entriesOf(again.bytes))).toEqual(facesIn(entries));
});

const AAPT = hasCommand('aapt2');
const SIGNER = hasCommand('apksigner');

it('makes a signed package and its sources; the key is requested once and survives a reload', async () => {
  const designer = newDesigner();
  await designer.newDesign({ name: 'Quay', template: 'Pulse' });
  const { page } = designer;
  await designer.click('Export').do(() => tab(page, 'Smartwatch'));
  const question = page.getByRole('alertdialog', { name: 'Create a signing key?' });
  const apk = await downloaded(page, async () => {
    await dialogOf(page).getByRole('button', { name: 'Make the package' }).click();
    await question.getByRole('button', { name: 'Make the key and the APK' }).click();
  });
  expect(apk.name).toBe('Quay 1.apk');
  const parts = await entriesOf(apk.bytes);
  expect(parts.has('AndroidManifest.xml') && parts.has('res/raw/watchface.xml')).toBe(true);
  expect(litIn(Buffer.from(parts.get('res/drawable-nodpi/preview.png') ?? []))).toMatchObject({
    width: 450,
    height: 450,
  });

  const card = dialogOf(page).getByRole('region', { name: 'Signing key' });
  const fingerprint = async () => /Fingerprint ((?:[0-9A-F]{4} ?)+)/.exec((await card.textContent()) ?? '')?.[1];
  const first = await fingerprint();
  const pem = await downloaded(page, () => card.getByRole('button', { name: 'Export the key' }).click());

  await designer.reload();
  await designer.click('Export').do(() => tab(page, 'Smartwatch'));
  await card.getByText(/^Fingerprint/).waitFor();
  expect(await fingerprint()).toBe(first);
  expect(await dialogOf(page).getByLabel('Version code').inputValue()).toBe('2');
  await card.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the key' }).click();
  await card.getByText(/^No key yet/).waitFor();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    card.getByRole('button', { name: 'Import a key' }).click(),
  ]);
  await chooser.setFiles(fileOf(pem.bytes, pem.name, 'application/x-pem-file'));
  await card.getByText(/^Fingerprint/).waitFor();
  expect(await fingerprint()).toBe(first);

  const packageName = await dialogOf(page).getByLabel('Package name').inputValue();
  const second = await pressed(page, 'Make the package');
  expect(second.name).toBe('Quay 2.apk');
  // The command makes the same from the project file: every entry, the document to the letter, pictures from another rasteriser.
  await tab(page, 'Project file');
  const project = await pressed(page, 'Download the project file');
  await tab(page, 'Smartwatch');
  const here = await entriesOf(second.bytes);
  const there = await byCommand(project.bytes, '--version-code', '2', '--package', packageName);
  const names = (entries: ReadonlyMap<string, Uint8Array>) => [...entries.keys()].filter((name) => !isSignature(name));
  expect(names(there)).toEqual(names(here));
  for (const name of names(here)) {
    const [made, commanded] = [here.get(name)!, there.get(name)!];
    if (isPng(name)) expect(differenceOf(made, commanded), name).toBeLessThan(0.01);
    else expect(Buffer.compare(made, commanded), name).toBe(0);
  }

  await dialogOf(page).getByRole('radio', { name: 'Source ZIP' }).check({ force: true });
  // Cancelled while its worker is loading: nothing is downloaded, the worker is gone, and the next package is made.
  const isMaker = (url: string) => url.includes('packageWorker');
  await page.route(
    (url) => isMaker(url.pathname),
    () => {},
  );
  const downloads: string[] = [];
  const note = (download: Download) => downloads.push(download.suggestedFilename());
  page.on('download', note);
  const workerRequest = page.waitForRequest((request) => isMaker(request.url()));
  await dialogOf(page).getByRole('button', { name: 'Make the package' }).click();
  await workerRequest;
  await dialogOf(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  await dialogOf(page).getByText('Canceled. No package was made.').waitFor();
  await expect.poll(() => page.workers().filter((worker) => isMaker(worker.url())).length).toBe(0);
  expect(downloads).toEqual([]);
  page.off('download', note);
  await page.unrouteAll();
  const sources = await pressed(page, 'Make the package');
  const files = await entriesOf(sources.bytes);
  const document = files.get('app/src/main/res/raw/watchface.xml');
  expect(document).toEqual((await entriesOf(second.bytes)).get('res/raw/watchface.xml'));
  expect([...files.keys()]).toContain('settings.gradle.kts');

  await inFolder(async (folder) => {
    const at = (name: string) => join(folder, name);
    for (const [name, bytes] of Object.entries({
      'one.apk': apk.bytes,
      'two.apk': second.bytes,
      'a.zip': sources.bytes,
    }))
      await writeFile(at(name), bytes);
    const signer = async (name: string) => {
      const { status, out } = await ran('apksigner', ['verify', '--print-certs', '--min-sdk-version', '24', at(name)]);
      expect(status, out).toBe(0);
      return /SHA-256 digest: (\w+)/.exec(out)?.[1];
    };
    if (SIGNER) expect(await signer('two.apk')).toBe(await signer('one.apk'));
    if (AAPT) {
      expect((await ran('unzip', ['-q', at('a.zip'), '-d', at('project')])).status).toBe(0);
      const compiled = await ran('aapt2', ['compile', '--dir', at('project/app/src/main/res'), '-o', at('res.zip')]);
      expect(compiled, compiled.out).toMatchObject({ status: 0 });
    }
  });
});

it('makes a package for a chip watch, with both previews', async () => {
  const designer = newDesigner();
  await designer.visit('/dialList').do(async (page) => {
    await page.getByRole('button', { name: 'New design' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill('Chip');
    await dialog.getByRole('radio', { name: 'ASR', exact: true }).check({ force: true });
    await dialog.getByRole('radio', { name: 'Tempo' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Create' }).click();
    await designer.face.waitFor();
  });
  const { page } = designer;
  await designer.click('Export').do(() => tab(page, 'ASR package'));
  const made = await pressed(page, 'Download the package');
  expect(made.name).toBe('Chip ASR 466².zip');
  const entries = await entriesOf(made.bytes);
  for (const mode of ['normal', 'ambient']) {
    const preview = litIn(Buffer.from(entries.get(`previews/${mode}.png`) ?? []));
    expect(preview).toMatchObject({ width: 240, height: 240 });
    expect(preview.lit, mode).toBeGreaterThan(0);
  }
});

it.each(['en', 'zh'] as const)('fits a narrow screen (%s)', async (lang) => {
  const designer = newDesigner({ viewport: { width: 390, height: 844 } });
  await designer.newDesign({ name: 'Narrow', template: 'Tempo' });
  const { page } = designer;
  const words = WORDS[lang];
  await page.goto(`${new URL(page.url()).pathname}?lang=${lang}`);
  await page.getByRole('button', { name: words.open, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.open });
  const tops = new Set<number | undefined>();
  for (const name of words.tabs) {
    await dialog.getByRole('tab', { name }).click();
    await dialog.getByRole('tabpanel', { name }).waitFor();
    const spills = await dialog.evaluate((one) =>
      [...one.querySelectorAll('[data-dialog-panel], [role="tabpanel"]')].map(
        (box) => box.scrollWidth - box.clientWidth,
      ),
    );
    expect(Math.max(...spills), name).toBeLessThanOrEqual(0);
    tops.add((await dialog.getByRole('tab', { name }).boundingBox())?.y);
  }
  expect([...tops], 'the tabs stay under the pointer').toHaveLength(1);
  await dialog.getByRole('button', { name: words.make }).waitFor();
});

// The web page that Export writes, opened as a file: the live face with its own fonts and pictures, without a request.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from '../support/axe';
import { startBrowser } from '../support/browser';

const { newDesigner } = startBrowser();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dialwright-page-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const WORDS = {
  en: {
    export: 'Export',
    tab: 'Web page',
    make: 'Download the web page',
    face: 'Watch face Quay',
    ...{ time: 'Time', battery: 'Battery', alwaysOn: 'Always-on', now: 'Show the current time' },
  },
  zh: {
    export: '导出',
    tab: '网页',
    make: '下载网页',
    face: '表盘 Quay',
    ...{ time: '时间', battery: '电量', alwaysOn: '息屏显示', now: '显示当前时间' },
  },
} as const;

it.each(['en', 'zh'] as const)('in %s a client opens the downloaded page and tries the face', async (lang) => {
  const words = WORDS[lang];
  const designer = newDesigner();
  await designer.newDesign({ name: 'Quay', template: 'Pulse' });
  const { page } = designer;
  const address = new URL(page.url());
  address.searchParams.set('lang', lang);
  await page.goto(address.href);
  await page.getByRole('button', { name: words.export, exact: true }).click();
  await page.getByRole('tab', { name: words.tab }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.make }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Quay.html');
  const path = join(folder, `${lang}.html`);
  await download.saveAs(path);

  const client = await page.context().newPage();
  const requests: string[] = [];
  client.on('request', (request) => requests.push(new URL(request.url()).protocol));
  await client.goto(pathToFileURL(path).href);
  const face = client.getByRole('img', { name: words.face });
  await face.waitFor();
  expect(await client.getByRole('heading', { level: 1 }).textContent()).toBe('Quay');
  // Roboto is part of the page.
  expect(await client.evaluate(() => [...document.fonts].map(({ status }) => status))).toContain('loaded');

  await client.getByRole('slider', { name: words.battery }).fill('5');
  await expect.poll(() => face.locator('text').allTextContents()).toContain('5%');
  const now = client.getByRole('button', { name: words.now });
  expect(await now.isDisabled()).toBe(true);
  await client.getByRole('slider', { name: words.time }).fill(String(22 * 60 + 47));
  await client.getByText('22:47', { exact: true }).waitFor();
  await client.getByRole('radio', { name: words.alwaysOn }).check();
  await expect.poll(() => face.locator('text').allTextContents()).toContain('5%');
  expect(await violations(client)).toEqual([]);
  await now.press('Enter');
  expect(await now.isDisabled()).toBe(true);
  expect(requests.filter((protocol) => !['file:', 'blob:', 'data:'].includes(protocol))).toEqual([]);
  await client.close();
});

// From a template to review, in a real browser: saved, submitted, built here, and listed in My designs.
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readZip } from '@/bytes/zip/readZip';
import { PACKAGE_MARK } from '@/schemas/packageMark';
import { startBrowser } from '../support/browser';
import { hasCommand, inFolder, ran } from '../support/command';
import { bytesOf } from '../support/downloads';

const { newDesigner } = startBrowser();

/** The face is drawn, and its requests have finished. */
const isDrawn = (page: Page) => page.getByText('Drawn from the face at 08:59:08').waitFor();

/** Longer than the store's English name, and than a button in its panel. */
const NAME = 'Night moon above the sea, seen from afar';
const STORE_NAME = 'Night moon above';

it('a template is opened, published, built and under review; a reload and a second submission change nothing', async (context) => {
  const designer = newDesigner({ reducedMotion: 'reduce' });
  await designer.visit('/');
  const { page } = designer;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  await button('New design').first().click();
  await dialog.getByRole('radio', { name: 'Solstice' }).click();
  await dialog.getByLabel('Name').fill(NAME);
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();

  // The editor's button saves first, which needs the account.
  await button('Publish').click();
  await button('Use the demo account').click();
  await page.getByRole('heading', { level: 1, name: `Publish ${NAME}` }).waitFor();
  await isDrawn(page);
  expect(await page.getByLabel('English name').inputValue()).toBe(STORE_NAME);
  await page.getByLabel('Description').fill('A gold dial over a night sky, with the moon at six.');
  await page.getByLabel('Category').selectOption('classic');
  await button('Add a tag').click();
  await page.getByRole('menuitem', { name: 'Moon', exact: true }).click();
  await page.getByRole('radio', { name: 'Paid' }).click();
  await page.getByLabel('Price').fill('1.99');
  await page.getByRole('checkbox', { name: 'I own the rights' }).click();
  await page.getByText('Ready', { exact: true }).waitFor();

  await button('Send to review').first().click();
  const question = page.getByRole('alertdialog', { name: `Send ${NAME} to review?` });
  await question.getByText('It is sold for ¥1.99.').waitFor();
  await question.getByRole('button', { name: 'Send to review' }).dblclick();
  await page.getByRole('progressbar', { name: 'Build of Smartwatch 500²' }).waitFor();
  // The tab closes while its package is made.
  await page.getByText('making the package').waitFor();
  await page.reload();
  // On the page; it is announced too.
  await page.getByRole('main').getByText('The face is under review').waitFor();
  await button('Show what was sent').click();
  await isDrawn(page);
  expect(await page.getByLabel('Description').inputValue()).toContain('the moon at six');
  expect(await button('Send to review').first().getAttribute('aria-disabled')).toBe('true');

  await page.getByRole('link', { name: 'My designs' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'My designs' }).waitFor();
  await page.getByRole('link', { name: NAME }).click();
  await page.getByText('This key is only in this browser.', { exact: false }).waitFor();
  await page.getByText('If the key is lost, installed faces can never be updated', { exact: false }).waitFor();
  // One package, however often it was started.
  const downloads = page.getByRole('button', { name: /^Download / });
  await downloads.first().waitFor();
  expect(await downloads.count()).toBe(1);
  const panel = page.getByRole('region', { name: 'Builds' });
  const right = async (of: Locator) => (await of.boundingBox().then((box) => box && box.x + box.width)) ?? Number.NaN;
  expect(await right(downloads), 'a long name keeps within its panel').toBeLessThan(await right(panel));
  const [download] = await Promise.all([page.waitForEvent('download'), button(`Download ${NAME} Smartwatch`).click()]);
  expect(download.suggestedFilename()).toMatch(new RegExp(`^${NAME} Smartwatch [12]\\.apk$`));
  const read = await readZip(Uint8Array.from(await bytesOf(download)));
  if (!read.ok) throw new Error(read.fault.kind);
  expect(JSON.parse(new TextDecoder().decode(read.entries.get(PACKAGE_MARK)))).toMatchObject({
    release: { packageName: expect.stringMatching(/^face\.dialwright\.night_moon_above_the_sea_/) },
  });
  if (!hasCommand('apksigner')) return context.skip('apksigner is not installed: the signature was not verified');
  await inFolder(async (folder) => {
    const apk = join(folder, 'face.apk');
    await download.saveAs(apk);
    const { status, out } = await ran('apksigner', ['verify', '--verbose', '--min-sdk-version', '24', apk]);
    expect(status, out).toBe(0);
    expect(out).not.toMatch(/WARNING/);
    if (!hasCommand('aapt2')) return context.skip('aapt2 is not installed: the manifest was not read by it');
    const badging = await ran('aapt2', ['dump', 'badging', apk]);
    expect(badging.out).toMatch(/package: name='face\.dialwright\.night_moon_above_the_sea_\w+' versionCode='[12]'/);
    expect(badging.out).toContain(`application-label:'${STORE_NAME}'`);
  });
});

// From a template to review, in a real browser: saved, sent, built here, and found again in My designs.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startBrowser } from '../support/browser';

const { newDesigner } = startBrowser();

/** The face is drawn, and what it asks of the network has come. */
const isDrawn = (page: Page) => page.getByText('Drawn from the face at 08:59:08').waitFor();

it('a template is opened, published, built and under review; a reload and a second sending change nothing', async () => {
  const designer = newDesigner({ reducedMotion: 'reduce' });
  await designer.visit('/');
  const { page } = designer;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  await button('New design').first().click();
  await dialog.getByRole('radio', { name: 'Solstice' }).click();
  await dialog.getByLabel('Name').fill('Night moon');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();

  // The editor's button saves first, which asks for the account.
  await button('Publish').click();
  await button('Use the demo account').click();
  await page.getByRole('heading', { level: 1, name: 'Publish Night moon' }).waitFor();
  await isDrawn(page);
  expect(await page.getByLabel('English name').inputValue()).toBe('Night moon');
  await page.getByLabel('Description').fill('A gold dial over a night sky, with the moon at six.');
  await page.getByLabel('Category').selectOption('classic');
  await button('Add a tag').click();
  await page.getByRole('menuitem', { name: 'Moon', exact: true }).click();
  await page.getByRole('radio', { name: 'Paid' }).click();
  await page.getByLabel('Price').fill('1.99');
  await page.getByRole('switch', { name: 'I own the rights' }).click();
  await page.getByText('Ready', { exact: true }).waitFor();

  await button('Send to review').first().click();
  const asked = page.getByRole('alertdialog', { name: 'Send Night moon to review?' });
  await asked.getByText('It is sold for ¥1.99.').waitFor();
  await asked.getByRole('button', { name: 'Send to review' }).dblclick();
  await page.getByRole('progressbar', { name: 'Build of Smartwatch 500 × 500' }).waitFor();
  await page.reload();
  // On the page; it is spoken too.
  await page.getByRole('main').getByText('The face is under review').waitFor();
  await isDrawn(page);
  expect(await page.getByLabel('Description').inputValue()).toContain('the moon at six');
  expect(await button('Send to review').first().getAttribute('aria-disabled')).toBe('true');

  await page.getByRole('link', { name: 'My designs' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'My designs' }).waitFor();
  await page.getByRole('link', { name: 'Night moon' }).waitFor();
});

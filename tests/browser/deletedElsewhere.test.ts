// A design that one tab deletes while another edits it, with the browser's own storage.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import { Designer } from '../support/designer';

const { newDesigner } = startBrowser();

const cards = (page: Page) => page.getByRole('list', { name: 'Designs' }).getByRole('listitem');

/** Names of the designs in the device's own database. */
const onDevice = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('dialwright-local');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const records = await new Promise<{ doc: string }[]>((resolve, reject) => {
      const request = db.transaction('designs').objectStore('designs').getAll();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    db.close();
    return records.map(({ doc }) => JSON.parse(doc).dialName);
  });

const deleteFromList = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await cards(page).first().waitFor({ state: 'detached' });
};

it('fault 38: the other tab reports it and restores nothing automatically; kept as a new design, the work is all there', async () => {
  const editing = newDesigner();
  await editing.newDesign({ name: 'Doomed' }).add('Date');
  const listing = new Designer('en', () => editing.page.context().newPage());
  await listing.visit('/dialList').do((page) => deleteFromList(page, 'Doomed'));

  await editing.do((page) =>
    page.getByRole('dialog', { name: 'This design was deleted in another tab' }).waitFor({ timeout: 5000 }),
  );
  await editing.click('Not now').add('Battery');
  const state = editing.page.locator('[data-save-state]').getByText('Not kept: deleted in another tab');
  await state.waitFor();
  // Longer than an edit takes to be written.
  await editing.page.waitForTimeout(1000);
  expect(await onDevice(editing.page)).toEqual([]);
  await listing.visit('/dialList');
  expect(await cards(listing.page).count()).toBe(0);

  const before = new URL(editing.page.url()).pathname;
  await editing.click('Save').click('Keep it as a new design');
  await editing.do((page) => page.waitForURL((url) => url.pathname !== before && url.pathname.startsWith('/dial/')));
  await editing.do(() => editing.face.waitFor()).tab('Layers');
  expect(await editing.layerNames()).toEqual(expect.arrayContaining(['Battery', 'Date']));
  expect(await onDevice(editing.page)).toEqual(['Doomed']);
  await listing.visit('/dialList').do((page) => cards(page).filter({ hasText: 'Doomed' }).waitFor());
  expect(await cards(listing.page).count()).toBe(1);
});

it('closing a design that was deleted elsewhere needs no confirmation until it is edited again', async () => {
  const editing = newDesigner();
  await editing.newDesign({ name: 'Left' }).add('Date');
  const listing = new Designer('en', () => editing.page.context().newPage());
  await listing.visit('/dialList').do((page) => deleteFromList(page, 'Left'));
  await editing.do((page) => page.getByRole('dialog', { name: /deleted in another tab/ }).waitFor());
  const asks = () =>
    editing.page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await asks()).toBe(false);
  await editing.click('Not now').add('Battery');
  expect(await asks()).toBe(true);
});

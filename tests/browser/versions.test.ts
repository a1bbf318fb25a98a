// Versions, duplicates and own pictures with the browser's own storage, as a visitor and with an account.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import type { Designer } from '../support/designer';
import { pngFile } from '../support/pictures';

const { newDesigner } = startBrowser();

const openMenu = (designer: Designer, entry: string) =>
  designer.click('Other ways to save').do((page) => page.getByRole('menuitem', { name: entry }).click());
const versions = (page: Page) => page.getByRole('dialog').getByRole('list', { name: 'Versions' }).getByRole('listitem');
const nameOpen = (designer: Designer, name: string) =>
  openMenu(designer, 'Versions').do(async (page) => {
    const dialog = page.getByRole('dialog', { name: /^Versions of/ });
    await dialog.getByLabel('Name of the version').fill(name);
    await dialog.getByRole('button', { name: 'Name this version' }).click();
    await versions(page).filter({ hasText: name }).first().waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
  });
const restore = (designer: Designer, name: string) =>
  openMenu(designer, 'Versions').do(async (page) => {
    await page.getByRole('button', { name: `Restore ${name}` }).click();
    await page.getByText(`Restored: ${name}.`).first().waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await designer.face.waitFor();
  });

it.each(['visitor'])(
  'as a %s: a named version is restored, the open state becomes a version first, and is restored the same way',
  async () => {
    const designer = newDesigner();
    await designer.newDesign({ name: 'Meridian' }).add('Date');
    await nameOpen(designer, 'Sent to client');
    await designer.add('Battery');
    await restore(designer, 'Sent to client');
    await designer.tab('Layers');
    expect(await designer.layerNames()).not.toContain('Battery');
    // The state with the battery, without a name, is the newest save before.
    await openMenu(designer, 'Versions').do((page) =>
      page
        .getByRole('button', { name: /^Restore save of/ })
        .first()
        .click(),
    );
    await designer.do((page) => page.getByRole('dialog').waitFor({ state: 'detached' }));
    await designer.do(() => designer.face.waitFor()).tab('Layers');
    await expect.poll(() => designer.layerNames()).toContain('Battery');
    await designer.visit('/dialList').do(async (page) => {
      await page.getByRole('button', { name: 'Actions for Meridian' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page
        .getByRole('alertdialog')
        .getByText(/Its \d+ versions are deleted too\./)
        .waitFor();
    });
  },
);

it('a design is duplicated from the list and saved as a new one from the editor; each has separate work', async () => {
  const designer = newDesigner();
  await designer.newDesign({ name: 'Meridian' }).add('Date');
  const path = new URL(designer.page.url()).pathname;
  await openMenu(designer, 'Save as a new design').do(async (page) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill('Second');
    await dialog.getByRole('button', { name: 'Save as new' }).click();
    await page.waitForURL((url) => url.pathname !== path);
    await designer.face.waitFor();
  });
  await designer.add('Battery').do((page) => page.getByText('Saved on this device').first().waitFor());
  await designer.visit('/dialList').do(async (page) => {
    await page.getByRole('button', { name: 'Actions for Second' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await page.getByRole('link', { name: 'Second (copy)', exact: true }).waitFor();
  });
  expect(await designer.page.getByRole('list', { name: 'Designs' }).getByRole('listitem').count()).toBe(3);
  await designer
    .visit(path)
    .do(() => designer.face.waitFor())
    .tab('Layers');
  expect(await designer.layerNames()).not.toContain('Battery');
});

it.each(['visitor', 'member'])(
  'as a %s: own pictures list their uses, are added to the canvas again, and become a set',
  async (who) => {
    const designer = newDesigner();
    await designer.newDesign({ name: 'Meridian' }).add('Image', pngFile('moon.png', { width: 20, height: 20 }));
    if (who === 'member') await designer.save();
    const { page } = designer;
    await designer.do(() => page.getByRole('tab', { name: 'Assets' }).click());
    const list = page.getByRole('region', { name: 'My pictures' }).getByRole('list', { name: 'My pictures' });
    await list
      .getByText(/Used by “Meridian”/)
      .first()
      .waitFor();
    const before = await designer.face.locator('g[role="img"]').count();
    await list.getByRole('button', { name: 'Add moon.png to the canvas' }).click();
    await expect.poll(() => designer.face.locator('g[role="img"]').count()).toBe(before + 1);
    await list.getByRole('checkbox', { name: 'Choose moon.png for a set' }).check();
    await page.getByLabel('Name of the set').fill('Moons');
    await page.getByRole('button', { name: 'Save as set' }).click();
    await page.getByRole('button', { name: 'Delete the set Moons' }).waitFor();
    await page.getByRole('searchbox', { name: 'Search by file name' }).fill('sun');
    await page.getByText('No picture has “sun” in its file name.').waitFor();
  },
);

it('a call made while the page is left never reaches the host, and the next one is answered', async () => {
  const designer = newDesigner();
  await designer.newDesign();
  const call = (path: string, init: RequestInit = {}) =>
    designer.page.evaluate(
      async ([to, options]) => {
        const answer = await fetch(to, options);
        return { status: answer.status, proof: answer.headers.get('x-embedded') };
      },
      [path, init] as const,
    );
  await expect.poll(() => call('/api/ping')).toEqual({ status: 200, proof: '1' });
  // What a reload does first, and a visitor who then stays. On the host this address is missing: 404.
  await designer.page.evaluate(() => dispatchEvent(new Event('beforeunload')));
  await expect.poll(() => call('/api/ping')).toEqual({ status: 204, proof: null });
  expect(await call('/api/face/version/save', { method: 'POST', body: '{}' })).toEqual({ status: 204, proof: null });
  // The product wakes the worker before a call that writes.
  await designer.add('Date').do((page) => page.getByRole('button', { name: 'Save', exact: true }).click());
  await designer.do((page) => page.getByRole('dialog').waitFor());
  await designer.visit('/').do((page) => page.getByRole('main').waitFor());
  await expect.poll(() => call('/api/ping')).toEqual({ status: 200, proof: '1' });
});

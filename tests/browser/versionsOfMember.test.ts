// A member restores a named version: by keyboard alone, and while the account is unreachable.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Design } from '@/schemas/design';
import type { Fault } from '@/schemas/testers';
import { startBrowser } from '../support/browser';
import { sampleDesign, textLayer } from '../support/designs';
import { eachRun } from '../support/eachRun';
import { wordsOf } from '../support/editorStates';
import { call, openMemberDesign, savedDesign } from '../support/memberDesign';
import { faceOf } from './journeys/hand';
import { keysHand, reachByKeys, watchPointers } from './journeys/keysHand';

const { newDesigner } = startBrowser();

const ID = 'versions-of-member';
const design = () => sampleDesign({ id: ID, name: 'Meridian', layers: [textLayer('words', 'Quay')] });

/** Labels of the layers, without the background. */
const labels = (of: Design) => (of.copies[0]?.normal.nodeList ?? []).slice(1).map(({ label }) => label);
const drawn = (page: Page) =>
  faceOf(page)
    .locator('[data-layer][aria-label]')
    .evaluateAll((all) => all.map((one) => (one.getAttribute('aria-label') ?? '').split(/[,，]/)[0]));

interface AccountVersion {
  id: string;
  name: string;
}
const accountVersions = async (page: Page) =>
  (await call<{ records: AccountVersion[] }>(page, `/api/face/version/page?id=${ID}&current=1&size=50`)).records;

/** Labels of the layers of each version in the account, newest first. */
const accountLayers = async (page: Page) => {
  const all = await accountVersions(page);
  const docs = await Promise.all(all.map(({ id }) => call<{ doc: Design }>(page, `/api/face/version/${id}`)));
  return docs.map(({ doc }) => labels(doc));
};

it.each(eachRun(['en', 'zh'] as const))('by keys alone in %s', async (lang) => {
  const w = wordsOf(lang);
  const NAME = w('versions:nameExample');
  const battery = w('catalogue:items.battery');
  const designer = newDesigner({ lang, reducedMotion: 'reduce' });
  await openMemberDesign(designer, design);
  const { page } = designer;
  const pointers = await watchPointers(page);
  const hand = keysHand(page, w);
  const dialog = page.getByRole('dialog');
  const openVersions = async () => {
    await hand.press('button', w('editor:topBar.moreSaving'));
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('Enter');
    await dialog.getByRole('list', { name: w('versions:list') }).waitFor();
  };

  await openVersions();
  await reachByKeys(page, dialog.getByLabel(w('versions:nameLabel')).first());
  await page.keyboard.type(NAME);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: w('versions:restoreNamed', { version: NAME }) }).waitFor();
  await hand.close();

  await hand.add(battery);
  await expect.poll(() => drawn(page)).toContain(battery);
  await openVersions();
  await hand.press('button', w('versions:restoreNamed', { version: NAME }), dialog);
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => drawn(page)).not.toContain(battery);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  expect(await pointers()).toEqual([]);

  expect(labels(await savedDesign(page, ID))).toEqual(['Quay']);
  // The previously open state is a version of the account too.
  await expect.poll(() => accountLayers(page)).toContainEqual(['Quay', battery]);
});

/** The page starts prefetching this long after the first click, ms. */
const AFTER_CLICK_MS = 2500;

/** Waits until the page has prefetched its parts, and then for a second without requests. */
async function restsFetching(page: Page): Promise<void> {
  await page.waitForTimeout(AFTER_CLICK_MS);
  const count = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let before = -1; before !== (await count()); ) {
    before = await count();
    await page.waitForTimeout(1000);
  }
}

/** The connection of the page, and of the embedded backend, which needs none. */
async function setOffline(page: Page, isOffline: boolean): Promise<void> {
  const plan: Fault[] = isOffline ? [{ op: 'any', kind: 'network', times: 10_000 }] : [];
  await page.evaluate((faults) => {
    const host = globalThis as unknown as { __dialwright: { testers: { faults: { plan(list: unknown[]): void } } } };
    host.__dialwright.testers.faults.plan(faults);
  }, plan);
  await page.context().setOffline(isOffline);
}

// A member's save offline is tried four times before it gives up, twice in this test.
it.runIf(process.env.LONG)(
  'offline: the version stays on the device, is restored there, and is sent to the account with the next save',
  async () => {
    const designer = newDesigner({
      ...{ reducedMotion: 'reduce', isTester: true, expected: /ERR_|Failed to|could not/ },
      // Without the files that earlier tests left in the browser's cache.
      isFirstVisit: true,
    });
    await openMemberDesign(designer, design);
    const { page } = designer;
    const dialog = page.getByRole('dialog');
    const openVersions = () =>
      designer.click('Other ways to save').do(() => page.getByRole('menuitem', { name: 'Versions' }).click());
    // After the first click the page prefetches its parts.
    await designer.select('Quay').do(() => restsFetching(page));
    await designer.do(() => setOffline(page, true));

    await openVersions();
    await dialog.getByText('The versions in your account could not be read.').waitFor();
    await dialog.getByLabel('Name of the version').fill('Before lunch');
    await dialog.getByRole('button', { name: 'Name this version' }).click();
    await dialog.getByRole('button', { name: 'Restore Before lunch' }).waitFor();
    await dialog.getByText('on this device').first().waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await designer.add('Battery').do(() => page.getByText('Saved on this device').first().waitFor());
    await openVersions();
    await dialog.getByRole('button', { name: 'Restore Before lunch' }).click();
    await page.getByText('Restored on this device: Before lunch.').first().waitFor();
    await dialog.waitFor({ state: 'detached' });
    // The editor opens again with the restored state.
    await page.getByRole('application').waitFor();
    await expect.poll(() => designer.tab('Layers').layerNames()).toContain('Quay');
    expect(await drawn(page)).not.toContain('Battery');

    await setOffline(page, false);
    expect(labels(await savedDesign(page, ID))).toEqual(['Quay']);
    await designer.press('Control+s');
    await expect.poll(async () => (await accountVersions(page)).map(({ name }) => name)).toContain('Before lunch');
    // The state with the battery was sent as well.
    await expect.poll(() => accountLayers(page)).toContainEqual(['Quay', 'Battery']);
  },
);

// The testers' panel in a real browser, in the production build: by address and by keys, worlds that ask, time, faults, both
// sizes and languages.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../support/axe';
import { startBrowser } from '../support/browser';
import { eachRun } from '../support/eachRun';
import { wordsOf } from '../support/editorStates';

const { newDesigner } = startBrowser();
const KEYS = 'Control+Shift+F8';

/** Fetched scripts of the panel. */
const fetched = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (/TestersPanel/.test(name) ? [name] : [])),
  );

async function signIn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Use the demo account' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}
const rows = (page: Page) => page.getByRole('list', { name: 'Designs' }).getByRole('listitem');

it.skipIf(process.env.LONG)(
  'a new browser starts in the world of the address; another world asks first, and then shows nothing of the first',
  async () => {
    const designer = newDesigner({ expected: /403/ });
    await designer.visit('/dialList?world=rejected&platform=all');
    const { page } = designer;
    await signIn(page);
    await expect.poll(() => rows(page).count()).toBe(8);
    // Long after the page has prefetched its parts.
    await page.waitForTimeout(3000);
    expect(await fetched(page)).toEqual([]);
    await page.keyboard.press(KEYS);
    const panel = page.getByRole('dialog', { name: "Testers' panel" });
    await panel.getByText(/Current world: “Rejected”/).waitFor();
    await panel.getByLabel('World to enter').selectOption('rich');
    await panel.getByRole('button', { name: 'Enter this world…' }).press('Enter');
    const question = page.getByRole('alertdialog');
    await question.getByText(/8 saved designs \(/).waitFor();
    await question.getByRole('button', { name: 'Replace' }).press('Enter');
    await page.getByText('The world is now “Rich”').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await signIn(page);
    await page.getByRole('link', { name: 'My designs' }).first().click();
    await expect.poll(() => rows(page).count()).toBe(24);
    // By the address: the session of a day ago has ended, and a fault applies to the first list.
    await designer.visit('/dialList?world=rich&now=%2B2d&fault=facePage:status:1:503');
    await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  },
);

it.each(
  eachRun([
    ['en', { width: 1440, height: 900 }],
    ['zh', { width: 390, height: 844 }],
  ] as const),
)('in %s it reports errors of the address, has no axe violations, and fits', async (lang, viewport) => {
  const designer = newDesigner({ lang, viewport });
  const w = wordsOf(lang);
  await designer.visit(`/?lang=${lang}&world=moon&fault=draftSave:latency:2`);
  const { page } = designer;
  const panel = page.getByRole('dialog', { name: w('testers:panel.title') });
  await panel.getByRole('alert').getByText('moon').waitFor();
  expect(await violations(page)).toEqual([]);
  const overflow = await panel.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/testers-${lang}.png` });
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await designer.visit('/accessibility');
  await page.getByText(/Ctrl\+Shift\+F8/).waitFor();
});

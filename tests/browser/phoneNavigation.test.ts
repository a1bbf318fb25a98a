// The page frame on a phone, in a real browser: a bar of 56 px with a menu button, and the navigation in a drawer.
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../support/axe';
import { startBrowser } from '../support/browser';
import { wordsOf } from '../support/editorStates';

const { newDesigner } = startBrowser();

const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;

it.each(['en', 'zh'] as const)('390 px in %s: by keys into the drawer and out of it', async (lang) => {
  const designer = newDesigner({ lang, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await designer.visit('/profile');
  const { page } = designer;
  const w = wordsOf(lang);
  const bar = page.getByRole('banner');
  const drawer = page.getByRole('dialog', { name: w('pages:shell.navigation') });
  expect(await heightOf(bar)).toBe(56);
  for (const button of await bar.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }

  await page.getByRole('button', { name: w('pages:shell.menu') }).focus();
  await page.keyboard.press('Enter');
  await drawer.waitFor();
  await expect.poll(() => focusedName(page)).toBe(w('messages:ui.close'));
  expect((await drawer.locator('[data-dialog-panel]').boundingBox())?.width).toBe(312);
  for (const link of await drawer.getByRole('navigation').getByRole('link').all())
    expect(await heightOf(link)).toBeGreaterThanOrEqual(48);
  expect(await page.getByRole('main').count(), 'the page behind is inert').toBe(0);
  expect(await violations(page), 'the drawer').toEqual([]);

  // A menu of the drawer consumes one Escape, the drawer the next one.
  await drawer.getByRole('button', { name: w('messages:demo.menu') }).click();
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await drawer.waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await expect.poll(() => focusedName(page)).toBe(w('pages:shell.menu'));

  // A link closes it, and the focus moves to the heading of the page.
  await page.keyboard.press('Enter');
  await drawer.getByRole('link', { name: w('pages:shell.designs') }).click();
  await drawer.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: w('designs:title') }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

it('at 320 px and 400 % zoom the bar scrolls away, and the whole drawer is reachable', async () => {
  const designer = newDesigner({ viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' });
  await designer.visit('/profile');
  const { page } = designer;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main' });
  await drawer.getByRole('link', { name: 'Privacy' }).click();
  await drawer.waitFor({ state: 'detached' });
  await page.waitForURL(/designer-privacy-en/);
});

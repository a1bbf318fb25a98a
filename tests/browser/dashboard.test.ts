// Home's recommended faces and the dashboard in a real browser: drawn under the content security policy, by keyboard alone, with
// state kept while away.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../support/axe';
import { startBrowser } from '../support/browser';
import { eachRun } from '../support/eachRun';
import { wordsOf } from '../support/editorStates';

const { newDesigner } = startBrowser();

/** Violations of the policy since the page was opened. */
const noted = () => (globalThis as unknown as { violations: string[] }).violations;
const listen = () => {
  const problems: string[] = [];
  Object.assign(globalThis, { violations: problems });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    problems.push(`${violatedDirective} ${blockedURI} ${sample}`),
  );
};

/** Presses Tab until this has the focus, like a user without a pointer. */
async function tabTo(page: Page, role: 'link' | 'button' | 'radio' | 'combobox', name: string) {
  const wanted = page.getByRole(role, { name, exact: true }).first();
  for (let pressed = 0; pressed < 80; pressed += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no key leads to ${name}`);
}

/** Heights of the bars, from left to right, px. */
const bars = (page: Page, label: string) =>
  page
    .getByRole('img', { name: label })
    .locator('path.fill-accent')
    .evaluateAll((all) => all.map((bar) => Math.round(bar.getBoundingClientRect().height)));

describe.each(eachRun(['en', 'zh'] as const))('the demo in %s', (lang) => {
  const w = wordsOf(lang);

  it('recommends faces on Home, and shows a designer charts of their faces', async () => {
    const designer = newDesigner({ lang });
    await designer.do((page) => page.addInitScript(listen));
    const { page } = designer;
    await page.goto(`/?lang=${lang}&world=demo`);
    const section = page.getByRole('region', { name: w('pages:home.recommended') });
    // Other designers' faces are fetched just before they scroll into view.
    await section.scrollIntoViewIfNeeded();
    await section
      .getByRole('link', { name: lang === 'en' ? 'Meridian' : '子午' })
      .first()
      .focus();
    await expect.poll(() => section.locator('li svg image').count()).toBeGreaterThan(4);
    await expect.poll(() => section.locator('[data-skeleton]').count(), { timeout: 20_000 }).toBe(0);
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: w('pages:shell.signIn'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: w('signIn:demo') })
      .click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+Home');
    await tabTo(page, 'link', w('pages:shell.dashboard'));
    await page.keyboard.press('Enter');
    const byDay = w('management:time.by.day');
    await page.getByRole('img', { name: byDay }).waitFor();
    const drawn = await bars(page, byDay);
    expect(drawn.length).toBeGreaterThan(60);
    expect(Math.max(...drawn)).toBeGreaterThan(120);

    await tabTo(page, 'radio', w('management:range.quarter'));
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.getByRole('radio', { name: w('management:step.day'), exact: true }).count()).toBe(0);
    await tabTo(page, 'button', w('management:showTable'));
    await page.keyboard.press('Enter');
    const rows = page.getByRole('table').locator('tbody tr');
    await expect.poll(() => rows.count()).toBeGreaterThan(50);
    // The table and the chart agree: as many bars as rows with downloads, the tallest bar for the largest number.
    const numbers = await rows
      .locator('td')
      .evaluateAll((cells) => cells.map((cell) => Number((cell.textContent ?? '').replaceAll(/\D/g, ''))).reverse());
    const heights = await bars(page, w('management:time.by.week'));
    const had = numbers.filter((number) => number > 0);
    expect(heights).toHaveLength(had.length);
    expect(heights.indexOf(Math.max(...heights))).toBe(had.indexOf(Math.max(...had)));

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), colorScheme).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1440, height: 900 });

    // Away and back: the selection, the open table, and the scroll position.
    await page.evaluate(() => scrollTo(0, 700));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
    const navigation = page.getByRole('navigation').first();
    await navigation.getByRole('link', { name: w('pages:shell.designs') }).click();
    await page.getByRole('heading', { level: 1, name: w('designs:title') }).waitFor();
    await navigation.getByRole('link', { name: w('pages:shell.dashboard') }).click();
    await page.getByRole('img', { name: w('management:time.by.week') }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
    expect(await rows.count()).toBe(numbers.length);
    expect(await page.evaluate(noted)).toEqual([]);
  });
});

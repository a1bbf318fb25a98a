// The user guide in a real browser: Help opens it from every page and from the editor, in both languages, and it works by
// keyboard.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { GUIDE_PAGES, type GuidePageId, guidePath } from '@/pages/guide/guidePages';
import { violations } from '../support/axe';
import { startBrowser } from '../support/browser';
import { wordsOf } from '../support/editorStates';

const { newDesigner, sharedDesigner } = startBrowser();

const TITLES = { en: 'Your first face in five minutes', zh: '五分钟做出第一个表盘' } as const;
const LANGUAGES = ['en', 'zh'] as const;

/** Every page in the frame that a visitor can open. */
const ROUTES = [
  '/',
  '/dialList',
  '/management',
  '/management/earnings',
  '/profile',
  '/publish',
  '/accessibility',
  '/designer-privacy',
  '/designer-privacy-en',
  '/nowhere',
];

const TEXTS = resolve(import.meta.dirname, '../../locales');
/** The heading of a page, as its text begins. */
const headingOf = (lang: 'en' | 'zh', name: GuidePageId) =>
  readFileSync(resolve(TEXTS, lang, 'guide', `${name}.md`), 'utf8').match(/^# (.+)/)?.[1] ?? '';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Navigates like a link: without reloading the page. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    const state = { usr: null, key: to, idx: ((history.state as { idx?: number } | null)?.idx ?? 0) + 1 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);

describe.each(LANGUAGES)('Help (%s)', (lang) => {
  const w = wordsOf(lang);
  const shared = sharedDesigner({ lang }, (designer) => designer.visit('/'));
  const inEditor = sharedDesigner({ lang }, (designer) =>
    designer.visit('/').do(async (page) => {
      await page
        .getByRole('button', { name: w('pages:home.newDesign') })
        .first()
        .click();
      await page.getByRole('dialog').locator('button[type="submit"]').click();
      await page.getByRole('application').waitFor();
    }),
  );
  /** Presses the control that opens the guide beside the editor, and returns its page. */
  const guideBeside = async (page: Page, press: () => Promise<unknown>) => {
    const [guide] = await Promise.all([page.context().waitForEvent('page'), press()]);
    await title(guide, TITLES[lang]).waitFor();
    return guide;
  };

  it.each(ROUTES)('opens the guide from %s', async (route) => {
    const { page } = shared();
    await goTo(page, route);
    await title(page, TITLES[lang]).waitFor({ state: 'detached' });
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page
      .getByRole('navigation', { name: w('pages:shell.navigation') })
      .getByRole('link', { name: w('pages:shell.help'), exact: true })
      .click();
    await title(page, TITLES[lang]).waitFor();
    expect(new URL(page.url()).pathname).toBe('/help');
  });

  it('opens the guide beside the editor, whose design stays open and unchanged', async () => {
    const { page } = inEditor();
    await page.keyboard.press('a');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: w('editor:topBar.help'), exact: true }).click();
    const guide = await guideBeside(page, () =>
      page.getByRole('menuitem', { name: w('editor:commands.openGuide') }).click(),
    );
    expect(new URL(guide.url()).pathname).toBe('/help');
    expect(await guide.evaluate(() => window.opener)).toBeNull();
    await guide.close();
    expect(new URL(page.url()).pathname).toMatch(/^\/dial\//);
    expect(await page.getByRole('application').isVisible()).toBe(true);
  });

  it('keeps "?" for the shortcuts, which link to the guide', async () => {
    const { page } = inEditor();
    await page.getByRole('application').focus();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: w('shortcuts:title') });
    const guide = await guideBeside(page, () =>
      dialog.getByRole('link', { name: w('editor:commands.openGuide') }).click(),
    );
    await guide.close();
  });
});

describe.each([
  { lang: 'en', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  { lang: 'zh', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
] as const)('the pages ($lang, $viewport.width px, $colorScheme)', ({ lang, ...look }) => {
  const shared = sharedDesigner({ lang, ...look }, (designer) => designer.visit('/help'));

  it.each(GUIDE_PAGES)('%s has no axe violation, loads its pictures and scrolls in one direction', async (name) => {
    const { page } = shared();
    await goTo(page, guidePath(name));
    await page
      .locator('article')
      .getByRole('heading', { level: 1, name: headingOf(lang, name), exact: true })
      .waitFor();
    await page.locator('article [aria-busy="true"]').waitFor({ state: 'detached' });
    const unloaded = await page.evaluate(async () => {
      const failed: string[] = [];
      for (const image of document.querySelectorAll<HTMLImageElement>('article img')) {
        image.scrollIntoView({ block: 'nearest' });
        if (!image.complete)
          await new Promise((done) => ['load', 'error'].map((type) => image.addEventListener(type, done)));
        if (image.naturalWidth === 0) failed.push(image.src);
      }
      return failed;
    });
    expect(unloaded).toEqual([]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  });
});

it('by keys alone: search, open a result, continue to the next page, switch the language', async () => {
  const designer = newDesigner({ lang: 'en' });
  await designer.visit('/help/hands').do(async (page) => {
    const field = page.getByRole('searchbox', { name: 'Search the guide' });
    await field.focus();
    await page.keyboard.type('signing key');
    await page.getByRole('list', { name: 'Search results' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('key');
    expect(page.url()).toMatch(/\/help\/export#key$/);
    expect(await page.locator('#key').evaluate((heading) => heading.getBoundingClientRect().top)).toBeLessThan(200);
    await page.getByRole('link', { name: /^Next/ }).focus();
    await page.keyboard.press('Enter');
    await title(page, 'Open faces made elsewhere').waitFor();
    await page.getByRole('button', { name: '中文' }).focus();
    await page.keyboard.press('Enter');
    await title(page, '打开其他工具制作的表盘').waitFor();
  });
});

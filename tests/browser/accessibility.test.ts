// axe finds nothing on any page or dialog outside of the editor, in both languages, wide and narrow.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import type { Designer } from '../support/designer';

const { sharedDesigner } = startBrowser();

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // What is seen on a control is part of what it is called.
    .options({ rules: { 'label-content-name-mismatch': { enabled: true } } })
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}

const WORDS = {
  en: { create: 'New design', signIn: 'Sign in' },
  zh: { create: '新建设计', signIn: '登录' },
} as const;

const openDialog = (designer: Designer) =>
  designer.visit('/').do(async (page) => {
    await page.getByRole('button', { name: WORDS[designer.lang].create }).first().click();
    await page.getByRole('dialog').waitFor();
  });

const PLACES: Record<string, (designer: Designer) => Designer> = {
  home: (designer) => designer.visit('/'),
  'my designs': (designer) => designer.visit('/dialList'),
  accessibility: (designer) => designer.visit('/accessibility'),
  'not found': (designer) => designer.visit('/nowhere'),
  'new design': openDialog,
  'sign in': (designer) =>
    designer.visit('/dialList').do(async (page) => {
      await page.getByRole('button', { name: WORDS[designer.lang].signIn, exact: true }).first().click();
      await page.getByRole('dialog').waitFor();
    }),
};

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
/** The other two pairs belong to the long run. */
const VISITS = process.env.LONG
  ? ([
      ['en', NARROW],
      ['zh', WIDE],
    ] as const)
  : ([
      ['en', WIDE],
      ['zh', NARROW],
    ] as const);

describe.each(VISITS)('axe in %s, %o', (lang, viewport) => {
  const shared = sharedDesigner({ lang, viewport, reducedMotion: 'reduce' }, (designer) => designer);

  it.each(Object.entries(PLACES))('%s', async (_name, go) => {
    const designer = shared();
    await go(designer);
    await designer.page.locator('h1').waitFor();
    expect(await violations(designer.page)).toEqual([]);
    const width = await designer.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'no sideways scrolling').toBeLessThanOrEqual(viewport.width);
  });
});

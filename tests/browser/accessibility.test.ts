// axe finds nothing on any page or dialog, in both languages, wide and narrow.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import type { Designer } from '../support/designer';

const { newDesigner } = startBrowser();

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}

const WORDS = {
  en: {
    create: 'New design',
    go: 'Create',
    add: 'Add',
    data: 'Data',
    date: 'Date',
    help: /shortcut/i,
    signIn: 'Sign in',
  },
  zh: { create: '新建设计', go: '创建', add: '添加', data: '数据', date: '日期', help: /快捷键/, signIn: '登录' },
} as const;

const openDialog = (designer: Designer) =>
  designer.visit('/').do(async (page) => {
    await page.getByRole('button', { name: WORDS[designer.lang].create }).first().click();
    await page.getByRole('dialog').waitFor();
  });

const openEditor = (designer: Designer) =>
  openDialog(designer).do(async (page) => {
    const words = WORDS[designer.lang];
    await page.getByRole('dialog').getByRole('textbox').first().fill('Axe');
    await page.getByRole('button', { name: words.go }).click();
    await page.getByRole('application').waitFor();
    await page.getByRole('tab', { name: words.add, exact: true }).click();
    await page.getByRole('button', { name: words.date, exact: true }).click();
  });

const PLACES: Record<string, (designer: Designer) => Designer> = {
  home: (designer) => designer.visit('/'),
  'my designs': (designer) => designer.visit('/dialList'),
  'not found': (designer) => designer.visit('/nowhere'),
  'new design': openDialog,
  'sign in': (designer) =>
    designer.visit('/dialList').do(async (page) => {
      await page.getByRole('button', { name: WORDS[designer.lang].signIn, exact: true }).first().click();
      await page.getByRole('dialog').waitFor();
    }),
  editor: openEditor,
  'editor, data': (designer) =>
    openEditor(designer).do((page) => page.getByRole('tab', { name: WORDS[designer.lang].data, exact: true }).click()),
  'editor, help': (designer) =>
    openEditor(designer).do(async (page) => {
      await page.getByRole('button', { name: WORDS[designer.lang].help }).click();
      await page.getByRole('dialog').waitFor();
    }),
};

const VIEWPORTS = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

describe.each(['en', 'zh'] as const)('axe in %s', (lang) => {
  describe.each(Object.entries(VIEWPORTS))('%s', (_, viewport) => {
    it.each(Object.entries(PLACES))('%s', async (_name, go) => {
      const designer = newDesigner({ lang, viewport, reducedMotion: 'reduce' });
      await go(designer);
      expect(await violations(designer.page)).toEqual([]);
      const width = await designer.page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, 'no sideways scrolling').toBeLessThanOrEqual(viewport.width);
    });
  });
});

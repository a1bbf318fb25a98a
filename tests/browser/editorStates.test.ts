// Every state of the editor in one visit: axe finds nothing, nothing scrolls sideways, every target is large enough.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import { EDITOR_STATES, type EditorState, fontDeletion, openRichEditor, wordsOf } from '../support/editorStates';
import { brokenOrCut } from '../support/wholeWords';

const { newDesigner } = startBrowser();

/** An overlay is checked alone: the rest was checked before, and is not reachable meanwhile. */
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

async function violations(page: Page, { inPanels }: EditorState): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
  if (await page.locator(OVERLAYS).count()) builder.include(OVERLAYS);
  else if (inPanels) builder.include('aside');
  const { violations: axeViolations } = await builder
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // The visible label of a control is part of its name.
    .options({ rules: { 'label-content-name-mismatch': { enabled: true } } })
    .analyze();
  // A row of the layer list is named after its layer; the tags beside the name are its description.
  const isRow = (id: string, html: string) => id === 'label-content-name-mismatch' && html.includes('role="treeitem"');
  return axeViolations
    .map(({ id, nodes }) => ({ id, nodes: nodes.filter(({ html }) => !isRow(id, html)) }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}

/** Visible targets under 24 x 24 px (WCAG 2.5.8). Inside a label, the label counts. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'button, a[href], input, select, textarea, summary, [role="tab"], [role="option"], [role="menuitem"], [role="menuitemcheckbox"], [role="switch"], [role="radio"], [role="slider"], [role="treeitem"], [role="spinbutton"]',
    );
    const small: string[] = [];
    for (const element of all) {
      if (element.closest('[hidden], .sr-only, [aria-hidden="true"], [inert]')) continue;
      // Guides are thin, so that they cover nothing; the dialog of guides is an equivalent control (the "equivalent" exception).
      if (element.matches('.own-guide')) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const holder = element.closest('label') ?? element;
      let { width, height } = holder.getBoundingClientRect();
      // A field's box around a borderless input receives the press.
      const box = element.parentElement?.closest('.field-ring')?.getBoundingClientRect();
      if (box) height = Math.max(height, box.height);
      if (box) width = Math.max(width, box.width);
      if (width >= 23.5 && height >= 23.5) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      small.push(`${element.tagName} ${element.getAttribute('role') ?? ''} "${name.slice(0, 40)}" ${width}x${height}`);
    }
    return small;
  });

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
/** One pair in each run, with the words of the other language on a phone; the rest is part of the long run. */
const VISITS = process.env.LONG
  ? ([
      { lang: 'zh', viewport: WIDE, colorScheme: 'light' },
      { lang: 'en', viewport: NARROW, colorScheme: 'dark' },
      { lang: 'zh', viewport: NARROW, colorScheme: 'light' },
    ] as const)
  : ([{ lang: 'en', viewport: WIDE, colorScheme: 'dark' }] as const);

describe.each(VISITS)('the editor in $lang, $colorScheme, $viewport.width px', ({ lang, viewport, colorScheme }) => {
  it('has no violations in any state', { timeout: 240_000 }, async () => {
    const words = wordsOf(lang);
    const designer = newDesigner({ lang, viewport, reducedMotion: 'reduce' });
    await designer.do((page) => page.emulateMedia({ colorScheme }));
    await openRichEditor(designer, words);
    const { page } = designer;
    const faults: Record<string, string[]> = {};
    for (const state of [...EDITOR_STATES, fontDeletion]) {
      await state.enter(page, words);
      const problems = [...(await violations(page, state)), ...(await smallTargets(page))];
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > viewport.width) problems.push(`scrolls sideways: ${width} px`);
      if (problems.length > 0) faults[state.name] = problems;
      const leave = state.leave ?? (() => page.keyboard.press('Escape'));
      await leave(page, words).catch((cause: unknown) => {
        throw new Error(`"${state.name}" is not left`, { cause });
      });
    }
    expect(faults).toEqual({});
  });
});

const SMALL = { width: 320, height: 640 };

describe.each(['zh', 'en'] as const)('words on phones in %s', (lang) => {
  it.runIf(process.env.LONG)(
    'are whole in every state and on every page, or available in full elsewhere',
    { timeout: 240_000 },
    async () => {
      const words = wordsOf(lang);
      const designer = newDesigner({ lang, viewport: NARROW, reducedMotion: 'reduce' });
      const faults: Record<string, string[]> = {};
      const look = async (name: string) => {
        for (const size of [NARROW, SMALL]) {
          await designer.page.setViewportSize(size);
          // Bars and panels reach their new positions within a frame or two.
          let problems = await brokenOrCut(designer.page);
          if (problems.length > 0) {
            await designer.page.waitForTimeout(300);
            problems = await brokenOrCut(designer.page);
          }
          if (problems.length > 0) faults[`${name}, ${size.width} px`] = problems;
        }
        await designer.page.setViewportSize(NARROW);
      };
      for (const path of ['/', '/dialList', '/accessibility', '/nowhere']) {
        await designer.visit(path);
        await designer.page.locator('h1').waitFor();
        await look(path);
      }
      await openRichEditor(designer, words, true);
      const { page } = designer;
      for (const state of EDITOR_STATES) {
        await state.enter(page, words);
        await look(state.name);
        await (state.leave ?? (() => page.keyboard.press('Escape')))(page, words);
      }
      await page.goto(`/?lang=${lang}&world=empty`);
      await page
        .getByRole('button', { name: words('pages:home.newDesign') })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
      await look('new design');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: words('pages:shell.signIn'), exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await look('sign in');
      expect(faults).toEqual({});
    },
  );
});

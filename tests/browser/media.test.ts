// System preferences: forced colours, reduced motion, more contrast, larger text, wider spacing.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import { openRichEditor, wordsOf } from '../support/editorStates';
import { cutOff } from '../support/wholeWords';

const { sharedDesigner } = startBrowser();

/** Opens the editor once, with the date selected; returns its page, without any preference yet. */
function sharedEditor(lang: 'en' | 'zh') {
  const words = wordsOf(lang);
  const shared = sharedDesigner({ lang }, (designer) => openRichEditor(designer, words));
  return async (viewport = { width: 1440, height: 900 }) => {
    const { page } = shared();
    await page.emulateMedia({ forcedColors: null, reducedMotion: null, contrast: null });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('tab', { name: words('editor:panels.layers'), exact: true }).click();
    await page.getByRole('treeitem', { name: words('catalogue:items.date'), exact: true }).click();
    await page.setViewportSize(viewport);
    return { page, words };
  };
}

/** Computed style of the first element that matches. */
const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** The system's value of a named colour. */
const systemColor = (page: Page, name: string) =>
  page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = `color: ${color}; forced-color-adjust: none`;
    const painted = getComputedStyle(probe).color;
    probe.remove();
    return painted;
  }, name);

/** Controls of a bar that overlap. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const problems: string[] = [];
    for (const bar of document.querySelectorAll('header, [role="toolbar"], [data-copies], [role="tablist"]')) {
      const parts = [...bar.querySelectorAll<HTMLElement>('button, a, h1, [role="tab"]')].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      );
      for (const [index, one] of parts.entries()) {
        const a = one.getBoundingClientRect();
        for (const other of parts.slice(index + 1)) {
          if (one.contains(other) || other.contains(one)) continue;
          const b = other.getBoundingClientRect();
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (across > 2 && down > 2)
            problems.push(`${one.textContent || one.ariaLabel} x ${other.textContent || other.ariaLabel}`);
        }
      }
    }
    return problems;
  });

const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

describe('system preferences', () => {
  const openEditor = sharedEditor('en');

  it('in forced colours selection, focus, states and lines are visible, and artwork keeps its colours', async () => {
    const { page, words } = await openEditor();
    await page.emulateMedia({ forcedColors: 'active' });
    const highlight = await systemColor(page, 'Highlight');
    const gray = await systemColor(page, 'GrayText');

    expect(await styleOf(page, '.canvas-handles .moveable-line', 'background-color')).toBe(highlight);
    expect(await styleOf(page, '.canvas-handles .moveable-control', 'border-top-color')).toBe(highlight);
    for (const state of [
      '[role="treeitem"][aria-selected="true"]',
      '[role="tab"][aria-selected="true"]',
      'input:checked',
    ]) {
      expect(await styleOf(page, state, 'outline-style'), state).toBe('solid');
      expect(await styleOf(page, state, 'outline-color'), state).toBe(highlight);
    }
    expect(await styleOf(page, 'button[aria-disabled="true"]', 'color')).toBe(gray);
    expect(await styleOf(page, '[role="application"] svg', 'forced-color-adjust')).toBe('none');
    expect(await styleOf(page, '[data-field="style.fill"] .keep-colors', 'forced-color-adjust')).toBe('none');
    await page.getByRole('button', { name: words('editor:commands.save'), exact: true }).focus();
    await page.keyboard.press('Shift+Tab');
    expect(await styleOf(page, ':focus-visible', 'outline-color')).toBe(highlight);
    // The focused layer on the canvas.
    await page.getByRole('application').focus();
    await page.keyboard.press('Enter');
    expect(Number.parseFloat(await styleOf(page, '.canvas-focus', 'outline-width'))).toBeGreaterThanOrEqual(2);
  });

  it('with reduced motion nothing moves by itself and no transition runs', async () => {
    const { page } = await openEditor();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const gliding = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) => {
          const { transitionDuration, animationDuration, animationIterationCount } = getComputedStyle(element);
          const longest = Math.max(...`${transitionDuration}, ${animationDuration}`.split(', ').map(Number.parseFloat));
          return longest > 0.001 || animationIterationCount === 'infinite';
        }).length,
    );
    expect(gliding).toBe(0);
    const shown = () => page.getByRole('application').innerHTML();
    const before = await shown();
    await page.waitForTimeout(1200);
    expect(await shown()).toBe(before);
  });

  it('with more contrast lines and secondary text stand out', async () => {
    const { page } = await openEditor();
    const tokens = () =>
      page.evaluate(() => {
        const style = getComputedStyle(document.documentElement);
        return ['--color-line', '--color-line-strong', '--color-muted', '--color-ink'].map((name) => {
          const probe = document.body.appendChild(document.createElement('i'));
          probe.style.color = style.getPropertyValue(name);
          const color = getComputedStyle(probe).color;
          probe.remove();
          return color;
        });
      });
    const [line, strong, muted, ink] = await tokens();
    expect([line === strong, muted === ink]).toEqual([false, false]);
    await page.emulateMedia({ contrast: 'more' });
    const [lineNow, strongNow, mutedNow, inkNow] = await tokens();
    expect([lineNow, mutedNow]).toEqual([strongNow, inkNow]);
  });

  it('a tooltip appears on focus, closes with Escape, and stays while the pointer is on it', async () => {
    const { page, words } = await openEditor();
    const button = page.getByRole('button', { name: words('editor:commands.showCommandMenu') });
    const tip = page.getByRole('tooltip');
    // Next to each other in a toolbar: arrows move between them.
    await page.getByRole('button', { name: words('editor:commands.openPreview') }).focus();
    await page.keyboard.press('ArrowRight');
    await tip.waitFor();
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await button.hover();
    await tip.waitFor();
    const box = await tip.boundingBox();
    if (!box) throw new Error('no tooltip');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
    await page.waitForTimeout(400);
    expect(await tip.count()).toBe(1);
    await page.mouse.move(5, 500, { steps: 3 });
    await tip.waitFor({ state: 'detached' });

    // A dialog opened by a key focuses its close button, without its tooltip; that appears on Tab, and consumes one Escape.
    await page.keyboard.press('Control+/');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const hasFocus = () => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);
    await expect.poll(hasFocus).toBe(true);
    expect(await tip.count()).toBe(0);
    const close = dialog.getByRole('button', { name: words('messages:ui.close'), exact: true });
    for (let stop = 0; stop < 60 && (await tip.count()) === 0; stop += 1) await page.keyboard.press('Tab');
    expect(await tip.textContent()).toBe(words('messages:ui.close'));
    expect(await close.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'detached' });
    expect(await dialog.count()).toBe(1);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
});

describe.each(['en', 'zh'] as const)('words in %s', (lang) => {
  const openEditor = sharedEditor(lang);
  const withStyles = async (page: Page, content: string) => {
    // Like a browser's own style sheet: the content policy allows no style element.
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, content);
    const problems = [await cutOff(page), await overlaps(page)];
    const remove = () =>
      page.evaluate(() => {
        document.adoptedStyleSheets = [];
      });
    return { problems, remove };
  };

  it('are shown as tags of a layer beside its whole name, truncated with dots if they are longer, and otherwise hidden', async () => {
    const { page } = await openEditor();
    await page.getByRole('treeitem').first().waitFor();
    const shown = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[role="treeitem"] [data-words]')].map((tags) => {
          const [own, row] = [tags.getBoundingClientRect(), tags.parentElement!.getBoundingClientRect()];
          const name = tags.parentElement!.querySelector('[data-name]')!;
          if (own.top >= row.bottom) return 'unseen';
          const isInside = own.right <= row.right + 1 && own.bottom <= row.bottom + 1;
          const isRead = own.width >= 4 * Number.parseFloat(getComputedStyle(tags).fontSize);
          const isTold = tags.parentElement!.title.includes(tags.textContent ?? '');
          if (!isInside || !isRead || !isTold || name.scrollWidth > name.clientWidth) return `cut: ${tags.textContent}`;
          return tags.scrollWidth > tags.clientWidth ? 'begun' : 'whole';
        }),
      );
    expect(new Set(await shown())).toContain('whole');
    expect([...new Set(await shown())].filter((words) => words.startsWith('cut') || words === 'unseen')).toEqual([]);
    const { remove } = await withStyles(
      page,
      ':root { font-size: 130% } [role="treeitem"] [data-words] { flex-basis: 24em }',
    );
    expect(new Set(await shown())).toEqual(new Set(['unseen']));
    await remove();
  });

  it('are whole at twice the text size of the browser', async () => {
    const { page } = await openEditor({ width: 720, height: 450 });
    expect([await cutOff(page), await overlaps(page)]).toEqual([[], []]);
  });

  it('are whole, and layers and fields have room, with letters twice as large', async () => {
    const { page } = await openEditor();
    const { problems, remove } = await withStyles(page, ':root { font-size: 200% }');
    const narrow = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[role="treeitem"] [data-name], #properties input[role="spinbutton"]')]
        .filter((one) => one.clientWidth < 24)
        .map((one) => one.textContent || one.ariaLabel),
    );
    await remove();
    expect([...problems, narrow]).toEqual([[], [], []]);
  });

  it('are whole with wide spacing', async () => {
    const { page } = await openEditor();
    const { problems, remove } = await withStyles(page, SPACING);
    await remove();
    expect(problems).toEqual([[], []]);
  });
});

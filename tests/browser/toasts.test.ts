// Toasts in every state of the editor: three at most, visible, and over no control of open overlays. On the other pages
// they cover only their own area.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import { decodePng } from '../support/decodePng';
import { EDITOR_STATES, openRichEditor, wordsOf } from '../support/editorStates';

const { newDesigner } = startBrowser();

/** Files that are not pictures are dropped on the canvas one by one: each is reported. */
const dropBadFiles = (page: Page, count: number) =>
  page.locator('#canvas').evaluate((canvas, most) => {
    for (let i = 0; i < most; i += 1) {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['no picture'], `notes-${i}.txt`));
      canvas.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    }
  }, count);

/** The visible toasts, and the controls of open dialogs, popovers and menus that they cover. */
const seen = (page: Page, notifications: string) =>
  page.evaluate((name) => {
    const region = document.querySelector(`section[aria-label="${name}"]`) as HTMLElement;
    const cards = [...region.querySelectorAll('fieldset')]
      .filter((card) => card.checkVisibility({ visibilityProperty: true }))
      .map((card) => card.getBoundingClientRect());
    const layers = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')];
    const controls = layers.flatMap((layer) => [
      ...layer.querySelectorAll('button, input, select, textarea, a[href], [role="option"], [role^="menuitem"]'),
    ]);
    const atMiddle = (control: Element) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    };
    const under = controls.filter((control) => region.contains(atMiddle(control)));
    // Of those, the ones that would be visible without the toasts: not those that a list has scrolled away.
    region.style.display = 'none';
    const covered = under.filter((control) => control.contains(atMiddle(control)));
    region.style.display = '';
    const out = cards.filter(
      ({ left, right, top, bottom }) => left < 0 || top < 0 || right > innerWidth || bottom > innerHeight,
    );
    return {
      cards: cards.length,
      covered: covered.map((control) => control.getAttribute('aria-label') ?? control.textContent ?? control.tagName),
      out: out.length,
    };
  }, notifications);

/** Every state except those that differ from another in the panels alone. */
const STATES = EDITOR_STATES.filter(({ name, inPanels }) => !inPanels || name === 'text');

const VISITS = [
  { lang: 'zh', viewport: { width: 390, height: 844 } },
  { lang: 'en', viewport: { width: 1440, height: 900 } },
] as const;

describe.each(VISITS)('toasts in $lang at $viewport.width px', ({ lang, viewport }) => {
  it.runIf(process.env.LONG)('cover no control in any state of the editor', async () => {
    const w = wordsOf(lang);
    const designer = newDesigner({ lang, viewport, reducedMotion: 'reduce' });
    await openRichEditor(designer, w);
    const { page } = designer;
    const facts: Record<string, unknown> = {};
    for (const state of STATES) {
      await state.enter(page, w);
      await dropBadFiles(page, 5);
      await page.getByText('notes-4.txt').first().waitFor({ state: 'attached' });
      await page.waitForTimeout(100);
      const { cards, covered, out } = await seen(page, w('messages:ui.notifications'));
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/${lang}-${viewport.width}-${state.name}.png` });
      if (cards < 1 || cards > 3 || covered.length > 0 || out > 0) facts[state.name] = { cards, covered, out };
      await (state.leave ?? (() => page.keyboard.press('Escape')))(page, w);
    }
    expect(facts).toEqual({});
  });
});

/** Focuses the first toast as soon as it is there, which stops its clock. Runs in the page. */
function keepFirstToast() {
  const seen = new MutationObserver(() => {
    const button = document.querySelector<HTMLElement>('[data-toast] button');
    if (!button) return;
    seen.disconnect();
    button.focus();
  });
  seen.observe(document.body, { childList: true, subtree: true });
}

/** Beyond the card, px: its shadow. Farther out it changes a channel by a few levels of 255; a band would by eight. */
const SHADOW = 40;
const FAINT = 4;
/** The scrollbar, whose length follows the height of the page, px. */
const SCROLLBAR = 16;

/** Number of pixels outside the card and its shadow that differ. */
function differences(one: Buffer, other: Buffer, card: { left: number; right: number; top: number; bottom: number }) {
  const [a, b] = [decodePng(one), decodePng(other)];
  let count = 0;
  for (let y = 0; y < a.height; y += 1)
    for (let x = 0; x < a.width - SCROLLBAR; x += 1) {
      const isNear =
        x > card.left - SHADOW && x < card.right + SHADOW && y > card.top - SHADOW && y < card.bottom + SHADOW;
      const at = (y * a.width + x) * 4;
      if (!isNear && [0, 1, 2].some((channel) => Math.abs(a.data[at + channel]! - b.data[at + channel]!) > FAINT))
        count += 1;
    }
  return count;
}

describe.skipIf(process.env.LONG).each([
  { width: 1440, height: 500, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
] as const)('a toast of a page at $width px, $colorScheme', ({ colorScheme, ...viewport }) => {
  it('covers only its card, and what is beside it can be clicked', { timeout: 60_000 }, async () => {
    const designer = newDesigner({ viewport, colorScheme, reducedMotion: 'reduce' });
    await designer.newDesign({ name: 'Twice' });
    await designer.visit('/dialList');
    const { page } = designer;
    const cards = page.getByRole('list', { name: 'Designs' }).getByRole('listitem');
    await page.evaluate(keepFirstToast);
    await page.getByRole('button', { name: 'Actions for Twice' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect.poll(() => cards.count()).toBe(2);
    const toast = page.locator('[data-toast]');
    await toast.waitFor();
    const seen = await toast.evaluate((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      const sides = [left - 4, right + 4, 20, innerWidth - 20].filter((x) => x < left || x > right);
      const beside = sides.map((x) =>
        document.elementFromPoint(x, middle)?.closest('[data-toast-place], [data-toast]'),
      );
      return {
        left,
        right,
        top,
        bottom,
        blocked: beside.filter(Boolean).length,
        fill: getComputedStyle(card).backgroundColor,
      };
    });
    expect(seen.blocked).toBe(0);
    expect(seen.fill).toMatch(/^rgb\(/);
    // Neither the pointer nor the focus marks anything in the page.
    await page.mouse.move(1, 1);
    const shown = await page.screenshot();
    await page.keyboard.press('Enter');
    await toast.waitFor({ state: 'detached' });
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    // A band would change more than ten thousand pixels; a redraw may change the edge of a card by a few.
    expect(differences(shown, await page.screenshot(), seen)).toBeLessThan(100);
  });
});

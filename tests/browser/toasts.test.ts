// Toasts in every state of the editor: three at most, visible, and over no control of open overlays.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
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
    const found: Record<string, unknown> = {};
    for (const state of STATES) {
      await state.enter(page, w);
      await dropBadFiles(page, 5);
      await page.getByText('notes-4.txt').first().waitFor({ state: 'attached' });
      await page.waitForTimeout(100);
      const { cards, covered, out } = await seen(page, w('messages:ui.notifications'));
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/${lang}-${viewport.width}-${state.name}.png` });
      if (cards < 1 || cards > 3 || covered.length > 0 || out > 0) found[state.name] = { cards, covered, out };
      await (state.leave ?? (() => page.keyboard.press('Escape')))(page, w);
    }
    expect(found).toEqual({});
  });
});

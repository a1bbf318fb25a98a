// The journey on a screen of 320 by 256 px with forced colors (WCAG 1.4.10, ATAG A.3.6.3): everything is reached by clicks,
// nothing except the canvas scrolls in two directions, and states are visible without their colors.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startBrowser } from '../../support/browser';
import { clicksHand } from './clicksHand';
import { expectSaved, goJourney } from './travel';

const { newDesigner } = startBrowser();
const VIEWPORT = { width: 320, height: 256 };

/** Overflowing widths: of the page, of overlays, and of panels that scroll vertically. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const scrollers = [
      document.scrollingElement,
      ...document.querySelectorAll('[role="dialog"] *, aside *, main, header'),
    ];
    return scrollers.flatMap((one) => {
      if (!one || one.closest('[role="application"]')) return [];
      const isPage = one === document.scrollingElement;
      const { overflowX, overflowY } = getComputedStyle(one);
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      const isTwoWay = scrolls(overflowX) && scrolls(overflowY) && one.scrollHeight > one.clientHeight + 1;
      if (!isPage && !isTwoWay) return [];
      return one.scrollWidth > one.clientWidth + 1 ? [`${one.tagName} ${one.className}: ${one.scrollWidth} px`] : [];
    });
  });

/** States that only their colors would show; the focused element by its outline. */
const unseenStates = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    document.body.append(probe);
    const colorOf = (name: string) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    };
    const gray = colorOf('GrayText');
    probe.remove();
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
    const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent ?? one.tagName;
    const chosen = shown(
      '[aria-selected="true"], [aria-pressed="true"], button[aria-checked="true"], input:checked',
    ).filter((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2;
    });
    const disabled = shown('button[aria-disabled="true"], button:disabled').filter((one) => {
      const { color, opacity } = getComputedStyle(one);
      return color !== gray || Number(opacity) < 1;
    });
    return [...chosen.map((one) => `chosen: ${nameOf(one)}`), ...disabled.map((one) => `disabled: ${nameOf(one)}`)];
  });

/** The outline of the focused element, and of the selected one. */
async function outlines(page: Page) {
  const outline = (element: Element) => getComputedStyle(element).outlineStyle;
  await page.getByRole('tab', { selected: true }).last().focus();
  await page.keyboard.press('Home');
  return {
    focused: await page.locator(':focus').evaluate(outline),
    selected: await page.getByRole('tab', { selected: true }).first().evaluate(outline),
  };
}

/** The ring of the focused layer: of two colors, whatever the watch below shows. */
async function layerRing(page: Page) {
  await page.getByRole('application').focus();
  await page.keyboard.press('Enter');
  return page.locator('.canvas-focus').evaluate((ring) => {
    const { outlineStyle, outlineColor, boxShadow } = getComputedStyle(ring);
    return { outlineStyle, isTwoTone: boxShadow !== 'none' && !boxShadow.includes(outlineColor) };
  });
}

/** The frame over the selected layers has a system color, and a second one beside it. */
const frame = (page: Page) =>
  page
    .locator('.canvas-handles .moveable-line')
    .first()
    .evaluate((line) => {
      const { backgroundColor, boxShadow, forcedColorAdjust } = getComputedStyle(line) as CSSStyleDeclaration & {
        forcedColorAdjust: string;
      };
      return { isDrawn: backgroundColor !== 'rgba(0, 0, 0, 0)', isTwoTone: boxShadow !== 'none', forcedColorAdjust };
    });

it('at 320 by 256 px with forced colors', async () => {
  const designer = newDesigner({ viewport: VIEWPORT });
  const w = await goJourney(designer, {
    async hand(page, words) {
      await page.emulateMedia({ forcedColors: 'active' });
      return clicksHand(page, words);
    },
    async afterStep(page, step) {
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${step.replace(/\W+/g, '-')}.png` });
      expect(await tooWide(page), step).toEqual([]);
      // Colors take a moment to change.
      await expect.poll(() => unseenStates(page), { message: step }).toEqual([]);
      if (step === 'selects two layers') {
        expect(await frame(page)).toEqual({ isDrawn: true, isTwoTone: true, forcedColorAdjust: 'none' });
      }
    },
  });
  expect(await outlines(designer.page)).toEqual({ focused: 'dashed', selected: 'solid' });
  expect(await layerRing(designer.page)).toEqual({ outlineStyle: 'dashed', isTwoTone: true });
  await expectSaved(designer.page, w);
});

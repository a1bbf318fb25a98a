// Layout problems of words on a page: cut off by a box, or broken in the middle.
import type { Page } from 'playwright-core';

/**
 * Words that are cut off by their own box; those of a `truncate` box are the designer's own names, available in full, and the
 * tags of a layer are whole or wholly hidden.
 */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const cuts: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'button, a, label, h1, h2, h3, p, span, legend, th, td',
    )) {
      const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!hasWords || element.closest('.sr-only, .truncate, [role="application"], [hidden]')) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      const words = range.getBoundingClientRect();
      const row = element.matches('[data-words]') && element.parentElement?.getBoundingClientRect();
      if (row && words.top >= row.bottom) continue;
      for (let box: HTMLElement | null = element; box; box = box.parentElement) {
        // Only for screen readers, at this width.
        if (box.offsetWidth === 1) break;
        const { overflowX, overflowY } = getComputedStyle(box);
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const cutX = /hidden|clip/.test(overflowX) && (words.right > right + 1 || words.left < left - 1);
        const cutY = /hidden|clip/.test(overflowY) && (words.bottom > bottom + 1 || words.top < top - 1);
        if (cutX || cutY) {
          cuts.push(`"${element.textContent?.trim().slice(0, 30)}" in ${box.tagName}.${box.className.slice(0, 60)}`);
          break;
        }
        // Scrollable content can be brought into view.
        if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) break;
      }
    }
    return cuts;
  });

/** Words of letters and digits that are split over two lines. Between Han characters, and after a hyphen, a line may end. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const cuts: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const holder = text.parentElement;
      if (!holder || holder.closest('.sr-only, [role="application"], [inert], script, style, textarea')) continue;
      if (!/[\p{Script=Latin}\d]{2}/u.test(text.data) || !holder.checkVisibility({ visibilityProperty: true }))
        continue;
      for (const word of text.data.matchAll(/[\p{Script=Latin}\p{M}\d'’]{2,}/gu)) {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) cuts.push(`broken: "${word[0]}" in "${text.data.trim().slice(0, 60)}"`);
      }
    }
    return cuts;
  });

/** Words that end in an ellipsis and are available in full nowhere: neither in a tooltip, nor as the name of their container. */
export const untoldWords = (page: Page) =>
  page.evaluate(() => {
    const cuts: string[] = [];
    for (const box of document.querySelectorAll<HTMLElement>('.truncate, [class*="line-clamp"]')) {
      const isCut = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
      if (!isCut || box.closest('.sr-only, [inert]') || !box.checkVisibility({ visibilityProperty: true })) continue;
      const words = box.textContent?.trim() ?? '';
      const teller = box.closest<HTMLElement>('[title]');
      if (!teller?.title.includes(words)) cuts.push(`cut and untold: "${words.slice(0, 60)}"`);
    }
    return cuts;
  });

/** All three. */
export const brokenOrCut = async (page: Page) => [
  ...(await brokenWords(page)),
  ...(await untoldWords(page)),
  ...(await cutOff(page)).map((words) => `cut: ${words}`),
];

// At 400 % zoom (a window of 320 by 256 CSS px) no dialog hides the focused field (WCAG 2.4.11); texts with the reader's spacing
// stay whole (1.4.12); words in another language than the page's are marked (3.1.2).
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startBrowser } from '../support/browser';

const { newDesigner } = startBrowser();

/** Whether some part of the focused control is visible in its place. */
const isSeen = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const { left, top, width, height } = focused.getBoundingClientRect();
    return [0.2, 0.5, 0.8].some((share) => {
      const at = document.elementFromPoint(left + width * share, top + height * 0.5);
      return at !== null && (focused.contains(at) || at.contains(focused));
    });
  });

it('tabs through the sign-in dialog with every field visible', async () => {
  const designer = newDesigner({ viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' });
  await designer.visit('/profile');
  const { page } = designer;
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const hidden: string[] = [];
  for (let stop = 0; stop < 14; stop += 1) {
    await page.keyboard.press('Tab');
    if (!(await isSeen(page)))
      hidden.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? ''));
  }
  for (let stop = 0; stop < 14; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    if (!(await isSeen(page)))
      hidden.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? ''));
  }
  expect(hidden).toEqual([]);
});

/**
 * Controls whose words are wider or higher than the box that clips them. Intentionally truncated text has its full text as a
 * title.
 */
const clipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, label, h1, h2, h3, p, legend, dt, dd, [role="tab"]')]
      .filter((element) => {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
        if (textOverflow === 'ellipsis' || element.closest('.sr-only, .line-clamp-2, .line-clamp-3')) return false;
        const isCut = [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
        const isOver = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
        return isCut && isOver && element.checkVisibility() && element.textContent.trim() !== '';
      })
      .map((element) => element.textContent.trim().slice(0, 60)),
  );

it.each(['/', '/dialList', '/profile', '/management'])(
  '%s keeps its texts whole with the spacing of WCAG 1.4.12',
  async (path) => {
    const designer = newDesigner();
    await designer.visit(path);
    const { page } = designer;
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await page.evaluate(() => {
      // The policy of the page allows no style element.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
      );
      document.adoptedStyleSheets.push(sheet);
    });
    expect(await clipped(page)).toEqual([]);
  },
);

/** Chinese words on an English page that nothing marks as Chinese. */
const unmarked = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      // A name inside an English sentence is read with the sentence.
      if (!/\p{Script=Han}/u.test(text) || /[a-z]{2}/i.test(text)) continue;
      if (!node.parentElement?.closest('[lang]')?.getAttribute('lang')?.startsWith('zh')) faults.push(text.trim());
    }
    return faults;
  });

it('marks Chinese names of layers and faces on an English page', async () => {
  const face = newDesigner();
  await face.newDesign({ name: '港湾' }).add('Text').select('Text').tab('Properties').set('Name', '城市名');
  const { page } = face;
  await face.tab('Layers');
  await page.getByRole('treeitem', { name: '城市名' }).waitFor();
  expect(await unmarked(page)).toEqual([]);
  await page.goto(new URL('/dialList', page.url()).href);
  await page.getByText('港湾').first().waitFor();
  expect(await unmarked(page)).toEqual([]);
});

// Bars and lists have room: on phones the bars over the canvas are whole and do not overlap; in wide windows the bottom bar is
// one row whatever a copy emits, a list has one scroll bar, and a hint of the preview covers no face.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import { eachRun } from '../support/eachRun';
import { openRichEditor, wordsOf } from '../support/editorStates';
import { plainGif } from '../support/gifs';
import { pngOfSize } from '../support/images';
import { fileOf } from '../support/pictures';

const { newDesigner } = startBrowser();

describe.skipIf(process.env.LONG)('bars over the canvas', () => {
  it.each(['en', 'zh'] as const)(
    'are whole and do not overlap in %s on phones, with rulers and the lit meter',
    async (lang) => {
      const designer = newDesigner({ lang, viewport: { width: 390, height: 844 } });
      await designer.newDesign({ name: 'Bars' });
      const { page } = designer;
      await page.getByRole('application').focus();
      await page.keyboard.press('Shift+R');
      await page.locator('.canvas-ruler-left').waitFor();
      await page.getByRole('tab', { name: lang === 'en' ? 'Always-on' : '息屏显示' }).click();
      await page.locator('[data-lit-share]').waitFor();
      const overlaps = () =>
        page.evaluate(() => {
          const region = document.querySelector('#canvas') as HTMLElement;
          const room = region.getBoundingClientRect();
          const bars = [...region.querySelectorAll('[role="toolbar"], [data-lit-share]')];
          const boxes = bars.map((bar) => bar.getBoundingClientRect());
          const ruler = 20;
          const cut = [...region.querySelectorAll('[role="toolbar"] button')].filter((button) => {
            const { left, right } = button.getBoundingClientRect();
            return button.checkVisibility() && (left < room.left + ruler || right > room.right);
          });
          const meet = boxes.filter((a, at) =>
            boxes.some(
              (b, other) => other > at && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
            ),
          );
          const simulator = document.querySelector('section:has(> button[aria-haspopup="dialog"])');
          const middles = [...(simulator?.children ?? [])].map((part) => {
            const { top, height } = part.getBoundingClientRect();
            return Math.round(top + height / 2);
          });
          return { bars: bars.length, cut: cut.length, meet: meet.length, rows: new Set(middles).size };
        });
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await expect
          .poll(async () => ({ width, ...(await overlaps()) }))
          .toEqual({ width, bars: 3, cut: 0, meet: 0, rows: 1 });
      }
    },
  );
});

describe.skipIf(process.env.LONG)('the top bar of the editor', () => {
  /** Targets below 44 px, beside the window or over one another, and the number of all targets. */
  const targetsOf = (page: Page) =>
    page.evaluate(() => {
      const bar = document.querySelector('header:has([role="tab"])') as HTMLElement;
      const room = bar.getBoundingClientRect();
      const targets = [...bar.querySelectorAll<HTMLElement>('button, a')].filter((target) => target.checkVisibility());
      const nameOf = (target: HTMLElement) => target.getAttribute('aria-label') ?? target.textContent;
      const boxes = targets.map((target) => target.getBoundingClientRect());
      const isSmall = ({ width, height }: DOMRect) => width < 44 || height < 44;
      const isBeside = ({ left, right, top, bottom }: DOMRect) =>
        left < 0 || right > document.documentElement.clientWidth || top < room.top || bottom > room.bottom;
      const isOver = (a: DOMRect, at: number) =>
        boxes.some(
          (b, other) =>
            other !== at &&
            a.left < b.right - 0.5 &&
            b.left < a.right - 0.5 &&
            a.top < b.bottom - 0.5 &&
            b.top < a.bottom - 0.5,
        );
      const named = (test: (box: DOMRect, at: number) => boolean) =>
        targets.filter((_, at) => test(boxes[at] as DOMRect, at)).map(nameOf);
      const scroller = document.documentElement;
      return {
        count: targets.length,
        small: named(isSmall),
        beside: named(isBeside),
        over: named(isOver),
        isWide: bar.scrollWidth > bar.clientWidth || scroller.scrollWidth > scroller.clientWidth,
      };
    });
  const SOUND = { count: 14, small: [], beside: [], over: [], isWide: false };

  it.each(['en', 'zh'] as const)('has targets of 44 px on narrow screens in %s', async (lang) => {
    const designer = newDesigner({ lang, viewport: { width: 390, height: 844 } });
    await designer.newDesign({ name: 'A name that is longer than the bar of a phone' });
    const { page } = designer;
    for (const width of [390, 430, 360, 320, 639]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(async () => ({ width, ...(await targetsOf(page)) })).toEqual({ width, ...SOUND });
    }
  });

  it('has targets of 44 px for fingers on any screen', async () => {
    const designer = newDesigner({ viewport: { width: 1024, height: 768 }, hasTouch: true });
    await designer.newDesign({ name: 'B' });
    const { page } = designer;
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    for (const width of [1024, 820, 700, 640, 1440]) {
      await page.setViewportSize({ width, height: 768 });
      await expect.poll(async () => ({ width, ...(await targetsOf(page)) })).toEqual({ width, ...SOUND });
    }
  });
});

/** Reads until two reads in a row are the same, because a dialog opens or the window changes its size. */
async function resting<T>(page: Page, read: () => Promise<T>): Promise<T> {
  let last: T | undefined;
  let isAtRest = false;
  await expect
    .poll(async () => {
      const next = await read();
      isAtRest = JSON.stringify(next) === JSON.stringify(last);
      last = next;
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      return isAtRest;
    })
    .toBe(true);
  return last as T;
}

/** Positions of the parts of the bottom bar, px. */
const partPlaces = (page: Page) =>
  page
    .locator('[data-copies] + * > section')
    .evaluate((bar) =>
      [...bar.querySelectorAll(':scope > :not([role="dialog"])')].map((part) =>
        Math.round(part.getBoundingClientRect().left * 10),
      ),
    );

it.each(eachRun(['en', 'zh'] as const))(
  'the bottom bar does not move whatever the watch shows, in %s',
  async (lang) => {
    const designer = newDesigner({ lang, viewport: { width: 1440, height: 900 } });
    await openRichEditor(designer, wordsOf(lang));
    const { page } = designer;
    await page.getByRole('button', { name: wordsOf(lang)('editor:simulator.more') }).click();
    const moments = page.locator('[data-group="scenarios"] button');
    await moments.first().waitFor();
    for (const width of [1440, 1100]) {
      await page.setViewportSize({ width, height: 900 });
      await resting(page, () => partPlaces(page));
      const places = new Set<string>();
      for (let at = 0; at < (await moments.count()); at += 1) {
        await moments.nth(at).click();
        places.add(JSON.stringify(await partPlaces(page)));
      }
      expect([...places]).toHaveLength(1);
    }
  },
);

/** Number of rows of the parts of the bottom bar. */
const bottomRows = (page: Page) =>
  page.locator('[data-copies]').evaluate((copies) => {
    const parts = [
      ...copies.children,
      ...(copies.nextElementSibling?.querySelector(':scope > section')?.children ?? []),
    ];
    const middles = parts.map((part) => {
      const { top, height } = part.getBoundingClientRect();
      return Math.round(top + height / 2);
    });
    return new Set(middles).size;
  });

/** Whether the content of the element is higher than the element. */
const scrolls = (page: Page, selector: string) =>
  page.locator(selector).evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight);

it.skipIf(process.env.LONG)(
  'in a wide window no hint covers the face of the preview, no list scrolls twice, and the bottom bar is one row',
  async () => {
    const designer = newDesigner();
    await designer.newDesign().add('Sequence', fileOf(plainGif(40, 40, 3, 20), 'wave.gif', 'image/gif'));
    await designer.click('Got it').click('Preview');
    const { page } = designer;
    const hint = page.getByRole('region', { name: 'Animations in the preview' });
    const picture = page.getByRole('dialog').getByRole('img', { name: /My face/ });
    const face = await resting(page, () => picture.boundingBox());
    const hintBox = await hint.boundingBox();
    // Beside the face, which does not move.
    expect(hintBox?.x ?? 0).toBeGreaterThanOrEqual((face?.x ?? 0) + (face?.width ?? 0));
    await hint.getByRole('button', { name: 'Got it' }).click();
    expect(await resting(page, () => picture.boundingBox())).toEqual(face);
    await designer.press('Escape');

    await page.getByRole('tab', { name: 'Data', exact: true }).click();
    const list = 'ul[aria-label="Data tags"]';
    expect(await scrolls(page, list)).toBe(true);
    expect(await scrolls(page, `[role="tabpanel"]:has(${list})`)).toBe(false);
    await designer.tab('Properties');
    await page.locator('[data-field="style.rotate"]').getByRole('button').last().click();
    const picker = page.getByRole('dialog', { name: 'Data tags' });
    await picker.waitFor();
    expect(await scrolls(page, '[role="dialog"] [role="tablist"]')).toBe(false);
    await picker.getByRole('button', { name: 'Close' }).click();

    // The most that the copies can show, in the longer of the two languages: one is too large, and has diverged from its source.
    const heavy = (name: string, size: number) => fileOf(pngOfSize(size), name);
    await designer
      .add('Image', heavy('one.png', 480_000))
      .add('Image', heavy('two.png', 490_000))
      .click('Copy for ASR')
      .do(() => page.getByRole('dialog').getByRole('button', { name: 'Make copy' }).click())
      .add('Text')
      .do(() => page.getByText('Saved on this device').first().waitFor());
    const tab = page.locator('[data-copies] [role="tab"][aria-selected="true"]');
    await expect.poll(() => tab.textContent()).toMatch(/\/ 500 KB.*Out of sync/);
    expect(await bottomRows(page)).toBe(1);
  },
);

describe.skipIf(process.env.LONG)('the side column', () => {
  /** Left edges of the box, icon and words of the first navigation row and of the account button, px. */
  const edges = (page: Page) =>
    page.evaluate(() => {
      const column = document.querySelector('header') as HTMLElement;
      const leftOf = (row: Element) => {
        const words = [...row.childNodes].find((node) => node.nodeType === Node.TEXT_NODE) as Text;
        const range = document.createRange();
        range.selectNodeContents(words);
        const icon = row.querySelector('svg') as SVGElement;
        return [row, icon, range].map((part) => Math.round(part.getBoundingClientRect().left));
      };
      const account = [...column.querySelectorAll('button')].find((button) =>
        button.querySelector('.lucide-circle-user'),
      );
      return { place: leftOf(column.querySelector('nav a') as Element), account: leftOf(account as Element) };
    });

  it('aligns the account button with the navigation, for a visitor and a member', async () => {
    const designer = newDesigner({ viewport: { width: 1280, height: 800 } });
    await designer.visit('/');
    await designer.page.locator('header').getByRole('button', { name: 'Sign in' }).waitFor();
    const visitor = await edges(designer.page);
    expect(visitor.account).toEqual(visitor.place);
    await designer.page.locator('header').getByRole('button', { name: 'Sign in' }).click();
    const dialog = designer.page.getByRole('dialog');
    await dialog.getByRole('button', { name: wordsOf('en')('signIn:demo') }).click();
    await designer.page.locator('header [aria-haspopup="menu"] .lucide-circle-user').waitFor();
    const member = await edges(designer.page);
    expect(member.account).toEqual(member.place);
  });
});

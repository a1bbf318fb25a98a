// Publishing by keyboard alone, from the finished design in the editor to the status page: Tab, arrows, Space and Enter, no
// pointer.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { FaceData } from '@/schemas/wire/faces';
import { startBrowser } from '../support/browser';
import { eachRun } from '../support/eachRun';
import { wordsOf } from '../support/editorStates';
import { call, openMemberDesign, templateDesign } from '../support/memberDesign';
import { reachByKeys, watchPointers } from './journeys/keysHand';

const { newDesigner } = startBrowser();

const ADDED = '#12ab34';

interface Market {
  watch: string;
  lang: 'en' | 'zh';
  template: string;
  system: 'wearOS' | 'other';
  name: string;
  description: string;
}
const MARKETS: readonly Market[] = [
  {
    ...{ watch: 'smartwatch', lang: 'en', template: 'solstice', system: 'wearOS', name: 'Night moon' },
    description: 'Gold hands over a night sky, with the moon at six.',
  },
  {
    ...{ watch: 'ASR', lang: 'zh', template: 'tempo', system: 'other', name: 'Race day' },
    description: '赛车仪表风格，大号数字，步数与电量一目了然。',
  },
];

/** The focused element: its id, or its tag if it has none. */
const focusedElement = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || (document.activeElement?.tagName ?? 'none'));

/** Theme colors in the form, in their order, `#rrggbb` each. */
const themeColors = (page: Page): Promise<string[]> =>
  page.locator('[data-field="themeColors"] [role="option"] .bg-checker > span').evaluateAll((all) =>
    all.map((one) => {
      const channels = (getComputedStyle(one).backgroundColor.match(/\d+/g) ?? []).slice(0, 3);
      return `#${channels.map((value) => Number(value).toString(16).padStart(2, '0')).join('')}`;
    }),
  );

it.each(eachRun(MARKETS))('a face for a $watch is published in $lang', async (market) => {
  const { lang, name, description } = market;
  const w = wordsOf(lang);
  const designer = newDesigner({ lang, reducedMotion: 'reduce' });
  const { id } = await openMemberDesign(designer, () => templateDesign(market));
  const { page } = designer;
  const pointers = await watchPointers(page);
  const field = (path: string) => page.locator(`[data-field="${path}"]`);
  const button = (key: string, inside: Pick<Page, 'getByRole'> = page) =>
    inside.getByRole('button', { name: w(key), exact: true }).first();
  const press = async (target: ReturnType<typeof button>, key = 'Enter') => {
    await reachByKeys(page, target);
    await page.keyboard.press(key);
  };

  await press(button('editor:commands.publish'));
  await page.getByRole('heading', { level: 1, name: w('publish:titleOf', { name }) }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page
    .getByText(w('publish:drawn.drawn'))
    .or(page.getByText(w('publish:drawn.drawnNormal')))
    .waitFor();

  // Submitted with missing fields: the summary takes the focus, and its links lead to the fields.
  await press(button('publish:send'));
  const summary = page.locator('fieldset').filter({ has: page.locator('a[href^="#"]') });
  await summary.waitFor();
  await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true);
  const link = (path: string) => summary.getByRole('link', { name: new RegExp(`^${w(`fields:publish.${path}`)}`) });
  await press(link('category'));
  await expect.poll(() => field('category').locator('select:focus').count()).toBe(1);
  await page.keyboard.press('ArrowDown');
  await press(link('description'));
  await expect.poll(() => field('description').locator('textarea:focus').count()).toBe(1);
  await page.keyboard.type(description);
  await press(link('paymentType'));
  await expect.poll(() => field('paymentType').locator('input:focus').count()).toBe(1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => field('paymentType').locator('input').nth(1).isChecked()).toBe(true);

  await press(button('publish:addTag'));
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor({ state: 'detached' });

  // Theme colors: the first one is removed, another one is added and moved to the front.
  const before = await themeColors(page);
  await press(field('themeColors').getByRole('option').first(), 'Delete');
  await expect.poll(async () => (await themeColors(page)).length).toBe(before.length - 1);
  await reachByKeys(page, field('themeColors').locator('input').first());
  await page.keyboard.type(ADDED);
  await press(button('messages:ui.list.add', field('themeColors')));
  await expect.poll(async () => (await themeColors(page)).at(-1)).toBe(ADDED);
  await reachByKeys(page, field('themeColors').getByRole('option').last());
  for (let at = 1; at < before.length; at += 1) await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(async () => (await themeColors(page))[0]).toBe(ADDED);

  const weather = field('features').getByRole('checkbox', { name: w('fields:publish.options.features.weather') });
  const hadWeather = await weather.isChecked();
  await press(weather, 'Space');
  expect(await weather.isChecked()).toBe(!hadWeather);

  // Submitted again: now the price and the rights are missing.
  await press(button('publish:send'));
  await press(link('price'));
  await expect.poll(() => field('price').locator('input:focus').count()).toBe(1);
  await page.keyboard.type('6');
  await press(field('copyright').getByRole('checkbox'), 'Space');
  expect(await field('copyright').getByRole('checkbox').isChecked()).toBe(true);
  await summary.waitFor({ state: 'detached' });

  await press(button('publish:send'));
  const confirm = page.getByRole('alertdialog');
  await confirm.waitFor();
  const sentColors = await themeColors(page);
  await press(button('publish:send', confirm));
  await page.getByRole('heading', { level: 1, name: w('publish:sentTitle', { name }) }).waitFor();
  expect(await focusedElement(page), 'the focus on the status page').not.toMatch(/^(BODY|none)$/);
  await expect.poll(() => page.locator('[data-stage]').getAttribute('data-stage'), { timeout: 40_000 }).toBe('review');
  expect(await focusedElement(page), 'the focus once it is under review').not.toMatch(/^(BODY|none)$/);
  expect(await pointers()).toEqual([]);

  const { facts, payment } = await call<FaceData>(page, `/api/face/web/${id}`);
  expect(facts).toMatchObject({ description, themeColors: sentColors, category: 'classic', copyright: true });
  expect(facts?.features.includes('weather')).toBe(!hadWeather);
  expect(facts?.tags.length).toBe(1);
  expect([payment, facts?.price?.minor]).toEqual(['paid', 600]);
});

// The first steps of a newcomer, in a wide window and on a phone: from a template on Home to the editor. The chosen template and
// the button that uses it are visible, and a hint neither covers nor moves the watch.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import { eachRun } from '../support/eachRun';
import { wordsOf } from '../support/editorStates';
import { plainGif } from '../support/gifs';
import { fileOf } from '../support/pictures';

const { newDesigner } = startBrowser();

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (!box) throw new Error(`${one} is not drawn`);
  return box;
};
type Box = Awaited<ReturnType<typeof boxOf>>;

const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const within = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** The position of the watch, including its rim, at rest. */
async function watchAt(page: Page, rim: Locator) {
  await page.waitForTimeout(300);
  return boxOf(rim);
}

const SCREENS = [
  ['en', { width: 1440, height: 900 }],
  ['zh', { width: 390, height: 844 }],
] as const;

it.skipIf(process.env.LONG)(
  'on a slow line each template is a plain disc until its art has loaded, and then appears whole',
  async () => {
    const designer = newDesigner({ isFirstVisit: true });
    // Not from Home, which would have loaded the same art.
    await designer.visit('/accessibility');
    const { page } = designer;
    let open = () => {};
    const isOpen = new Promise<void>((resolve) => {
      open = resolve;
    });
    await page.context().route(/\/assets\/.*\.png/, async (route) => {
      await isOpen;
      await route.continue();
    });
    await designer.visit('/dialList');
    await page.getByRole('button', { name: 'New design' }).first().click();
    const cards = page.getByRole('dialog').locator('label:has([type="radio"][aria-label])');
    await cards.nth(1).waitFor();
    const drawn = () =>
      cards.evaluateAll((all) =>
        all.map((card) => {
          const disc = card.querySelector('[data-skeleton]')?.getBoundingClientRect();
          return disc ? disc.width > 40 && disc.height > 40 : 'drawn';
        }),
      );
    // Blank has no pictures; all others are loading.
    await expect.poll(async () => (await drawn())[0]).toBe('drawn');
    await page.waitForTimeout(600);
    const before = await drawn();
    expect(before.length).toBeGreaterThan(5);
    expect(before.slice(1)).toEqual(before.slice(1).map(() => true));
    open();
    await expect.poll(async () => new Set(await drawn())).toEqual(new Set(['drawn']));
  },
);

describe.each(eachRun(SCREENS))('in %s at %o', (lang, viewport) => {
  const w = wordsOf(lang);

  it('a template leads to its card and its button, and hints do not move the watch', async () => {
    const designer = newDesigner({ lang, viewport, isFirstVisit: true });
    await designer.visit('/');
    const { page } = designer;
    const window = { x: 0, y: 0, ...viewport };
    const harbor = w('pages:templates.harbor.name');
    await page.getByRole('button', { name: w('pages:home.start', { name: harbor }) }).click();
    const dialog = page.getByRole('dialog');
    const create = dialog.getByRole('button', { name: w('pages:newDesign.create'), exact: true });
    const card = dialog.locator('label:has(input[aria-label]:checked)');
    await expect.poll(() => card.getByRole('radio').evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await card.getByRole('radio').getAttribute('aria-label')).toBe(harbor);
    const [chosen, made] = [await boxOf(card), await boxOf(create)];
    expect([within(chosen, window), within(made, window), meet(chosen, made)]).toEqual([true, true, false]);
    // Also above the templates.
    await dialog.getByRole('textbox').focus();
    expect(within(await boxOf(create), window)).toBe(true);
    // Several may be loading.
    await expect.poll(() => dialog.locator('[aria-busy]').count()).toBe(0);
    await create.click();
    await page.getByRole('application').waitFor();

    const rim = page.locator('.watch-rim');
    const before = await watchAt(page, rim);
    const hintAndWatch = async (title: string) => {
      const hint = page.getByRole('region', { name: title, exact: true });
      await hint.waitFor();
      const [hintBox, watch] = [await boxOf(hint), await watchAt(page, rim)];
      expect(meet(hintBox, watch), title).toBe(false);
      expect(within(hintBox, window), title).toBe(true);
      expect(watch, title).toEqual(before);
      await hint.getByRole('button', { name: w('editor:hints.gotIt') }).click();
      await hint.waitFor({ state: 'detached' });
      expect(await watchAt(page, rim), title).toEqual(before);
    };
    await page.getByRole('tab', { name: w('editor:modes.ambient'), exact: true }).click();
    await hintAndWatch(w('editor:modes.hintTitle'));
    await page.getByRole('tab', { name: w('editor:modes.normal'), exact: true }).click();
    await page.getByRole('tab', { name: w('editor:panels.add'), exact: true }).click();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: w('catalogue:items.animation'), exact: true }).click(),
    ]);
    await chooser.setFiles(fileOf(plainGif(40, 40, 3, 20), 'wave.gif', 'image/gif'));
    await hintAndWatch(w('editor:hints.noSequenceTip.title'));
  });
});

it.skipIf(process.env.LONG)(
  'the description of a layer is announced for it, also after saving and reopening',
  async () => {
    const designer = newDesigner();
    await designer.newDesign().add('Text').tab('Properties').set('Description', 'A harbor at dusk');
    const labelOf = () => designer.drawn('Text').getAttribute('aria-label');
    await expect.poll(labelOf).toMatch(/^Text, A harbor at dusk, /);
    await designer.save().reload();
    await expect.poll(labelOf).toMatch(/^Text, A harbor at dusk, /);
    await designer.select('Text').tab('Properties');
    expect(await designer.field('Description')).toBe('A harbor at dusk');
  },
);

// The AI in a real browser: from joining to a picture on the canvas, a background removed in a worker, a text streamed through
// the service worker.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../support/axe';
import { startBrowser } from '../support/browser';
import { eachRun } from '../support/eachRun';
import { wordsOf } from '../support/editorStates';
import { png } from '../support/images';
import { fileOf } from '../support/pictures';

const { newDesigner } = startBrowser();

/** Violations of the content security policy since the page was opened. */
const noted = () => (globalThis as unknown as { violations: string[] }).violations;
const listen = () => {
  const requests: string[] = [];
  Object.assign(globalThis, { violations: requests });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    requests.push(`${violatedDirective} ${blockedURI}`),
  );
};

const SIDE = 120;
/** A red disc on white. */
function disc() {
  const rgba = new Uint8Array(SIDE * SIDE * 4).fill(255);
  for (let at = 0; at < SIDE * SIDE; at += 1)
    if (Math.hypot((at % SIDE) - SIDE / 2, Math.floor(at / SIDE) - SIDE / 2) < 40) rgba.set([200, 30, 40, 255], at * 4);
  return fileOf(png(SIDE, SIDE, rgba), 'badge.png');
}

/** The opacity of the corner and the centre of the selected layer's picture, from its tile in the panel. */
const opacities = (page: Page) =>
  page.evaluate(async (side) => {
    const tile = [...document.querySelectorAll<HTMLImageElement>('[role="tabpanel"] img')].find(
      ({ naturalWidth }) => naturalWidth === side,
    );
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!tile || !context) return null;
    await tile.decode();
    context.drawImage(tile, 0, 0);
    return [0, side / 2].map((at) => context.getImageData(at, at, 1, 1).data[3]);
  }, SIDE);

describe.each(eachRun(['en', 'zh'] as const))('the AI in %s', (lang) => {
  const w = wordsOf(lang);

  it('generates a picture, removes a background and suggests an expression, under the policy', async () => {
    const designer = newDesigner({ lang });
    await designer.do((page) => page.addInitScript(listen));
    const { page } = designer;
    const button = (key: string) => page.getByRole('button', { name: w(key), exact: true });
    await page.goto(`/dialList?lang=${lang}&world=empty`);
    await button('pages:home.newDesign').first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: w('pages:newDesign.create') })
      .click();
    await page.getByRole('tab', { name: 'AI' }).click();
    await button('ai:beta.signIn').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: w('signIn:demo') })
      .click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await button('ai:beta.join').press('Enter');
    const prompt = page.getByLabel(w('ai:pictures.prompt'));
    await prompt.fill('A lighthouse by the sea');
    await prompt.press('Tab');
    await page.keyboard.press('Enter');
    // The pressed button is gone, and the focus is on its replacement.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(w('ai:pictures.cancel'));

    // Meanwhile, a picture of the designer's own loses its background.
    const canvas = page.getByRole('application');
    const data = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(bytes)], 'badge.png', { type: 'image/png' }));
        return transfer;
      },
      [...disc().buffer],
    );
    for (const type of ['dragenter', 'dragover', 'drop']) await canvas.dispatchEvent(type, { dataTransfer: data });
    await button('ai:backgrounds.remove').waitFor();
    expect(await opacities(page)).toEqual([255, 255]);
    await button('ai:backgrounds.remove').press('Enter');
    await expect.poll(() => opacities(page), { timeout: 20_000 }).toEqual([0, 255]);
    await page.keyboard.press('Control+z');
    await expect.poll(() => opacities(page)).toEqual([255, 255]);

    // A text is streamed, is stopped, and changes nothing.
    await button('messages:ui.tags.suggest').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('demo');
    await dialog.getByRole('button', { name: w('ai:texts.write'), exact: true }).click();
    await dialog.locator('[data-answer]').filter({ hasText: '#' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    // The pictures are there: one is chosen by keys.
    const choice = page.getByRole('radio', {
      name: w('ai:pictures.image', { n: 1, count: 4 }),
    });
    await choice.waitFor({ timeout: 30_000 });
    expect(await violations(page)).toEqual([]);
    await choice.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.getByRole('img', { name: /A lighthouse by the sea/ }).count(), { timeout: 20_000 })
      .toBeGreaterThan(0);
    expect(await page.evaluate(noted)).toEqual([]);
  });
});

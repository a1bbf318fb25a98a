// The same job by keyboard alone: no pointer event is sent from Home to the saved draft.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import { DEMO } from '../support/designer';
import { pngFile } from '../support/pictures';

const { newDesigner } = startBrowser();

/** Tabs until the focused element has this name, within a bound: what cannot be reached fails. */
async function tabTo(page: Page, name: string | RegExp, backwards = false) {
  const matches = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  for (let step = 0; step < 80; step += 1) {
    const text = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return '';
      const labelled = focused.getAttribute('aria-labelledby');
      const label = labelled ? (document.getElementById(labelled)?.textContent ?? '') : '';
      const own = 'labels' in focused ? ((focused as HTMLInputElement).labels?.[0]?.textContent ?? '') : '';
      return (focused.getAttribute('aria-label') || label || own || focused.textContent || '').trim();
    });
    if (matches(text)) return;
    await page.keyboard.press(backwards ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`${name} cannot be reached by Tab`);
}

async function press(page: Page, name: string, key = 'Enter') {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

it('builds, arranges and saves a face without a pointer', async () => {
  const designer = newDesigner();
  await designer.visit('/').do(async (page) => {
    await page.evaluate(() => {
      for (const type of ['pointerdown', 'mousedown', 'touchstart']) {
        addEventListener(
          type,
          (event) => event.isTrusted && document.documentElement.setAttribute('data-pointer', type),
          true,
        );
      }
    });
    await press(page, 'New design');
    await tabTo(page, 'Name');
    await page.keyboard.type('By keys');
    await press(page, 'Create');
    await designer.face.waitFor();

    await tabTo(page, 'Layers');
    await page.keyboard.press('ArrowRight');
    for (const name of ['Hour', 'Minutes', 'Seconds', 'Date', 'Dynamic fill']) {
      await press(page, name);
      await designer.drawn(name).waitFor({ state: 'attached' });
    }
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'Background')]);
    await chooser.setFiles(pngFile('night.png', { width: 500, height: 500, color: '#102a43' }));
    await designer.drawn('Background').waitFor();

    await tabTo(page, 'Watch face');
    await page.keyboard.press('Enter');
    for (let step = 0; step < 10; step += 1) {
      const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
      if (label.startsWith('Date,')) break;
      await page.keyboard.press('Tab');
    }
    for (let step = 0; step < 9; step += 1) await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+s');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, /^Phone/);
    await page.keyboard.type(DEMO.phone);
    await tabTo(page, /^Password/);
    await page.keyboard.type(DEMO.password);
    await page.keyboard.press('Enter');
    await page
      .getByText(/^Saved\b(?! on this device)/)
      .first()
      .waitFor();
    expect(
      await page.evaluate(() => document.documentElement.getAttribute('data-pointer')),
      'no pointer was used',
    ).toBeNull();
  });
  await designer
    .tab('Properties')
    .do((page) => page.evaluate(() => document.documentElement.removeAttribute('data-pointer')));
  const y = Number(await designer.field('Y'));
  await designer.press('Control+z');
  expect(Number(await designer.field('Y')), 'nine nudges are one step back').toBe(y - 90);
});

it('signs in and saves by keys', async () => {
  const designer = newDesigner();
  await designer
    .newDesign()
    .add('Text')
    .do(async (page) => {
      await page.keyboard.press('Control+s');
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await tabTo(page, /^Phone/);
      await page.keyboard.type(DEMO.phone);
      await tabTo(page, /^Password/);
      await page.keyboard.type(DEMO.password);
      await page.keyboard.press('Enter');
      await page
        .getByText(/^Saved\b(?! on this device)/)
        .first()
        .waitFor();
    });
});

// The layer list of a design of 1000 layers in a real browser: a screenful of rows in the DOM, all of them reachable.
import { describe, expect, it } from 'vitest';
import { mixedFile } from '../bench/scenes';
import { startBrowser } from '../support/browser';

const { newDesigner } = startBrowser();

describe('a thousand layers', () => {
  it('are scrolled, reached by keys, and dragged beyond the visible part', async () => {
    const designer = newDesigner({ reducedMotion: 'reduce' });
    await designer.visit('/dialList').do(async (page) => {
      const press = () => designer.button('Open a file').click();
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press()]);
      await chooser.setFiles(mixedFile(1000));
      await designer.layer('Dragged').waitFor({ timeout: 40_000 });
    });
    const { page } = designer;
    const rows = designer.layers.getByRole('treeitem');
    const place = (label: string) => designer.layer(label).getAttribute('aria-posinset').then(Number);
    const list = await designer.layers.boundingBox();
    expect(await rows.count()).toBeLessThan(60);

    await page.mouse.move(100, 500);
    await page.mouse.wheel(0, 8000);
    // The pointer is over a row, wherever the list is.
    const under = () =>
      page.evaluate(() => document.elementFromPoint(100, 500)?.closest('[role="treeitem"]')?.ariaPosInSet);
    await expect.poll(async () => Number(await under())).toBeGreaterThan(200);
    expect(await rows.count()).toBeLessThan(60);
    expect((await designer.layers.boundingBox())?.height).toBe(list?.height);

    await rows.nth(10).click();
    await page.keyboard.press('End');
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Background');
    await page.keyboard.press('Home');
    await designer.layer('Layer 997').click();
    const from = await place('Layer 997');
    const box = await designer.layer('Layer 997').boundingBox();
    await page.mouse.move(100, (box?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move(100, 800, { steps: 10 });
    await expect
      .poll(
        async () => {
          await page.mouse.move(100, 801);
          await page.mouse.move(100, 800);
          return page.evaluate(
            () => document.querySelector('[role="tree"]')?.closest('[role="tabpanel"]')?.scrollTop ?? 0,
          );
        },
        { timeout: 30_000 },
      )
      .toBeGreaterThan(600);
    await page.mouse.up();
    await expect.poll(() => place('Layer 997')).toBeGreaterThan(from + 30);
    await designer.press('Control+z');
    await expect.poll(() => place('Layer 997')).toBe(from);
  });
});

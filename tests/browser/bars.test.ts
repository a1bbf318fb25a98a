// The bars over the canvas on phones: whole, beside the rulers, none over another; the simulator stays one row.
import { describe, expect, it } from 'vitest';
import { startBrowser } from '../support/browser';

const { newDesigner } = startBrowser();

describe('bars over the canvas', () => {
  it.each(['en', 'zh'] as const)('are whole and apart in %s on phones, with rulers and the lit meter', async (lang) => {
    const designer = newDesigner({ lang, viewport: { width: 390, height: 844 } });
    await designer.visit('/');
    const { page } = designer;
    const words = lang === 'en' ? { start: 'New design', create: 'Create' } : { start: '新建设计', create: '创建' };
    await page.getByRole('button', { name: words.start }).first().click();
    await page.getByRole('dialog').getByRole('textbox').first().fill('Bars');
    await page.getByRole('dialog').getByRole('button', { name: words.create }).click();
    await page.getByRole('application').focus();
    await page.keyboard.press('Shift+R');
    await page.locator('.canvas-ruler-left').waitFor();
    await page.getByRole('tab', { name: lang === 'en' ? 'Always-on' : '息屏显示' }).click();
    await page.locator('[data-lit-share]').waitFor();
    const found = () =>
      page.evaluate(() => {
        const region = document.querySelector('#canvas') as HTMLElement;
        const room = region.getBoundingClientRect();
        const bars = [...region.querySelectorAll('[role="toolbar"], [data-lit-share]')];
        const boxes = bars.map((bar) => bar.getBoundingClientRect());
        const ruler = 20;
        const cut = [...region.querySelectorAll('[role="toolbar"] button')].filter((button) => {
          const { left, right } = button.getBoundingClientRect();
          return left < room.left + ruler || right > room.right;
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
        .poll(async () => ({ width, ...(await found()) }))
        .toEqual({ width, bars: 3, cut: 0, meet: 0, rows: 1 });
    }
  });
});

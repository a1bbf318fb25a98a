// In a real browser: the lit pixels of always-on by their area, the preview by keys, the simulator on the drawn face.
import { expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import type { Designer } from '../support/designer';
import { png } from '../support/images';
import { fileOf } from '../support/pictures';

const { newDesigner } = startBrowser();

/** A white disc on transparent, `side` px wide. */
function disc(side: number) {
  const rgba = new Uint8Array(side * side * 4);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const isInside = (x + 0.5 - side / 2) ** 2 + (y + 0.5 - side / 2) ** 2 <= (side / 2) ** 2;
      rgba.fill(isInside ? 255 : 0, (y * side + x) * 4, (y * side + x + 1) * 4);
    }
  }
  return fileOf(png(side, side, rgba), 'disc.png');
}

/** The text of the meter over the canvas, once it has measured this design. */
const litShare = (designer: Designer) =>
  designer.page
    .locator('[data-lit-share]')
    .getAttribute('data-lit-share')
    .then((text) => Number(text));

it('measures the lit pixels of always-on: a white disc of known area, text in its font', async () => {
  const designer = newDesigner();
  await designer.newDesign({ name: 'Lit' }).do(async (page) => {
    await page.getByRole('tab', { name: 'Always-on' }).click();
    await page.locator('[data-lit-share="0"]').waitFor();
    await expect(page.getByText('Good', { exact: true }).count()).resolves.toBe(1);
  });
  // 200 px across a watch of 500: (200 / 500)² = 16 %.
  await designer.add('Image', disc(200)).do(async (page) => {
    await expect.poll(() => litShare(designer), { timeout: 15_000 }).toBeGreaterThan(0);
    expect(Math.abs((await litShare(designer)) - 16)).toBeLessThanOrEqual(1);
    await page.getByText('Too much', { exact: true }).waitFor();
  });
  // Half of it is 4 %, which is few enough.
  await designer.set('W', '100');
  await expect.poll(() => litShare(designer), { timeout: 15_000 }).toBeLessThan(10);
  expect(Math.abs((await litShare(designer)) - 4)).toBeLessThanOrEqual(1);

  // Text is measured in the font of the face.
  await designer.press('Delete').do((page) => page.locator('[data-lit-share="0"]').waitFor());
  await designer.add('Text').select('Text').tab('Properties').set('Font size', '200');
  await expect.poll(() => litShare(designer), { timeout: 15_000 }).toBeGreaterThan(1);
  expect(await litShare(designer)).toBeLessThan(20);
});

it('opens the preview by its key, changes what the face shows, and returns', async () => {
  const designer = newDesigner();
  await designer
    .newDesign({ name: 'Seen' })
    .add('Battery')
    .do(async (page) => {
      await designer.face.focus();
      await page.keyboard.press('p');
      const dialog = page.getByRole('dialog', { name: 'Preview' });
      await dialog.waitFor();
      const face = dialog.getByRole('img', { name: /^Seen: round, 500 × 500 px, Normal/ });
      expect(await face.textContent()).toBe('72%');
      await dialog.getByRole('button', { name: '5% battery' }).click();
      expect(await face.textContent()).toBe('5%');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('application');
      expect(await designer.drawn('Battery').textContent()).toBe('5%');
    });
});

it('does not play by itself with reduced motion', async () => {
  const designer = newDesigner({ reducedMotion: 'reduce' });
  await designer
    .newDesign({ name: 'Still' })
    .click('Preview')
    .do(async (page) => {
      const dialog = page.getByRole('dialog', { name: 'Preview' });
      const time = dialog.getByRole('textbox', { name: 'Time' });
      await page.waitForTimeout(1500);
      expect(await time.inputValue()).toBe('08:59:08');
      await dialog.getByRole('button', { name: 'Play', exact: true }).click();
      await expect.poll(() => time.inputValue(), { timeout: 5000 }).not.toBe('08:59:08');
    });
});

// In a real browser: the contact sheet opens by its command, draws the face at each moment, sets the simulator, keeps the
// moments of the designer's own with the design, and is saved as a picture and a PDF.
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { SHEET_MOMENTS } from '@/face/seen/sheetMoments';
import { startBrowser } from '../support/browser';
import { decodePng } from '../support/decodePng';
import { bytesOf } from '../support/downloads';

const { newDesigner } = startBrowser();

/** Moments of a copy without slots and always-on. */
const IN_NORMAL = SHEET_MOMENTS.filter(({ mode, group }) => mode === 'normal' && group !== 'slots').length;
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Contact sheet' });
const cellsOf = (sheet: Locator) => sheet.getByRole('list', { name: 'Moments' }).getByRole('listitem');
const cell = (sheet: Locator, name: RegExp) => sheet.getByRole('button', { name });

async function openByCommand(page: Page): Promise<Locator> {
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Command menu' }).getByRole('combobox');
  await search.fill('contact sheet');
  await page.getByRole('option', { name: 'Contact sheet' }).first().waitFor();
  await page.keyboard.press('Enter');
  await sheetOf(page).waitFor();
  return sheetOf(page);
}

async function downloaded(page: Page, press: () => Promise<unknown>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: await bytesOf(download) };
}

it('draws the face at its moments, and sets the simulator to the one that is clicked', async () => {
  const designer = newDesigner();
  await designer
    .newDesign({ name: 'Sheet' })
    .add('Steps')
    .do(async (page) => {
      await designer.face.focus();
      const sheet = await openByCommand(page);
      await expect.poll(() => cellsOf(sheet).count()).toBe(IN_NORMAL);
      await sheet
        .getByText(/^(?:No findings|\d+ findings?)$/)
        .first()
        .waitFor({ timeout: 60_000 });
      const many = cell(sheet, /^99,999 steps, 21:12/);
      expect(await many.locator('svg').first().textContent()).toContain('99999');

      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('application');

      const again = await openByCommand(page);
      await cell(again, /^99,999 steps/).click();
      await again.waitFor({ state: 'detached' });
      expect(await designer.drawn('Steps').textContent()).toContain('99999');
      await page.getByRole('button', { name: 'Contact sheet' }).click();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''))
        .toMatch(/^99,999 steps/);
    });
});

it('keeps the designer’s own moments and the choice of moments with the design', async () => {
  const designer = newDesigner();
  await designer
    .newDesign({ name: 'Own' })
    .add('Steps')
    .do(async (page) => {
      const sheet = await openByCommand(page);
      await sheet.getByRole('button', { name: 'Add moment' }).click();
      await page.getByRole('textbox', { name: 'Name of the moment' }).fill('Birthday 生日');
      await page.keyboard.press('Enter');
      await cell(sheet, /^Birthday 生日, .*08:59/).waitFor();
      await sheet.getByRole('button', { name: 'Choose moments' }).click();
      await page.getByRole('checkbox', { name: 'Midnight' }).uncheck();
      await page.getByRole('button', { name: `Show ${IN_NORMAL} moments` }).click();
      await expect.poll(() => cellsOf(sheet).count()).toBe(IN_NORMAL);
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      await page.getByText('Saved on this device').first().waitFor();

      await page.reload();
      await designer.face.waitFor();
      const again = await openByCommand(page);
      await cell(again, /^Birthday 生日/).waitFor();
      expect(await cell(again, /^Midnight/).count()).toBe(0);
    });
});

it('is saved as a PNG with all moments, and as a PDF', async () => {
  const designer = newDesigner();
  await designer
    .newDesign({ name: 'Files' })
    .add('Steps')
    .do(async (page) => {
      const sheet = await openByCommand(page);
      await expect.poll(() => cellsOf(sheet).count()).toBe(IN_NORMAL);
      const png = await downloaded(page, () => sheet.getByRole('button', { name: 'PNG' }).click());
      expect(png.name).toMatch(/^Files Contact sheet .*\.png$/);
      const pixels = decodePng(png.bytes);
      expect(pixels.width).toBeGreaterThan(1500);
      // The rim of the first face is black, its steps are light.
      const light = (from: number, to: number) => {
        let count = 0;
        for (let y = from; y < to; y += 1)
          for (let x = 0; x < 380; x += 1) if ((pixels.data[(y * pixels.width + x) * 4] ?? 0) > 200) count += 1;
        return count;
      };
      expect(light(130, 430)).toBeGreaterThan(50);
      expect(light(440, 520)).toBeGreaterThan(20);

      await sheet.getByRole('button', { name: 'PNG' }).and(sheet.locator(':not([aria-busy])')).waitFor();
      const pdf = await downloaded(page, () => sheet.getByRole('button', { name: 'PDF' }).click());
      expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdf.bytes.toString('latin1').match(/\/Type \/Page /g)?.length).toBe(Math.ceil(IN_NORMAL / 15));
    });
});

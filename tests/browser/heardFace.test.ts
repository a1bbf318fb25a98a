// Texts of a template for a screen reader, in a real browser: in the preview, reached by keys, and in an exported picture.
import { expect, it } from 'vitest';
import { pngChunks } from '@/bytes/png/chunks';
import { startBrowser } from '../support/browser';
import { bytesOf } from '../support/downloads';

const { newDesigner } = startBrowser();

it('the preview lists it, in both modes, and an exported picture contains it', async () => {
  const designer = newDesigner();
  await designer.newDesign({ name: 'Quay', template: 'Pulse' });
  const { page } = designer;
  await page.getByRole('application').focus();
  await page.keyboard.press('Shift+D');
  await page.getByText('A screen reader can speak everything on this face.').waitFor();
  await page.getByRole('button', { name: 'Hear as a wearer' }).press('Enter');
  const region = page.getByRole('region', { name: 'With a screen reader' });
  await region.getByText('Battery 72 percent').waitFor();
  expect(await region.getByRole('listitem').first().textContent()).toMatch(/^8:59.*by the watch itself$/);
  await page.getByRole('radio', { name: 'Always-on' }).check({ force: true });
  await region.getByText('08:59', { exact: true }).waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('tab', { name: 'Picture' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download the PNG' }).click(),
  ]);
  const texts = [...pngChunks(Uint8Array.from(await bytesOf(download)))].filter(({ type }) => type === 'iTXt');
  expect(texts).toHaveLength(1);
  expect(new TextDecoder().decode(texts[0]?.data)).toMatch(/^Description\0\0\0en\0\0.*Battery 72 percent.*6284 steps/);
});

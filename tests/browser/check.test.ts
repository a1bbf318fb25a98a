// The check in a real browser: a problem is counted in the bar, listed, opened, fixed by one click and undone.
import { expect, it } from 'vitest';
import { startBrowser } from '../support/browser';

const { newDesigner } = startBrowser();

it('a tag that watches have no source for is found, shown, fixed and restored', async () => {
  const face = newDesigner();
  await face.newDesign({ template: 'Pulse' });
  const { page } = face;
  const button = (name: RegExp | string) => page.getByRole('button', { name });
  await button('Check: no problems found').waitFor();

  await page.getByRole('tab', { name: 'Data', exact: true }).click();
  await button('Add Humidity, number as text').click();
  await face.press('Escape');
  await button('Check: 1 finding').click();

  const panel = page.getByRole('complementary', { name: 'Check' });
  const list = panel.getByRole('list', { name: '1 warning' });
  expect(await list.textContent()).toContain('no source for Humidity, number (#WHU#)');
  expect(await panel.getByRole('meter').count()).toBe(3);

  await list.getByRole('button', { name: 'Show Humidity, number' }).click();
  await page.getByRole('button', { name: 'Remove layer: Humidity, number' }).waitFor();
  expect(await face.layers.getByRole('treeitem', { selected: true }).count()).toBe(1);

  await list.getByRole('button', { name: /^Use “46” as fixed text/ }).click();
  await panel.getByText('No problems found').waitFor();
  expect(await panel.getByRole('heading', { name: 'Check' }).evaluate((one) => one === document.activeElement)).toBe(
    true,
  );
  await face.undo();
  await panel.getByRole('list', { name: '1 warning' }).waitFor();
});

// The check in a real browser: a problem is counted in the bar, listed, opened, fixed by one click and undone.
import { expect, it } from 'vitest';
import { startBrowser } from '../support/browser';

const { newDesigner } = startBrowser();

it('a tag that watches have no source for is found, shown, fixed and restored', async () => {
  const face = newDesigner();
  await face.newDesign();
  const { page } = face;
  const button = (name: RegExp | string) => page.getByRole('button', { name });

  await page.getByRole('tab', { name: 'Data', exact: true }).click();
  await button('Add Humidity, number as text').click();
  await face.press('Escape');
  await button('Check: 1 finding').click();

  const panel = page.getByRole('complementary', { name: 'Check' });
  const list = panel.getByRole('list', { name: '1 warning' });
  expect(await list.textContent()).toContain('no source for Humidity, number (#WHU#)');

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

it('white text on white is found as it is seen, shown with a click, fixed, and no longer found', async () => {
  const face = newDesigner();
  await face.newDesign().add('Text').tab('Properties');
  const { page } = face;
  const panel = page.getByRole('complementary', { name: 'Check' });
  const paint = async (field: string, fill: string) => {
    const color = page.getByRole('textbox', { name: field, exact: true });
    await color.fill(fill);
    await color.press('Enter');
  };
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await panel.getByText('No problems found').waitFor();
  await page.getByRole('button', { name: 'Check: no problems found' }).waitFor();
  await panel.getByRole('button', { name: 'Close the check' }).click();

  await face.select('Background color').tab('Properties');
  await paint('Color', '#ffffff');
  await page.getByRole('button', { name: /^Check/ }).click();
  const list = panel.getByRole('list', { name: '1 warning' });
  await list.waitFor();
  expect(await list.textContent()).toContain('Hard to see: the contrast with the layers below is 1.0:1');
  await list.getByRole('button', { name: 'Show Text' }).click();
  await face.layers.getByRole('treeitem', { name: 'Text', selected: true }).waitFor();

  await panel.getByRole('button', { name: 'Close the check' }).click();
  await face.tab('Properties');
  await paint('Fill', '#123456');
  await page.getByRole('button', { name: /^Check/ }).click();
  await panel.getByText('No problems found').waitFor();
});

it('a template has no findings when its layers are looked at, and its always-on is measured', async () => {
  const face = newDesigner();
  await face.newDesign({ template: 'Pulse' });
  const { page } = face;
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Check' });
  await panel.getByText('No problems found').waitFor();
  await expect.poll(() => panel.getByRole('meter').count()).toBe(3);
});

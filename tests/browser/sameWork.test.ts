// The same action by different means ends in the same state, and work survives a session: three ways to reorder, three to move, a
// dead token.
import { describe, expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import { DEMO, type Designer } from '../support/designer';

const { newDesigner, sharedDesigner } = startBrowser();

const threeLayers = (designer: Designer) =>
  designer.newDesign({ name: 'Ways' }).add('Date').add('Steps').add('Battery').select('Date');

describe('the layer below goes up by one', () => {
  const WAYS: Record<string, (designer: Designer) => Designer> = {
    'by keys': (designer) => designer.do(() => designer.layer('Date').focus()).press('Control+]'),
    'by a button of the properties': (designer) =>
      designer.tab('Properties').do((page) => page.getByRole('button', { name: 'Up', exact: true }).click()),
    'by the menu of its row': (designer) =>
      designer.do(async (page) => {
        await designer.layer('Date').getByRole('button', { name: 'Actions for Date' }).click();
        await page.getByRole('menuitem', { name: /^Up/ }).click();
      }),
    'picked up by Space': (designer) =>
      designer.do(async (page) => {
        await designer.layer('Date').getByRole('button', { name: 'Reorder Date' }).focus();
        await page.keyboard.press('Space');
        // The list measures its rows after the pick-up.
        await page.waitForTimeout(150);
        await page.keyboard.press('ArrowUp');
        await page.getByText('Date is over place 2 of 4.').waitFor({ state: 'attached' });
        await page.keyboard.press('Space');
      }),
  };
  const shared = sharedDesigner({ reducedMotion: 'reduce' }, threeLayers);

  it.each(Object.entries(WAYS))('%s', async (_, act) => {
    const designer = shared();
    await act(designer.select('Date'));
    await expect.poll(() => designer.layerNames()).toEqual(['Battery', 'Date', 'Steps', 'Background color']);
    await designer.undo();
    expect(await designer.layerNames()).toEqual(['Battery', 'Steps', 'Date', 'Background color']);
  });
});

describe('a layer goes 10 px to the right', () => {
  const WAYS: Record<string, (designer: Designer) => Designer> = {
    'by keys': (designer) =>
      designer.do((page) =>
        designer
          .drawn('Date')
          .focus()
          .then(() => page.keyboard.press('Shift+ArrowRight')),
      ),
    'by its field': (designer) =>
      designer.do(async () => {
        const x = Number(await designer.properties.getByLabel('X', { exact: true }).inputValue());
        await designer.properties.getByLabel('X', { exact: true }).fill(String(x + 10));
      }),
    'by the pad': (designer) =>
      designer.do(async (page) => {
        await page.getByRole('radio', { name: '10 px, 15°' }).click();
        await page.getByRole('button', { name: 'Move right by 10 px' }).click();
      }),
  };
  const shared = sharedDesigner({}, threeLayers);

  it.each(Object.entries(WAYS))('%s', async (_, act) => {
    const designer = shared();
    await designer.tab('Properties');
    const from = Number(await designer.field('X'));
    await act(designer);
    await expect.poll(() => designer.field('X')).toBe(String(from + 10));
  });
});

it('after a session ended, the work, the unfinished typing and the caret survive a new sign-in', async () => {
  const designer = newDesigner({ expected: /403/ });
  await designer.newDesign({ name: 'Kept' }).add('Text').save().select('Text').tab('Properties');
  const { page } = designer;
  // The server dropped the session.
  await page.evaluate(() => sessionStorage.setItem('dialwright.token', 'dead-token'));
  const words = designer.properties.locator('[data-field="style.text"]').locator('input, textarea');
  await words.fill('Hello world');
  await words.evaluate((element) => (element as HTMLInputElement).setSelectionRange(5, 5));
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await dialog.getByRole('tab', { name: 'By password' }).click();
  await dialog.getByLabel('Phone').fill(DEMO.phone);
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page
    .getByText(/^Saved\b(?! on this device)/)
    .first()
    .waitFor();
  await expect.poll(() => words.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await words.inputValue()).toBe('Hello world');
  expect(await words.evaluate((element) => (element as HTMLInputElement).selectionStart)).toBe(5);
});

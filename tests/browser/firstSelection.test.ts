// The first selection on a newly loaded page. The page fetches the code of the properties when somebody opens it, and here that
// code arrives when the test allows it: a focus that was sent to a field before waits for it.
import { expect, it } from 'vitest';
import { startBrowser } from '../support/browser';

const { newDesigner } = startBrowser();

it('a text that is edited before its properties are loaded gets the focus once they are', async () => {
  const designer = newDesigner();
  await designer.createDesign({ name: 'Selection' }).add('Text');
  await expect.poll(() => designer.page.getByText('Saved on this device').count()).toBeGreaterThan(0);
  const { page } = designer;
  const properties = page.getByRole('form', { name: 'Properties' });
  let send = () => {};
  const isSent = new Promise<void>((resolve) => {
    send = resolve;
  });
  let isRequested = false;
  await page.route(/assets\/LayersPart-.*\.js/, async (route) => {
    isRequested = true;
    await isSent;
    await route.continue();
  });
  await page.mouse.move(0, 0);
  await designer.reload();
  await designer.drawn('Text').waitFor();
  expect(isRequested).toBe(false);

  await designer.drawn('Text').dblclick();
  await expect.poll(() => designer.layer('Text').getAttribute('aria-selected')).toBe('true');
  expect(isRequested).toBe(true);
  // Longer than the focus looks for a field of a panel that is shown.
  await page.waitForTimeout(1000);
  expect(await properties.locator('[data-field]').count()).toBe(0);
  expect(await properties.getByRole('heading', { name: 'Text' }).count()).toBe(1);

  send();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field')))
    .toBe('style.text');
});

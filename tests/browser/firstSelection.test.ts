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

it('a selection that is made again has its handles and fields, and nothing reaches these fields in between', async () => {
  const designer = newDesigner();
  await designer.createDesign({ name: 'Again' }).add('Text').add('Rectangle');
  const { page } = designer;
  const properties = page.getByRole('form', { name: 'Properties' });
  const handles = () =>
    page.locator('.canvas-frame .moveable-control').evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width } = one.getBoundingClientRect();
        return [Math.round(x), Math.round(y), Math.round(width)];
      }),
    );
  await designer.select('Text');
  await properties.getByRole('spinbutton', { name: 'X', exact: true }).waitFor();
  await expect.poll(async () => (await handles()).length).toBeGreaterThan(1);
  const before = await handles();

  await page.keyboard.press('Escape');
  await properties.getByRole('heading', { name: 'Design' }).waitFor();
  expect(await properties.getByRole('spinbutton', { name: 'X', exact: true }).count()).toBe(0);
  const takesFocus = await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLElement>('[data-kept] :is(input, button)')];
    const isTaken = (field: HTMLElement) => {
      field.focus();
      return document.activeElement === field;
    };
    return { count: fields.length, taken: fields.filter(isTaken).length };
  });
  expect(takesFocus.count).toBeGreaterThan(10);
  expect(takesFocus.taken).toBe(0);
  const box = await page.locator('[data-kept]').boundingBox();
  expect(box?.height ?? 0).toBe(0);

  await designer.select('Text');
  await expect.poll(handles).toEqual(before);
  expect(await properties.getByRole('spinbutton', { name: 'X', exact: true }).isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await designer.select('Rectangle');
  await expect.poll(handles).not.toEqual(before);
  await designer.select('Text');
  await expect.poll(handles).toEqual(before);
});

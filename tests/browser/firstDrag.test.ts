// The first drag in the layer list of a newly loaded page, by mouse, finger and keys. The code that drags rows is fetched on the
// first contact with the list, and here it arrives when the test allows it: a drag that begins before is not lost.
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import type { Designer } from '../support/designer';
import { fingersOn, type Spot } from '../support/fingers';

const { newDesigner } = startBrowser();

const middle = async (place: Locator): Promise<Spot> => {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

interface DragCode {
  requested: boolean;
  /** Lets the server answer the request. */
  send(): void;
}

/** The designer's page, newly loaded, and the drag code. */
async function freshPage(designer: Designer): Promise<DragCode> {
  await designer.createDesign({ name: 'Drag' }).add('Date').add('Steps').add('Battery');
  await expect.poll(() => designer.page.getByText('Saved on this device').count()).toBeGreaterThan(0);
  const code: DragCode = { requested: false, send: () => undefined };
  const isSent = new Promise<void>((resolve) => {
    code.send = resolve;
  });
  await designer.page.route(/assets\/RowDrags-.*\.js/, async (route) => {
    code.requested = true;
    await isSent;
    await route.continue();
  });
  // Elsewhere than over the list, which loads the code when the pointer enters it.
  await designer.page.mouse.move(0, 0);
  await designer.reload();
  await designer.layer('Date').waitFor();
  await designer.page.waitForTimeout(1000);
  expect(code.requested).toBe(false);
  return code;
}

const addTab = ({ page }: Designer) => page.getByRole('tab', { name: 'Add', exact: true });

/** The code was requested by now; it arrives and takes over. */
const arrival = async (page: Page, code: DragCode) => {
  await expect.poll(() => code.requested).toBe(true);
  expect(await page.locator('[id^="DndLiveRegion"]').count()).toBe(0);
  code.send();
  await page.locator('[id^="DndLiveRegion"]').waitFor({ state: 'attached' });
};

it('by mouse', async () => {
  const designer = newDesigner({ isFirstVisit: true });
  const code = await freshPage(designer);
  const { page } = designer;
  const from = await middle(designer.layer('Date'));
  const to = await middle(designer.layer('Battery'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 10);
  await arrival(page, code);
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await expect.poll(() => page.locator('[data-dragging]').getAttribute('aria-label')).toBe('Date');
  await page.mouse.up();
  await expect.poll(() => designer.layerNames()).toEqual(['Date', 'Battery', 'Steps', 'Background color']);
  expect(await page.locator('[data-dragging]').count()).toBe(0);
});

it('a press that ends before the code has loaded is a click', async () => {
  const designer = newDesigner({ isFirstVisit: true });
  const code = await freshPage(designer);
  await designer.layer('Steps').click();
  await arrival(designer.page, code);
  await designer.page.mouse.move(0, 0);
  await designer.page.mouse.move(600, 500);
  expect(await designer.page.locator('[data-dragging]').count()).toBe(0);
  expect(await designer.layer('Steps').getAttribute('aria-selected')).toBe('true');
  expect(await designer.layerNames()).toEqual(['Battery', 'Steps', 'Date', 'Background color']);
});

it('by keys', async () => {
  const designer = newDesigner({ isFirstVisit: true });
  const code = await freshPage(designer);
  const { page } = designer;
  await designer.layer('Date').focus();
  await designer.layer('Date').getByRole('button', { name: 'Reorder Date' }).focus();
  await page.keyboard.press('Space');
  await arrival(page, code);
  const liveRegion = page.locator('[id^="DndLiveRegion"]');
  await expect.poll(() => liveRegion.textContent()).toBe('Picked up Date, layer 3 of 4.');
  // The list measures its rows after the pick-up.
  await page.waitForTimeout(150);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => liveRegion.textContent()).toBe('Date is over place 2 of 4.');
  await page.keyboard.press('Space');
  await expect.poll(() => designer.layerNames()).toEqual(['Battery', 'Date', 'Steps', 'Background color']);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Reorder Date');
});

it('by a finger at the handle', async () => {
  const designer = newDesigner({ hasTouch: true, isFirstVisit: true });
  const code = await freshPage(designer);
  const { page } = designer;
  const fingers = await fingersOn(page);
  const from = await middle(designer.layer('Date').getByRole('button', { name: 'Reorder Date' }));
  const to = await middle(designer.layer('Battery'));
  await fingers.down(1, from);
  await arrival(page, code);
  await fingers.move(1, { x: from.x, y: to.y }, 12);
  await fingers.up(1);
  await expect.poll(() => designer.layerNames()).toEqual(['Date', 'Battery', 'Steps', 'Background color']);
});

it('a drag that ends before the code has loaded moves the layer', async () => {
  const designer = newDesigner({ isFirstVisit: true });
  const code = await freshPage(designer);
  const { page } = designer;
  const from = await middle(designer.layer('Date'));
  const to = await middle(designer.layer('Battery'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => designer.layerNames()).toEqual(['Date', 'Battery', 'Steps', 'Background color']);
  await arrival(page, code);
  await page.mouse.move(from.x, from.y);
  expect(await page.locator('[data-dragging]').count()).toBe(0);
  await designer.click('Undo');
  await expect.poll(() => designer.layerNames()).toEqual(['Battery', 'Steps', 'Date', 'Background color']);
});

it('Escape ends a drag before the code has loaded, and nothing moves', async () => {
  const designer = newDesigner({ isFirstVisit: true });
  const code = await freshPage(designer);
  const { page } = designer;
  const from = await middle(designer.layer('Date'));
  const to = await middle(designer.layer('Battery'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await arrival(page, code);
  expect(await designer.layerNames()).toEqual(['Battery', 'Steps', 'Date', 'Background color']);
});

it('a click directly after a drop works, and the drop itself is not a click', async () => {
  const designer = newDesigner({ isFirstVisit: true });
  await designer.createDesign({ name: 'Drag' }).add('Date').add('Steps').add('Battery').tab('Layers');
  const { page } = designer;
  await designer.layer('Date').hover();
  await page.locator('[id^="DndLiveRegion"]').waitFor({ state: 'attached' });
  const from = await middle(designer.layer('Date'));
  const to = await middle(designer.layer('Battery'));
  const beside = await middle(designer.layer('Steps'));
  const add = await middle(addTab(designer));
  const isSelected = () => designer.layer('Date').getAttribute('aria-selected');
  expect(await isSelected()).toBe('false');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // The list follows the pointer by a render, and a drop counts where the list has it.
  const follows = (words: string) => expect.poll(() => page.locator('[id^="DndLiveRegion"]').textContent()).toBe(words);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await follows('Date is over place 1 of 4.');
  await page.mouse.move(from.x, from.y, { steps: 4 });
  await follows('Picked up Date, layer 3 of 4.');
  await page.mouse.up();
  expect(await isSelected()).toBe('false');
  // The other rows return to their places in an animation.
  await expect.poll(() => middle(designer.layer('Steps'))).toEqual(beside);

  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await follows('Date is over place 1 of 4.');
  // Sent together: the click begins within the 50 ms in which dnd-kit blocks clicks.
  await Promise.all([page.mouse.up(), page.mouse.move(add.x, add.y), page.mouse.down(), page.mouse.up()]);
  await expect.poll(() => addTab(designer).getAttribute('aria-selected')).toBe('true');
  expect(await designer.tab('Layers').layerNames()).toEqual(['Date', 'Battery', 'Steps', 'Background color']);
});

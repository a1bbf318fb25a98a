// Layers dragged into a group and out of it in the layer list, by mouse, finger and keys; undo, and a reload keeps the result.
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import type { Designer } from '../support/designer';
import { fingersOn, type Spot } from '../support/fingers';

const { newDesigner } = startBrowser();

/** Travel of one level, px. */
const LEVEL = 16;

const middle = async (place: Locator): Promise<Spot> => {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** From the top: Battery; Group with Steps and Date; the background. The code that drags rows is loaded. */
async function grouped(designer: Designer): Promise<void> {
  await designer.newDesign().add('Date').add('Steps').add('Battery').select('Date').select('Steps', ['Control']);
  await designer.press('Control+g');
  await designer.layer('Group').waitFor();
  await designer.layer('Battery').hover();
  await designer.page.locator('[id^="DndLiveRegion"]').waitFor({ state: 'attached' });
}

/** The rows, each indented by its level. */
const rows = async ({ layers }: Designer) => {
  const all = await layers
    .getByRole('treeitem')
    .evaluateAll((elements) =>
      elements.map((row) => '.'.repeat(Number(row.ariaLevel) - 1) + (row.getAttribute('aria-label') ?? '')),
    );
  return all.join(' ');
};
const START = 'Battery Group .Steps .Date Background color';
const INSIDE = 'Group .Steps .Battery .Date Background color';

const announced = ({ page }: Designer) => page.locator('[id^="DndLiveRegion"]').textContent();

/** Presses on a row and holds it in the place of another one, this many levels deeper. */
async function hold(designer: Designer, label: string, over: string, deeper: number): Promise<void> {
  const { mouse } = designer.page;
  const [from, to] = [await middle(designer.layer(label)), await middle(designer.layer(over))];
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(from.x, (from.y + to.y) / 2, { steps: 4 });
  await mouse.move(from.x + deeper * LEVEL, to.y, { steps: 4 });
}

it('by mouse: the rows stay, a line shows the place, and the drop is one undo step that a reload keeps', async () => {
  const designer = newDesigner();
  await grouped(designer);
  const { page } = designer;
  const before = await middle(designer.layer('Date'));
  await hold(designer, 'Battery', 'Steps', 0);
  await expect.poll(() => announced(designer)).toBe('Battery, in Group, 2 of 3.');
  expect(await page.locator('[data-destination]').textContent()).toContain('Into Group, 2 of 3');
  const line = await page.locator('[data-drop-line]').boundingBox();
  const steps = await designer.layer('Steps').boundingBox();
  expect(Math.abs((line?.y ?? 0) + 1 - (steps?.y ?? 0) - (steps?.height ?? 0))).toBeLessThan(2);
  expect(await middle(designer.layer('Date'))).toEqual(before);
  await page.mouse.up();
  await expect.poll(() => rows(designer)).toBe(INSIDE);
  await expect.poll(() => announced(designer)).toBe('Dropped: Battery, in Group, 2 of 3.');
  expect(await page.locator('[data-drop-line], [data-drag-chip], [data-destination]').count()).toBe(0);
  await designer.undo();
  await expect.poll(() => rows(designer)).toBe(START);
  await designer.redo();
  await expect.poll(() => rows(designer)).toBe(INSIDE);
  await expect.poll(() => page.getByText('Saved on this device').count()).toBeGreaterThan(0);
  await designer.reload();
  await designer.layer('Battery').waitFor();
  expect(await rows(designer)).toBe(INSIDE);

  // To the end of the group, then out of it by travel to the left alone.
  await designer.layer('Battery').hover();
  await page.locator('[id^="DndLiveRegion"]').waitFor({ state: 'attached' });
  await hold(designer, 'Battery', 'Date', 0);
  await expect.poll(() => announced(designer)).toBe('Battery, in Group, 3 of 3.');
  await page.mouse.move((await middle(designer.layer('Battery'))).x - LEVEL, (await middle(designer.layer('Date'))).y);
  await expect.poll(() => announced(designer)).toBe('Battery, outside groups, 2 of 3.');
  await page.mouse.up();
  await expect.poll(() => rows(designer)).toBe('Group .Steps .Date Battery Background color');
});

it('a collapsed group expands while a layer is held over it, and Escape leaves everything in place', async () => {
  const designer = newDesigner();
  await grouped(designer);
  const { page } = designer;
  await page.getByRole('button', { name: 'Collapse Group' }).click();
  await expect.poll(() => rows(designer)).toBe('Battery Group Background color');
  await hold(designer, 'Battery', 'Group', 0);
  await expect.poll(() => rows(designer)).toBe(START);
  await expect.poll(() => page.locator('[data-destination]').textContent()).toContain('Into Group, 1 of 3');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect.poll(() => page.locator('[data-drop-line]').count()).toBe(0);
  expect(await rows(designer)).toBe(START);
});

it('by keys: Up and Down choose the place, Left and Right the level', async () => {
  const designer = newDesigner();
  await grouped(designer);
  const { page } = designer;
  await designer.layer('Battery').focus();
  await designer.layer('Battery').getByRole('button', { name: 'Reorder Battery' }).focus();
  const pickUp = async (words: string) => {
    await page.keyboard.press('Space');
    await expect.poll(() => announced(designer)).toBe(words);
    // The list measures its rows after the pick-up.
    await page.waitForTimeout(150);
  };
  const press = async (key: string, words: string) => {
    await page.keyboard.press(key);
    await expect.poll(() => announced(designer)).toBe(words);
  };
  await pickUp('Picked up Battery, layer 1 of 3.');
  await press('ArrowDown', 'Battery, in Group, 1 of 3.');
  await press('ArrowDown', 'Battery, in Group, 2 of 3.');
  await press('ArrowDown', 'Battery, outside groups, 2 of 3.');
  await press('ArrowRight', 'Battery, in Group, 3 of 3.');
  await press('Space', 'Dropped: Battery, in Group, 3 of 3.');
  await expect.poll(() => rows(designer)).toBe('Group .Steps .Date .Battery Background color');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Reorder Battery');

  await pickUp('Picked up Battery, in Group, 3 of 3.');
  await press('ArrowLeft', 'Battery, outside groups, 2 of 3.');
  await press('ArrowRight', 'Picked up Battery, in Group, 3 of 3.');
  await press('ArrowLeft', 'Battery, outside groups, 2 of 3.');
  await press('Space', 'Dropped: Battery, outside groups, 2 of 3.');
  await expect.poll(() => rows(designer)).toBe('Group .Steps .Date Battery Background color');
  await designer.undo();
  await expect.poll(() => rows(designer)).toBe('Group .Steps .Date .Battery Background color');
  await designer.undo();

  // Right below a collapsed group expands it.
  await page.getByRole('button', { name: 'Collapse Group' }).click();
  await designer.layer('Battery').focus();
  await designer.layer('Battery').getByRole('button', { name: 'Reorder Battery' }).focus();
  await pickUp('Picked up Battery, layer 1 of 3.');
  await press('ArrowDown', 'Battery, outside groups, 2 of 3.');
  await press('ArrowRight', 'Battery, in Group, 1 of 3.');
  await press('Space', 'Dropped: Battery, in Group, 1 of 3.');
  await expect.poll(() => rows(designer)).toBe('Group .Battery .Steps .Date Background color');
});

it('by a finger at the handle', async () => {
  const designer = newDesigner({ hasTouch: true });
  await grouped(designer);
  const fingers = await fingersOn(designer.page);
  const from = await middle(designer.layer('Battery').getByRole('button', { name: 'Reorder Battery' }));
  const to = await middle(designer.layer('Date'));
  await fingers.down(1, from);
  await fingers.move(1, { x: from.x, y: to.y }, 12);
  await fingers.move(1, { x: from.x + LEVEL, y: to.y }, 4);
  await expect.poll(() => announced(designer)).toBe('Battery, in Group, 3 of 3.');
  await fingers.up(1);
  await expect.poll(() => rows(designer)).toBe('Group .Steps .Date .Battery Background color');
});

it('by commands: the row keeps the focus, and each result is spoken', async () => {
  const designer = newDesigner();
  await grouped(designer);
  const { page } = designer;
  const spoken = async () => (await page.locator('[aria-live="polite"]').allTextContents()).join();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await designer.select('Battery').press('Control+[', 'Alt+g');
  await expect.poll(() => rows(designer)).toBe('Group .Steps .Date .Battery Background color');
  await expect.poll(spoken).toContain('Battery, in Group, 3 of 3');
  expect(await focused()).toBe('Battery');
  await designer.press('Alt+Shift+G');
  await expect.poll(() => rows(designer)).toBe('Group .Steps .Date Battery Background color');
  await expect.poll(spoken).toContain('Battery, outside groups, 2 of 3');
  expect(await focused()).toBe('Battery');

  // A collapsed group expands, so that the selected layer stays in view.
  await page.getByRole('button', { name: 'Collapse Group' }).click();
  await designer.properties.getByRole('button', { name: 'Move into the group above' }).click();
  await expect.poll(() => rows(designer)).toBe('Group .Steps .Date .Battery Background color');
  const reason = 'There is no group above this layer in the list.';
  const button = designer.properties.getByRole('button', { name: 'Move into the group above' });
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
  await designer.layer('Battery').focus();
  await designer.press('Alt+g');
  await expect.poll(spoken).toContain(reason);
  await designer.select('Group');
  await designer.properties.getByRole('button', { name: 'Ungroup' }).click();
  await expect.poll(() => rows(designer)).toBe('Steps Date Battery Background color');
  await designer.properties.getByRole('button', { name: 'Group', exact: true }).click();
  await expect.poll(() => rows(designer)).toBe('Group .Steps .Date .Battery Background color');
});

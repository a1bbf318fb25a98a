// Groups on the canvas, by mouse and keys: made, dragged, turned, resized, entered; the drag shows what the drop stores.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import { decodePng } from '../support/decodePng';
import type { Designer } from '../support/designer';
import { expectSamePicture } from '../support/samePicture';

const { newDesigner } = startBrowser();

/** Two layers beside each other and a third one apart, the first two in a group that is selected. */
async function groupTwo(designer: Designer): Promise<void> {
  await designer.newDesign().add('Date').add('Steps').add('Battery');
  await designer.select('Date').set('X', '120').set('Y', '150');
  await designer.select('Steps').set('X', '230').set('Y', '260');
  await designer.select('Battery').set('X', '300').set('Y', '380');
  await designer.select('Date').select('Steps', ['Control']);
  await designer.do((page) => page.keyboard.press('Control+g'));
  await designer.layer('Group').waitFor();
}

const place = async ({ face }: Designer, label: string) => {
  const box = await face.locator(`g[data-layer][aria-label^="${label},"]`).first().boundingBox();
  if (!box) throw new Error(`${label} is not drawn`);
  return box;
};
const centre = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** Values are stored with two decimals, so that the edges of letters may differ a little. */
function expectNearPicture(after: Buffer, before: Buffer): void {
  const [a, b] = [decodePng(after), decodePng(before)];
  const off = a.data.filter((value, index) => Math.abs(value - (b.data[index] ?? 0)) > 60).length;
  expect(off / a.data.length).toBeLessThan(0.001);
}

/** Presses at the centre of a layer and moves, without releasing. */
async function pull(designer: Designer, label: string, dx: number, dy: number): Promise<Page> {
  const { page } = designer;
  const from = centre(await place(designer, label));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + dx, from.y + dy, { steps: 6 });
  return page;
}

it('a drag of a layer moves its whole group; undo, redo and a reload show the same picture', async () => {
  const designer = newDesigner();
  await groupTwo(designer);
  const before = await designer.picture();
  const [date, steps, battery] = [
    await place(designer, 'Date'),
    await place(designer, 'Steps'),
    await place(designer, 'Battery'),
  ];
  const page = await pull(designer, 'Date', 40, 30);
  await page.mouse.up();
  const after = await place(designer, 'Steps');
  const moved = [after.x - steps.x, after.y - steps.y].map(Math.round);
  expect(moved.every((by) => Math.abs(by) > 20)).toBe(true);
  expect((await place(designer, 'Date')).x - date.x).toBeCloseTo(after.x - steps.x, 0);
  expect(await place(designer, 'Battery')).toEqual(battery);
  const dragged = await designer.picture();
  await designer.undo();
  expectSamePicture(await designer.picture(), before, 'the face after undo');
  await designer.redo();
  expectSamePicture(await designer.picture(), dragged, 'the face after redo');
  await expect.poll(() => designer.page.getByText('Saved on this device').count()).toBeGreaterThan(0);
  await designer.reload();
  expectSamePicture(await designer.picture(), dragged, 'the face after a reload');
});

it('a group that is turned by its field and dissolved leaves the same picture, one undo each', async () => {
  const designer = newDesigner();
  await groupTwo(designer);
  const before = await designer.picture();
  await designer.select('Group').set('Rotation', '30');
  const turned = await designer.picture();
  expect(Buffer.compare(turned, before)).not.toBe(0);
  await designer.select('Group').press('Control+Shift+g');
  await expect.poll(() => designer.layer('Group').count()).toBe(0);
  expectNearPicture(await designer.picture(), turned);
  await designer.undo().undo();
  expectSamePicture(await designer.picture(), before, 'the face after two undos');
});

it('a double click enters the group, and a layer in a turned group follows the pointer', async () => {
  const designer = newDesigner();
  await groupTwo(designer);
  await designer.select('Group').set('Rotation', '90');
  await designer.press('Escape');
  const at = centre(await place(designer, 'Date'));
  await designer.page.mouse.dblclick(at.x, at.y);
  await expect.poll(() => designer.layer('Date').getAttribute('aria-selected')).toBe('true');
  const [date, steps] = [await place(designer, 'Date'), await place(designer, 'Steps')];
  const page = await pull(designer, 'Date', 0, 60);
  const shown = await place(designer, 'Date');
  await page.mouse.up();
  const after = await place(designer, 'Date');
  expect(Math.abs(after.x - shown.x) + Math.abs(after.y - shown.y)).toBeLessThan(2);
  expect(after.y - date.y).toBeGreaterThan(40);
  expect(Math.abs(after.x - date.x)).toBeLessThan(12);
  expect(await place(designer, 'Steps')).toEqual(steps);
});

it.each([0, 40])('a resize of a group turned by %s° shows while it runs what it stores', async (angle) => {
  const designer = newDesigner();
  await groupTwo(designer);
  await designer.select('Group').set('Rotation', String(angle));
  await designer.face.focus();
  const handle = centre((await designer.page.locator('.moveable-control[data-direction="se"]').boundingBox())!);
  const { page } = designer;
  await page.mouse.move(handle.x, handle.y);
  await page.mouse.down();
  await page.mouse.move(handle.x + 45, handle.y + 45, { steps: 6 });
  const shown = await Promise.all([place(designer, 'Date'), place(designer, 'Steps')]);
  await page.mouse.up();
  const stored = await Promise.all([place(designer, 'Date'), place(designer, 'Steps')]);
  for (const [index, box] of stored.entries())
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs(box[side] - (shown[index]?.[side] ?? 0)), `${side} of layer ${index}`).toBeLessThan(4);
});

it('by keys alone: group, enter, move, leave, ungroup, each spoken', async () => {
  const designer = newDesigner();
  await groupTwo(designer);
  const { page } = designer;
  const spoken = () => page.locator('[aria-live="polite"]').allTextContents();
  await designer.do(() => designer.drawn('Battery').focus());
  await designer.press('Escape', 'Control+a', 'Control+g');
  await expect.poll(async () => (await spoken()).join()).toContain('made of 2 layers');
  await designer.press('Enter');
  await expect.poll(() => designer.layer('Battery').getAttribute('aria-selected')).toBe('true');
  await designer.press('ArrowRight', 'Shift+Enter');
  await designer.press('Control+Shift+g');
  await expect.poll(async () => (await spoken()).join()).toContain('ungrouped, 2 layers selected');
});

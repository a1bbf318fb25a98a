// Shapes in the editor, by mouse and keys: drawn on the canvas with their paints, kept by a reload, exported as pictures.
import { expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import { decodePng } from '../support/decodePng';
import type { Designer } from '../support/designer';
import { expectSamePicture } from '../support/samePicture';

const { newDesigner } = startBrowser();

/** The colour at shares of the face's picture, red, green and blue. */
function colorAt(picture: Buffer, x: number, y: number): number[] {
  const { width, height, data } = decodePng(picture);
  const at = (Math.round(y * height) * width + Math.round(x * width)) * 4;
  return [...data.slice(at, at + 3)];
}

const choosePaint = (designer: Designer, group: 'Fill' | 'Stroke', kind: string) =>
  designer.do(async (page) => {
    const section = page.getByRole('form', { name: 'Properties' }).getByRole('group', { name: group, exact: true });
    await section.getByRole('radio', { name: kind, exact: true }).click();
    if (kind !== 'None' && kind !== 'Solid') await section.getByRole('slider').first().waitFor();
  });

it('a ring with a sweep gradient turns clockwise from the top; undo, redo and a reload show it', async () => {
  const designer = newDesigner();
  await designer.newDesign().add('Arc');
  await choosePaint(designer, 'Stroke', 'Sweep');
  // The seam is in the gap of the arc, and the field says where.
  expect(await designer.field('Start')).toBe('-180');
  await designer.undo().select('Arc');
  await designer.set('X', '50').set('Y', '50').set('W', '400').set('H', '400').set('From', '0').set('To', '360');
  const plain = await designer.picture();
  await designer.select('Arc');
  await choosePaint(designer, 'Stroke', 'Sweep');
  const swept = await designer.picture();
  // The ring is teal after the top and blue before it: at a quarter turn it is nearer to teal.
  const [right, left] = [colorAt(swept, 0.9, 0.5), colorAt(swept, 0.1, 0.5)];
  expect(right[1]! - left[1]!).toBeGreaterThan(40);
  await designer.undo();
  expectSamePicture(await designer.picture(), plain, 'the face after undo');
  await designer.redo();
  expectSamePicture(await designer.picture(), swept, 'the face after redo');
  await expect.poll(() => designer.page.getByText('Saved on this device').count()).toBeGreaterThan(0);
  await designer.reload();
  expectSamePicture(await designer.picture(), swept, 'the face after a reload');
});

it('a dragged color stop changes the drawing while the mouse moves, and is one undo step', async () => {
  const designer = newDesigner();
  await designer.newDesign().add('Rectangle').set('W', '300').set('X', '100');
  await choosePaint(designer, 'Fill', 'Linear');
  await designer.set('Angle', '90');
  const before = await designer.picture();
  await designer.select('Rectangle');
  const thumb = designer.properties.getByRole('slider', { name: 'Stop 1 of 2' });
  await thumb.scrollIntoViewIfNeeded();
  const box = (await thumb.boundingBox())!;
  const bar = (await thumb.locator('xpath=..').boundingBox())!;
  const { mouse } = designer.page;
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down();
  await mouse.move(bar.x + bar.width * 0.8, box.y + box.height / 2, { steps: 5 });
  await expect.poll(() => thumb.getAttribute('aria-valuenow')).toBe('80');
  await mouse.up();
  const after = await designer.picture();
  expect(colorAt(before, 0.55, 0.5)).not.toEqual(colorAt(after, 0.55, 0.5));
  expect(colorAt(after, 0.3, 0.5)).toEqual(colorAt(after, 0.6, 0.5));
  await designer.undo();
  expectSamePicture(await designer.picture(), before, 'the face after one undo');
});

it('by keys alone: a star with a dashed gradient stroke, and the note that says how it leaves', async () => {
  const designer = newDesigner();
  await designer.newDesign();
  const { page, properties } = designer;
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Star');
  await page
    .getByRole('option', { name: /^Star\b/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await designer.drawn('Star').waitFor();
  expect(await properties.getByText('The watch has no outline of this kind.').count()).toBe(1);
  const stroke = properties.getByRole('group', { name: 'Stroke', exact: true });
  await stroke.getByRole('radio', { name: 'None' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const stop = stroke.getByRole('slider', { name: 'Stop 2 of 2' });
  await stop.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  expect(await stop.getAttribute('aria-valuetext')).toMatch(/^90 %/);
  await stroke.getByLabel('Dashes').focus();
  await page.keyboard.type('9 5');
  await page.keyboard.press('Enter');
  await expect.poll(() => designer.face.locator('path[stroke-dasharray="9 5"]').count()).toBe(1);
  expect(await stroke.getByLabel('Dash start').count()).toBe(1);
});

// The pen: a heart drawn by mouse and by keys, from the first click to the exported package, and by finger.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readZip } from '@/bytes/zip/readZip';
import { startBrowser } from '../support/browser';
import { decodePng } from '../support/decodePng';
import type { Designer } from '../support/designer';
import { bytesOf } from '../support/downloads';

const { newDesigner } = startBrowser();

const pen = (page: Page) => page.getByRole('group', { name: 'Pen' });
const cross = (page: Page) => pen(page).getByRole('slider', { name: 'Next point' });
const shown = (page: Page) => cross(page).getAttribute('aria-valuetext');

/** Screen px of canvas px. */
async function placer(designer: Designer): Promise<(x: number, y: number) => { x: number; y: number }> {
  const svg = designer.face.locator('svg').first();
  const [box, view] = [(await svg.boundingBox())!, (await svg.getAttribute('viewBox'))!.split(' ')];
  const scale = box.width / Number(view[2]);
  return (x, y) => ({ x: box.x + x * scale, y: box.y + y * scale });
}

/** Clicks a canvas point, or presses there and pulls by canvas px. */
async function put(designer: Designer, x: number, y: number, pull?: readonly [number, number]): Promise<void> {
  const at = await placer(designer);
  const { mouse } = designer.page;
  const from = at(x, y);
  await mouse.move(from.x, from.y);
  await mouse.down();
  if (pull) {
    const to = at(x + pull[0], y + pull[1]);
    await mouse.move(to.x, to.y, { steps: 4 });
  }
  await mouse.up();
}

const pathOf = (designer: Designer) => designer.drawn('Path').locator('path').first().getAttribute('d');

it('a heart by mouse: corners, curve points, closed at its first point, one undo step, saved and exported', async () => {
  const designer = newDesigner();
  await designer.newDesign().add('Pen');
  const { page } = designer;
  await cross(page).waitFor();
  await put(designer, 250, 180);
  await put(designer, 350, 150, [50, 50]);
  await put(designer, 250, 380);
  await put(designer, 420, 420);
  await page.keyboard.press('Backspace');
  await put(designer, 150, 150, [50, -50]);
  expect(await designer.drawn('Path').count()).toBe(0);
  await put(designer, 250, 180);
  await designer.drawn('Path').waitFor();
  expect(await pen(page).count()).toBe(0);
  // After a press the focus has no ring, which would cover the handles.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Path,/);
  expect(await page.locator('.canvas-focus').count()).toBe(0);
  const heart = (await pathOf(designer))!;
  expect(heart.match(/[MLCZ]/g)?.join('')).toBe('MCCCCZ');
  expect(await designer.field('X')).toMatch(/^13\d/);
  expect(Number(await designer.field('Y')) + Number(await designer.field('H'))).toBeCloseTo(380, 1);

  await designer.undo();
  expect(await designer.drawn('Path').count()).toBe(0);
  expect(await designer.button('Undo').getAttribute('aria-disabled')).toBe('true');
  await designer.redo();
  expect(await pathOf(designer)).toBe(heart);
  await designer.save();
  await designer.reload();
  expect(await pathOf(designer)).toBe(heart);

  await designer.click('Export');
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('tab', { name: 'Smartwatch' }).click();
  await dialog.getByRole('button', { name: 'Make the package' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('alertdialog').getByRole('button', { name: 'Make the key and the APK' }).click(),
  ]);
  const zip = await readZip(Uint8Array.from(await bytesOf(download)));
  if (!zip.ok) throw new Error(zip.fault.kind);
  const preview = decodePng(Buffer.from(zip.entries.get('res/drawable-nodpi/preview.png')!));
  const pixel = (x: number, y: number) => {
    const at = (Math.round((y * preview.height) / 500) * preview.width + Math.round((x * preview.width) / 500)) * 4;
    return [...preview.data.subarray(at, at + 3)];
  };
  expect(pixel(250, 300)).toEqual([0x63, 0xe6, 0xc8]);
  expect(pixel(250, 150)).toEqual([0, 0, 0]);
  expect([...zip.entries.keys()].filter((name) => name.startsWith('res/drawable-nodpi/')).length).toBeGreaterThan(1);
});

it('a triangle by keys alone: the cross is moved, points are placed, made curves, taken back, and the path is closed', async () => {
  const designer = newDesigner();
  await designer.newDesign();
  const { page } = designer;
  await designer.face.focus();
  await designer.press('Shift+P');
  await cross(page).waitFor();
  await expect.poll(() => cross(page).evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await shown(page)).toBe('X 250, Y 250');
  await designer.press('Enter', 'Shift+ArrowRight', 'ArrowRight', 'Space', 'c', 'Shift+ArrowDown', 'Enter');
  await designer.press('ArrowUp', 'Enter', 'Control+z');
  expect(await pen(page).locator('.pen-point').count()).toBe(3);
  await designer.press('Home');
  expect(await shown(page)).toBe('At the first point, closes the path');
  await designer.press('Enter');
  await designer.drawn('Path').waitFor();
  expect((await pathOf(designer))!.match(/[MLCZ]/g)?.join('')).toBe('MCCZ');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Path,/);
});

it('Enter at the last point and Escape end an open path; with one point nothing is added', async () => {
  const designer = newDesigner();
  await designer.newDesign();
  const { page } = designer;
  const start = async () => {
    await designer.face.focus();
    await designer.press('Shift+P');
    await cross(page).waitFor();
  };
  await start();
  await designer.press('Space', 'Escape');
  expect(await pen(page).count()).toBe(0);
  expect(await designer.drawn('Path').count()).toBe(0);
  for (const end of ['Enter', 'Escape']) {
    await start();
    await designer.press('Space', 'Shift+ArrowDown', 'Space', end);
    await expect.poll(() => pen(page).count()).toBe(0);
  }
  expect(await designer.drawn('Path 2').count()).toBe(1);
  expect(await pathOf(designer)).toBe('M0 0L0 10');
});

it('a finger draws with the bar, and Escape during a pull takes back only that point', async () => {
  const designer = newDesigner();
  await designer.newDesign().add('Pen');
  const { page } = designer;
  await cross(page).waitFor();
  const at = await placer(designer);
  const session = await page.context().newCDPSession(page);
  const tap = async (x: number, y: number) => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(x, y)] });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  for (const [x, y] of [
    [200, 200],
    [300, 200],
    [250, 320],
  ] as const)
    await tap(x, y);
  await expect.poll(() => pen(page).locator('.pen-point').count()).toBe(3);
  const from = at(150, 260);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 20, { steps: 3 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await pen(page).locator('.pen-point').count()).toBe(3);
  await pen(page).getByRole('button', { name: 'Close the path' }).click();
  await designer.drawn('Path').waitFor();
  expect((await pathOf(designer))!.match(/[MLCZ]/g)?.join('')).toBe('MLLZ');
});

it('another act finishes the path where it was begun, and a point is not placed twice', async () => {
  const designer = newDesigner();
  await designer.newDesign();
  const { page } = designer;
  // Always-on starts as a copy of the normal mode.
  await page.getByRole('tab', { name: 'Always-on' }).click();
  await page.getByRole('tab', { name: 'Normal' }).click();
  await designer.add('Pen');
  await put(designer, 150, 150);
  await put(designer, 300, 150);
  await put(designer, 300, 150);
  await put(designer, 200, 150);
  // Points on one line enclose nothing.
  expect(await pen(page).getByRole('button', { name: 'Close the path' }).getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('tab', { name: 'Always-on' }).click();
  expect(await pen(page).count()).toBe(0);
  expect(await designer.drawn('Path').count()).toBe(0);
  await page.getByRole('tab', { name: 'Normal' }).click();
  expect((await pathOf(designer))!.match(/[MLCZ]/g)?.join('')).toBe('MLL');

  await designer.add('Pen');
  await put(designer, 150, 350);
  await put(designer, 300, 350);
  await page.keyboard.press('Control+a');
  expect(await pen(page).count()).toBe(0);
  await designer.tab('Layers');
  await expect.poll(() => page.getByRole('treeitem', { selected: true }).count()).toBe(2);
});

it('points are edited: a double click shows them, a drag and keys change them, and the rest of a turned path stays', async () => {
  const designer = newDesigner();
  await designer.newDesign().add('Pen');
  const { page } = designer;
  await cross(page).waitFor();
  for (const [x, y] of [
    [200, 200],
    [300, 200],
    [300, 300],
    [200, 300],
    [200, 200],
  ] as const)
    await put(designer, x, y);
  await designer.drawn('Path').waitFor();
  await designer.set('Rotation', '90');
  const at = await placer(designer);
  const inside = at(250, 250);
  await page.mouse.dblclick(inside.x, inside.y);
  const points = page.getByRole('group', { name: 'Points of the path' });
  const pointAt = (number: number) => points.getByRole('slider', { name: new RegExp(`^Point ${number} of`) });
  const values = async () =>
    Promise.all((await points.locator('[data-point]').all()).map((one) => one.getAttribute('aria-valuetext')));
  await pointAt(4).waitFor();
  // The first point is at the top right on the screen, because the path is turned.
  expect(await values()).toEqual(['X 300, Y 200', 'X 300, Y 300', 'X 200, Y 300', 'X 200, Y 200']);

  const from = at(300, 200);
  const to = at(340, 150);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect((await values())[0]).toBe('X 300, Y 200');
  expect(await designer.button('Redo').getAttribute('aria-disabled')).toBe('true');

  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  const moved = ['X 340, Y 150', 'X 300, Y 300', 'X 200, Y 300', 'X 200, Y 200'];
  await expect.poll(values).toEqual(moved);

  await pointAt(3).focus();
  await designer.press('Shift+ArrowLeft', 'ArrowLeft', 'ArrowDown');
  expect((await values())[2]).toBe('X 189, Y 301');
  await designer.press('c');
  await points.getByRole('slider', { name: /^Point 3 of 4, curve/ }).waitFor();
  expect(await points.getByRole('slider', { name: 'Handle after point 3' }).count()).toBe(1);
  await designer.press('Insert');
  await pointAt(5).waitFor();
  await expect.poll(() => pointAt(4).evaluate((one) => one === document.activeElement)).toBe(true);
  await designer.press('Delete', 'Delete');
  expect(await points.locator('[data-point]').count()).toBe(3);
  await designer.press('Escape');
  expect(await points.count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Path,/);

  // Two points were removed, one added and bent, and three arrow keys are one step.
  for (let steps = 0; steps < 5; steps += 1) await designer.undo();
  await designer.face.getByRole('img', { name: /^Path,/ }).focus();
  await designer.press('Enter');
  await pointAt(4).waitFor();
  expect(await values()).toEqual(moved);
});

/** Starts the pen from the canvas. */
async function startPen(designer: Designer): Promise<void> {
  await designer.face.focus();
  await designer.press('Shift+P');
  await cross(designer.page).waitFor();
}

it.each(['reload', 'leave'] as const)('a path that is not finished is kept: %s', async (how) => {
  const designer = newDesigner();
  await designer.newDesign({ name: 'Half drawn' });
  const { page } = designer;
  await startPen(designer);
  await put(designer, 150, 150);
  await put(designer, 300, 150, [20, 20]);
  await put(designer, 300, 300);
  if (how === 'reload') await designer.reload();
  else {
    await page.getByRole('link', { name: 'Designs', exact: true }).click();
    await page.getByRole('link', { name: /Half drawn/ }).click();
    await designer.face.waitFor();
  }
  await designer.drawn('Path').waitFor();
  expect((await pathOf(designer))!.match(/[MLCZ]/g)?.join('')).toBe('MCC');
});

it('Space held with a press pans and places no point; tapped it places one', async () => {
  const designer = newDesigner();
  await designer.newDesign();
  const { page } = designer;
  await startPen(designer);
  await put(designer, 200, 200);
  const before = (await placer(designer))(0, 0);
  await page.keyboard.down('Space');
  await put(designer, 250, 250, [40, 20]);
  await page.keyboard.up('Space');
  const after = (await placer(designer))(0, 0);
  expect(after.x).toBeGreaterThan(before.x + 10);
  expect(await pen(page).locator('.pen-point').count()).toBe(1);
  await put(designer, 300, 200);
  expect(await pen(page).locator('.pen-point').count()).toBe(2);
  await designer.press('ArrowDown', 'Space');
  expect(await pen(page).locator('.pen-point').count()).toBe(3);
});

it('drawn beside a layer of a turned group, the path is in the group and where it was drawn', async () => {
  const designer = newDesigner();
  await designer.newDesign().add('Rectangle').add('Ellipse');
  const { page } = designer;
  await designer.face.focus();
  await designer.press('Control+a', 'Control+g');
  await designer.set('Rotation', '30');
  const at = await placer(designer);
  const inside = at(250, 250);
  await page.mouse.dblclick(inside.x, inside.y);
  await page.keyboard.press('Shift+P');
  await cross(page).waitFor();
  const points = [
    [100, 100],
    [200, 100],
    [200, 180],
  ] as const;
  for (const [x, y] of points) await put(designer, x, y);
  await put(designer, 100, 100);
  await designer.drawn('Path').waitFor();
  const drawn = await designer
    .drawn('Path')
    .locator('path')
    .first()
    .evaluate((path: SVGPathElement) => {
      const length = path.getTotalLength();
      const matrix = path.getScreenCTM()!;
      const points = Array.from({ length: 401 }, (_, index) =>
        path.getPointAtLength((length * index) / 400).matrixTransform(matrix),
      );
      const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
      return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
    });
  const [low, high] = [at(100, 100), at(200, 180)];
  expect(drawn.left).toBeCloseTo(low.x, -0.5);
  expect(drawn.top).toBeCloseTo(low.y, -0.5);
  expect(drawn.right).toBeCloseTo(high.x, -0.5);
  expect(drawn.bottom).toBeCloseTo(high.y, -0.5);
  await designer.tab('Layers');
  expect(await page.getByRole('treeitem', { name: /^Path/ }).getAttribute('aria-level')).toBe('2');
});

it('the points of a path are one Tab stop: Page Down, Page Up, Home and End lead to the others', async () => {
  const designer = newDesigner();
  await designer.newDesign();
  const { page } = designer;
  await startPen(designer);
  for (let index = 0; index < 4; index += 1) await designer.press('Shift+ArrowRight', 'ArrowDown', 'Space');
  await designer.press('Escape', 'Enter');
  const points = page.getByRole('group', { name: 'Points of the path' });
  const stops = () => points.locator('[data-point][tabindex="0"]').count();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await expect.poll(focused).toMatch(/^Point 1 of 4/);
  expect(await stops()).toBe(1);
  for (const [key, number] of [
    ['PageDown', 2],
    ['End', 4],
    ['PageDown', 1],
    ['PageUp', 4],
    ['Home', 1],
  ] as const) {
    await designer.press(key);
    await expect.poll(focused).toMatch(new RegExp(`^Point ${number} of 4`));
  }
  expect(await stops()).toBe(1);
});

it('another kind of a path can be changed back, and a shape that was not drawn is not offered as a path', async () => {
  const designer = newDesigner();
  await designer.newDesign();
  const { page } = designer;
  await startPen(designer);
  for (const [x, y] of [
    [200, 200],
    [300, 200],
    [250, 300],
  ] as const)
    await put(designer, x, y);
  await page.keyboard.press('Escape');
  const drawn = await pathOf(designer);
  const kind = () => page.getByLabel('Kind', { exact: true });
  await kind().selectOption('Star');
  await kind().selectOption('Path');
  expect(await pathOf(designer)).toBe(drawn);
  await designer.add('Ellipse');
  expect(await kind().locator('option').allInnerTexts()).not.toContain('Path');
});

it('Shift+P starts the pen from a handle of a gradient', async () => {
  const designer = newDesigner();
  await designer.newDesign().add('Ellipse');
  const { page } = designer;
  const fill = designer.properties.getByRole('group', { name: 'Fill', exact: true });
  await fill.getByRole('radio', { name: 'Linear', exact: true }).click();
  await page.locator('.handle-dot').first().focus();
  await page.keyboard.press('Shift+P');
  await cross(page).waitFor();
});

it.each([
  [1440, 900],
  [390, 844],
])('the instruction and the bar of the pen leave the dial free at %d x %d', async (width, height) => {
  const designer = newDesigner({ viewport: { width, height } });
  await designer.newDesign();
  const { page } = designer;
  await startPen(designer);
  const dial = (await designer.face.locator('svg').first().boundingBox())!;
  const [centre, radius] = [{ x: dial.x + dial.width / 2, y: dial.y + dial.height / 2 }, dial.width / 2];
  for (const part of [page.getByRole('toolbar', { name: 'Pen' }), pen(page).getByText('Drag: curve').locator('..')]) {
    const box = (await part.boundingBox())!;
    const near = {
      x: Math.min(Math.max(centre.x, box.x), box.x + box.width),
      y: Math.min(Math.max(centre.y, box.y), box.y + box.height),
    };
    expect(Math.hypot(near.x - centre.x, near.y - centre.y)).toBeGreaterThanOrEqual(radius);
  }
});

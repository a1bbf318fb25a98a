// Handles of gradients on the canvas, by mouse, finger and keys: where they are, what they store, and what undo takes back.
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import type { Designer } from '../support/designer';

const { newDesigner } = startBrowser();

/** A rectangle of 300 x 150 px at a quarter turn, with a gradient. */
async function open(designer: Designer, kind: 'Linear' | 'Radial' | 'Sweep'): Promise<void> {
  await designer.newDesign().add('Rectangle').set('W', '300').set('H', '150').set('X', '100').set('Y', '150');
  await designer.set('Rotation', '90').do(async () => {
    const fill = designer.properties.getByRole('group', { name: 'Fill', exact: true });
    await fill.getByRole('radio', { name: kind, exact: true }).click();
  });
  await handlesOf(designer).waitFor();
}
const handlesOf = (designer: Designer) => designer.page.getByRole('group', { name: 'Gradient on the canvas, Fill' });
const handle = (designer: Designer, name: string | RegExp) => handlesOf(designer).getByRole('slider', { name });
const shown = (slider: Locator) => slider.getAttribute('aria-valuetext');

async function middleOf(slider: Locator) {
  const box = (await slider.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
/** Screen px of a canvas px. */
async function scaleOf(designer: Designer): Promise<number> {
  const svg = designer.face.locator('svg').first();
  const [box, view] = [(await svg.boundingBox())!, (await svg.getAttribute('viewBox'))!.split(' ')];
  return box.width / Number(view[2]);
}
async function dragBy(designer: Designer, slider: Locator, dx: number, dy: number): Promise<void> {
  const { mouse } = designer.page;
  const { x, y } = await middleOf(slider);
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x + dx / 2, y + dy / 2, { steps: 3 });
  // A pause is part of the drag.
  await designer.page.waitForTimeout(900);
  await mouse.move(x + dx, y + dy, { steps: 3 });
  await mouse.up();
}

it('the end of a linear gradient follows the mouse in a turned layer, snaps to the middle, and is one undo step', async () => {
  const designer = newDesigner();
  await open(designer, 'Linear');
  const end = handle(designer, 'End of the gradient');
  expect(await shown(end)).toBe('X 50 %, Y 100 %');
  const scale = await scaleOf(designer);
  const start = await middleOf(end);
  // At a quarter turn the lower side of the box is on the left.
  await dragBy(designer, end, 77 * scale, 0);
  expect(await shown(end)).toBe('X 50 %, Y 50 %');
  expect((await middleOf(end)).x - start.x).toBeCloseTo(75 * scale, 0);
  expect(await designer.field('Angle')).toBe('180');
  await designer.undo();
  expect(await shown(end)).toBe('X 50 %, Y 100 %');
  await designer.undo();
  expect(await handlesOf(designer).count()).toBe(0);
});

it('Escape during a drag restores the gradient', async () => {
  const designer = newDesigner();
  await open(designer, 'Radial');
  const centre = handle(designer, 'Center of the gradient');
  const { x, y } = await middleOf(centre);
  const { mouse, keyboard } = designer.page;
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x + 40, y + 30, { steps: 4 });
  await expect.poll(() => shown(centre)).not.toBe('X 50 %, Y 50 %');
  await keyboard.press('Escape');
  await expect.poll(() => shown(centre)).toBe('X 50 %, Y 50 %');
  await mouse.up();
  expect(await shown(centre)).toBe('X 50 %, Y 50 %');
  expect(await designer.button('Redo').getAttribute('aria-disabled')).toBe('true');
});

it('a finger drags a color stop, which the panel shows as selected', async () => {
  const designer = newDesigner();
  await open(designer, 'Linear');
  const stop = handle(designer, 'Stop 2 of 2');
  const { x, y } = await middleOf(stop);
  const scale = await scaleOf(designer);
  const session = await designer.page.context().newCDPSession(designer.page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
  await touch('touchStart', x);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x + part * 60 * scale);
  await touch('touchEnd');
  await expect.poll(() => shown(stop)).toMatch(/^60 %/);
  expect(await designer.properties.getByLabel('Position of stop 2').inputValue()).toBe('60');
  await designer.undo();
  expect(await shown(stop)).toMatch(/^100 %/);
});

it('by keys alone: from the canvas to the handles, points in directions of the screen, a stop, and back', async () => {
  const designer = newDesigner();
  await open(designer, 'Sweep');
  const { keyboard } = designer.page;
  await designer.face.focus();
  await keyboard.press('Tab');
  const focused = () => designer.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  for (let steps = 0; steps < 4 && (await focused()) !== 'Center of the gradient'; steps += 1)
    await keyboard.press('Tab');
  expect(await focused()).toBe('Center of the gradient');
  await keyboard.press('Shift+ArrowRight');
  await keyboard.press('Shift+ArrowRight');
  await keyboard.press('Shift+ArrowRight');
  // 30 px to the right on the screen are 30 of 150 px upwards in the turned box.
  expect(await shown(handle(designer, 'Center of the gradient'))).toBe('X 50 %, Y 30 %');
  await keyboard.press('Tab');
  expect(await focused()).toBe('Start angle of the gradient');
  await keyboard.press('Shift+ArrowUp');
  expect(await designer.field('Start')).toBe('10');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  expect(await focused()).toBe('Stop 2 of 2');
  await keyboard.press('Shift+ArrowLeft');
  expect(await designer.properties.getByLabel('Position of stop 2').inputValue()).toBe('90');
  await keyboard.press('Delete');
  expect(await designer.drawn('Rectangle').count()).toBe(1);
  await keyboard.press('Escape');
  expect(await designer.face.evaluate((face) => face.contains(document.activeElement))).toBe(true);
});

it.each(['Linear', 'Radial', 'Sweep'] as const)(
  'the handles of a %s gradient cover no handle of the box',
  async (kind) => {
    const designer = newDesigner();
    await open(designer, kind);
    const covered = await designer.page.locator('.moveable-control').evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return width === 0 ? [] : [hit?.closest('.gradient-handles') ? control.className : ''];
      }),
    );
    expect(covered.length).toBeGreaterThanOrEqual(9);
    expect(covered.filter((name) => name !== '')).toEqual([]);
  },
);

// The canvas, the catalogue and the layer list by touch: after each gesture the drawing and the data agree.
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import { type Fingers, fingersOn, type Spot } from '../support/fingers';
import { pngFile } from '../support/pictures';

const { newDesigner } = startBrowser();

const PHOTO = pngFile('photo.png', { width: 120, height: 60, color: '#2b6777' });

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The one image: its drawn position, canvas px, and its data. */
async function seen(page: Page) {
  // The final state on the screen: two frames later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const words = await page
    .locator('p.sr-only')
    .filter({ hasText: /^X -?\d/ })
    .textContent();
  const [x = 0, y = 0, width = 0, height = 0, angle = 0] = (words ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
  const drawing = await page
    .locator('[data-layer]')
    .last()
    .evaluate((layer) => {
      const svg = layer.closest('svg') as SVGSVGElement;
      const face = svg.getBoundingClientRect();
      const zoom = face.width / svg.width.baseVal.value;
      const own = (layer.querySelector('image') ?? layer).getBoundingClientRect();
      return {
        zoom,
        carried: layer.getAttribute('transform'),
        box: {
          x: (own.left - face.left) / zoom,
          y: (own.top - face.top) / zoom,
          width: own.width / zoom,
          height: own.height / zoom,
        },
        client: { x: own.left, y: own.top, width: own.width, height: own.height },
      };
    });
  return { data: { x, y, width, height, angle }, ...drawing };
}

/** The upright bounds of a box rotated about its centre. */
function boundsOf({ x, y, width, height, angle }: Box & { angle: number }): Box {
  const [sin, cos] = [Math.abs(Math.sin((angle * Math.PI) / 180)), Math.abs(Math.cos((angle * Math.PI) / 180))];
  const [wide, high] = [width * cos + height * sin, width * sin + height * cos];
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}

/** Nothing of a gesture is left on the drawing, and its position matches the data: soon, on a busy machine. */
async function agree(page: Page) {
  let now = await seen(page);
  const apart = async () => {
    now = await seen(page);
    const wanted = boundsOf(now.data);
    const sides = ['x', 'y', 'width', 'height'] as const;
    return { carried: now.carried, apart: sides.filter((side) => Math.abs(now.box[side] - wanted[side]) >= 0.5) };
  };
  await expect.poll(apart).toEqual({ carried: null, apart: [] });
  return now;
}

const middle = ({ client }: { client: Box }): Spot => ({
  x: client.x + client.width / 2,
  y: client.y + client.height / 2,
});
const by = ({ x, y }: Spot, dx: number, dy: number): Spot => ({ x: x + dx, y: y + dy });
const handleAt = async (page: Page, selector: string): Promise<Spot> => {
  const box = await page.locator(`.canvas-handles ${selector}`).boundingBox();
  if (!box) throw new Error(`no handle ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const undosOf = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).getAttribute('aria-disabled');

async function open(viewport: { width: number; height: number }): Promise<{ page: Page; fingers: Fingers }> {
  const designer = newDesigner({ viewport, hasTouch: true, reducedMotion: 'reduce' });
  await designer.newDesign().add('Image', PHOTO);
  const { page } = designer;
  return { page, fingers: await fingersOn(page) };
}

it('fault 36: moves, rotates and resizes a layer by one finger, pans and zooms by two, and opens the menu by a long press', async () => {
  const { page, fingers } = await open({ width: 820, height: 1180 });
  const first = await agree(page);

  // One finger moves the data with the drawing.
  await fingers.drag(middle(first), by(middle(first), 40, -60));
  const moved = await agree(page);
  expect(moved.data.x).not.toBe(first.data.x);
  expect(moved.data.y - first.data.y).toBeCloseTo(-60 / first.zoom, -1);

  // A second finger cancels the drag: both pinch.
  const [here, there] = [middle(moved), by(middle(moved), 120, 120)];
  await fingers.down(1, here);
  await fingers.move(1, by(here, 50, 0));
  await fingers.down(2, there);
  await fingers.move(2, by(there, 60, 60));
  await fingers.up(1);
  await fingers.move(2, by(there, -80, -80));
  await fingers.up(2);
  const pinched = await agree(page);
  expect(pinched.data).toEqual(moved.data);
  expect(pinched.zoom).toBeGreaterThan(moved.zoom * 1.1);

  // Also before the first has moved far enough to drag, and lifted in the other order.
  await fingers.down(1, middle(pinched));
  await fingers.down(2, by(middle(pinched), 200, 200));
  await fingers.move(2, by(middle(pinched), 120, 120));
  await fingers.up(2);
  await fingers.up(1);
  const closer = await agree(page);
  expect(closer.data).toEqual(pinched.data);
  expect(closer.zoom).toBeLessThan(pinched.zoom);

  // Afterwards one finger drags as before.
  await fingers.drag(middle(closer), by(middle(closer), -30, 30));
  const again = await agree(page);
  expect(again.data.x).toBeLessThan(closer.data.x);

  // The system cancels the touch: nothing has changed.
  await fingers.down(1, middle(again));
  await fingers.move(1, by(middle(again), 70, 70));
  await fingers.cancel();
  expect((await agree(page)).data).toEqual(again.data);

  // Handles.
  const corner = await handleAt(page, '[data-direction="se"]');
  await fingers.drag(corner, by(corner, 40, 20));
  const larger = await agree(page);
  expect(larger.data.width).toBeGreaterThan(again.data.width);
  const knob = await handleAt(page, '.moveable-rotation-control');
  await fingers.drag(knob, by(knob, 60, 20));
  const turned = await agree(page);
  expect(turned.data.angle).not.toBe(0);
  const handleSpot = await handleAt(page, '[data-direction="se"]');
  await fingers.down(1, handleSpot);
  await fingers.move(1, by(handleSpot, 50, 50));
  await fingers.down(2, by(handleSpot, 100, 100));
  await fingers.move(2, by(handleSpot, 150, 150));
  await fingers.up(2);
  await fingers.up(1);
  expect((await agree(page)).data).toEqual(turned.data);
  const last = await handleAt(page, '[data-direction="se"]');
  await fingers.down(1, last);
  await fingers.move(1, by(last, 50, 50));
  await fingers.cancel();
  const state = await agree(page);
  expect(state.data).toEqual(turned.data);

  // A long press: the menu of the layer under it, and no click when it is lifted.
  await fingers.down(1, middle(state));
  await page.getByRole('menu').waitFor();
  await fingers.up(1);
  await page.waitForTimeout(400);
  expect(await page.getByRole('menu').count()).toBe(1);
  const row = await page.getByRole('menuitem', { name: /^Duplicate/ }).boundingBox();
  if (!row) throw new Error('no row');
  await fingers.tap({ x: row.x + 20, y: row.y + row.height / 2 });
  await expect.poll(() => page.locator('[data-layer]').count()).toBe(3);
  await agree(page);
  expect(await undosOf(page)).toBeNull();
});

it('drags a tile of the catalogue and a layer of the list with a finger, and scrolls the panels with one', async () => {
  const designer = newDesigner({ viewport: { width: 1180, height: 820 }, hasTouch: true, reducedMotion: 'reduce' });
  await designer.newDesign().add('Text').add('Date').tab('Add');
  const { page } = designer;
  const fingers = await fingersOn(page);
  const at = async (target: Locator): Promise<Spot> => {
    const box = await target.boundingBox();
    if (!box) throw new Error('nothing there');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const centre = await at(designer.face.locator('svg').first());
  const count = () => page.locator('[data-layer]').count();

  // A finger that moves immediately scrolls.
  const tile = page.getByRole('button', { name: 'Steps', exact: true });
  await tile.scrollIntoViewIfNeeded();
  const before = await at(tile);
  await fingers.drag(before, by(before, 0, -150));
  await expect.poll(async () => (await at(tile)).y).toBeLessThan(before.y);
  expect(await count()).toBe(3);

  // One that rests first drags the tile, and drops it where it is lifted.
  await page.waitForTimeout(500);
  await tile.scrollIntoViewIfNeeded();
  const from = await at(tile);
  await fingers.down(1, from);
  await page.waitForTimeout(400);
  await fingers.move(1, by(centre, 0, 120));
  await fingers.up(1);
  await expect.poll(count).toBe(4);
  const placed = await at(designer.drawn('Steps'));
  expect(Math.hypot(placed.x - centre.x, placed.y - centre.y - 120)).toBeLessThan(12);
  expect((await at(tile)).y).toBeCloseTo(from.y, 0);

  // Layers: the handle of the row that was tapped.
  await designer.tab('Layers');
  expect(await designer.layerNames()).toEqual(['Steps', 'Date', 'Text', 'Background color']);
  await fingers.tap(await at(designer.layer('Text')));
  const [handle, goal] = [
    await at(designer.layer('Text').getByRole('button', { name: 'Reorder Text' })),
    await at(designer.layer('Steps')),
  ];
  await fingers.down(1, handle);
  await fingers.move(1, { x: handle.x, y: goal.y - 4 }, 12);
  await page.waitForTimeout(200);
  await fingers.up(1);
  await expect.poll(() => designer.layerNames()).toEqual(['Text', 'Steps', 'Date', 'Background color']);
  const drawn = () =>
    page.locator('[data-layer]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect((await drawn()).at(-1)).toMatch(/^Text,/);
  // The row itself does not follow a finger.
  await fingers.drag(await at(designer.layer('Date')), by(await at(designer.layer('Date')), 0, -60));
  await page.waitForTimeout(300);
  expect(await designer.layerNames()).toEqual(['Text', 'Steps', 'Date', 'Background color']);

  // The list on A accepts typed text, also on touch screens.
  await designer.face.focus();
  await page.keyboard.press('a');
  await page.getByRole('dialog').locator('input:focus').waitFor();
  await page.keyboard.type('batt');
  await page.keyboard.press('Enter');
  await expect.poll(() => designer.layerNames()).toEqual(['Battery', 'Text', 'Steps', 'Date', 'Background color']);
});

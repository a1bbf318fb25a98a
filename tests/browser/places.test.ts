// Two copies with two modes each: a drag, a key or a crash in one of them never affects another.
import { describe, expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import type { Designer } from '../support/designer';

const { newDesigner } = startBrowser();

const showMode = (designer: Designer, name: 'Normal' | 'Always-on') =>
  designer.do((page) => page.locator('header').getByRole('tab', { name, exact: true }).click());
const showCopy = (designer: Designer, name: RegExp) =>
  designer.do((page) => page.locator('[data-copies]').getByRole('tab', { name }).click());

/** Layer names of the four lists, top first. */
async function lists(designer: Designer): Promise<string[][]> {
  const places: string[][] = [];
  for (const copy of [/Smartwatch/, /ASR/])
    for (const mode of ['Normal', 'Always-on'] as const) {
      await showMode(showCopy(designer, copy), mode);
      places.push(await designer.layerNames());
    }
  return places;
}

/** A design with both copies, with always-on opened in each. */
const withFourLists = (designer: Designer) =>
  designer
    .newDesign({ template: 'Tempo' })
    .click('Copy for ASR')
    .do((page) => page.getByRole('dialog').getByRole('button', { name: 'Make copy' }).click());

/** Always-on starts with the normal layers, with the same ids and positions. */
const withTwin = (designer: Designer) =>
  showMode(showMode(designer.newDesign().add('Text').add('Battery').drag('Battery', 0, 60), 'Always-on'), 'Normal');

describe('a drag ends without effect once another mode is shown', () => {
  it('in the layer list', async () => {
    const designer = withTwin(newDesigner()).tab('Layers');
    const before = await designer.layerNames();
    await designer.do(async (page) => {
      const [from, to] = [await designer.layer('Battery').boundingBox(), await designer.layer('Text').boundingBox()];
      if (!from || !to) throw new Error('The rows are not drawn');
      await page.mouse.move(from.x + 60, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(from.x + 60, from.y + from.height, { steps: 4 });
      await page.keyboard.press('o');
      await page.mouse.move(to.x + 60, to.y + to.height / 2 + 3, { steps: 8 });
      await page.mouse.up();
    });
    expect(await designer.page.locator('header [role="tab"][aria-selected="true"]').textContent()).toBe('Always-on');
    expect(await designer.layerNames()).toEqual(before);
    expect(await showMode(designer, 'Normal').layerNames()).toEqual(before);
  });

  it('on the canvas', async () => {
    const designer = withTwin(newDesigner()).select('Battery');
    const place = () => Promise.all([designer.field('X'), designer.field('Y')]);
    const before = await place();
    await showMode(designer, 'Always-on').select('Battery');
    expect(await place()).toEqual(before);
    await showMode(designer, 'Normal').drag('Battery', 40, 30, { release: false }).press('o');
    await designer.do((page) => page.mouse.up()).select('Battery');
    expect(await place()).toEqual(before);
    await showMode(designer, 'Normal').select('Battery');
    expect(await place()).toEqual(before);
  });
});

it('four lists and the open place are restored after a crash', async () => {
  const designer = withFourLists(newDesigner());
  const before = await lists(designer);
  await designer.add('Text').do((page) => page.getByText('Saved on this device').first().waitFor());
  await designer.crashAndReopen();
  const [tab, copy] = ['header [role="tab"]', '[data-copies] [role="tab"]'].map((all) =>
    designer.page.locator(`${all}[aria-selected="true"]`).textContent(),
  );
  expect([await tab, await copy]).toEqual(['Always-on', expect.stringContaining('ASR')]);
  const after = await lists(designer.tab('Layers'));
  expect(after.slice(0, 3)).toEqual(before.slice(0, 3));
  // On ASR a new text is added above the static layers and below those with live data: here three icons, the scale and the
  // background.
  const still = -5;
  expect(after[3]).toEqual([...(before[3] ?? []).slice(0, still), 'Text', ...(before[3] ?? []).slice(still)]);
});

// The catalogue in a real browser: a tile dragged onto the canvas, the list on A, a GIF as an animation, words for live data.
import { describe, expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import { plainGif } from '../support/gifs';
import { fileOf } from '../support/pictures';

const { newDesigner } = startBrowser();

describe('a tile dragged with the mouse', () => {
  it('becomes a layer where it is dropped, and none after Escape', async () => {
    const designer = newDesigner();
    await designer.newDesign().tab('Add');
    const { page, face } = designer;
    const tile = await designer.button('Weekday').boundingBox();
    const stage = await face.boundingBox();
    if (!tile || !stage) throw new Error('The tile or the canvas is not drawn.');
    const [x, y] = [stage.x + stage.width / 2 + 60, stage.y + stage.height / 2 - 80];
    const drag = async () => {
      await page.mouse.move(tile.x + 20, tile.y + 20);
      await page.mouse.down();
      await page.mouse.move(tile.x + 60, tile.y + 20);
      await page.mouse.move(x, y, { steps: 4 });
    };
    await drag();
    await page.mouse.up();
    await designer.drawn('Weekday').waitFor();
    const box = await designer.drawn('Weekday').boundingBox();
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - x)).toBeLessThan(12);
    expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - y)).toBeLessThan(12);
    await drag();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await face.locator('g[role="img"]').count()).toBe(2);
  });
});

describe('the tiles', () => {
  it('break no word, however wide the panel is', async () => {
    const designer = newDesigner();
    await designer.newDesign().tab('Add');
    const { page } = designer;
    const broken = () =>
      page
        .getByRole('region', { name: 'Add', exact: true })
        .locator('button span')
        .evaluateAll((names) =>
          names.flatMap((name) => {
            const text = name.firstChild;
            if (!(text instanceof Text)) return [];
            return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              return range.getClientRects().length === 1 ? [] : [word];
            });
          }),
        );
    for (const width of [1440, 410, 330, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect([width, await broken()]).toEqual([width, []]);
    }
  });
});

describe('a double click', () => {
  it('on live data asks before text replaces it, on text focuses it, on the empty canvas does nothing', async () => {
    const designer = newDesigner();
    await designer.newDesign().add('Steps');
    const { page, face, properties } = designer;
    const box = await designer.drawn('Steps').boundingBox();
    if (!box) throw new Error('The layer is not drawn.');
    const doubleClick = () => page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
    await doubleClick();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Replace with text' }).click();
    const content = properties.getByLabel('Content');
    const isFocused = () => content.evaluate((field) => field === document.activeElement);
    await expect.poll(isFocused).toBe(true);
    await face.focus();
    await doubleClick();
    await expect.poll(isFocused).toBe(true);
    const stage = await face.boundingBox();
    await page.mouse.dblclick((stage?.x ?? 0) + 8, (stage?.y ?? 0) + (stage?.height ?? 0) / 2);
    expect(await dialog.count()).toBe(0);
  });
});

describe('by keys', () => {
  it('A, words, Enter adds; Enter on the layer replaces its data with text, one undo restores it', async () => {
    const designer = newDesigner();
    await designer.newDesign();
    const { page, face } = designer;
    await face.focus();
    await page.keyboard.press('a');
    await page.keyboard.type('steps');
    await page.keyboard.press('Enter');
    await designer.drawn('Steps').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('application');

    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    expect(await dialog.textContent()).toContain('#ZSC#');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    await expect.poll(focused).toMatch(/^Steps,/);

    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Replace with text' }).click();
    const field = page.getByRole('textbox', { name: 'Content' });
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('Walk');
    await expect.poll(() => face.locator('text').allTextContents()).toEqual(['Walk']);
    await designer.undo().undo();
    await expect.poll(() => face.locator('text').allTextContents()).not.toContain('Walk');
    expect(await page.getByRole('textbox', { name: 'Data tag' }).inputValue()).toBe('#ZSC#');
  });
});

describe('groups of pictures', () => {
  it('a GIF becomes the frames of an animation, named by their position; a group of two sizes is refused', async () => {
    const designer = newDesigner();
    await designer.newDesign().add('Sequence', fileOf(plainGif(40, 40, 3, 20), 'wave.gif', 'image/gif'));
    await designer.tab('Properties');
    const list = designer.page.getByRole('listbox', { name: 'Frames' });
    expect(await list.getByRole('option').allInnerTexts()).toEqual(['1', '2', '3']);
    expect(await designer.field('Frame delay')).toBe('200');
    await list.getByRole('option', { name: 'Image 2 of 3' }).click();
    await designer.button('Remove image 2').click();
    expect(await list.getByRole('option').count()).toBe(2);
    const [chooser] = await Promise.all([
      designer.page.waitForEvent('filechooser'),
      designer.page.getByRole('button', { name: 'Frames Add images…' }).click(),
    ]);
    await chooser.setFiles([fileOf(plainGif(30, 40, 2), 'narrow.gif', 'image/gif')]);
    await designer.page.getByText('narrow-1.png is 30 × 40 px instead of 40 × 40 px.').first().waitFor();
    expect(await list.getByRole('option').count()).toBe(2);
  });
});

// The AI commands of the command menu by keyboard alone: each is started from Ctrl+K and finished without a pointer.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Design } from '@/schemas/design';
import { startBrowser } from '../support/browser';
import { sampleDesign } from '../support/designs';
import { eachRun } from '../support/eachRun';
import { wordsOf } from '../support/editorStates';
import { png } from '../support/images';
import { call, openMemberDesign, savedDesign, uploadPicture } from '../support/memberDesign';
import { fileOf } from '../support/pictures';
import { reachByKeys, watchPointers } from './journeys/keysHand';

const { newDesigner } = startBrowser();

const SIDE = 120;
const PROMPT = 'A lighthouse by the sea';

/** A red disc on white. */
function disc() {
  const rgba = new Uint8Array(SIDE * SIDE * 4).fill(255);
  for (let at = 0; at < SIDE * SIDE; at += 1)
    if (Math.hypot((at % SIDE) - SIDE / 2, Math.floor(at / SIDE) - SIDE / 2) < 40) rgba.set([200, 30, 40, 255], at * 4);
  return fileOf(png(SIDE, SIDE, rgba), 'badge.png');
}

const designWith = (url: string): Design =>
  sampleDesign({
    id: 'ai-by-keys',
    name: 'Keys',
    layers: [
      {
        ...{ uuid: 'badge', label: 'Badge', nodeType: 'image' },
        style: { url, x: 40, y: 190, width: SIDE, height: SIDE, fileSize: 900 },
      },
      {
        ...{ uuid: 'words', label: 'Words', nodeType: 'text' },
        style: { textTag: '#DmZ#', x: 250, y: 200, width: 200, height: 80 },
      },
    ],
  });

interface Saved {
  nodeType: string;
  style: Record<string, unknown>;
}
const layersOf = (design: Design) => (design.copies[0]?.normal.nodeList ?? []) as unknown as Saved[];

/** Opacity of the corner and of the centre of a stored picture, 0 to 255. */
const opacities = (page: Page, url: string) =>
  page.evaluate(
    async ([address, side]) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      const context = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
      context?.drawImage(bitmap, 0, 0, side, side);
      return [0, side / 2].map((at) => context?.getImageData(at, at, 1, 1).data[3]);
    },
    [url, SIDE] as const,
  );

/** Runs an entry of the command menu. */
async function runEntry(page: Page, label: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').locator('input[role="combobox"]');
  await field.and(page.locator(':focus')).waitFor();
  await page.keyboard.type(label);
  await page.getByRole('option', { name: label, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await field.waitFor({ state: 'detached' });
}

/** The labels of the menu's AI entries. */
async function aiEntries(page: Page, group: string): Promise<string[]> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').locator('input:focus').waitFor();
  await page.keyboard.type(group);
  await page.getByRole('option', { selected: true }).waitFor();
  const labels = () =>
    page
      .getByRole('option')
      .evaluateAll(
        (all, name) =>
          all.flatMap(({ children: [label, of] }) =>
            of?.textContent === name ? [label?.firstChild?.textContent ?? ''] : [],
          ),
        group,
      );
  // The account's AI features are requested with the first key.
  await expect.poll(labels).not.toEqual([]);
  const foundLabels = await labels();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return foundLabels;
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement as HTMLTextAreaElement | null;
    return (active?.labels?.[0] ?? active)?.textContent ?? '';
  });

describe.each(eachRun(['en', 'zh'] as const))('the AI entries of the command menu in %s', (lang) => {
  const w = wordsOf(lang);
  const entry = (name: 'pictures' | 'background' | 'expression') => w(`editor:commandMenu.ai.${name}`);

  it('are started and finished by keys', async () => {
    const designer = newDesigner({ lang, reducedMotion: 'reduce' });
    let uploaded = '';
    const join = (page: Page) => call(page, '/api/aigc/user/online/join', { method: 'POST' });
    const { id } = await openMemberDesign(
      designer,
      async (page) => {
        uploaded = await uploadPicture(page, disc());
        return designWith(uploaded);
      },
      join,
    );
    const { page } = designer;
    const pointers = await watchPointers(page);
    const button = (key: string) => page.getByRole('button', { name: w(key), exact: true });

    const allEntries = [entry('pictures'), entry('background'), entry('expression')];
    expect((await aiEntries(page, w('editor:commandMenu.ai.group'))).toSorted()).toEqual(allEntries.toSorted());

    // A picture is being generated while the other two entries are used.
    await runEntry(page, entry('pictures'));
    await expect.poll(() => focused(page)).toBe(w('ai:pictures.prompt'));
    await page.keyboard.type(PROMPT);
    await reachByKeys(page, button('ai:pictures.submit'));
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe(w('ai:pictures.cancel'));

    await runEntry(page, 'Badge');
    await runEntry(page, entry('background'));
    // The first undo step is the removal, once it is done.
    await expect
      .poll(() => button('editor:commands.undo').getAttribute('aria-disabled'), { timeout: 20_000 })
      .toBeNull();

    await runEntry(page, 'Words');
    await runEntry(page, entry('expression'));
    const dialog = page.getByRole('dialog', { name: w('ai:texts.titles.expression') });
    await dialog.locator('textarea:focus').waitFor();
    await page.keyboard.type('battery');
    await reachByKeys(page, dialog.getByRole('button', { name: w('ai:texts.write'), exact: true }));
    await page.keyboard.press('Enter');
    const use = dialog.getByRole('button', { name: w('ai:texts.use'), exact: true });
    await use.waitFor({ timeout: 40_000 });
    const suggested = await dialog.locator('[data-answer]').textContent();
    await reachByKeys(page, use);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

    // Back in the AI panel, the picture generated meanwhile is added to the canvas.
    await runEntry(page, entry('pictures'));
    const choice = page.getByRole('radio', { name: w('ai:pictures.image', { n: 1, count: 4 }) });
    await choice.waitFor({ timeout: 30_000 });
    await reachByKeys(page, choice);
    await page.keyboard.press('Space');
    await reachByKeys(page, button('ai:pictures.use'));
    await page.keyboard.press('Enter');
    await page
      .getByRole('img', { name: new RegExp(PROMPT) })
      .first()
      .waitFor();

    await page.keyboard.press('Control+s');
    await expect.poll(async () => layersOf(await savedDesign(page, id)).length, { timeout: 20_000 }).toBe(4);
    const layers = layersOf(await savedDesign(page, id));
    const pictures = layers.filter(({ nodeType }) => nodeType === 'image');
    const cut = String(pictures.find(({ style }) => style.width === SIDE)?.style.url);
    expect(cut).not.toBe(uploaded);
    expect(await opacities(page, cut)).toEqual([0, 255]);
    expect(layers.find(({ nodeType }) => nodeType === 'text')?.style.textTag).toBe(suggested);
    expect(pictures.map(({ style }) => style.alt)).toContain(PROMPT);
    expect(await pointers()).toEqual([]);
  });
});

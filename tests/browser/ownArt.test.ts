// A designer's own art for three hands, drawn for the whole dial: by mouse, by keys and by touch, in both modes, on both
// platforms.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import type { Designer } from '../support/designer';
import { fingersOn } from '../support/fingers';
import { type HandDrawing, handArt, type PictureFile } from '../support/pictures';

const { newDesigner } = startBrowser();

const HANDS = ['Hour', 'Minutes', 'Seconds'] as const;
type Hand = (typeof HANDS)[number];
const DRAWN: Record<Hand, HandDrawing> = {
  Hour: { width: 20, top: 120, tail: 30, color: [240, 200, 90] },
  Minutes: { width: 14, top: 60, tail: 36, color: [120, 220, 200] },
  Seconds: { width: 6, top: 40, tail: 60, color: [250, 90, 90] },
};
const artOf = (hand: Hand, side: number): PictureFile =>
  handArt(side, DRAWN[hand], `${hand.toLowerCase().replace(' ', '-')}.png`);

/** Position, size and pivot of the selected layer, from its fields. */
const geometry = async (face: Designer) =>
  Object.fromEntries(
    await Promise.all(
      ['X', 'Y', 'W', 'H', 'Pivot X', 'Pivot Y'].map(async (name) => [name, Number(await face.field(name))] as const),
    ),
  );

/** The position on a canvas of `canvas` px of a hand drawn on a picture of `side` px. */
function expected(hand: Hand, side: number, canvas: number) {
  const { width, top, tail } = DRAWN[hand];
  const part = canvas / side;
  const left = Math.round((side - width) / 2);
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    X: round(left * part),
    Y: round(top * part),
    W: round(width * part),
    H: round((side / 2 + tail - top) * part),
    'Pivot X': round((side / 2 - left) * part),
    'Pivot Y': round((side / 2 - top) * part),
  };
}

const replaceButton = (page: Page): Locator =>
  page.getByRole('form', { name: 'Properties' }).getByRole('button', { name: /^Image (Replace|Choose)/ });
const trimmedToast = (page: Page): Locator =>
  page
    .getByRole('region', { name: 'Notifications' })
    .getByText(/clear edges trimmed, 500\s×\s500 → \d+\s×\s\d+ px, .+ → .+\./);

/** Chooses the picture by `press`, which opens the file chooser. */
async function choose(page: Page, press: () => Promise<unknown>, file: PictureFile): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press()]);
  await chooser.setFiles(file);
  await trimmedToast(page).last().waitFor();
}

describe('three full-dial pictures become hands', () => {
  it('by mouse: trimmed in a worker, each on the dial centre, rotated by the time, saved and reopened', async () => {
    const face = newDesigner();
    await face.newDesign();
    const { page } = face;
    // Transparent edges are cropped in a worker of the product, one for each picture.
    const workers: string[] = [];
    page.on('worker', (worker) => {
      if (worker.url().includes('trimWorker')) workers.push(worker.url());
    });
    for (const hand of HANDS) {
      await face.add(hand).tab('Properties');
      await choose(page, () => replaceButton(page).click(), artOf(hand, 500));
      await expect.poll(() => geometry(face)).toEqual(expected(hand, 500, 500));
    }
    expect(workers).toHaveLength(3);

    // The time rotates it: minutes are at 354 degrees.
    const minute = face.drawn('Minutes');
    const angle = () => minute.evaluate((drawing) => /rotate\([^)]*\)/.exec(drawing.outerHTML)?.[0] ?? '');
    expect(await angle()).toMatch(/rotate\(354 /);

    // Saved and reopened, each is unchanged.
    await face.save().reload();
    for (const hand of HANDS) {
      await face.select(hand).tab('Properties');
      expect(await geometry(face)).toEqual(expected(hand, 500, 500));
    }
    expect(await angle()).toMatch(/rotate\(354 /);
  });

  it('by keys: the pivot is reached and moved with arrows, announced, and moved back', async () => {
    const face = newDesigner();
    await face.newDesign();
    const { page } = face;
    await page.getByRole('tab', { name: 'Always-on' }).focus();
    await page.keyboard.press('Enter');
    await face.add('Minutes').tab('Properties');
    await choose(
      page,
      async () => {
        await replaceButton(page).focus();
        await page.keyboard.press('Enter');
      },
      artOf('Minutes', 500),
    );
    const home = expected('Minutes', 500, 500);
    expect(await geometry(face)).toEqual(home);

    const onCanvas = page.getByRole('button', { name: 'Move on the canvas' });
    await onCanvas.focus();
    await page.keyboard.press('Enter');
    const cross = page.getByRole('slider', { name: 'Pivot of Minutes' });
    await expect.poll(() => cross.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await cross.getAttribute('aria-valuetext')).toBe('X 250, Y 250');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    expect(await cross.getAttribute('aria-valuetext')).toBe('X 251, Y 260');
    await expect
      .poll(() => page.locator('[aria-live]').allInnerTexts())
      .toContainEqual(expect.stringContaining('Pivot of Minutes X 251, Y 260'));
    await page.keyboard.press('Home');
    expect(await geometry(face)).toEqual(home);
    await page.keyboard.press('Escape');
    expect(await face.face.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    expect(await geometry(face)).toEqual(home);
  });

  it('by touch on a phone, on the watch of 466 px: the cross follows the finger', async () => {
    const face = newDesigner({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await face.visit('/').do(async (home) => {
      await home.getByRole('button', { name: 'New design' }).first().click();
      const dialog = home.getByRole('dialog');
      await dialog.getByLabel('Name', { exact: true }).fill('Chip face');
      await dialog.getByText('ASR', { exact: true }).click();
      await dialog.getByRole('button', { name: 'Create' }).click();
      await face.face.waitFor();
    });
    const { page } = face;
    const fingers = await fingersOn(page);
    const middleOf = async (target: Locator) => {
      const box = (await target.boundingBox())!;
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const tap = async (target: Locator) => {
      // Visible, still, and uncovered.
      await target.click({ trial: true });
      await fingers.tap(await middleOf(target));
    };
    await face.add('Hour').tab('Properties');
    await choose(page, () => tap(replaceButton(page)), artOf('Hour', 500));
    expect(await geometry(face)).toEqual(expected('Hour', 500, 466));

    const cross = page.locator('[data-pivot]');
    const at = (await cross.boundingBox())!;
    expect(Math.min(at.width, at.height)).toBeGreaterThanOrEqual(24);
    const from = await middleOf(cross);
    await fingers.drag(from, { x: from.x + 30, y: from.y - 48 });
    await expect.poll(async () => (await cross.getAttribute('data-off')) !== null).toBe(true);
    const mend = page.locator('.pivot-mend').getByRole('button');
    await tap(mend);
    await expect.poll(async () => (await cross.getAttribute('data-off')) !== null).toBe(false);
    await face.undo().undo();
    expect(await geometry(face)).toEqual(expected('Hour', 500, 466));
  });
});

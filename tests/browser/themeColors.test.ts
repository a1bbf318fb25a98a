// The theme colors suggested by the publish form are those of the design's pictures, as this browser decodes them.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import { sampleDesign } from '../support/designs';
import { png } from '../support/images';
import { saveDesign, signIn, startBackend, uploadPicture } from '../support/memberDesign';
import { fileOf, type PictureFile } from '../support/pictures';

const { newDesigner } = startBrowser();

type Color = readonly [red: number, green: number, blue: number];

const SIDE = 400;
/** Bands from the top with the share of the picture that each covers, the largest first. */
const BANDS: readonly { color: Color; share: number }[] = [
  { color: [0x1e, 0x5a, 0x96], share: 0.6 },
  { color: [0xd2, 0x96, 0x3c], share: 0.25 },
  { color: [0xb4, 0x28, 0x46], share: 0.15 },
];

/** Bands of color with photographic grain: no two neighboring pixels are equal. */
function bandsPng(): PictureFile {
  const rgba = new Uint8Array(SIDE * SIDE * 4);
  let top = 0;
  for (const { color, share } of BANDS) {
    const bottom = top + Math.round(SIDE * share);
    for (let y = top; y < bottom; y += 1)
      for (let x = 0; x < SIDE; x += 1) {
        const grain = ((x * 7 + y * 13) % 5) - 2;
        rgba.set([...color.map((value) => value + grain), 255], (y * SIDE + x) * 4);
      }
    top = bottom;
  }
  return fileOf(png(SIDE, SIDE, rgba), 'bands.png');
}

/** The same picture as a JPEG, encoded by the browser. */
async function asJpeg(page: Page, picture: PictureFile): Promise<PictureFile> {
  const bytes = await page.evaluate(
    async (source) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(source)]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [...picture.buffer],
  );
  return fileOf(new Uint8Array(bytes), 'bands.jpg', 'image/jpeg');
}

/** The colors of the form's list, in order. */
const proposed = (page: Page): Promise<Color[]> =>
  page
    .locator('[data-field="themeColors"] [role="option"] .bg-checker > span')
    .evaluateAll((all) =>
      all.map((one) => (getComputedStyle(one).backgroundColor.match(/\d+/g) ?? []).map(Number) as unknown as Color),
    );

/** The largest difference of a channel. */
const distance = (one: Color, other: Color) => Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? 0))));

it.each(['png', 'jpeg'])('a %s that covers the dial gives its colors, those that cover most first', async (format) => {
  const designer = newDesigner({ reducedMotion: 'reduce' });
  await startBackend(designer);
  const { page } = designer;
  await signIn(page);
  const picture = format === 'png' ? bandsPng() : await asJpeg(page, bandsPng());
  const url = await uploadPicture(page, picture);
  const style = { url, x: 0, y: 0, width: 500, height: 500, fileSize: picture.buffer.length };
  const design = sampleDesign({
    ...{ id: 'bands', name: 'Bands' },
    layers: [{ uuid: 'picture', label: 'Picture', nodeType: 'image', style }],
  });
  await saveDesign(page, design);
  await page.goto('/publish?id=bands&lang=en');
  await page.getByRole('heading', { level: 1, name: 'Publish Bands' }).waitFor();
  // Before the picture is sampled the form suggests only the background color.
  await expect.poll(async () => (await proposed(page)).length).toBeGreaterThanOrEqual(BANDS.length);
  const colors = await proposed(page);
  const differences = BANDS.map(({ color }, at) => distance(color, colors[at] ?? [0, 0, 0]));
  expect(Math.max(...differences), `proposed: ${JSON.stringify(colors)}`).toBeLessThanOrEqual(6);
  // Where two bands meet, scaling mixes them; nothing else may be suggested, and the covered background is not.
  expect(colors.length, JSON.stringify(colors)).toBeLessThanOrEqual(BANDS.length + 1);
  expect(colors.every((color) => distance(color, [0, 0, 0]) > 30)).toBe(true);
});

it('a tinted picture and a hidden one: the tint counts, the hidden one does not', async () => {
  const designer = newDesigner({ reducedMotion: 'reduce' });
  await startBackend(designer);
  const { page } = designer;
  await signIn(page);
  const white = fileOf(png(40, 40, new Uint8Array(40 * 40 * 4).fill(255)), 'white.png');
  const [plain, bands] = [await uploadPicture(page, white), await uploadPicture(page, bandsPng())];
  const box = { x: 0, y: 0, width: 500, height: 500 };
  await saveDesign(
    page,
    sampleDesign({
      ...{ id: 'tinted', name: 'Tinted' },
      layers: [
        {
          uuid: 'a',
          label: 'A',
          nodeType: 'image',
          style: { ...box, url: plain, tintColor: '#3c78b4', isTinted: true },
        },
        { uuid: 'b', label: 'B', nodeType: 'image', style: { ...box, url: bands, visible: false } },
      ],
    }),
  );
  await page.goto('/publish?id=tinted&lang=en');
  await page.getByRole('heading', { level: 1, name: 'Publish Tinted' }).waitFor();
  await expect
    .poll(async () => distance((await proposed(page))[0] ?? [0, 0, 0], [0x3c, 0x78, 0xb4]))
    .toBeLessThanOrEqual(2);
  expect((await proposed(page)).length).toBe(1);
});

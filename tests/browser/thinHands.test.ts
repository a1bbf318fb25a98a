// A very thin tinted picture that is rotated is drawn at its full length, in Chromium at the sizes of thumbnails, canvas and
// previews.
import { expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import { HAND_LENGTH, THIN_HANDS } from '../support/thinHands';

const { newDesigner } = startBrowser();

/** Side of the drawing, px: a row's thumbnail, the canvas, a preview that fills the window. */
const SIDES = [40, 100, 480, 900];

it.each(THIN_HANDS)('$name', async ({ svg }) => {
  await newDesigner().do(async (page) => {
    await page.setContent('<!doctype html><title>hand</title>');
    const lengths = await page.evaluate(
      async ({ markup, sides }) => {
        const image = new Image();
        image.src = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }));
        await image.decode();
        return sides.map((side) => {
          const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
          const context = canvas.getContext('2d')!;
          context.drawImage(image, 0, 0, side, side);
          const { data } = context.getImageData(0, 0, side, side);
          const columns = new Set<number>();
          for (let at = 0; at < side * side; at += 1)
            if (data[at * 4]! > 60 && data[at * 4 + 1]! < 30) columns.add(at % side);
          return (columns.size * 100) / side;
        });
      },
      { markup: svg, sides: SIDES },
    );
    for (const [index, length] of lengths.entries())
      expect(Math.abs(length - HAND_LENGTH), `${SIDES[index]} px: ${length}`).toBeLessThanOrEqual(3);
  });
});

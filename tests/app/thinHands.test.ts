// A very thin tinted picture that is rotated is rasterised at its full length, as `export-face` draws pictures of a face.
import { expect, it } from 'vitest';
import { drawnPng, typefacesIn } from '@/app/exportFace/drawing';
import { pngPixels } from '@/bytes/png/pngPixels';
import { HAND_LENGTH, THIN_HANDS } from '../support/thinHands';

it.each(THIN_HANDS)('$name', async ({ svg }) => {
  const pixels = await pngPixels(await drawnPng(svg, typefacesIn(null, new Map())));
  if (!pixels) throw new Error('The hand is drawn.');
  const columns = new Set<number>();
  for (let at = 0; at < pixels.width * pixels.height; at += 1)
    if (pixels.rgba[at * 4]! > 60 && pixels.rgba[at * 4 + 1]! < 30) columns.add(at % pixels.width);
  expect(Math.abs(columns.size - HAND_LENGTH)).toBeLessThanOrEqual(2);
});

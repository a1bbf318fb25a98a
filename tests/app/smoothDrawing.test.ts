// The command `export-face` draws edges and reduced pictures as smoothly as a browser does.
import { expect, it } from 'vitest';
import { drawnPng, typefacesIn } from '@/app/exportFace/drawing';
import { encodePng } from '@/bytes/png/encodePng';
import { pngPixels } from '@/bytes/png/pngPixels';

const SIDE = 120;

async function drawn(content: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${content}</svg>`;
  const pixels = await pngPixels(await drawnPng(svg, typefacesIn(null, new Map())));
  if (!pixels) throw new Error('Nothing was drawn.');
  expect([pixels.width, pixels.height]).toEqual([SIDE, SIDE]);
  return pixels.rgba;
}

it('gives a pixel at the edge of a circle the share of it that the circle covers', async () => {
  const radius = SIDE / 2;
  const rgba = await drawn(`<circle cx="${radius}" cy="${radius}" r="${radius}"/>`);
  const parts = Array.from({ length: 16 }, (_, index) => (index + 0.5) / 16);
  let off = 0;
  let edge = 0;
  for (let pixel = 0; pixel < SIDE * SIDE; pixel += 1) {
    const [x, y] = [pixel % SIDE, Math.floor(pixel / SIDE)];
    const inside = parts.flatMap((right) =>
      parts.filter((down) => Math.hypot(x + right - radius, y + down - radius) < radius),
    );
    const share = inside.length / parts.length ** 2;
    if (share === 0 || share === 1) continue;
    edge += 1;
    off += Math.abs((rgba[pixel * 4 + 3] ?? 0) / 255 - share);
  }
  expect(off / edge).toBeLessThan(0.02);
});

it('reduces a picture to the mean of its pixels', async () => {
  const [width, height] = [4 * SIDE, 4];
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel += 1) if (pixel % 4 > 0) rgba.fill(0, pixel * 4, pixel * 4 + 3);
  const file = Buffer.from(await (await encodePng({ width, height, rgba })).arrayBuffer()).toString('base64');
  const content = `<image href="data:image/png;base64,${file}" width="${SIDE}" height="${SIDE}" preserveAspectRatio="none"/>`;
  const pixels = await drawn(content);
  const row = Array.from({ length: SIDE - 2 }, (_, index) => pixels[(SIDE * 60 + index + 1) * 4] ?? 0);
  expect(Math.min(...row)).toBeGreaterThan(40);
  expect(Math.max(...row)).toBeLessThan(90);
});

// Writes pixels as a small PNG: the best filter per row, maximum compression, no alpha channel if it is not needed.
import { crc32, deflateSync } from 'node:zlib';
import { indexed } from './indexedPng.mjs';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function paeth(left, up, corner) {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

const PREDICT = [
  () => 0,
  (left) => left,
  (_left, up) => up,
  (left, up) => (left + up) >> 1,
  (left, up, corner) => paeth(left, up, corner),
];

/** The row with the filter whose bytes are nearest to zero, the usual heuristic for compression. */
function filterRow(row, above, bytes) {
  let best = null;
  for (const [filter, predict] of PREDICT.entries()) {
    const out = Buffer.alloc(row.length + 1);
    out[0] = filter;
    let cost = 0;
    for (let i = 0; i < row.length; i += 1) {
      const left = i >= bytes ? row[i - bytes] : 0;
      const corner = i >= bytes ? above[i - bytes] : 0;
      const value = (row[i] - predict(left, above[i], corner)) & 255;
      out[i + 1] = value;
      cost += value < 128 ? value : 256 - value;
    }
    if (!best || cost < best.cost) best = { cost, out };
  }
  return best.out;
}

/**
 * PNG file of `rgba` (4 bytes a pixel, row after row). Colours are rounded to multiples of `step`: 1 keeps all, 4 is below what
 * the eye distinguishes and saves half of the bytes of a large picture with fine texture.
 */
export function encodePng(rgba, width, height, step = 1) {
  const rounded = (value) => Math.min(255, Math.round(value / step) * step);
  const opaque = rgba.every((value, i) => i % 4 !== 3 || value === 255);
  const bytes = opaque ? 3 : 4;
  const rows = [];
  let above = Buffer.alloc(width * bytes);
  for (let y = 0; y < height; y += 1) {
    const row = Buffer.alloc(width * bytes);
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4;
      const clear = rgba[from + 3] === 0;
      for (let c = 0; c < bytes; c += 1)
        row[x * bytes + c] = clear ? 0 : c === 3 ? rgba[from + c] : rounded(rgba[from + c]);
    }
    rows.push(filterRow(row, above, bytes));
    above = row;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, opaque ? 2 : 6, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.concat(rows), { level: 9, memLevel: 9 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** PNG file of a small picture with a palette of at most 256 colours, including translucent ones. */
export function encodeIndexedPng(rgba, width, height) {
  const { table, indices } = indexed(rgba);
  const rows = [];
  for (let y = 0; y < height; y += 1) {
    rows.push(Buffer.concat([Buffer.from([0]), indices.subarray(y * width, (y + 1) * width)]));
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const alphas = table.map((color) => color[3]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(table.flatMap((color) => color.slice(0, 3)))),
    chunk('tRNS', Buffer.from(alphas.slice(0, alphas.findLastIndex((alpha) => alpha < 255) + 1))),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

// Stamps DEMO on a picture, inside the dial's circle, so that it is not mistaken for a model's work.
import type { Pixels } from '@/bytes/gif/gifFrames';

/** Letters on a grid of five columns and seven rows. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  D: ['1111.', '1...1', '1...1', '1...1', '1...1', '1...1', '1111.'],
  E: ['11111', '1....', '1....', '1111.', '1....', '1....', '11111'],
  M: ['1...1', '11.11', '1.1.1', '1.1.1', '1...1', '1...1', '1...1'],
  O: ['.111.', '1...1', '1...1', '1...1', '1...1', '1...1', '.111.'],
};
const WORD = ['D', 'E', 'M', 'O'] as const;
/** Px per dot of a letter, and margin around the word. */
const DOT = 3;
const ROOM = 9;
const ADVANCE = 6;

/** Stamps the picture in place and returns it. */
export function stampDemo(picture: Pixels): Pixels {
  const { width, height, rgba } = picture;
  const wide = (WORD.length * ADVANCE - 1) * DOT;
  const left = Math.round((width - wide) / 2);
  const top = Math.round(height * 0.87);
  const paint = (x: number, y: number, share: number, value: number) => {
    for (let at = (y * width + x) * 4, channel = 0; channel < 3; channel += 1)
      rgba[at + channel] = (rgba[at + channel] ?? 0) * (1 - share) + value * share;
  };
  for (let y = top - ROOM; y < top + 7 * DOT + ROOM; y += 1)
    for (let x = left - ROOM; x < left + wide + ROOM; x += 1) paint(x, y, 0.6, 10);
  for (const [index, name] of WORD.entries())
    for (const [row, dots] of (LETTERS[name] ?? []).entries())
      for (const [column, dot] of [...dots].entries()) {
        if (dot !== '1') continue;
        for (let y = 0; y < DOT; y += 1)
          for (let x = 0; x < DOT; x += 1)
            paint(left + (index * ADVANCE + column) * DOT + x, top + row * DOT + y, 0.95, 255);
      }
  return picture;
}

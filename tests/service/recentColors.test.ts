// Recently used colours: newest first, each once, limited to a row, without opacity.
import { expect, it } from 'vitest';
import { RECENT_COLORS_MAX, recentColors, rememberColor } from '@/service/recentColors';

it('keeps a row of colours, newest first', () => {
  for (const color of ['#111111', '#222222', '#11111180', '#ABCDEF', 'red', '']) rememberColor(color);
  expect(recentColors.get()).toEqual(['#abcdef', '#111111', '#222222']);
  for (let at = 0; at < 20; at += 1) rememberColor(`#0000${String(at).padStart(2, '0')}`);
  expect(recentColors.get()).toHaveLength(RECENT_COLORS_MAX);
  expect(recentColors.get()[0]).toBe('#000019');
});

// Choices from pasted text, and where the colors of a picture go.
import { describe, expect, it } from 'vitest';
import { PALETTE_TEXT_MAX } from '@/schemas/limits';
import { byLightness, filledColors } from '@/workspace/themes/newChoice';
import { readPalette } from '@/workspace/themes/readPalette';

describe('a pasted palette', () => {
  it.each([
    ['Night: #000000, #fff', [{ name: 'Night', colors: ['#000000', '#ffffff'] }]],
    [
      '夜色 #000 #FFFFFF80\r\n\r\n白昼 #fff #000',
      [
        { name: '夜色', colors: ['#000000', '#ffffff'] },
        { name: '白昼', colors: ['#ffffff', '#000000'] },
      ],
    ],
    ['https://coolors.co/264653-2a9d8f-e9c46a', [{ name: null, colors: ['#264653', '#2a9d8f', '#e9c46a'] }]],
    ['["#264653", "#2a9d8f"]', [{ name: null, colors: ['#264653', '#2a9d8f'] }]],
    [
      '--a: #111111;\n--b: #222222;\n--c: #333333;',
      [
        { name: null, colors: ['#111111', '#222222'] },
        { name: null, colors: ['#333333'] },
      ],
    ],
  ])('%j', (text, choices) => {
    expect(readPalette(text, 2)).toEqual({ choices });
  });

  it.each([
    ['no color here', { key: 'noColors' }],
    ['Night #000\nDay #ggg', { key: 'notColor', line: 2, text: '#ggg' }],
    ['#12345', { key: 'notColor', line: 1, text: '#12345' }],
    ['#'.padEnd(PALETTE_TEXT_MAX + 1, '0'), { key: 'tooLong', most: PALETTE_TEXT_MAX }],
  ])('%j gives no choice', (text, problem) => {
    expect(readPalette(text, 2)).toEqual({ problem });
  });
});

const base = { id: 'a', name: 'A', colors: ['#000000', '#ffffff', '#888888'] };

it('a role without a color of its own has that of the shown choice', () => {
  expect(filledColors(['#112233'], base)).toEqual(['#112233', '#ffffff', '#888888']);
  expect(filledColors(['#1', '#2', '#3', '#4'], base)).toEqual(['#1', '#2', '#3']);
});

it('the darkest color of a picture is for the darkest role', () => {
  expect(byLightness(['#ffeecc', '#101020', '#668866'], base)).toEqual(['#101020', '#ffeecc', '#668866']);
  expect(byLightness(['#ffeecc', '#101020'], base)).toEqual(['#101020', '#ffeecc']);
});

// The report of a new copy: replacements for a text that ASR cannot show, chosen there and applied when the copy is made.
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { copyOf } from '@/tests/editor/document/twoCopies';
import { rootLayer, textLayer } from '@/tests/editor/support/documents';
import { renderCopies } from './renderCopies';

beforeEach(() => localStorage.clear());

const CONDITION = '$#DH#>=12?PM:AM$ #ZSC#';
const nodes = [rootLayer(), textLayer('noon', { textTag: CONDITION, text: '' })];

it.each([
  ['en', 'Copy for ASR', 'This watch cannot show noon', '#ZSC# (now 6,000)', 'Make copy'],
  ['zh', 'ASR 副本', '“noon”无法原样显示', '#ZSC#（现在为 6,000）', '创建副本'],
] as const)('offers tags of it, with their current values, in %s', async (language, open, title, option, make) => {
  const face = await renderCopies([copyOf('watch', 'android', nodes)], language);
  await face.user.click(face.button(open));
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: title });
  expect(choice.value).toBe('');
  expect(screen.getByRole('dialog').textContent).toContain(CONDITION);
  const options = within(choice)
    .getAllByRole('option')
    .map((one) => one.textContent);
  expect(options).toHaveLength(3);
  expect(options[1]?.replace(/[\d,]+/, '')).toBe(option.replace(/[\d,]+/, ''));
  await face.user.selectOptions(choice, '#ZSC#');
  expect(choice.value).toBe('#ZSC#');
  await face.user.click(face.button(make));
  const made = face.saved().copies[1]?.normal.nodeList[1];
  expect(made).toMatchObject({ style: { textTag: '#ZSC#' } });
});

// The bar over the canvas aligns what is selected, and says why it cannot while nothing is.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AlignBar } from '@/editor/canvas/AlignBar';
import { edited } from '@/editor/document/documentSlice';
import { rootLayer, textLayer } from '../support/documents';
import { renderEditor } from '../support/renderEditor';

it.each([
  ['Align left', 'x', 0],
  ['Align center', 'x', 200],
  ['Align right', 'x', 400],
  ['Align top', 'y', 0],
  ['Align middle', 'y', 230],
  ['Align bottom', 'y', 460],
] as const)('%s sets %s to %d', async (name, field, value) => {
  const date = textLayer('Date', { x: 70, y: 90, width: 100, height: 40 });
  const { user, style, dispatch } = await renderEditor(<AlignBar />, [rootLayer(), date]);
  expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
  dispatch(edited({ outcome: { selection: ['Date'] }, record: { label: 'select', at: 0 } }));
  await user.click(screen.getByRole('button', { name }));
  expect(style('Date')[field]).toBe(value);
});

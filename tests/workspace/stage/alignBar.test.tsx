// The bar over the canvas aligns the selection, and explains why it cannot without one.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rootLayer, textLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { AlignBar } from '@/workspace/stage/AlignBar';

it.each([
  ['Align left', 'x', 0],
  ['Align center', 'x', 200],
  ['Align right', 'x', 400],
  ['Align top', 'y', 0],
  ['Align middle', 'y', 230],
  ['Align bottom', 'y', 460],
] as const)('%s sets %s to %d', async (name, field, value) => {
  const date = textLayer('Date', { x: 70, y: 90, width: 100, height: 40 });
  const { user, style, select } = await renderEditor(<AlignBar />, [rootLayer(), date]);
  expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
  select('Date');
  await user.click(screen.getByRole('button', { name }));
  expect(style('Date')[field]).toBe(value);
});

const row = () => [
  rootLayer(),
  textLayer('a', { x: 10, y: 20, width: 40, height: 40 }),
  textLayer('b', { x: 70, y: 90, width: 40, height: 40 }),
  textLayer('c', { x: 300, y: 50, width: 60, height: 40 }),
];

it('aligns several to each other, or to the canvas once that is chosen', async () => {
  const { user, style, select } = await renderEditor(<AlignBar />, row());
  select('a', 'b');
  expect(screen.getByRole('button', { name: 'Align to the selection' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Align right' }));
  expect([style('a').x, style('b').x]).toEqual([70, 70]);
  await user.click(screen.getByRole('button', { name: 'Align to the canvas' }));
  await user.click(screen.getByRole('button', { name: 'Align right' }));
  expect([style('a').x, style('b').x]).toEqual([460, 460]);
  await user.click(screen.getByRole('button', { name: 'Align to the selection' }));
});

it('offers the choice and equal gaps only for several layers', async () => {
  const { user, style, select } = await renderEditor(<AlignBar />, row());
  const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
  select('a');
  expect([isOff('Align to the selection'), isOff('Distribute horizontally')]).toEqual([true, true]);
  select('a', 'b', 'c');
  expect([isOff('Align to the selection'), isOff('Distribute horizontally')]).toEqual([false, false]);
  await user.click(screen.getByRole('button', { name: 'Distribute horizontally' }));
  expect([style('a').x, style('b').x, style('c').x]).toEqual([10, 155, 300]);
  await user.click(screen.getByRole('button', { name: 'More ways to center' }));
  await user.click(screen.getByRole('menuitem', { name: 'Center on canvas vertically' }));
  // As one: from 20 to 130, the layers move to 195 to 305 and keep their distances.
  expect([style('a').y, style('b').y, style('c').y]).toEqual([195, 265, 225]);
});

// The catalogue panel: every item has a named button with a picture, and rules apply before a picture is requested.

import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { catalogueItems } from '@/face/nodes';
import { showIn } from '@/tests/editor/support/acts';
import { backgroundLayer, rootLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { toasts } from '@/ui/toasts';
import { AddPanel } from '@/workspace/catalogue/AddPanel';

const NAMES = [
  ...['Hour', 'Minutes', 'Seconds', 'Tick', 'Digital time', 'Weekday', 'Date', 'Text', 'Image', 'Background'],
  ...['Battery', 'Steps', 'Heart rate', 'Progress ring'],
];

it('has a button for each item, by its name', async () => {
  const { addEntry, user } = await renderEditor(<AddPanel />, [rootLayer()]);
  for (const name of NAMES) expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(screen.getAllByRole('button')).toHaveLength(catalogueItems.length);
  await user.click(screen.getByRole('button', { name: 'Weekday' }));
  expect(addEntry).toHaveBeenCalledWith(expect.objectContaining({ key: 'weekday' }), undefined);
});

it('is one tab stop: arrows move from tile to tile, a row up or down, and letters to a name', async () => {
  const { user, addEntry } = await renderEditor(<AddPanel />, [rootLayer()]);
  const tiles = screen.getAllByRole('button');
  expect(tiles.filter(({ tabIndex }) => tabIndex === 0)).toEqual([tiles[0]]);
  // Three in a row.
  for (const [at, tile] of tiles.entries())
    tile.getBoundingClientRect = () => new DOMRect((at % 3) * 80, Math.floor(at / 3) * 70, 76, 64);
  await user.click(screen.getByRole('searchbox'));
  await user.tab();
  expect(document.activeElement).toBe(tiles[0]);
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toBe(tiles[4]);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(tiles[1]);
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(tiles.at(-1));
  await user.keyboard('heart');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Heart rate' }));
  await user.keyboard('{Enter}');
  expect(addEntry).toHaveBeenCalledWith(expect.objectContaining({ key: 'heartRate' }), undefined);
  // Search results are one tab stop as well.
  await user.type(screen.getByRole('searchbox'), 'date');
  await waitFor(() => expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1));
});

it('requests no second background picture', async () => {
  const { addEntry, user } = await renderEditor(<AddPanel />, [rootLayer(), backgroundLayer()]);
  await user.click(screen.getByRole('button', { name: 'Background' }));
  expect(addEntry).not.toHaveBeenCalled();
  expect(toasts.get().map((toast) => toast.text)).toContain(
    'A face can have only one background image. Replace its picture instead.',
  );
});

it('marks what always-on refuses, and explains it when pressed', async () => {
  const { addEntry, user, store } = await renderEditor(<AddPanel />, [rootLayer()]);
  const marked = () =>
    screen.getAllByRole('button').filter((button) => button.getAttribute('aria-disabled') === 'true');
  expect(marked()).toEqual([]);
  act(() => showIn(store, 'ambient'));
  for (const name of ['Sequence', 'Ranged value', 'Short text', 'Long text'])
    expect(marked()).toContain(screen.getByRole('button', { name }));
  const sequence = screen.getByRole('button', { name: 'Sequence' });
  expect(document.getElementById(sequence.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Always-on does not support animations or complication slots.',
  );
  await user.click(sequence);
  expect(addEntry).not.toHaveBeenCalled();
  expect(toasts.get().at(-1)?.text).toBe('Always-on does not support animations or complication slots.');
  expect(screen.getByRole('button', { name: 'Text' }).getAttribute('aria-disabled')).toBeNull();
});

it('gives each entry a picture of its own', async () => {
  await renderEditor(<AddPanel />, [rootLayer()]);
  const pictures = screen.getAllByRole('button').map((button) => button.querySelector('svg')?.innerHTML);
  expect(new Set(pictures).size).toBe(catalogueItems.length);
});

it('offers to clear a search without results, and focuses the field', async () => {
  const { user } = await renderEditor(<AddPanel />, [rootLayer()]);
  const field = screen.getByRole('searchbox');
  await user.type(field, 'zzz');
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(document.activeElement).toBe(field);
  expect(screen.getAllByRole('button')).toHaveLength(catalogueItems.length);
});

it('each complication tile shows the layer that it makes, as the canvas draws it', async () => {
  await renderEditor(<AddPanel />, [rootLayer()]);
  const slots = catalogueItems.filter(({ category }) => category === 'complication');
  const pictures = document.querySelectorAll('[data-tile-picture]');
  expect(pictures).toHaveLength(slots.length);
  const drawings = [...pictures].map((picture) => picture.innerHTML.replaceAll(/tile-\w+|:\w+:/g, ''));
  expect(drawings.every((drawing) => drawing.length > 50)).toBe(true);
  expect(new Set(drawings).size).toBe(slots.length);
});

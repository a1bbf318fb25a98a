// The catalogue panel: every item has a named button with a picture, and rules speak before a picture is asked for.

import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AddPanel } from '@/editor/panels/catalogue/AddPanel';
import { ICON_NAMES } from '@/editor/panels/catalogue/nodeIcons';
import { catalogueItems, iconOf } from '@/face/nodes';
import { IMAGE_KINDS } from '@/schemas/nodes/image';
import { toasts } from '@/ui/toasts';
import { showIn } from '../support/acts';
import { backgroundLayer, imageLayer, rootLayer, textLayer, unknownLayer } from '../support/documents';
import { renderEditor } from '../support/renderEditor';

const NAMES = [
  ...['Hour', 'Minutes', 'Seconds', 'Tick', 'Digital time', 'Weekday', 'Date', 'Text', 'Image', 'Background'],
  ...['Battery', 'Steps', 'Heart rate', 'Dynamic fill'],
];

it('has a button for each item, by its name', async () => {
  const { addEntry, user } = await renderEditor(<AddPanel />, [rootLayer()]);
  for (const name of NAMES) expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(screen.getAllByRole('button')).toHaveLength(catalogueItems.length);
  await user.click(screen.getByRole('button', { name: 'Weekday' }));
  expect(addEntry).toHaveBeenCalledWith(expect.objectContaining({ key: 'weekday' }), undefined);
});

it('asks for no second background picture', async () => {
  const { addEntry, user } = await renderEditor(<AddPanel />, [rootLayer(), backgroundLayer()]);
  await user.click(screen.getByRole('button', { name: 'Background' }));
  expect(addEntry).not.toHaveBeenCalled();
  expect(toasts.get().map((toast) => toast.text)).toContain(
    'A face has one background image. Replace its picture instead.',
  );
});

it('marks what always-on does not take, and says why when it is pressed', async () => {
  const { addEntry, user, store } = await renderEditor(<AddPanel />, [rootLayer()]);
  const marked = () =>
    screen.getAllByRole('button').filter((button) => button.getAttribute('aria-disabled') === 'true');
  expect(marked()).toEqual([]);
  act(() => showIn(store, 'ambient'));
  expect(marked().map((button) => button.textContent)).toEqual(
    expect.arrayContaining(['Sequence', 'Ranged value', 'Short text', 'Long text']),
  );
  const sequence = screen.getByRole('button', { name: 'Sequence' });
  expect(document.getElementById(sequence.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Always-on takes no animations and no complication slots.',
  );
  await user.click(sequence);
  expect(addEntry).not.toHaveBeenCalled();
  expect(toasts.get().at(-1)?.text).toBe('Always-on takes no animations and no complication slots.');
  expect(screen.getByRole('button', { name: 'Text' }).getAttribute('aria-disabled')).toBeNull();
});

it('has a picture for every icon name of items and layers', () => {
  const kinds = IMAGE_KINDS.map((type) => imageLayer('i', {}, { type }));
  const used = [...kinds, rootLayer(), textLayer('t'), unknownLayer('u')].map(iconOf);
  const names = [...used, ...catalogueItems.map((entry) => entry.icon)];
  expect(names.filter((name) => !ICON_NAMES.includes(name))).toEqual([]);
});

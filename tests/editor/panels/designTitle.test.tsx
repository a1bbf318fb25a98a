// The design's name in the top bar: edited in its place, bound to its rules, taken back by Escape.
import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { DesignTitle } from '@/editor/panels/topBar/DesignTitle';
import { rootLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';

async function opened() {
  const editor = await renderEditor(
    <MemoryRouter>
      <DesignTitle />
    </MemoryRouter>,
    [rootLayer()],
  );
  await editor.user.click(screen.getByRole('button', { name: 'Harbour' }));
  const field = await screen.findByRole('textbox', { name: 'Name' });
  return { ...editor, field, name: () => editor.store.getState().editor.design?.dialName };
}

it('Enter keeps the new name as one undo state, and the focus goes back to the name', async () => {
  const { user, field, name, undos } = await opened();
  await user.clear(field);
  await user.type(field, 'North pier{Enter}');
  expect(name()).toBe('North pier');
  const button = await screen.findByRole('button', { name: 'North pier' });
  await expect.poll(() => document.activeElement).toBe(button);
  expect(screen.getByRole('heading', { level: 1, name: 'North pier' })).toBeTruthy();
  expect(undos()).toBe(1);
});

it('Escape brings the old name back', async () => {
  const { user, field, name } = await opened();
  await user.clear(field);
  await user.type(field, 'Nort{Escape}');
  expect(name()).toBe('Harbour');
  expect(await screen.findByRole('button', { name: 'Harbour' })).toBeTruthy();
});

it.each([
  ['no character', ' '],
  ['41 characters', '界'.repeat(41)],
])('%s is refused at the field and Enter keeps it open', async (_, text) => {
  const { user, field, name } = await opened();
  fireEvent.change(field, { target: { value: text } });
  await user.type(field, '{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Use 1 to 40 characters.');
  expect(name()).toBe('Harbour');
});

it('40 characters as people count them are taken', async () => {
  const { field, store } = await opened();
  fireEvent.change(field, { target: { value: '👩‍🚀'.repeat(40) } });
  expect(store.getState().editor.design?.dialName).toBe('👩‍🚀'.repeat(40));
});

// The design's name in the top bar: edited in place, validated, reverted by Escape.
import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { renameDesign } from '@/editor/commands/rename';
import { endBurst } from '@/editor/commands/session';
import { runCommand } from '@/editor/dispatch/runCommand';
import { rootLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { DesignTitle } from '@/workspace/topBar/DesignTitle';

const title = (
  <MemoryRouter>
    <DesignTitle />
  </MemoryRouter>
);

async function opened() {
  const editor = await renderEditor(title, [rootLayer()]);
  await editor.user.click(screen.getByRole('button', { name: 'Harbour' }));
  const field = await screen.findByRole('textbox', { name: 'Name' });
  return { ...editor, field, name: () => editor.store.getState().editor.design?.dialName };
}

it('Enter stores the new name as one undo state, and the focus returns to the name', async () => {
  const { user, field, name, undos } = await opened();
  await user.clear(field);
  await user.type(field, 'North pier{Enter}');
  expect(name()).toBe('North pier');
  const button = await screen.findByRole('button', { name: 'North pier' });
  await expect.poll(() => document.activeElement).toBe(button);
  expect(screen.getByRole('heading', { level: 1, name: 'North pier' })).toBeTruthy();
  expect(undos()).toBe(1);
});

it('Escape restores the old name', async () => {
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

it('40 graphemes are accepted', async () => {
  const { field, store } = await opened();
  fireEvent.change(field, { target: { value: '👩‍🚀'.repeat(40) } });
  expect(store.getState().editor.design?.dialName).toBe('👩‍🚀'.repeat(40));
});

describe.each([
  ['en', 'Name', 'Harbour', { dialNameCn: '海港', dialName: 'Pier' }],
  ['zh', '名称', '海港', { dialNameCn: 'Pier', dialName: 'Harbour' }],
] as const)('a design with two names (%s)', (language, label, name, renamed) => {
  const open = async () => {
    const editor = await renderEditor(title, [rootLayer()], language);
    act(() => {
      runCommand(editor.store, renameDesign, { name: '海港', language: 'zh' });
      runCommand(editor.store, endBurst, undefined);
    });
    await editor.user.click(screen.getByRole('button', { name }));
    return { ...editor, field: await screen.findByRole<HTMLInputElement>('textbox', { name: label }) };
  };

  it('shows and changes the one in the language of the page; undo restores it', async () => {
    const { user, field, store, undo } = await open();
    expect(field.value).toBe(name);
    await user.clear(field);
    await user.type(field, 'Pier{Enter}');
    expect(store.getState().editor.design).toMatchObject(renamed);
    expect(await screen.findByRole('heading', { level: 1, name: 'Pier' })).toBeTruthy();
    undo();
    expect(store.getState().editor.design).toMatchObject({ dialNameCn: '海港', dialName: 'Harbour' });
  });
});

it('Escape leaves no name in a language that had none', async () => {
  const { user, store, undos } = await renderEditor(title, [rootLayer()], 'zh');
  await user.click(screen.getByRole('button', { name: 'Harbour' }));
  const field = await screen.findByRole('textbox', { name: '名称' });
  await user.type(field, ' 2');
  expect(store.getState().editor.design).toMatchObject({ dialName: 'Harbour' });
  expect(store.getState().editor.design?.dialNameCn).not.toBe('');
  await user.keyboard('{Escape}');
  expect(store.getState().editor.design).toMatchObject({ dialNameCn: '', dialName: 'Harbour' });
  expect(undos()).toBe(0);
});

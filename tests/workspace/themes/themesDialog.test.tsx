// The dialog of the themes through the screen: the lit share and contrast of each choice, and choices from pasted text.
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { undo } from '@/editor/commands/session';
import { changeTheme } from '@/editor/commands/themes';
import { runCommand } from '@/editor/dispatch/runCommand';
import { designOpened } from '@/editor/document/documentSlice';
import { documentOf } from '@/editor/document/editorState';
import { themeOf } from '@/editor/document/theme';
import { colorIn, withRoles } from '@/face/nodes/colorRoles';
import type { Design, FaceCopy } from '@/schemas/design';
import type { FaceTheme } from '@/schemas/theme';
import { choiceRemoved } from '@/schemas/themeChanges';
import { designOf, rootLayer, textLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { ThemesDialog } from '@/workspace/themes/ThemesDialog';

// No face is drawn to pixels here: a face whose text is white lights a fifth of them.
vi.mock('@/simulator/measureLit', () => ({
  measureLit: async ({ nodes }: { nodes: readonly unknown[] }) =>
    JSON.stringify(nodes).includes('#ffffff') ? 0.2 : 0.04,
}));

const theme: FaceTheme = {
  id: 'themeColor',
  roles: ['ground', 'main'].map((id) => ({ id, name: id })),
  choices: [
    { id: 'night', name: 'Night', colors: ['#000000', '#ffffff'] },
    { id: 'dim', name: 'Dim', colors: ['#000000', '#333333'] },
  ],
};
const LAYERS = [
  withRoles(rootLayer(), { 'style.fill': 'ground' }),
  withRoles(textLayer('words'), { 'style.fill': 'main' }),
];

async function open() {
  const editor = await renderEditor(<ThemesDialog />, LAYERS);
  const design = designOf(LAYERS);
  const copies = design.copies.map((copy) => ({ ...copy, theme, ambient: { nodeList: LAYERS, imageUrl: '' } }));
  act(() => void editor.store.dispatch(designOpened({ design: { ...design, copies }, baseRev: 0 })));
  act(() => editor.store.desk.dialogs.open('themes'));
  await screen.findByRole('radiogroup', { name: 'Choices' });
  const themeNow = () => themeOf(documentOf(editor.store.getState().editor)!);
  return { ...editor, themeNow };
}

/** The notes below a choice. */
const notesOf = (name: string): string => {
  const id = screen.getByRole('radio', { name }).getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent ?? '';
};

it('shows the weakest contrast and the lit share of each choice, and marks those beyond the limits', async () => {
  await open();
  await waitFor(() => expect(notesOf('Night')).toContain('20%'));
  expect(notesOf('Night')).toContain('21.0 : 1');
  expect(notesOf('Night')).toContain('above the 15%');
  await waitFor(() => expect(notesOf('Dim')).toMatch(/at most 15% allowed: *4%/));
  expect(notesOf('Dim')).toMatch(/Low contrast with the background: *1\.\d+ : 1/);
});

it('sets the colors of ASR copies, which are stored and opened again in them', async () => {
  const { store, user, themeNow } = await open();
  expect(screen.queryByRole('combobox', { name: 'On ASR watches' })).toBeNull();
  const [watch] = documentOf(store.getState().editor)!.copies;
  const chip: FaceCopy = { ...watch!, id: 'chip', platform: 'falcon', ratio: '466*466', ambient: null };
  const design: Design = { ...designOf(LAYERS), system: 'all', fdIds: [watch!.id, 'chip'], copies: [watch!, chip] };
  act(() => void store.dispatch(designOpened({ design, baseRev: 0 })));
  const stored = () => documentOf(store.getState().editor)!;
  const colors = () =>
    stored().copies.map(({ normal }) => colorIn(normal.nodeList.find(({ uuid }) => uuid === 'words')!, 'style.fill'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'On ASR watches' }), 'Dim');
  expect(themeNow()?.chipChoice).toBe('dim');
  expect(colors()).toEqual(['#ffffff', '#333333']);

  const saved = stored();
  act(() => void store.dispatch(designOpened({ design: saved, baseRev: 0 })));
  expect(stored()).toEqual(saved);
  act(() => void runCommand(store, changeTheme, { theme: choiceRemoved('dim')(themeNow()!) }));
  expect(colors()).toEqual(['#ffffff', '#ffffff']);
  act(() => void runCommand(store, undo, undefined));
  expect(colors()).toEqual(['#ffffff', '#333333']);
});

it('adds the choices of a pasted text as one step, and says what is wrong with one', async () => {
  const { user, themeNow, store } = await open();
  const field = screen.getByRole('textbox', { name: 'Colors as text' });
  await user.click(field);
  await user.paste('Sea #012345 #89abcd\nSand #zzz');
  const section = screen.getByRole('region', { name: 'Paste a palette' });
  expect(within(section).getByRole('status').textContent).toContain('Line 2: “#zzz” is not a color. Write #RRGGBB.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(within(section).queryByRole('button')).toBeNull();

  await user.clear(field);
  await user.paste('Sea #012345 #89abcd\nSand #cba');
  expect(within(section).getByRole('status').textContent).toContain('1 of 2 colors');
  await user.click(within(section).getByRole('button', { name: 'Add 2 choices' }));
  expect(document.activeElement).toBe(field);
  expect(themeNow()?.choices.slice(2)).toEqual([
    { id: 'choice1', name: 'Sea', colors: ['#012345', '#89abcd'] },
    { id: 'choice2', name: 'Sand', colors: ['#ccbbaa', '#ffffff'] },
  ]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sea' }).checked).toBe(true);
  act(() => void runCommand(store, undo, undefined));
  expect(themeNow()).toEqual(theme);
});

it('refuses more choices than a theme has', async () => {
  const { user, store } = await open();
  const many = Array.from({ length: 98 }, (_, at) => ({ ...theme.choices[0]!, id: `more${at}`, name: `More ${at}` }));
  act(
    () =>
      void runCommand(store, changeTheme, { theme: { ...theme, choices: [...theme.choices, ...many.slice(0, 97)] } }),
  );
  await user.click(screen.getByRole('textbox', { name: 'Colors as text' }));
  await user.paste('A #000 #fff\nB #000 #fff');
  const section = screen.getByRole('region', { name: 'Paste a palette' });
  expect(within(section).getByRole('status').textContent).toContain('2 choices, and there is room for 1 of 100');
});

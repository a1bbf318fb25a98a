// Editing the words of a text layer: Enter or a double click focuses them; replacing live data is confirmed first, and one undo
// restores it.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createViewport } from '@/editor/canvas/viewport';
import { editText, replaceTag } from '@/editor/commands/editText';
import { toasts } from '@/ui/toasts';
import { PropertiesPanel } from '@/workspace/properties/PropertiesPanel';
import { ReplaceTagDialog } from '@/workspace/properties/ReplaceTagDialog';
import { CanvasRegion } from '@/workspace/stage/CanvasRegion';
import { imageLayer, rootLayer, Session, textLayer } from '../support/documents';
import { renderEditor } from '../support/renderEditor';

const editor = (
  <>
    <CanvasRegion viewport={createViewport()} />
    <PropertiesPanel />
    <ReplaceTagDialog />
  </>
);
const layer = (uuid: string) => document.querySelector<SVGElement>(`[data-layer="${uuid}"]`)!;
/** The first Enter selects the focused layer, the second edits it. */
const enter = async (uuid: string, user: { keyboard(text: string): Promise<void> }) => {
  act(() => layer(uuid).focus());
  await user.keyboard('{Enter}');
};

describe('Enter on a layer', () => {
  it('focuses its words', async () => {
    const { user, style } = await renderEditor(editor, [rootLayer(), textLayer('t', { text: 'Hello' })]);
    await enter('t', user);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Content' })));
    await user.keyboard('Bye');
    expect(style('t').text).toBe('Bye');
  });

  it.each([
    ['en', 'Replace with text', 'Content', '#Db#:#DmZ#'],
    ['zh', '替换为文本', '内容', '#Db#:#DmZ#'],
  ] as const)('asks before live data is replaced, in %s', async (language, confirm, field, textTag) => {
    const before = textLayer('t', { text: '', textTag });
    const { user, style, undos, port } = await renderEditor(editor, [rootLayer(), before], language);
    await enter('t', user);
    expect(screen.getByRole('alertdialog').textContent).toContain(textTag);
    expect(style('t').textTag).toBe(textTag);
    await user.click(screen.getByRole('button', { name: confirm }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: field })));
    expect(style('t')).toMatchObject({ textTag: '', text: 'Text' });
    expect(undos()).toBe(1);
    act(() => port.undo());
    expect(style('t')).toMatchObject({ textTag, text: '' });
  });

  it.each([
    ['the safe answer', (user: { keyboard(text: string): Promise<void> }) => user.keyboard('{Enter}')],
    ['Escape', (user: { keyboard(text: string): Promise<void> }) => user.keyboard('{Escape}')],
  ])('keeps the data with %s, and the focus returns', async (_, answer) => {
    const { user, style, undos } = await renderEditor(editor, [rootLayer(), textLayer('t', { textTag: '#DH#' })]);
    await enter('t', user);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep the data' })));
    await answer(user);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(style('t').textTag).toBe('#DH#');
    expect(undos()).toBe(0);
    await waitFor(() => expect(document.activeElement).toBe(layer('t')));
  });

  it('announces that a locked layer is locked', async () => {
    const { user } = await renderEditor(editor, [rootLayer(), textLayer('t', { isLock: true })]);
    await enter('t', user);
    expect(toasts.get().map((toast) => toast.text)).toContain('The layer is locked. Unlock it to change it.');
  });
});

it('a double click does the same', async () => {
  const { user } = await renderEditor(editor, [rootLayer(), textLayer('t', { textTag: '#DH#' })]);
  act(() => layer('t').focus());
  fireEvent.doubleClick(layer('t'));
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep the data' })));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

describe('the commands', () => {
  it('edit one text layer, and nothing else', () => {
    const session = new Session([rootLayer(), textLayer('a'), textLayer('b'), imageLayer('i')]);
    expect(editText.enabled?.(session.select('a').situation)).toBe(true);
    expect(editText.enabled?.(session.select('a', 'b').situation)).toBe(false);
    expect(editText.enabled?.(session.select('i').situation)).toBe(false);
    expect(editText.enabled?.(session.select().situation)).toBe(false);
  });

  it('replace a tag once, and only if there is one', () => {
    const session = new Session([rootLayer(), textLayer('a', { textTag: '#DH#' }), textLayer('b')]);
    expect(session.run(replaceTag, { uuid: 'a' })).toBeNull();
    expect(session.style('a')).toMatchObject({ textTag: '', text: 'Text' });
    expect(session.undos).toBe(1);
    session.run(replaceTag, { uuid: 'a' });
    session.run(replaceTag, { uuid: 'b' });
    expect(session.undos).toBe(1);
  });

  it('refuse a locked layer', () => {
    const session = new Session([rootLayer(), textLayer('a', { textTag: '#DH#', isLock: true })]);
    expect(session.run(replaceTag, { uuid: 'a' })).toMatchObject({ messageKey: 'locked' });
  });
});

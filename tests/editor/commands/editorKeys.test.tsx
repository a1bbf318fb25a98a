// Shortcuts of the whole editor: where they work, what typing and the browser keep, the clipboard's own events, the help dialog.
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { COMMANDS } from '@/editor/commands';
import { ShortcutHelp } from '@/workspace/help/ShortcutHelp';
import { rootLayer, textLayer } from '../support/documents';
import { renderEditor } from '../support/renderEditor';

const focusable = { tabIndex: 0 };
const part = (
  <>
    <div role="application" aria-label="Watch face" {...focusable}>
      <button type="button">layer</button>
    </div>
    <div role="tree" aria-label="Layers" {...focusable} />
    <input aria-label="Field" />
    <input aria-label="Option" type="checkbox" />
    <button type="button">elsewhere</button>
  </>
);
const open = () => renderEditor(part, [rootLayer(), textLayer('a'), textLayer('b')]);
const face = () => screen.getByRole('application');
const tree = () => screen.getByRole('tree');
/** Whether the browser's default action of the key runs. */
const isLeft = (element: HTMLElement, init: KeyboardEventInit) => fireEvent.keyDown(element, init);

describe('where shortcuts work', () => {
  it('nudges in the canvas, pans with nothing selected, and leaves the arrows of the list alone', async () => {
    const { port, style } = await open();
    fireEvent.keyDown(face(), { key: 'ArrowRight' });
    expect(port.panBy).toHaveBeenCalledWith(40, 0);
    fireEvent.keyDown(face(), { key: 'a', ctrlKey: true });
    fireEvent.keyDown(face(), { key: 'ArrowRight' });
    expect(style('a').x).toBe(1);
    expect(isLeft(tree(), { key: 'ArrowRight' })).toBe(true);
    expect(style('a').x).toBe(1);
  });
  it('limits single keys to canvas and layers; Mod keys work everywhere', async () => {
    const { port } = await open();
    const elsewhere = screen.getByRole('button', { name: 'elsewhere' });
    fireEvent.keyDown(elsewhere, { key: '0' });
    expect(port.fit).not.toHaveBeenCalled();
    fireEvent.keyDown(tree(), { key: '0' });
    expect(port.fit).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(elsewhere, { key: 's', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
    expect([port.save.mock.calls.length, port.showHelp.mock.calls.length]).toEqual([1, 1]);
  });
  it('leaves typing and composing alone, but saves', async () => {
    const { port, order } = await open();
    const field = screen.getByRole('textbox', { name: 'Field' });
    fireEvent.keyDown(face(), { key: 'a', ctrlKey: true });
    expect(isLeft(field, { key: 'Delete' })).toBe(true);
    expect(isLeft(field, { key: 'z', ctrlKey: true })).toBe(true);
    expect(isLeft(field, { key: 's', ctrlKey: true })).toBe(false);
    expect(port.save).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(face(), { key: 'Process', code: 'Delete' });
    fireEvent.keyDown(face(), { key: 'Delete', isComposing: true });
    expect(order()).toEqual(['root', 'a', 'b']);
  });
  it('leaves Tab on the canvas itself to the browser', async () => {
    const { selection } = await open();
    expect(isLeft(face(), { key: 'Tab' })).toBe(true);
    expect(isLeft(screen.getByRole('button', { name: 'layer' }), { key: 'Tab' })).toBe(false);
    expect(selection()).toEqual(['b']);
  });
  it.each(['+', '-', '0', '=', 't', 'w', 'r', 'f', 'n', 'p'])('leaves Ctrl+%s to the browser', async (key) => {
    await open();
    for (const element of [face(), tree(), document.body]) expect(isLeft(element, { key, ctrlKey: true })).toBe(true);
  });
  it.each(['F1', 'F3', 'F5', 'F6', 'F12'])('leaves %s to the browser', async (key) => {
    await open();
    expect(isLeft(face(), { key })).toBe(true);
  });
  it('ignores keys that a part of the editor handled itself', async () => {
    const { order } = await open();
    fireEvent.keyDown(face(), { key: 'a', ctrlKey: true });
    const stop = (event: Event) => event.preventDefault();
    face().addEventListener('keydown', stop);
    fireEvent.keyDown(face(), { key: 'Delete' });
    expect(order()).toHaveLength(3);
  });
});

describe('the clipboard', () => {
  it('copies on the key, writes names for other programs, and pastes on the event', async () => {
    const { order } = await open();
    fireEvent.keyDown(face(), { key: 'a', ctrlKey: true });
    expect(isLeft(face(), { key: 'c', ctrlKey: true })).toBe(true);
    const written = new Map<string, string>();
    fireEvent.copy(face(), { clipboardData: { setData: (type: string, text: string) => written.set(type, text) } });
    expect(written.get('text/plain')).toBe('a\nb');
    expect(isLeft(face(), { key: 'v', ctrlKey: true })).toBe(true);
    expect(order()).toHaveLength(3);
    fireEvent.paste(face(), { clipboardData: { files: [] } });
    expect(order()).toHaveLength(5);
  });
  it('leaves pasting into a field alone', async () => {
    const { order } = await open();
    fireEvent.keyDown(face(), { key: 'a', ctrlKey: true });
    fireEvent.keyDown(face(), { key: 'c', ctrlKey: true });
    fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { files: [] } });
    expect(order()).toHaveLength(3);
  });
});

describe('the help dialog', () => {
  beforeEach(() => {
    globalThis.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  });
  it.each([
    ['en', 'Keyboard shortcuts', 'Undo'],
    ['zh', '键盘快捷键', '撤销'],
  ] as const)(
    'lists every command with its keys and an alternative without keys, in %s',
    async (language, title, undo) => {
      await renderEditor(<ShortcutHelp open onClose={() => {}} />, [rootLayer()], language);
      const dialog = await screen.findByRole('dialog', { name: title });
      const rows = dialog.querySelectorAll('tbody tr');
      expect(rows).toHaveLength(COMMANDS.length);
      const named = [...rows].find((row) => row.querySelector('th')?.textContent === undo);
      expect(named?.lastElementChild?.textContent).toBe('Ctrl+Z');
      for (const row of rows) expect(row.children[1]?.textContent).not.toBe('');
      expect(dialog.textContent).not.toMatch(/commands\.|\{\{/);
    },
  );
});

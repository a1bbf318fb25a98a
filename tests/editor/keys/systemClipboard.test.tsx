// The system's clipboard: layers between tabs, text from other programs, damaged content, and copies made without keys.
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { copy } from '@/editor/commands/clipboard';
import { clipboardHtml, clipboardText, LAYERS_TYPE } from '@/editor/commands/clipboardText';
import { edited } from '@/editor/document/documentSlice';
import { performCommand } from '@/editor/performCommand';
import { dismissToast, toasts } from '@/ui/toasts';
import { rootLayer, textLayer } from '../support/documents';
import { renderEditor } from '../support/renderEditor';

const canvas = { role: 'application', tabIndex: 0, 'aria-label': 'Face' } as const;
const face = () => screen.getByRole('application');
const open = async () => {
  const editor = await renderEditor(<div {...canvas} />, [rootLayer(), textLayer('a', { x: 10 })]);
  editor.dispatch(edited({ outcome: { selection: ['a'] }, record: { label: 'select', at: 0 } }));
  return editor;
};
const bring = (data: Record<string, string>, files: readonly File[] = []) =>
  fireEvent.paste(face(), { clipboardData: { files, getData: (type: string) => data[type] ?? '' } });
const foreign = {
  id: 'elsewhere',
  nodes: [textLayer('far', { x: 100, y: 50, width: 100 })],
  canvas: { width: 250, height: 250 },
  cut: null,
  pasted: 0,
};
afterEach(() => {
  for (const toast of toasts.get()) dismissToast(toast.id);
  Reflect.deleteProperty(document, 'execCommand');
});

describe('pasting', () => {
  it.each([
    ['our own type', { [LAYERS_TYPE]: clipboardText(foreign)! }],
    ['HTML', { 'text/html': clipboardHtml(clipboardText(foreign)!, 'far'), 'text/plain': 'far' }],
  ])('takes layers of another tab by %s, scaled to this canvas', async (_, data) => {
    const { nodes, style } = await open();
    bring(data);
    const added = nodes().at(-1)!;
    expect(added.label).toBe('far');
    expect(style(added.uuid)).toMatchObject({ x: 200, width: 200 });
    bring(data);
    expect(style(nodes().at(-1)!.uuid).x).toBe(210);
  });
  it('makes a text layer of words', async () => {
    const { nodes, style } = await open();
    bring({ 'text/plain': '  Hello,\n  world ' });
    const added = nodes().at(-1)!;
    expect(style(added.uuid)).toMatchObject({ text: 'Hello, world', textTag: '' });
  });
  it('makes live text of an expression', async () => {
    const { nodes, style } = await open();
    bring({ 'text/plain': '#Db#:#DmZ#' });
    expect(style(nodes().at(-1)!.uuid)).toMatchObject({ text: '', textTag: '#Db#:#DmZ#' });
  });
  it('refuses words mixed with a tag, and says why', async () => {
    const { order } = await open();
    bring({ 'text/plain': 'steps #ZSC# today' });
    expect(order()).toEqual(['root', 'a']);
    expect(toasts.get().map((toast) => toast.text)).toEqual([expect.stringMatching(/^#ZSC# is a data tag\./)]);
  });
  it('says that layers are damaged, and adds nothing', async () => {
    const { order } = await open();
    bring({ [LAYERS_TYPE]: '{"format":"dialwright-layers"' });
    expect(order()).toEqual(['root', 'a']);
    expect(toasts.get().map((toast) => toast.text)).toEqual([
      'The clipboard holds layers that cannot be read. Copy them again, then paste.',
    ]);
  });
  it('pastes what was copied here, also where only its names were kept', async () => {
    const { order } = await open();
    fireEvent.keyDown(face(), { key: 'c', ctrlKey: true });
    bring({ 'text/plain': 'a' });
    bring({});
    expect(order()).toHaveLength(4);
  });
});

describe('copying without keys', () => {
  it('asks the browser for the event that keys would have brought', async () => {
    const { store, port } = await open();
    const asked = vi.fn(() => true);
    Object.assign(document, { execCommand: asked });
    performCommand(store, port, copy);
    expect(asked).toHaveBeenCalledExactlyOnceWith('copy');
    fireEvent.keyDown(face(), { key: 'c', ctrlKey: true });
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

// The system's clipboard: layers between tabs, text from other programs, damaged content, and copies made without keys.
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { copy, paste } from '@/editor/commands/clipboard';
import { clipboardHtml, clipboardText, LAYERS_TYPE } from '@/editor/commands/clipboardText';
import { performCommand } from '@/editor/dispatch/performCommand';
import { TEXT_MAX } from '@/schemas/limits';
import { rootLayer, textLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { dismissToast, toasts } from '@/ui/toasts';
import { pasteBrought } from '@/workspace/screen/keys/pasteBrought';

const canvas = { role: 'application', tabIndex: 0, 'aria-label': 'Face' } as const;
const face = () => screen.getByRole('application');
const open = async () => {
  const editor = await renderEditor(<div {...canvas} />, [rootLayer(), textLayer('a', { x: 10 })]);
  editor.select('a');
  return editor;
};
const bring = (data: Record<string, string>, files: readonly File[] = []) =>
  fireEvent.paste(face(), {
    clipboardData: { files, types: Object.keys(data), getData: (type: string) => data[type] ?? '' },
  });
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
  ])('adds layers of another tab by %s, scaled to this canvas', async (_, data) => {
    const { nodes, style } = await open();
    bring(data);
    const added = nodes().at(-1)!;
    expect(added.label).toBe('far');
    expect(style(added.uuid)).toMatchObject({ x: 200, width: 200 });
    bring(data);
    expect(style(nodes().at(-1)!.uuid).x).toBe(210);
  });
  it('makes a text layer from plain text', async () => {
    const { nodes, style } = await open();
    bring({ 'text/plain': '  Hello,\n  world ' });
    const added = nodes().at(-1)!;
    expect(style(added.uuid)).toMatchObject({ text: 'Hello, world', textTag: '' });
  });
  it('makes live text from an expression', async () => {
    const { nodes, style } = await open();
    bring({ 'text/plain': '#Db#:#DmZ#' });
    expect(style(nodes().at(-1)!.uuid)).toMatchObject({ text: '', textTag: '#Db#:#DmZ#' });
  });
  it.each([
    ['its source', { words: '<svg viewBox="0 0 8 8"><g/></svg>' }],
    ['the HTML that drawing tools write', { html: '<meta charset="utf-8"><svg viewBox="0 0 8 8"><g/></svg>' }],
  ])('adds an SVG drawing as a picture, by %s', async (_, data) => {
    const { store, nodes } = await open();
    const before = nodes().length;
    const onPasteFiles = vi.fn<(files: readonly File[]) => void>();
    const brought = { layers: '', html: '', words: '', files: [], types: 1, ...data };
    pasteBrought(store, brought, { onPasteFiles, onPastedFromElsewhere: undefined });
    await vi.waitFor(() => expect(onPasteFiles).toHaveBeenCalledOnce());
    const [file] = onPasteFiles.mock.calls[0]![0];
    expect(file).toMatchObject({ name: 'Image.svg', type: 'image/svg+xml' });
    // With a byte order mark, which overrides an encoding that the source declares.
    const bytes = Buffer.from(await file!.arrayBuffer());
    expect(bytes.toString()).toBe('\uFEFF<svg viewBox="0 0 8 8"><g/></svg>');
    expect(nodes()).toHaveLength(before);
  });
  it.each(['<div class="a">Hello</div>', '<?xml version="1.0"?><face/>', '<!DOCTYPE html><p>x</p>'])(
    'refuses markup and explains what can be pasted: %s',
    async (markup) => {
      const { nodes } = await open();
      const before = nodes().length;
      bring({ 'text/plain': markup });
      expect(nodes()).toHaveLength(before);
      expect(toasts.get().at(-1)?.text).toMatch(/^The clipboard contains markup/);
    },
  );
  it('makes a text layer of a heart made of characters', async () => {
    const { nodes, style } = await open();
    bring({ 'text/plain': '<3 > 2' });
    expect(style(nodes().at(-1)!.uuid)).toMatchObject({ text: '<3 > 2' });
  });
  it('refuses text mixed with a tag, and explains why', async () => {
    const { order } = await open();
    bring({ 'text/plain': 'steps #ZSC# today' });
    expect(order()).toEqual(['root', 'a']);
    expect(toasts.get().map((toast) => toast.text)).toEqual([expect.stringMatching(/^#ZSC# is a data tag\./)]);
  });
  it('removes control characters from text, and reports it', async () => {
    const { nodes, style, order } = await open();
    bring({ 'text/plain': 'a\u0000b\u001b c' });
    expect(style(nodes().at(-1)!.uuid)).toMatchObject({ text: 'ab c' });
    bring({ 'text/plain': '\u0001\u0002' });
    expect(order()).toHaveLength(3);
    expect(toasts.get().map((toast) => toast.text)).toEqual([
      'The pasted text contained control characters. They were left out.',
    ]);
  });
  it('shortens text to the maximum of a layer, reports it, and splits no character', async () => {
    const { nodes, style, order } = await open();
    bring({ 'text/plain': 'x'.repeat(TEXT_MAX) });
    expect(toasts.get()).toEqual([]);
    bring({ 'text/plain': `${'y'.repeat(TEXT_MAX - 1)}😀z` });
    expect(style(nodes().at(-1)!.uuid)).toMatchObject({ text: 'y'.repeat(TEXT_MAX - 1) });
    expect(toasts.get().map((toast) => toast.text)).toEqual([
      'The pasted text has more than 1000 characters. Only its beginning was added.',
    ]);
    bring({ 'text/plain': `#ZSC# ${'z'.repeat(TEXT_MAX)}` });
    expect([order().length, toasts.get().length]).toEqual([4, 2]);
  });
  it('removes control characters from the names of layers of another tab', async () => {
    const { nodes } = await open();
    const far = { ...textLayer('far'), label: 'F\u0000ar' };
    bring({ [LAYERS_TYPE]: clipboardText({ ...foreign, nodes: [far] })! });
    expect(nodes().at(-1)!.label).toBe('Far');
  });
  it('reports damaged layers, and adds nothing', async () => {
    const { order } = await open();
    bring({ [LAYERS_TYPE]: '{"format":"dialwright-layers"' });
    expect(order()).toEqual(['root', 'a']);
    expect(toasts.get().map((toast) => toast.text)).toEqual([
      'The layers on the clipboard cannot be read. Copy them again, then paste.',
    ]);
  });
  it('pastes what was copied here, even if only its names were stored', async () => {
    const { order } = await open();
    fireEvent.keyDown(face(), { key: 'c', ctrlKey: true });
    bring({ 'text/plain': 'a' });
    bring({});
    expect(order()).toHaveLength(4);
  });
});

describe('pasting without keys', () => {
  const shown = () => toasts.get().map((toast) => toast.text);
  const item = (data: Record<string, Blob>) => ({
    types: Object.keys(data),
    getType: async (type: string) => data[type]!,
  });
  const clipboardReads = (read: () => Promise<unknown>) => {
    const reading = vi.fn(read);
    vi.stubGlobal(
      'navigator',
      Object.create(navigator, { clipboard: { value: { read: reading } }, platform: { value: 'Linux' } }),
    );
    return reading;
  };
  const layersOf = (text: string) => new Blob([clipboardHtml(text, 'far')], { type: 'text/html' });
  afterEach(() => vi.unstubAllGlobals());

  it("uses this tab's last copy, without asking the browser", async () => {
    const { store, port, order } = await open();
    const read = clipboardReads(async () => []);
    performCommand(store, port, copy);
    performCommand(store, port, paste);
    expect(order()).toHaveLength(3);
    expect(read).not.toHaveBeenCalled();
  });

  it('uses layers that another tab copied, even if this one copied before', async () => {
    const { store, port, nodes } = await open();
    clipboardReads(async () => [item({ 'text/html': layersOf(clipboardText(foreign)!) })]);
    performCommand(store, port, copy);
    localStorage.setItem('dialwright.lastCopied', JSON.stringify('elsewhere'));
    performCommand(store, port, paste);
    await vi.waitFor(() => expect(nodes().at(-1)?.label).toBe('far'));
    expect(nodes()).toHaveLength(3);
  });

  it('uses text, if nothing was copied here', async () => {
    localStorage.clear();
    const { store, port, nodes, style } = await open();
    clipboardReads(async () => [item({ 'text/plain': new Blob(['Hello']) })]);
    performCommand(store, port, paste);
    await vi.waitFor(() => expect(nodes()).toHaveLength(3));
    expect(style(nodes().at(-1)!.uuid)).toMatchObject({ text: 'Hello' });
  });

  it('names the paste shortcut if the browser refuses', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    const { store, port, order } = await open();
    clipboardReads(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
    performCommand(store, port, paste);
    await vi.waitFor(() => expect(shown()).toEqual([expect.stringContaining('Press Ctrl+V to paste')]));
    expect(order()).toHaveLength(2);
  });
});

describe('foreign content', () => {
  const shown = () => toasts.get().map((toast) => toast.text);
  it.each([
    ['HTML without words', { 'text/html': '<img src="x">' }],
    ['another program’s own format', { 'application/x-else': 'x' }],
    ['nothing', {}],
  ])('%s is reported, and nothing is pasted', async (_, data) => {
    const { order } = await open();
    bring(data);
    expect(order()).toEqual(['root', 'a']);
    expect(shown()).toEqual([expect.stringContaining('You can paste text, PNG, JPEG and SVG pictures, and layers')]);
  });

  it('replaces what was copied here if it is newer', async () => {
    const { order } = await open();
    fireEvent.keyDown(face(), { key: 'c', ctrlKey: true });
    bring({ 'text/html': '<img src="x">' });
    expect(order()).toEqual(['root', 'a']);
    expect(shown()).toHaveLength(1);
  });
});

describe('copying without keys', () => {
  it('requests the event that keys would have caused', async () => {
    const { store, port } = await open();
    const onBeforePaste = vi.fn(() => true);
    Object.assign(document, { execCommand: onBeforePaste });
    performCommand(store, port, copy);
    expect(onBeforePaste).toHaveBeenCalledExactlyOnceWith('copy');
    fireEvent.keyDown(face(), { key: 'c', ctrlKey: true });
    expect(onBeforePaste).toHaveBeenCalledTimes(1);
  });
});

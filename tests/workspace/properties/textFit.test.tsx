// A text larger than its box is marked in list and panel, and fixed by a button, one undo each; an angle set by data is fixed.
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { select } from '@/editor/commands/select';
import { runCommand } from '@/editor/dispatch/runCommand';
import { imageLayer, rootLayer, textLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { LayersPanel } from '@/workspace/layers/LayersPanel';
import { PropertiesPanel } from '@/workspace/properties/PropertiesPanel';

// Every letter is half as wide as it is high.
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    measureText: (line: string) => ({ width: [...line].length * 50 }),
  } as unknown as RenderingContext & null);
});
afterEach(() => vi.restoreAllMocks());

const WORDS = {
  en: { over: /does not fit in its box: 90 × 20 px/, size: 'Fit the size', box: 'Fit the box' },
  zh: { over: /文本最长时超出文本框：需要 90 × 20 像素/, size: '缩小字号以适应', box: '扩大文本框以适应' },
} as const;

describe.each(['en', 'zh'] as const)('a weekday in a narrow box, in %s', (language) => {
  const words = WORDS[language];
  const box = { textTag: '#DEEEE#', text: '', fontSize: 20, width: 60, height: 30, x: 100, y: 50 };
  const open = async () => {
    const parts = (
      <>
        <LayersPanel />
        <PropertiesPanel />
      </>
    );
    const editor = await renderEditor(parts, [rootLayer(), textLayer('day', box), textLayer('fits')], language);
    act(() => void runCommand(editor.store, select, { mode: 'replace', uuids: ['day'] }));
    const mark = (name: string) => screen.getByRole('treeitem', { name }).getAttribute('aria-description') ?? '';
    return { ...editor, mark };
  };

  it.each(['size', 'box'] as const)('is marked, and fits after the button for its %s', async (which) => {
    const { user, style, undos, mark, undo } = await open();
    expect(mark('day')).toMatch(words.over);
    expect(mark('fits')).not.toMatch(words.over);
    await user.click(screen.getByRole('button', { name: words[which] }));
    expect(style('day')).toMatchObject(
      which === 'size' ? { fontSize: 13, width: 60 } : { fontSize: 20, width: 90, x: 85 },
    );
    expect(undos()).toBe(1);
    expect(mark('day')).not.toMatch(words.over);
    expect(screen.queryByRole('button', { name: words[which] })).toBeNull();
    undo();
    expect(style('day')).toMatchObject({ fontSize: 20, width: 60, x: 100 });
    expect(screen.getByRole('button', { name: words[which] })).toBeTruthy();
  });
});

it('the fixed angle cannot be edited while data rotates the layer, with the reason', async () => {
  const { store, user, style } = await renderEditor(<PropertiesPanel />, [
    rootLayer(),
    imageLayer('hand', { rotate: '#DWFM#', rotation: 30, width: 20, height: 100 }),
  ]);
  act(() => void runCommand(store, select, { mode: 'replace', uuids: ['hand'] }));
  const rotation = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Rotation' });
  expect(rotation.disabled).toBe(true);
  const descriptions = (rotation.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id));
  expect(descriptions.map((one) => one?.textContent).join(' ')).toMatch(
    /“Minute hand angle” in “Rotate by” sets the rotation/,
  );
  await user.clear(screen.getByRole('textbox', { name: 'Rotate by' }));
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Rotation' }).disabled).toBe(false);
  expect(style('hand').rotation).toBe(30);
});

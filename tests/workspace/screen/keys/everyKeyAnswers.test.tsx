// A key without effect announces why, once and politely: nothing selected, the end of undo, a layer already in place.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CENTRE_COMMANDS } from '@/editor/commands/align';
import { performCommand } from '@/editor/dispatch/performCommand';
import { rootLayer, textLayer } from '@/tests/editor/support/documents';
import { renderEditor } from '@/tests/editor/support/renderEditor';
import { ANNOUNCE_WAIT_MS, announcements } from '@/ui/announce';
import { IconButton } from '@/ui/IconButton';
import { toasts } from '@/ui/toasts';
import { CommandMenu } from '@/workspace/commandMenu/CommandMenu';

beforeEach(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

const canvas = { role: 'application', tabIndex: 0, 'aria-label': 'Face' } as const;
const heardAfter = (deed: () => void): string => {
  act(() => void vi.advanceTimersByTime(ANNOUNCE_WAIT_MS));
  const { turn } = announcements.get().polite;
  act(deed);
  act(() => void vi.advanceTimersByTime(ANNOUNCE_WAIT_MS));
  const { polite } = announcements.get();
  return polite.turn === turn ? '' : polite.text;
};

const opened = async (language: 'en' | 'zh' = 'en') => {
  const editor = await renderEditor(
    <>
      <h1 tabIndex={-1}>My face</h1>
      <div {...canvas} />
      <IconButton label="Align left" icon={null} disabledReason="Nothing to align" onClick={() => {}} />
      <CommandMenu />
    </>,
    [rootLayer(), textLayer('a', { x: 200, y: 230, width: 100, height: 40 })],
    language,
  );
  screen.getByRole('application').focus();
  const press = (init: KeyboardEventInit) => heardAfter(() => void fireEvent.keyDown(document.activeElement!, init));
  return { ...editor, press };
};

const NOTHING_SELECTED: readonly [string, KeyboardEventInit][] = [
  ['R', { key: 'r' }],
  [']', { key: ']' }],
  ['[', { key: '[' }],
  ['Ctrl+Shift+L', { key: 'L', ctrlKey: true, shiftKey: true }],
  ['Ctrl+Shift+H', { key: 'H', ctrlKey: true, shiftKey: true }],
  ['Delete', { key: 'Delete' }],
  ['Backspace', { key: 'Backspace' }],
  ['Ctrl+C', { key: 'c', ctrlKey: true }],
  ['Ctrl+X', { key: 'x', ctrlKey: true }],
  ['Ctrl+D', { key: 'd', ctrlKey: true }],
  ['F2', { key: 'F2' }],
];

describe('with nothing selected', () => {
  it.each(NOTHING_SELECTED)('%s asks for a selection', async (_, init) => {
    const { press } = await opened();
    const shown = toasts.get().length;
    expect(press(init)).toBe('Select a layer first.');
    expect(toasts.get()).toHaveLength(shown);
  });

  it.each([
    ['F2', { key: 'F2' }],
    ['Shift+Left', { key: 'ArrowLeft', shiftKey: true }],
    ['Delete', { key: 'Delete' }],
    ['Ctrl+D', { key: 'd', ctrlKey: true }],
  ])('%s on the heading of the page asks for a selection', async (_, init) => {
    const { press } = await opened();
    screen.getByRole('heading').focus();
    expect(press(init)).toBe('Select a layer first.');
  });

  it('in Chinese too', async () => {
    const { press } = await opened('zh');
    expect(press({ key: 'Delete' })).toBe('请先选择图层。');
  });

  it.each([
    ['undo', { key: 'z', ctrlKey: true }, 'Nothing to undo.'],
    ['redo', { key: 'y', ctrlKey: true }, 'Nothing to redo.'],
    ['the mode that is shown', { key: 'n' }, 'Normal mode is already shown.'],
    ['the next of one copy', { key: 'c' }, 'The design has only one copy.'],
  ])('%s at its end explains what is missing', async (_, init, words) => {
    const { press } = await opened();
    expect(press(init)).toBe(words);
  });

  it('leaves Tab and Escape to the page', async () => {
    await opened();
    const canvas = screen.getByRole('application');
    expect(fireEvent.keyDown(canvas, { key: 'Escape' })).toBe(true);
  });
});

describe('a command that changes nothing', () => {
  it.each(CENTRE_COMMANDS)('$name of a centered layer announces that it is in place', async (command) => {
    const { store, port, select } = await opened();
    select('a');
    expect(heardAfter(() => void performCommand(store, port, command as never))).toBe(
      'Already in place: nothing moved.',
    );
  });

  it('selecting all twice announces that all are selected', async () => {
    const { press } = await opened();
    press({ key: 'a', ctrlKey: true });
    expect(press({ key: 'a', ctrlKey: true })).toBe('Every layer is already selected.');
  });
});

describe('pressing a disabled control', () => {
  it('a button announces its reason', async () => {
    await opened();
    expect(heardAfter(() => screen.getByRole('button', { name: 'Align left' }).click())).toBe('Nothing to align');
  });

  it('Enter on a disabled command of the menu announces its reason and keeps the menu open', async () => {
    const { press } = await opened();
    press({ key: 'k', ctrlKey: true });
    act(() => void vi.runOnlyPendingTimers());
    const field = screen.getByRole('combobox');
    fireEvent.change(field, { target: { value: 'duplicate' } });
    expect(heardAfter(() => void fireEvent.keyDown(field, { key: 'Enter' }))).toContain('Select a layer first.');
    expect(screen.getByRole('combobox')).toBe(field);
  });
});

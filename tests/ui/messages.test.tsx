// Toasts, announcements, dialogs and menus.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TOAST_MS } from '@/schemas/limits';
import { i18nForTests } from '@/tests/support/i18nForTests';
import { Announcer } from '@/ui/Announcer';
import { ANNOUNCE_WAIT_MS, announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ContextMenu } from '@/ui/ContextMenu';
import { Dialog } from '@/ui/Dialog';
import { Menu } from '@/ui/Menu';
import type { MenuEntry } from '@/ui/menuEntries';
import { Toaster } from '@/ui/Toaster';
import { dismissToast, showToast, toasts } from '@/ui/toasts';

function show(view: ReactNode) {
  return render(<I18nextProvider i18n={i18nForTests('en')}>{view}</I18nextProvider>);
}

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="New design" description="Pick a size.">
        <Button>Inside</Button>
      </Dialog>
    </>
  );
}
const entries = (select: (id: string) => void): MenuEntry[] => [
  { id: 'copy', label: 'Copy', shortcut: 'Ctrl+C', onSelect: () => select('copy') },
  { kind: 'separator', id: 'line' },
  { id: 'group', label: 'Group', disabledReason: 'Select two layers', onSelect: () => select('group') },
  { id: 'lock', label: 'Lock', checked: true, onSelect: () => select('lock') },
];

function AtPoint({ select }: { select: (id: string) => void }) {
  const [at, setAt] = useState<{ x: number; y: number } | null>(null);
  return (
    <>
      <Button onClick={() => setAt({ x: 5, y: 5 })}>Layer</Button>
      <ContextMenu at={at} label="Layer actions" items={entries(select)} onClose={() => setAt(null)} />
    </>
  );
}

describe('with the clock held', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    for (const toast of toasts.get()) dismissToast(toast.id);
    later(ANNOUNCE_WAIT_MS);
    vi.useRealTimers();
  });
  const later = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  test('a toast stays 5000 ms, and longer while the pointer is on it', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    show(<Toaster />);
    act(() => void showToast({ text: 'Saved.', tone: 'success' }));
    later(TOAST_MS - 200);
    expect(screen.getByText('Saved.')).toBeTruthy();
    await user.hover(screen.getByText('Saved.'));
    later(TOAST_MS * 2);
    expect(screen.getByText('Saved.')).toBeTruthy();
    await user.unhover(screen.getByText('Saved.'));
    later(TOAST_MS);
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  test('a toast can be dismissed, and the same words do not pile up', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    show(<Toaster />);
    act(() => {
      showToast({ text: 'No network.', tone: 'error' });
      showToast({ text: 'No network.', tone: 'error' });
    });
    expect(screen.getAllByText('No network.')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('No network.')).toBeNull();
  });

  test('a toast is announced once: politely, an error at once', () => {
    show(<Announcer />);
    act(() => {
      showToast({ text: 'Saved.' });
      showToast({ text: 'Failed.', tone: 'error' });
    });
    later(ANNOUNCE_WAIT_MS);
    const said = (politeness: string) =>
      [...document.querySelectorAll(`[aria-live="${politeness}"]`)].map((region) => region.textContent).join('');
    expect(said('polite')).toBe('Saved.');
    expect(said('assertive')).toBe('Failed.');
  });

  test('ten messages of one topic are one with the end value; identical words are said again in the other region', () => {
    show(<Announcer />);
    const regions = () => [...document.querySelectorAll('[aria-live="polite"]')].map((region) => region.textContent);
    act(() => {
      for (let x = 1; x <= 10; x += 1) announce(`X ${x}`, { topic: 'move' });
      announce('Snapped.');
    });
    later(ANNOUNCE_WAIT_MS);
    const first = regions();
    expect(first.filter(Boolean)).toEqual(['X 10 Snapped.']);
    act(() => announce('X 10 Snapped.'));
    later(ANNOUNCE_WAIT_MS);
    expect(regions()).toEqual([...first].reverse());
  });
});

test('a dialog is named and described, Escape closes it and the focus goes back', async () => {
  const user = userEvent.setup();
  show(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'New design' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Pick a size.');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
});

test('a confirmation puts the focus on the safe answer', async () => {
  const confirm = vi.fn();
  show(
    <ConfirmDialog
      open
      title="Delete?"
      message="It cannot be brought back."
      confirmLabel="Delete"
      danger
      onConfirm={confirm}
      onCancel={() => {}}
    />,
  );
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  await vi.waitFor(() => expect(document.activeElement).toBe(cancel));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Delete' }));
  expect(confirm).toHaveBeenCalledTimes(1);
});

describe('menus', () => {
  test('a menu under a button opens, moves and acts by keys', async () => {
    const user = userEvent.setup();
    const select = vi.fn();
    show(<Menu label="Edit" items={entries(select)} />);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await screen.findByRole('menu');
    await user.keyboard('{End}{Enter}');
    expect(select.mock.calls).toEqual([['lock']]);
  });

  test('a menu at a point: first row focused, arrows, type-ahead, a row that cannot act, Escape gives the focus back', async () => {
    const user = userEvent.setup();
    const select = vi.fn();
    show(<AtPoint select={select} />);
    const opener = screen.getByRole('button', { name: 'Layer' });
    await user.click(opener);
    expect(screen.getByRole('menu', { name: 'Layer actions' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: /Copy/ }));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(select).not.toHaveBeenCalled();
    await user.keyboard('l');
    expect(document.activeElement).toBe(screen.getByRole('menuitemcheckbox', { name: 'Lock', checked: true }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  test('choosing acts once and closes', async () => {
    const user = userEvent.setup();
    const select = vi.fn();
    show(<AtPoint select={select} />);
    await user.click(screen.getByRole('button', { name: 'Layer' }));
    await user.keyboard('{Enter}');
    expect(select.mock.calls).toEqual([['copy']]);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

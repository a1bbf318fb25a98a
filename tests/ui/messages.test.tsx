// Toasts, announcements, dialogs and menus.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '@/schemas/languages';
import { TOAST_MS } from '@/schemas/limits';
import { i18nForTests } from '@/tests/support/i18nForTests';
import { Announcer } from '@/ui/Announcer';
import { ANNOUNCE_WAIT_MS, announce, announcements } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ContextMenu } from '@/ui/ContextMenu';
import { clearedRects } from '@/ui/clearedRects';
import { Dialog } from '@/ui/Dialog';
import { HintBox } from '@/ui/HintBox';
import { Menu } from '@/ui/Menu';
import { MessageLog } from '@/ui/MessageLog';
import type { MenuEntry } from '@/ui/menuEntries';
import { ResultCount } from '@/ui/ResultCount';
import { Toaster } from '@/ui/Toaster';
import { ToastPlace } from '@/ui/ToastPlace';
import { dismissToast, LOGGED_MAX, messageLog, showToast, toasts } from '@/ui/toasts';

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
/** One Tab stop with a picture in it that receives the focus by other keys. */
function Stage() {
  const [open, setOpen] = useState(false);
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'o' && setOpen(true);
  const stop = { role: 'application', tabIndex: 0, 'aria-label': 'Stage', onKeyDown } as const;
  const picture = { role: 'img', tabIndex: -1, 'aria-label': 'Layer' } as const;
  return (
    <>
      <div {...stop}>
        <svg role="none">
          <g {...picture} />
        </svg>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title="New design">
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

describe('with a fake clock', () => {
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

  test('a toast stays while it has the focus, even if the pointer leaves it and its text repeats', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    show(<Toaster />);
    act(() => void showToast({ text: 'Locked.' }));
    await user.hover(screen.getByText('Locked.'));
    const button = screen.getByRole('button', { name: 'Dismiss' });
    act(() => button.focus());
    await user.unhover(screen.getByText('Locked.'));
    later(TOAST_MS * 2);
    act(() => void showToast({ text: 'Locked.' }));
    for (let count = 0; count < 6; count += 1) act(() => void showToast({ text: `Other ${count}` }));
    expect(document.activeElement).toBe(button);
    act(() => button.blur());
    later(TOAST_MS);
    expect(screen.queryByText('Locked.')).toBeNull();
  });

  test('the log keeps the last messages with their time, newest first', () => {
    for (let count = 0; count < LOGGED_MAX + 5; count += 1) showToast({ text: `Message ${count}`, tone: 'warning' });
    expect(messageLog.get()).toHaveLength(LOGGED_MAX);
    show(<MessageLog open onClose={() => {}} />);
    const rows = screen.getAllByRole('listitem');
    expect(rows[0]?.textContent).toContain(`Message ${LOGGED_MAX + 4}`);
    expect(rows.at(-1)?.textContent).toContain('Message 5');
    expect(rows[0]?.querySelector('time')?.dateTime).toMatch(/^\d{4}-/);
  });

  test.each(LANGUAGES)('the log formats the time for readers of $name', ({ id, dates }) => {
    vi.setSystemTime(new Date(2026, 10, 22, 15, 4, 5));
    showToast({ text: 'Saved.' });
    render(
      <I18nextProvider i18n={i18nForTests(id as 'en' | 'zh')}>
        <MessageLog open onClose={() => {}} />
      </I18nextProvider>,
    );
    const written = new Intl.DateTimeFormat(dates, { timeStyle: 'medium' }).format(Date.now());
    expect(screen.getAllByRole('listitem')[0]?.querySelector('time')?.textContent).toBe(written);
    expect(written).toMatch(/^15:04:0\d$/);
  });

  test('a toast can be dismissed, and the same text does not pile up', async () => {
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

  test('sentences announced together are separated', () => {
    show(<Announcer />);
    const announcedAfter = (...texts: string[]) => {
      act(() => texts.forEach((text) => void announce(text)));
      later(ANNOUNCE_WAIT_MS);
      const regions = [...document.querySelectorAll('[aria-live="polite"]')];
      return regions.map((region) => region.textContent).join('');
    };
    expect(announcedAfter('4 layers', 'It is still.', 'Saved')).toBe('4 layers. It is still. Saved');
    expect(announcedAfter('4 个图层', '它是静止的。', '已保存')).toBe('4 个图层。它是静止的。已保存');
  });

  test('the number of results is announced once typing has paused', () => {
    const count = (n: number) => (
      <>
        <Announcer />
        <ResultCount text={`${n} entries`} className="" />
      </>
    );
    const heardTexts: string[] = [];
    const stop = announcements.subscribe(() => heardTexts.push(announcements.get().polite.text));
    const { rerender } = render(count(28));
    later(ANNOUNCE_WAIT_MS);
    expect(heardTexts, 'before anything is searched').toEqual([]);
    for (const n of [10, 3, 2]) rerender(count(n));
    later(ANNOUNCE_WAIT_MS);
    stop();
    expect(heardTexts).toEqual(['2 entries']);
    expect(screen.getByText('2 entries', { selector: '[data-found]' })).toBeTruthy();
  });

  test('a toast is announced once: politely, an error at once', () => {
    show(<Announcer />);
    act(() => {
      showToast({ text: 'Saved.' });
      showToast({ text: 'Failed.', tone: 'error' });
    });
    later(ANNOUNCE_WAIT_MS);
    const regionTexts = (politeness: string) =>
      [...document.querySelectorAll(`[aria-live="${politeness}"]`)].map((region) => region.textContent).join('');
    expect(regionTexts('polite')).toBe('Saved.');
    expect(regionTexts('assertive')).toBe('Failed.');
  });

  test('ten messages of one topic become one with the last value; identical text is announced again in the other region', () => {
    show(<Announcer />);
    const regions = () => [...document.querySelectorAll('[aria-live="polite"]')].map((region) => region.textContent);
    act(() => {
      for (let x = 1; x <= 10; x += 1) announce(`X ${x}`, { topic: 'move' });
      announce('Snapped.');
    });
    later(ANNOUNCE_WAIT_MS);
    const first = regions();
    expect(first.filter(Boolean)).toEqual(['X 10. Snapped.']);
    act(() => announce('X 10. Snapped.'));
    later(ANNOUNCE_WAIT_MS);
    expect(regions()).toEqual([...first].reverse());
  });
});

test('a dialog is named and described, Escape closes it and the focus returns', async () => {
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

test('a dialog returns the focus directly to a picture inside another tab stop', async () => {
  const user = userEvent.setup();
  show(<Stage />);
  const layer = screen.getByRole('img', { name: 'Layer' });
  act(() => layer.focus());
  await user.keyboard('o');
  const dialog = await screen.findByRole('dialog');
  await vi.waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  const passed: (string | null)[] = [];
  const hear = ({ target }: FocusEvent) => void passed.push((target as Element).getAttribute('aria-label'));
  document.addEventListener('focusin', hear);
  await user.keyboard('{Escape}');
  await vi.waitFor(() => expect(document.activeElement).toBe(layer));
  document.removeEventListener('focusin', hear);
  expect(passed).toEqual(['Layer']);
  expect(screen.getByRole('application').inert).toBeFalsy();
});

describe('a toast that is dismissed', () => {
  const view = (hasWork: boolean) => (
    <I18nextProvider i18n={i18nForTests('en')}>
      <h1 tabIndex={-1}>Page</h1>
      {hasWork ? <Button>Work</Button> : null}
      <Toaster />
    </I18nextProvider>
  );
  const open = () => {
    const { rerender } = render(view(true));
    act(() => void showToast({ text: 'Locked.', action: { label: 'Unlock', onSelect: () => {} } }));
    return { user: userEvent.setup(), work: screen.getByRole('button', { name: 'Work' }), rerender };
  };

  test.each(['Dismiss', 'Unlock'])('by "%s" returns the focus to where it was', async (name) => {
    const { user, work } = open();
    act(() => work.focus());
    await user.click(screen.getByRole('button', { name }));
    expect(screen.queryByText('Locked.')).toBeNull();
    expect(document.activeElement).toBe(work);
  });

  test('by key returns it too, or moves it to the heading if its place is gone', async () => {
    const { user, work, rerender } = open();
    act(() => work.focus());
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss' }));
    rerender(view(false));
    await user.keyboard('{Enter}');
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
  });
});

test('toasts are above the lower edge of the area that a page gives them, until it unmounts', () => {
  const rect = { left: 272, width: 448, right: 720, top: 600, bottom: 600 } as DOMRect;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(rect);
  const view = (hasPlace: boolean) => (
    <I18nextProvider i18n={i18nForTests('en')}>
      {hasPlace ? <ToastPlace className="" /> : null}
      <Toaster />
    </I18nextProvider>
  );
  const { rerender } = render(view(true));
  act(() => void showToast({ text: 'Here.' }));
  const { style } = screen.getByRole('group');
  expect([style.left, style.maxWidth, style.top]).toEqual(['272px', '288px', '600px']);
  rerender(view(false));
  expect(Number.parseFloat(style.top)).toBe(window.innerHeight - 12);
  act(() => dismissToast(toasts.get()[0]!.id));
});

test('a scrolling page ends above its toasts while they are shown, and the focused element stays clear of them', () => {
  const card = { left: 300, right: 700, top: 700, bottom: 744 } as DOMRect;
  const low = { left: 300, right: 400, top: window.innerHeight - 40, bottom: window.innerHeight - 8 } as DOMRect;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.tagName === 'BUTTON' ? low : card;
  });
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  show(
    <>
      <main>
        <Button>Approve</Button>
      </main>
      <ToastPlace isDock className="" />
      <Toaster />
    </>,
  );
  const dock = document.querySelector<HTMLElement>('[data-toast-place="dock"]')!;
  const button = screen.getByRole('button', { name: 'Approve' });
  act(() => button.focus());
  expect(dock.style.height).toBe('');
  act(() => void showToast({ text: 'Approved.' }));
  expect(dock.style.height).toBe('68px');
  expect(document.documentElement.style.scrollPaddingBottom).toBe('68px');
  expect(seen.mock.contexts).toEqual([button]);
  act(() => void showToast({ text: 'Next.' }));
  expect(dock.style.height).toBe('120px');
  act(() => {
    for (const { id } of toasts.get()) dismissToast(id);
  });
  expect(dock.style.height).toBe('');
  expect(document.documentElement.style.scrollPaddingBottom).toBe('');
});

test('a hint is one line in a narrow window: its title shows the text, its button closes it', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('max-width'),
    addEventListener() {},
    removeEventListener() {},
  }));
  const user = userEvent.setup();
  const close = vi.fn();
  show(<HintBox title="Always-on" text="Shown while the watch is idle." closeLabel="Got it" onClose={close} />);
  const title = screen.getByRole('button', { name: 'Always-on', expanded: false });
  expect(screen.queryByText(/while the watch is idle/)).toBeNull();
  await user.click(title);
  expect(screen.getByText(/while the watch is idle/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(close).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('no toast covers a hint: its text was unreadable under a simultaneous notice', () => {
  const shape = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 300, 90));
  show(<HintBox title="Always-on" text="Shown while the watch is idle." closeLabel="Got it" onClose={() => {}} />);
  expect(clearedRects(document)).toMatchObject([{ left: 10, top: 20, right: 310, bottom: 110 }]);
  shape.mockRestore();
});

test('a confirmation focuses the safe answer', async () => {
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

  test('a menu at a point: first row focused, arrows, type-ahead, a disabled row, Escape returns the focus', async () => {
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

test('menu texts are aligned if one row has a tick: rows without one keep its space free', async () => {
  const user = userEvent.setup();
  show(<AtPoint select={() => {}} />);
  await user.click(screen.getByRole('button', { name: 'Layer' }));
  const copy = screen.getByRole('menuitem', { name: /Copy/ });
  const lock = screen.getByRole('menuitemcheckbox');
  expect(lock.querySelector('svg')).not.toBeNull();
  expect(copy.children[0]?.className).toBe(lock.children[0]?.className);
});

// A dialog opened by a double click stays open: the second press hits the backdrop.
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { i18nForTests } from '@/tests/support/i18nForTests';
import { Dialog } from '@/ui/Dialog';
import { FullDialog } from '@/ui/FullDialog';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Save
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Sign in" />
    </>
  );
}

/** One mouse press on the backdrop, the `detail`th in a row. */
function pressBehind(detail: number) {
  const backdrop = screen.getByRole('dialog');
  for (const type of ['pointerDown', 'mouseDown', 'pointerUp', 'mouseUp', 'click'] as const) {
    fireEvent[type](backdrop, { detail, bubbles: true });
  }
}

it('stays after a double click, and closes with a press beside it or with Escape', async () => {
  const user = userEvent.setup();
  render(
    <I18nextProvider i18n={i18nForTests('en')}>
      <Opener />
    </I18nextProvider>,
  );
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('dialog');
  };
  await open();
  pressBehind(2);
  expect(screen.getByRole('dialog')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await open();
  pressBehind(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** Suspends on words on demand. */
function Rest({ words }: { words: Promise<void> }) {
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    const wait = () => setWaits(true);
    window.addEventListener('wait', wait);
    return () => window.removeEventListener('wait', wait);
  }, []);
  if (waits) use(words);
  return null;
}

function Page({ Shown, words }: { Shown: typeof Dialog | typeof FullDialog; words: Promise<void> }) {
  const [open, setOpen] = useState(true);
  return (
    <Suspense fallback="Coming">
      <Rest words={words} />
      <Shown open={open} onClose={() => setOpen(false)} title="New design">
        Words
      </Shown>
    </Suspense>
  );
}

describe.each([
  { name: 'a dialog', Shown: Dialog },
  { name: 'a dialog that fills the window', Shown: FullDialog },
])('$name over a page that suspends', ({ Shown }) => {
  afterEach(() => vi.unstubAllGlobals());

  it('stays open', async () => {
    /** Size observers: when hidden, everything has no size. */
    const looks = new Set<() => void>();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(private readonly look: () => void) {}
        observe = () => void looks.add(this.look);
        unobserve = () => {};
        disconnect = () => void looks.delete(this.look);
      },
    );
    let come = () => {};
    const words = new Promise<void>((resolve) => {
      come = resolve;
    });
    render(
      <I18nextProvider i18n={i18nForTests('en')}>
        <Page Shown={Shown} words={words} />
      </I18nextProvider>,
    );
    await screen.findByRole('dialog');
    await act(async () => void window.dispatchEvent(new Event('wait')));
    await screen.findByText('Coming');
    await act(async () => {
      for (const look of looks) look();
    });
    await act(async () => come());
    expect(await screen.findByRole('dialog', { name: 'New design' })).toBeTruthy();
  });
});

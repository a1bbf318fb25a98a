// A dialog that a double click opened is still there after it: the second press falls on the backdrop.
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { i18nForTests } from '@/tests/support/i18nForTests';
import { Dialog } from '@/ui/Dialog';

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

/** One press of the mouse on what lies behind the dialog, the `detail`th in a row. */
function pressBehind(detail: number) {
  const backdrop = screen.getByRole('dialog');
  for (const type of ['pointerDown', 'mouseDown', 'pointerUp', 'mouseUp', 'click'] as const) {
    fireEvent[type](backdrop, { detail, bubbles: true });
  }
}

it('stays after a double click, and goes with a press beside it or with Escape', async () => {
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

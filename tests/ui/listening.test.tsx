// Events that a part of the page receives from its controls: after them, and through their menus, without being an element of its
// own.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Listening } from '@/ui/Listening';
import { Popover } from '@/ui/Popover';

/** A group that closes on an Escape that nothing inside handled, as panels do. */
function openGroup() {
  const calls: string[] = [];
  const view = render(
    <fieldset aria-label="Panel">
      <Listening
        onKeyDown={(event) => calls.push(`${event.key}${event.defaultPrevented ? ' taken' : ''}`)}
        onFocus={({ target }) => calls.push(`focus ${target.getAttribute('aria-label')}`)}
      >
        <input aria-label="Name" onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()} />
        <Popover label="Colors" buttonLabel="Open colors" buttonClass="" button="…">
          <button type="button" aria-label="Red" />
        </Popover>
      </Listening>
    </fieldset>,
  );
  return { calls, user: userEvent.setup(), view };
}

test('receives a key after the control that had it, which may have handled it', async () => {
  const { calls, user } = openGroup();
  await user.click(screen.getByRole('textbox', { name: 'Name' }));
  await user.keyboard('{Escape}a');
  expect(calls).toEqual(['focus Name', 'Escape taken', 'a']);
});

test("receives focus events of its controls' popovers, which handle their own Escape", async () => {
  const { calls, user } = openGroup();
  await user.click(screen.getByRole('button', { name: 'Open colors' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Red' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls).toEqual(['focus Open colors', 'focus Red', 'focus Open colors']);
});

test('is not a tab stop and is invisible to assistive technologies', async () => {
  const { user, view } = openGroup();
  const own = view.container.querySelector('[role="presentation"]');
  expect(own?.hasAttribute('tabindex')).toBe(false);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});

// What a part of the page hears of its controls: after them, through their menus as well, and without being anything itself.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Listening } from '@/ui/Listening';
import { Popover } from '@/ui/Popover';

/** A group that closes on the Escape that nothing inside needed, as panels do. */
function openGroup() {
  const heard: string[] = [];
  const view = render(
    <fieldset aria-label="Panel">
      <Listening
        onKeyDown={(event) => heard.push(`${event.key}${event.defaultPrevented ? ' taken' : ''}`)}
        onFocus={({ target }) => heard.push(`focus ${target.getAttribute('aria-label')}`)}
      >
        <input aria-label="Name" onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()} />
        <Popover label="Colors" buttonLabel="Open colors" buttonClass="" button="…">
          <button type="button" aria-label="Red" />
        </Popover>
      </Listening>
    </fieldset>,
  );
  return { heard, user: userEvent.setup(), view };
}

test('hears a key after the control that had it, which may have taken it', async () => {
  const { heard, user } = openGroup();
  await user.click(screen.getByRole('textbox', { name: 'Name' }));
  await user.keyboard('{Escape}a');
  expect(heard).toEqual(['focus Name', 'Escape taken', 'a']);
});

test('hears where the focus goes in a popover of its controls, whose Escape is its own', async () => {
  const { heard, user } = openGroup();
  await user.click(screen.getByRole('button', { name: 'Open colors' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Red' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(heard).toEqual(['focus Open colors', 'focus Red', 'focus Open colors']);
});

test('is no stop and nothing to assistive technologies', async () => {
  const { user, view } = openGroup();
  const own = view.container.querySelector('[role="presentation"]');
  expect(own?.hasAttribute('tabindex')).toBe(false);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});

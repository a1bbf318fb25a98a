// A list that first shows only some of its rows.
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LongList } from '@/ui/LongList';

const list = (count: number, isPressed = false) => (
  <LongList
    heading={`${count} things`}
    hint="Of some kind."
    rows={Array.from({ length: count }, (_, place) => place)}
    most={3}
    more={(left) => `Show ${left} more`}
  >
    {(place) => <li key={place}>{isPressed ? <button type="button">{`thing ${place}`}</button> : `thing ${place}`}</li>}
  </LongList>
);
const rows = () => within(screen.getByRole('list', { name: /things/ })).getAllByRole('listitem');

it.each([true, false])('shows the others on request, and focuses the first of them', async (isPressed) => {
  const user = userEvent.setup();
  render(list(5, isPressed));
  expect(rows()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(rows()).toHaveLength(5);
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  expect(document.activeElement?.textContent).toBe('thing 3');
});

it('has no button if all rows fit, and renders nothing without rows', () => {
  const { container, rerender } = render(list(3));
  expect(screen.queryByRole('button')).toBeNull();
  rerender(list(0));
  expect(container.textContent).toBe('');
});

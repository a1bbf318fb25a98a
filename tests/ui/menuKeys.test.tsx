// Keys that a user presses before the list of a menu has loaded.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18nForTests } from '@/tests/support/i18nForTests';

let load: () => void;

/** A menu of two items whose list loads when `load` is called; `chosen` receives the id of the chosen item. */
async function slowMenu() {
  const chosen: string[] = [];
  const { Menu } = await import('@/ui/Menu');
  const items = ['profile', 'sign out'].map((id) => ({ id, label: id, onSelect: () => void chosen.push(id) }));
  render(
    <I18nextProvider i18n={i18nForTests('en')}>
      <Menu label="Account" items={items} />
    </I18nextProvider>,
  );
  const trigger = screen.getByRole('button', { name: 'Account' });
  trigger.focus();
  return { chosen, trigger, user: userEvent.setup() };
}

beforeEach(() => {
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  vi.resetModules();
  vi.doMock('@/ui/OpenMenu', async (original) => {
    await loaded;
    return original();
  });
});
afterEach(() => void vi.doUnmock('@/ui/OpenMenu'));

it('keys pressed before the list has loaded choose the same item as after', async () => {
  const { chosen, trigger, user } = await slowMenu();
  await user.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  load();
  await vi.waitFor(() => expect(chosen).toEqual(['sign out']));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger);
});

it('Escape closes the menu before its list has loaded', async () => {
  const { chosen, trigger, user } = await slowMenu();
  await user.keyboard('{ArrowDown}{ArrowDown}{Escape}');
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  await act(async () => load());
  expect(screen.queryByRole('menu')).toBeNull();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(await screen.findByRole('menuitem', { name: 'profile' }));
  expect(chosen).toEqual([]);
});

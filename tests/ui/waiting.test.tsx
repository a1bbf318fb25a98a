// "Loading…" is announced once, and only for long waits; a list announces its page only when it changes.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pager } from '@/storefront/Pager';
import { i18nForTests } from '@/tests/support/i18nForTests';
import { ANNOUNCE_WAIT_MS, announcements } from '@/ui/announce';
import { SILENT_WAIT_MS, Waiting } from '@/ui/Waiting';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const politeText = () => announcements.get().polite;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('a short wait is silent, a long one is announced once', async () => {
  const before = politeText().turn;
  const { unmount } = render(<Waiting>Loading the pictures…</Waiting>);
  await pass(SILENT_WAIT_MS - 1);
  unmount();
  await pass(SILENT_WAIT_MS + ANNOUNCE_WAIT_MS);
  expect(politeText().turn).toBe(before);
  const { container } = render(<Waiting>Loading the pictures…</Waiting>);
  await pass(SILENT_WAIT_MS + ANNOUNCE_WAIT_MS);
  expect(politeText()).toEqual({ text: 'Loading the pictures…', turn: before + 1 });
  expect(container.querySelector('[aria-live], [role="status"]')).toBeNull();
});

it('the end of a wait is announced immediately', async () => {
  render(<Waiting isOver>The check failed.</Waiting>);
  await pass(ANNOUNCE_WAIT_MS);
  expect(politeText().text).toBe('The check failed.');
});

it('a paged list announces its position once the page changes', async () => {
  const onChange = vi.fn();
  const before = politeText().turn;
  const { container } = render(
    <I18nextProvider i18n={i18nForTests('en')}>
      <Pager page={1} count={2} onChange={onChange} />
    </I18nextProvider>,
  );
  await pass(ANNOUNCE_WAIT_MS);
  expect(politeText().turn).toBe(before);
  expect(container.querySelector('[aria-live]')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await pass(ANNOUNCE_WAIT_MS);
  expect(onChange).toHaveBeenCalledWith(2);
  expect(politeText()).toEqual({ text: 'Page 2 of 2', turn: before + 1 });
});

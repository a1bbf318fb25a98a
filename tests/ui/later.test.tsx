// Parts whose code fails to load: a panel shows the error in its place, and loads on request or when the connection is back.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { i18nForTests } from '@/tests/support/i18nForTests';
import { fetchLater, later, laterPanel } from '@/ui/later';

afterEach(() => vi.restoreAllMocks());

/** Fails the given number of times, then loads the part. */
function failing(times: number) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const fetch = vi.fn<() => Promise<() => React.ReactNode>>();
  for (let time = 0; time < times; time += 1) fetch.mockRejectedValueOnce(new TypeError('offline'));
  return fetch.mockResolvedValue(() => <p>the part</p>);
}

it('a panel whose code fails to load shows the error in its place, and is fetched again on request', async () => {
  const user = userEvent.setup();
  const Panel = laterPanel(failing(1));
  render(
    <I18nextProvider i18n={i18nForTests('en')}>
      <Panel />
    </I18nextProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the part')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a failed part loads by itself when the connection is back', async () => {
  const fetch = failing(1);
  const Part = later<object>(fetch);
  render(<Part />);
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
  expect(screen.queryByText('the part')).toBeNull();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('the part')).toBeTruthy();
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('parts that a part brings with it are fetched ahead too, so that they are there without a connection', async () => {
  const fetchInner = vi.fn(async () => () => <p>the inner part</p>);
  later<object>(async () => {
    const Inner = later<object>(fetchInner);
    return () => <Inner />;
  });
  await fetchLater();
  expect(fetchInner).toHaveBeenCalledOnce();
});

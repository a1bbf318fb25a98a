// A page whose code fails to load shows an error and is fetched again: by its button, and by navigating to it again.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { FailureBoundary } from '@/app/FailurePage';
import { lazyPage, PageView } from '@/app/lazyPage';
import { startLanguage } from '@/service/language/i18n';

let isOnline = false;
let loads = 0;

beforeEach(async () => {
  isOnline = false;
  loads = 0;
  await startLanguage('en');
  // React logs what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

function open() {
  const page = lazyPage(async () => {
    loads += 1;
    if (!isOnline) throw new TypeError('Failed to fetch');
    return () => <h1>Designs</h1>;
  });
  render(
    <MemoryRouter>
      <FailureBoundary>
        <Suspense fallback="…">
          <Routes>
            <Route path="/" element={<Link to="/designs">To the designs</Link>} />
            <Route path="/designs" element={<PageView page={page} />} />
          </Routes>
        </Suspense>
      </FailureBoundary>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

it('shows an error, and opens on retry', async () => {
  const user = open();
  await user.click(screen.getByRole('link'));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { name: 'This page could not be loaded' })).toBeTruthy();
  const before = loads;
  await user.click(retry);
  await screen.findByRole('button', { name: 'Try again' });
  expect(loads).toBeGreaterThan(before);
  isOnline = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Designs' });
});

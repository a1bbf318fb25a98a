// No route guard (spec 2): a visitor reaches each page of the specification without a redirect.
import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { openLocalWork } from '@/app/openLocalWork';
import { createPages, Pages } from '@/app/routes';
import { createStore } from '@/app/store';
import { LocalWorkContext } from '@/service/localDrafts/localWork';
import { openWorld } from '../pages/world';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>;
}

it.each([
  '/',
  '/dialList',
  '/dialDetail/nothing/android',
  '/dial/nothing',
  '/publish',
  '/management',
  '/profile',
  '/designer-privacy',
  '/designer-privacy-en',
])(
  'a visitor reaches %s',
  async (path) => {
    await openWorld('/');
    const store = createStore();
    const work = openLocalWork(store);
    await act(async () => {
      render(
        <Provider store={store}>
          <LocalWorkContext value={work}>
            <MemoryRouter initialEntries={[path]}>
              <Address />
              <Pages pages={createPages(store)} onDrawn={() => {}} />
            </MemoryRouter>
          </LocalWorkContext>
        </Provider>,
      );
    });
    expect((await screen.findAllByRole('heading', { level: 1 }, { timeout: 15_000 })).length).toBe(1);
    expect(screen.queryByRole('heading', { name: 'This page does not exist' })).toBeNull();
    expect(screen.getByTestId('address').textContent).toBe(path);
  },
  30_000,
);

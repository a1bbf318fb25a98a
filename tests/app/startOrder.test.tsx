// The start of every page with a stored token: the user, then the three lists of picture sets, then the fonts (spec 4, Session).
import { act, cleanup, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openLocalWork } from '@/app/openLocalWork';
import { resumeSession } from '@/app/resumeSession';
import { createPages, Pages } from '@/app/routes';
import { createStore } from '@/app/store';
import { assemblyType } from '@/schemas/wire/assembly';
import { setBackendFetch } from '@/service/api/backendPort';
import { LocalWorkContext } from '@/service/localDrafts/localWork';
import { keepToken, readToken } from '@/service/session/tokenStore';
import { openWorld } from '../pages/world';

let end = () => {};
afterEach(() => {
  end();
  cleanup();
  vi.unstubAllGlobals();
});

const PATHS = (() => {
  const { framed, whole } = createPages(createStore());
  return [...framed, ...whole].map(({ path }) => path);
})();

describe('every page starts in order', () => {
  it('names every route of the specification', () => {
    for (const path of [
      '/',
      '/dialList',
      '/publish',
      '/management',
      '/profile',
      '/designer-privacy',
      '/designer-privacy-en',
    ])
      expect(PATHS).toContain(path);
    expect(PATHS).toEqual(expect.arrayContaining(['/dial/:id', '/dialDetail/:id/:platform']));
  });

  it.each(PATHS)(
    '%s',
    async (path) => {
      const world = await openWorld('/', { signedIn: true, scenario: 'demo' });
      const token = readToken() ?? '';
      const log: string[] = [];
      setBackendFetch(async (request) => {
        const { pathname, searchParams } = new URL(request.url);
        log.push(pathname === '/api/assembly/page' ? `sets ${searchParams.get('type')}` : pathname);
        const answer = await world.app.fetch(request);
        // Answers take a while, so that a call that does not wait is noticed.
        await new Promise((resolve) => setTimeout(resolve, 10));
        return answer;
      });
      keepToken(token, false);
      const store = createStore();
      const work = openLocalWork(store);
      const at = path.replace('*', '/nowhere').replace(':id', 'nothing').replace(':platform', 'android');
      const page = (
        <Provider store={store}>
          <LocalWorkContext value={work}>
            <MemoryRouter initialEntries={[at]}>
              <Pages pages={createPages(store)} onDrawn={() => {}} />
            </MemoryRouter>
          </LocalWorkContext>
        </Provider>
      );
      await act(async () => void render(page));
      end = resumeSession(store);
      const fonts = '/api/font/page';
      await act(() => expect.poll(() => log, { timeout: 15_000 }).toContain(fonts));
      // The first call of each: the profile page loads the user once more.
      const start = [...new Set(log)].filter((call) => /user\/info|^sets|font\/page/.test(call));
      expect(start[0]).toBe('/api/user/info/query');
      expect(start.slice(1, 4).sort()).toEqual(assemblyType.options.map((type) => `sets ${type}`).sort());
      expect(start[4]).toBe(fonts);
    },
    30_000,
  );
});

// Component tests: the document is emptied after each, so that no test sees the one before.
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { fetchLater } from '@/ui/later';

/** Whether a wait asks: the library says so to its own queries. */
const isAsking = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

// As with the time limits of tests: against hanging, not against a busy machine. While something is waited for, a query that
// does not find it yet prints no document: the whole of it is printed once, when the wait ends without it.
configure(({ getElementError, ...config }) => ({
  ...config,
  asyncUtilTimeout: 20_000,
  getElementError: (message, container) =>
    isAsking() ? new Error(message ?? 'not found') : getElementError(message, container),
}));
// Words are here from the start, too: a clock that a test holds still would keep them from ever coming.
vi.mock('@/service/language/texts', () => {
  const files = import.meta.glob('../../locales/*/*.json', { eager: true, import: 'default' });
  return {
    ROOMS: [...new Set(Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, '')))],
    texts: {
      type: 'backend',
      init: () => {},
      read: (language: string, room: string, done: (error: null, words: unknown) => void) =>
        done(null, files[`../../locales/${language}/${room}.json`]),
    },
  };
});
// What comes later in a browser is here from the start: tests of a component wait for nothing that is not theirs.
beforeEach(fetchLater);
// The page counts as used: what waits for the first input in a browser is drawn at once.
beforeEach(() => void window.dispatchEvent(new Event('pointerdown')));
afterEach(cleanup);

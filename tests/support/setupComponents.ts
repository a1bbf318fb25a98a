// Component tests: the document is emptied after each, so that no test sees the one before.
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { recentColors } from '@/service/recentColors';
import { silence } from '@/ui/announce';
import { fetchLater } from '@/ui/later';
import { dismissToast, toasts } from '@/ui/toasts';

/** Whether a query runs inside a wait of the library. */
const isAsking = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

// Like the time limits of tests: against hanging, not against a busy machine. During a wait, a query that does not find its
// element yet prints no document: it is printed once, when the wait ends without it.
configure(({ getElementError, ...config }) => ({
  ...config,
  asyncUtilTimeout: 20_000,
  getElementError: (message, container) =>
    isAsking() ? new Error(message ?? 'not found') : getElementError(message, container),
}));
// Words are loaded from the start, too: with a fake clock they would never arrive.
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
// Parts that a browser loads later are loaded from the start: tests of a component wait for nothing else.
beforeEach(fetchLater, 60_000);
// The page counts as used: parts that wait for the first input in a browser are rendered immediately.
beforeEach(() => void window.dispatchEvent(new Event('pointerdown')));
// After each test, its components are unmounted. The next test neither hears nor sees messages of this one, including those
// that unmounting shows.
afterEach(() => {
  cleanup();
  silence();
  for (const { id } of toasts.get()) dismissToast(id);
  // A swatch of a recent color would have the name of the same color in the palette.
  recentColors.set([]);
});

// Component tests: the document is emptied after each, so that no test sees the one before.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { fetchLater } from '@/ui/later';

// As with the time limits of tests: against hanging, not against a busy machine.
configure({ asyncUtilTimeout: 20_000 });
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
afterEach(cleanup);

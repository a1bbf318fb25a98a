// Component tests: the document is emptied after each, so that no test sees the one before.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { fetchLater } from '@/ui/later';

// As with the time limits of tests: against hanging, not against a busy machine.
configure({ asyncUtilTimeout: 10_000 });
// What comes later in a browser is here from the start: tests of a component wait for nothing that is not theirs.
beforeEach(fetchLater);
afterEach(cleanup);

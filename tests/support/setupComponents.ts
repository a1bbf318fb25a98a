// Component tests: the document is emptied after each, so that no test sees the one before.
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// As with the time limits of tests: against hanging, not against a busy machine.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

// Component tests: the document is emptied after each, so that no test sees the one before.
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

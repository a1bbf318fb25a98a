// The backend behind msw/node, for contract and component tests.
import { setupServer } from 'msw/node';
import type { App } from '@/backend/app';
import { handlers } from './handlers';

/** A server of requests to `origin`; a request nobody answers is an error (start with `onUnhandledRequest: 'error'`). */
export const nodeServer = (app: App, origin: string) => setupServer(...handlers(app, origin));

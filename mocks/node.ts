// The backend behind msw/node, for contract and component tests.
import { setupServer } from 'msw/node';
import type { App } from '@/backend/app';
import { handlers } from './handlers';

/** A server for requests to `origin`; start it with `onUnhandledRequest: 'error'`, so that unhandled requests fail. */
export const nodeServer = (app: App, origin: string) => setupServer(...handlers(app, origin));

// Where the application starts: language, backend, session, then the first page.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import { z } from 'zod';
import { startSession } from '@/service/api/account';
import { setBackend } from '@/service/api/backendPort';
import { FontServiceContext } from '@/service/fonts/fontService';
import { initialLanguage, startLanguage } from '@/service/language/i18n';
import { LocalWorkContext } from '@/service/localDrafts/localWork';
import { followSession } from './followSession';
import { loadDefaultFont, startFonts } from './fonts';
import { openLocalWork } from './openLocalWork';
import { createRouter } from './router';
import { StartFault } from './StartFault';
import { createStore } from './store';
import './theme.css';

// Zod would probe for eval, which a content security policy reports (reliability.md X2).
z.config({ jitless: true });

/** Set by vite.config.ts, so that a build against a server leaves the backend's code out. */
declare const EMBEDDED_BACKEND: boolean;

async function start(root: HTMLElement): Promise<void> {
  await startLanguage(initialLanguage(location.search));
  const store = createStore();
  if (EMBEDDED_BACKEND) {
    const { startBackend } = await import('@/mocks/browser');
    setBackend(await startBackend());
  }
  void startSession(store.dispatch);
  followSession(store);
  const [work] = await Promise.all([openLocalWork(store), loadDefaultFont()]);
  const fonts = startFonts(store);
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <LocalWorkContext value={work}>
          <FontServiceContext value={fonts}>
            <RouterProvider router={createRouter()} />
          </FontServiceContext>
        </LocalWorkContext>
      </Provider>
    </StrictMode>,
  );
}

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no element #app.');
try {
  await start(root);
} catch (fault) {
  console.error(fault);
  createRoot(root).render(<StartFault fault={fault} />);
}

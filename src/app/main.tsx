// Where the application starts: language and the page's code, then the page; the rest comes while it is looked at.
import './firstThings';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { asksForTesters, isTesterBrowser } from '@/schemas/asksForTesters';
import { registerAssetScheme } from '@/service/api/assetUrl';
import { ensureBackend, registerBackendStart } from '@/service/api/backendPort';
import { askByAddress } from '@/service/api/findTesters';
import { build } from '@/service/build/build';
import { fetchWords, initialLanguage, startLanguage } from '@/service/language/i18n';
import { type LocalWork, LocalWorkContext } from '@/service/localDrafts/localWork';
import { artAddress } from './artAddress';
import { connectBackend } from './connectBackend';
import { FailureBoundary } from './FailurePage';
import { followFocus } from './followFocus';
import { followLanguage } from './followLanguage';
import { followSession } from './followSession';
import { resumeSession } from './resumeSession';
import { createPages, fetchAhead, Pages } from './routes';
import { StartFailure } from './StartFailure';
import { createStore } from './store';
import { whenAtWork } from './whenAtWork';
import './theme.css';

/** Set by vite.config.ts, so that a build against a server leaves the backend's code out. */
declare const EMBEDDED_BACKEND: boolean;

/** Words of the frame around pages; pages bring their own. */
const FIRST_WORDS = ['pages', 'messages'];
/** Words of errors that can happen on any page. Home makes no call before somebody uses it. */
const ERROR_WORDS = ['errors'];

async function start(root: HTMLElement): Promise<void> {
  const store = createStore();
  const pages = createPages(store);
  fetchAhead(pages, location.pathname, build.basePath);
  registerAssetScheme('art:', artAddress);
  const isHome = location.pathname === build.basePath;
  await startLanguage(initialLanguage(location.search), isHome ? FIRST_WORDS : [...FIRST_WORDS, ...ERROR_WORDS]);
  let drawn = () => {};
  const firstDrawing = new Promise<void>((resolve) => {
    drawn = resolve;
  });
  // The first drawing waits for neither the work on this device nor the embedded backend.
  let work: Promise<LocalWork> | undefined;
  const openWork = () => {
    if (!work) {
      work = firstDrawing.then(() => import('./openLocalWork')).then(({ openLocalWork }) => openLocalWork(store));
      work.catch(fail);
    }
    return work;
  };
  const page = createRoot(root, {
    // React tells only that it drew anew; what went wrong stands behind it.
    onRecoverableError: (fault) => reportError(fault instanceof Error && fault.cause ? fault.cause : fault),
  });
  const fail = (fault: unknown) => {
    console.error(fault);
    page.render(<StartFailure fault={fault} />);
  };
  page.render(
    <StrictMode>
      <Provider store={store}>
        <LocalWorkContext value={openWork}>
          <BrowserRouter basename={build.basePath}>
            <FailureBoundary>
              <Pages pages={pages} onDrawn={drawn} />
            </FailureBoundary>
          </BrowserRouter>
        </LocalWorkContext>
      </Provider>
    </StrictMode>,
  );
  if (EMBEDDED_BACKEND) {
    registerBackendStart(() => {
      // Calls made meanwhile wait for it.
      firstDrawing
        .then(() => import('@/mocks/browser'))
        .then(({ startBackend }) => startBackend(build.oversea ? 'overseas' : 'domestic'))
        .then((backend) => connectBackend(store, backend))
        .catch(fail);
    });
    if (asksForTesters(location.search) || isTesterBrowser(() => localStorage)) ensureBackend();
  } else askByAddress(location.search);
  whenAtWork(store, () => {
    void fetchWords(ERROR_WORDS);
    openWork();
    ensureBackend();
  });
  followFocus(store);
  resumeSession(store);
  followSession(store);
  followLanguage(store);
}

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no element #app.');
try {
  await start(root);
} catch (fault) {
  console.error(fault);
  createRoot(root).render(<StartFailure fault={fault} />);
}

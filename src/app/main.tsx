// Entry point of the application: loads the language and the page's code, renders the page, then starts everything
// else.
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

/** Set by vite.config.ts, so that a build for a server omits the backend's code. */
declare const EMBEDDED_BACKEND: boolean;

/** Texts of the frame around pages. Pages load their own. */
const FIRST_WORDS = ['pages', 'messages'];
/** Texts of errors that can happen on any page. Home makes no call before the user acts. */
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
  // The first render waits for neither the local work nor the embedded backend.
  let work: Promise<LocalWork> | undefined;
  const openWork = () => {
    if (!work) {
      work = firstDrawing
        .then(() => import('./openLocalWork'))
        .then(({ openLocalWork }) =>
          openLocalWork(store, (saved) => import('./copyPictures').then((of) => of.makeCopyPictures(store, saved))),
        );
      work.catch(fail);
    }
    return work;
  };
  const page = createRoot(root, {
    // React reports only that it rendered again. The actual error is in `cause`.
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
      // Calls made in the meantime wait for it.
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

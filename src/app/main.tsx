// Where the application starts: language and the page's code, then the page; the rest comes while it is looked at.
import './firstThings';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { registerAssetScheme } from '@/service/api/assetUrl';
import { setBackend } from '@/service/api/backendPort';
import { askByAddress } from '@/service/api/findTesters';
import { build } from '@/service/build/build';
import { initialLanguage, startLanguage } from '@/service/language/i18n';
import { LocalWorkContext } from '@/service/localDrafts/localWork';
import { artAddress } from './artAddress';
import { FailureBoundary } from './FailurePage';
import { followFocus } from './followFocus';
import { followSession } from './followSession';
import { resumeSession } from './resumeSession';
import { createPages, fetchAhead, Pages } from './routes';
import { StartFailure } from './StartFailure';
import { createStore } from './store';
import './theme.css';

/** Set by vite.config.ts, so that a build against a server leaves the backend's code out. */
declare const EMBEDDED_BACKEND: boolean;

/** Words of the frame around pages, and of what can go wrong anywhere; pages bring their own. */
const FIRST_WORDS = ['pages', 'messages', 'errors'];

async function start(root: HTMLElement): Promise<void> {
  const store = createStore();
  const pages = createPages(store);
  fetchAhead(pages, location.pathname, build.basePath);
  registerAssetScheme('art:', artAddress);
  await startLanguage(initialLanguage(location.search), FIRST_WORDS);
  let drawn = () => {};
  const firstDrawing = new Promise<void>((resolve) => {
    drawn = resolve;
  });
  // The first picture of the page waits for nothing that it does not show.
  const work = firstDrawing.then(() => import('./openLocalWork')).then(({ openLocalWork }) => openLocalWork(store));
  const page = createRoot(root, {
    // React tells only that it drew anew; what went wrong stands behind it.
    onRecoverableError: (fault) => reportError(fault instanceof Error && fault.cause ? fault.cause : fault),
  });
  const fail = (fault: unknown) => {
    console.error(fault);
    page.render(<StartFailure fault={fault} />);
  };
  // Whoever asks for the work on this device before it is open waits for it.
  work.catch(fail);
  page.render(
    <StrictMode>
      <Provider store={store}>
        <LocalWorkContext value={work}>
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
    // Calls made meanwhile wait for it.
    firstDrawing
      .then(() => import('@/mocks/browser'))
      .then(({ startBackend }) => startBackend(build.oversea ? 'overseas' : 'domestic'))
      .then(setBackend, fail);
  } else askByAddress(location.search);
  followFocus(store);
  resumeSession(store);
  followSession(store);
}

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no element #app.');
try {
  await start(root);
} catch (fault) {
  console.error(fault);
  createRoot(root).render(<StartFailure fault={fault} />);
}

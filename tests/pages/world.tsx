// The application's pages over a real backend in this process and a store in memory: one world per test.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider, useSelector } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider, useParams } from 'react-router';
import { vi } from 'vitest';
import { artAddress } from '@/app/artAddress';
import { openLocalWork } from '@/app/openLocalWork';
import { Shell } from '@/app/Shell';
import { addReducer, createStore } from '@/app/store';
import { webPasswords } from '@/backend/adapters/web';
import { checkImport, exportData, importData } from '@/backend/transfer';
import { SetPasswordDialog } from '@/features/accounts/SetPasswordDialog';
import { SignInDialog } from '@/features/accounts/SignInDialog';
import { moneyReducer } from '@/features/money/moneyState';
import { makeBackend } from '@/mocks/backend';
import { demoMessenger } from '@/mocks/demoMessenger';
import { DEMO_PEOPLE } from '@/mocks/demoThirdParty';
import { inProcessFetch } from '@/mocks/inProcess';
import { reseed } from '@/mocks/worlds/scenarios';
import { DesignsPage } from '@/pages/designs/DesignsPage';
import { DetailPage } from '@/pages/detail/DetailPage';
import { HomePage } from '@/pages/home/HomePage';
import { EarningsPage } from '@/pages/management/EarningsPage';
import { ManagementPage } from '@/pages/management/ManagementPage';
import { managementReducer } from '@/pages/management/managementState';
import { ModerationPage } from '@/pages/moderation/ModerationPage';
import { NotFoundPage } from '@/pages/notFound/NotFoundPage';
import { OperatorPage } from '@/pages/operator/OperatorPage';
import { ProfilePage } from '@/pages/profile/ProfilePage';
import { PublishPage, type PublishPageProps } from '@/pages/publish/PublishPage';
import type { Design } from '@/schemas/design';
import { DEMO_ACCOUNT } from '@/schemas/session';
import type { WorldName } from '@/schemas/testers';
import { build } from '@/service/build/build';
// One module for each shipped picture: read here, not while a test waits for the first design with pictures.
import '@/schemas/templates/artUrls';
import '@/schemas/templates/setUrls';
import { registerAssetScheme } from '@/service/api/assetUrl';
import { apiUrl, setBackend } from '@/service/api/backendPort';
import { saveDraft } from '@/service/api/drafts';
import { loadDefaultFont } from '@/service/fonts/defaultFont';
import { type Language, startLanguage } from '@/service/language/i18n';
import { LocalWorkContext } from '@/service/localDrafts/localWork';
import { selectOffersPassword, signedIn as signedInAs } from '@/service/session/session';
import { dropToken, keepToken } from '@/service/session/tokenStore';
import { Toaster } from '@/ui/Toaster';
import { solid } from '../support/images';

const ART = resolve(import.meta.dirname, '../../schemas/templates/art');

/** Replaces the editor: shows which design it was opened with. */
function OpenedDesign() {
  return <p>opened {useParams().id}</p>;
}

/** Replaces the canvas, which does not exist here: a picture of one colour for each mode. */
export const drawnForTests: NonNullable<PublishPageProps['draw']> = async (_copy, mode) => ({
  file: new Blob([solid(9, 9, mode === 'normal' ? '#204060' : '#101010')], { type: 'image/png' }),
  lit: 0.05,
});

function OfferedPassword() {
  return useSelector(selectOffersPassword) ? <SetPasswordDialog /> : null;
}

/** Shipped pictures are read from their folder; the network has nothing else. */
export function serveArt(): void {
  vi.stubGlobal('fetch', async (address: string) => {
    const file = /art\/([\w-]+\/\w+\.png)/.exec(String(address))?.[1];
    if (!file) throw new Error(`unexpected request: ${address}`);
    return new Response(await readFile(resolve(ART, file)));
  });
}

export async function openWorld(
  path = '/',
  {
    language = 'en' as Language,
    signedIn = false,
    scenario = 'empty' as WorldName,
    /** The service's clock, UTC ms, which the test moves; by default the device's. */
    clock = null as { now: number } | null,
  } = {},
) {
  dropToken();
  // Remove state of the test before: an open dialog, a scroll position.
  sessionStorage.clear();
  localStorage.removeItem('dialwright.routeInfo');
  serveArt();
  await startLanguage(language);
  await loadDefaultFont();
  const passwords = webPasswords(2);
  const messenger = demoMessenger();
  // No pictures are decoded here, but their structure is checked.
  const region = build.oversea ? 'overseas' : 'domestic';
  const app = await makeBackend({
    passwords,
    messenger,
    scenario,
    region,
    decode: null,
    ...(clock && { clock: () => clock.now }),
  });
  setBackend({
    fetch: inProcessFetch(app),
    servesFiles: () => true,
    persistent: false,
    exportData: () => exportData(app.ports),
    checkImport: (file) => checkImport(app.ports, file),
    importData: (file) => importData(app.ports, file),
    resetData: () => reseed(app.ports, 'empty'),
    demo: { messageTo: messenger.messageTo, people: DEMO_PEOPLE },
  });
  const store = createStore();
  addReducer(store, 'management', managementReducer);
  addReducer(store, 'money', moneyReducer);
  registerAssetScheme('art:', artAddress);
  const work = await openLocalWork(store);
  if (signedIn) {
    const { phone, email, password } = DEMO_ACCOUNT;
    const account = build.oversea ? { email } : { phone };
    const body = JSON.stringify({ source: 'web', way: 'password', ...account, password });
    const loginRequest = new Request(apiUrl('/api/user/login'), {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    const { data } = await (await app.fetch(loginRequest)).json();
    keepToken(data.token, false);
    store.dispatch(signedInAs(data.user));
  }
  return {
    app,
    store,
    work,
    user: userEvent.setup(),
    /** Puts designs on the server, the last one newest. */
    async saved(...designs: Design[]) {
      for (const [at, doc] of designs.entries()) {
        const saveId = `save-${doc.id}-${at}`;
        await store.dispatch(saveDraft.initiate({ id: doc.id, baseRev: 0, saveId, doc })).unwrap();
      }
    },
    /** Puts designs on this device. */
    async local(...designs: Design[]) {
      for (const design of designs) work.journal.edit(design, { owner: work.owner(), baseRev: 0 });
      await work.journal.flush();
    },
    /** `at`: a path other than that of `openWorld`. */
    show({ draw = drawnForTests } = {}, at = path) {
      const router = createMemoryRouter(
        [
          {
            // As in `Root`: within the router, over any page.
            element: (
              <>
                <Outlet />
                <SignInDialog />
                <OfferedPassword />
              </>
            ),
            children: [
              {
                element: <Shell />,
                children: [
                  { path: '/', element: <HomePage /> },
                  { path: '/dialList', element: <DesignsPage /> },
                  { path: '/publish', element: <PublishPage draw={draw} /> },
                  { path: '/dialDetail/:id/:platform', element: <DetailPage /> },
                  { path: '/moderation', element: <ModerationPage absent={<NotFoundPage />} /> },
                  { path: '/profile', element: <ProfilePage /> },
                  { path: '/management', element: <ManagementPage /> },
                  { path: '/management/earnings', element: <EarningsPage /> },
                  { path: '/operator', element: <OperatorPage absent={<NotFoundPage />} /> },
                  { path: '*', element: <NotFoundPage /> },
                ],
              },
              { path: '/dial/:id', element: <OpenedDesign /> },
            ],
          },
        ],
        { initialEntries: [at] },
      );
      render(
        <Provider store={store}>
          <LocalWorkContext value={work}>
            <RouterProvider router={router} />
            <Toaster />
          </LocalWorkContext>
        </Provider>,
      );
      return router;
    },
  };
}

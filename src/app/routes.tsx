// Routes: one line per page. Each page is a separate chunk that loads on demand with its texts.
import { Suspense, useEffect } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router';
import { loadDefaultFont } from '@/service/fonts/defaultFont';
import { FontServiceContext } from '@/service/fonts/fontService';
import { fetchWordsAhead, requireWords, withWords } from '@/service/language/i18n';
import { PRIVACY_PATHS } from '@/service/language/privacyPath';
import { afterFirstInput } from '@/ui/firstInput';
import { fetchLater } from '@/ui/later';
import { type LazyPage, lazyPage, PageView } from './lazyPage';
import { Opening } from './Opening';
import { Root } from './Root';
import { type AppStore, addReducer } from './store';

interface Page {
  path: string;
  page: LazyPage;
}

/** Delay between the first input on a page and loading what the page may need, ms. */
const REST_MS = 2000;

/** Loads the editor with its store slice and the user's fonts. */
async function loadEditor(store: AppStore) {
  const [{ EditorPage }, { withEditor }, { fontsOf }] = await Promise.all([
    import('@/pages/editor/EditorPage'),
    import('./editorStore'),
    import('./fonts'),
    requireWords(['editor', 'fields', 'catalogue', 'rules']),
    loadDefaultFont(),
  ]);
  withEditor(store);
  const fonts = fontsOf(store);
  return () => (
    <FontServiceContext value={fonts}>
      <EditorPage />
    </FontServiceContext>
  );
}

/** Faces are rendered here with the user's fonts. Rule texts are those of the editor. */
async function loadPublish(store: AppStore) {
  const [{ PublishPage }, { fontsOf }] = await Promise.all([
    import('@/pages/publish/PublishPage'),
    import('./fonts'),
    requireWords(['publish', 'designs', 'export', 'check', 'rules', 'editor', 'fields']),
    loadDefaultFont(),
  ]);
  const fonts = fontsOf(store);
  fonts.need();
  return () => (
    <FontServiceContext value={fonts}>
      <PublishPage />
    </FontServiceContext>
  );
}

/** Like the publish page: faces with the user's fonts. */
async function loadDetail(store: AppStore) {
  const [{ DetailPage }, { fontsOf }] = await Promise.all([
    import('@/pages/detail/DetailPage'),
    import('./fonts'),
    requireWords(['detail', 'designs', 'publish', 'export', 'check', 'rules', 'editor', 'fields']),
    loadDefaultFont(),
  ]);
  const fonts = fontsOf(store);
  fonts.need();
  return () => (
    <FontServiceContext value={fonts}>
      <DetailPage />
    </FontServiceContext>
  );
}

/** Non-moderators see the normal 404 page. */
async function loadModeration(store: AppStore) {
  const [{ ModerationPage }, { NotFoundPage }, { fontsOf }] = await Promise.all([
    import('@/pages/moderation/ModerationPage'),
    import('@/pages/notFound/NotFoundPage'),
    import('./fonts'),
    requireWords(['moderation', 'designs', 'detail', 'publish', 'rules', 'editor', 'fields']),
    loadDefaultFont(),
  ]);
  const fonts = fontsOf(store);
  fonts.need();
  return () => (
    <FontServiceContext value={fonts}>
      <ModerationPage absent={<NotFoundPage />} />
    </FontServiceContext>
  );
}

/** The text is in one language, independent of the interface, so the texts of both are loaded. */
async function loadPrivacy() {
  const [pages] = await Promise.all([
    import('@/pages/privacy/PrivacyPage'),
    requireWords(['privacy'], Object.keys(PRIVACY_PATHS)),
  ]);
  return pages;
}

/** Its choices outlive the page, so they are in the store. */
async function loadManagement(store: AppStore) {
  const [{ ManagementPage }, { managementReducer }] = await Promise.all([
    import('@/pages/management/ManagementPage'),
    import('@/pages/management/managementState'),
    requireWords(['management']),
  ]);
  addReducer(store, 'management', managementReducer);
  return ManagementPage;
}

/** Loads the texts of its forms and of the account's address with it. */
async function loadEarnings(store: AppStore) {
  const [{ EarningsPage }, { moneyReducer }] = await Promise.all([
    import('@/pages/management/EarningsPage'),
    import('@/features/money/moneyState'),
    requireWords(['earnings', 'management', 'designs', 'fields', 'profile', 'editor']),
  ]);
  addReducer(store, 'money', moneyReducer);
  return EarningsPage;
}

/** Non-operators see the normal 404 page. */
async function loadOperator() {
  const [{ OperatorPage }, { NotFoundPage }] = await Promise.all([
    import('@/pages/operator/OperatorPage'),
    import('@/pages/notFound/NotFoundPage'),
    requireWords(['operator', 'earnings', 'designs', 'fields', 'editor']),
  ]);
  return () => <OperatorPage absent={<NotFoundPage />} />;
}

/** The page loads its texts and the names of the described controls in the current language. */
async function loadGuide() {
  const [{ GuidePage }] = await Promise.all([import('@/pages/guide/GuidePage'), requireWords(['guide'])]);
  return GuidePage;
}

/** The frame with the navigation, which the editor does not use. */
const shell = lazyPage(async () => (await import('./Shell')).Shell);

const DESIGNS = '/dialList';

/** Pages within the frame, and full-window pages. */
export interface PageTable {
  framed: readonly Page[];
  whole: readonly Page[];
}

export function createPages(store: AppStore): PageTable {
  return {
    framed: [
      { path: '/', page: lazyPage(async () => (await import('@/pages/home/HomePage')).HomePage) },
      {
        path: DESIGNS,
        page: lazyPage(async () => {
          // Loads the texts of its dialogs and cards with it. Loading them later would suspend the whole page.
          const [{ DesignsPage }] = await Promise.all([
            import('@/pages/designs/DesignsPage'),
            requireWords(['designs', 'editor', 'rules', 'fields', 'import']),
            loadDefaultFont(),
          ]);
          // Most files contain no font, so the list loads with the first one that does.
          const loadFonts = async () => (await import('./fonts')).fontsOf(store);
          return () => <DesignsPage loadFonts={loadFonts} />;
        }),
      },
      { path: '/publish', page: lazyPage(() => loadPublish(store)) },
      { path: '/management', page: lazyPage(() => loadManagement(store)) },
      { path: '/management/earnings', page: lazyPage(() => loadEarnings(store)) },
      { path: '/dialDetail/:id/:platform', page: lazyPage(() => loadDetail(store)) },
      { path: '/moderation', page: lazyPage(() => loadModeration(store)) },
      { path: '/operator', page: lazyPage(loadOperator) },
      { path: '/help/:page?', page: lazyPage(loadGuide) },
      {
        path: '/accessibility',
        page: lazyPage(async () => {
          const { AccessibilityPage } = await import('@/pages/accessibility/AccessibilityPage');
          await requireWords(['editor', 'accessibility']);
          return AccessibilityPage;
        }),
      },
      {
        path: '/profile',
        page: lazyPage(async () => {
          const [{ ProfilePage }] = await Promise.all([
            import('@/pages/profile/ProfilePage'),
            requireWords(['profile', 'designs', 'fields', 'editor']),
          ]);
          return ProfilePage;
        }),
      },
      { path: PRIVACY_PATHS.zh, page: lazyPage(async () => (await loadPrivacy()).PrivacyPageZh) },
      { path: PRIVACY_PATHS.en, page: lazyPage(async () => (await loadPrivacy()).PrivacyPageEn) },
      {
        path: '/third-party',
        page: lazyPage(
          async () => (await withWords(['signIn'], import('@/pages/thirdParty/ThirdPartyPage'))).ThirdPartyPage,
        ),
      },
      { path: '*', page: lazyPage(async () => (await import('@/pages/notFound/NotFoundPage')).NotFoundPage) },
    ],
    whole: [{ path: '/dial/:id', page: lazyPage(() => loadEditor(store)) }],
  };
}

/** Loads the code of the page at an address before the first render. `basePath` ends with a slash. */
export function fetchAhead({ framed, whole }: PageTable, pathname: string, basePath: string): void {
  const path = pathname.startsWith(basePath) ? pathname.slice(basePath.length - 1) : pathname;
  const pageAmong = (pages: readonly Page[]) => pages.find((page) => matchPath(page.path, path))?.page;
  const filling = pageAmong(whole);
  const wanted = filling ? [filling] : [shell, pageAmong(framed)];
  // Rendering the page loads it again and reports a failure.
  for (const page of wanted) page?.load().catch(() => {});
}

const routes = (pages: readonly Page[]) =>
  pages.map(({ path, page }) => <Route key={path} path={path} element={<PageView page={page} />} />);

/**
 * Loads code and texts that a page may need later, after the user's first input. Runs for each page, because each has
 * its own parts. Includes My designs, so a lost connection does not lock anyone into the editor.
 */
function FetchRest({ pages: { framed } }: { pages: PageTable }) {
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const fetchRest = () => {
      void fetchLater();
      // Some of these dialogs have their own texts.
      void fetchWordsAhead();
      // Opening the page retries and reports a failure.
      for (const page of [shell, framed.find(({ path }) => path === DESIGNS)?.page]) page?.load().catch(() => {});
    };
    const cancel = afterFirstInput(() => {
      rest = setTimeout(fetchRest, REST_MS);
    });
    return () => {
      cancel();
      clearTimeout(rest);
    };
  }, [framed]);
  return null;
}

interface PagesProps {
  pages: PageTable;
  /** The first content is on the screen. */
  onDrawn(): void;
}

export function Pages({ pages, onDrawn }: PagesProps) {
  const { framed, whole } = pages;
  useEffect(onDrawn, [onDrawn]);
  const { pathname } = useLocation();
  return (
    <Suspense fallback={<Opening />}>
      <FetchRest key={pathname} pages={pages} />
      <Routes>
        <Route element={<Root />}>
          <Route element={<PageView page={shell} />}>{routes(framed)}</Route>
          {routes(whole)}
        </Route>
      </Routes>
    </Suspense>
  );
}

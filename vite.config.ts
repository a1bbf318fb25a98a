// Build, development server and tests. The application's root is `src`; the backend is embedded unless the build says not.
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { alias } from './build/alias.mjs';
import { chunkGroups, NODE_GROUPS } from './build/chunks.ts';
import { facePage } from './build/facePage.ts';
import { nodeWords } from './build/nodeWords.mjs';
import { production, styleNonceOf } from './build/production.ts';
import { slimRouter } from './build/slimRouter.ts';
import { slimZod } from './build/slimZod.ts';
import manifest from './package.json' with { type: 'json' };
import { contractWorkers } from './tests/support/contractWorkers.ts';
import { aloneFiles, testFiles } from './tests/support/longFiles.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { version } = manifest;
const embedded = process.env.VITE_BACKEND !== 'remote';
const apiBase = process.env.VITE_API_BASE ?? '';
const appApiBase = process.env.VITE_APP_API_BASE || apiBase;
const styleNonce = styleNonceOf(`${version} ${apiBase} ${process.env.VITE_BASE ?? '/'}`);

/** Writers and readers of node types, other fonts, pages beside the editor and the list, and work beside the editor. */
const RARE =
  /\b(writer|reader|builtInFiles|FontPicker|ModerationPage|OperatorPage|DetailPage|PublishPage|ManagementPage|EarningsPage|ProfilePage|SetPasswordDialog|storeFiles|refinePictures)-/;

/** Dialogs, which are fetched ahead while nothing else happens, and pages of text. */
const UNHURRIED = [
  ...[
    'CopyDialogs',
    'DescribeFace',
    'EditorPreview',
    'ExportDesign',
    'OptionsDialog',
    'ThemesDialog',
    'VersionDialogs',
  ],
  ...['AiTextDialog', 'GuidesDialog', 'ImportReport', 'NavDrawer', 'NewDesignDialog', 'ShortcutHelp', 'TestersPanel'],
  ...['AccessibilityPage', 'GuidePage', 'NotFoundPage', 'PrivacyPage', 'ThirdPartyPage'],
];
const isUnhurried = (file: string): boolean => UNHURRIED.some((name) => file.includes(`/${name}-`));

/** The embedded backend: its parts need little beside what every page has loaded. */
const BACKEND = /\bservice-/;

/**
 * Files to fetch together with a file that a script fetches late: all that it imports, or only its styles where a list of
 * scripts would cost more at the start than it saves.
 */
function fetchedTogether(file: string, dependencies: string[], { hostId }: { hostId: string }): string[] {
  if (RARE.test(file) || BACKEND.test(hostId)) return [];
  return isUnhurried(file) ? dependencies.filter((path) => path.endsWith('.css')) : dependencies;
}

const shared = { extends: true as const };

/** What the two projects of component tests have in common. */
const components = {
  environment: 'happy-dom',
  environmentOptions: { happyDOM: { width: 1440, height: 900 } },
  pool: 'threads' as const,
  setupFiles: ['ownChannels', 'setupUnit', 'setupComponents'].map((name) => at(`./tests/support/${name}.ts`)),
};

export default defineConfig({
  root: at('./src'),
  envDir: at('.'),
  base: process.env.VITE_BASE ?? '/',
  // The service worker of the embedded backend is the only public file: a build against a real backend has none.
  publicDir: embedded ? at('./mocks/public') : false,
  plugins: [
    react(),
    tailwindcss(),
    nodeWords(),
    slimZod(),
    facePage(),
    slimRouter(),
    production({
      apiBase,
      appApiBase,
      styleNonce,
      cookies: at('./mocks/noCookies.ts'),
      router: at('./node_modules/react-router/dist/production/index.mjs'),
    }),
  ],
  resolve: { alias },
  define: { EMBEDDED_BACKEND: JSON.stringify(embedded) },
  server: {
    port: 5173,
    open: Boolean(process.stdout.isTTY && !process.env.CI && (process.env.DISPLAY || process.platform !== 'linux')),
  },
  preview: { port: 4173 },
  // Rolldown divides module workers into chunks: a worker loads a large part only when it needs it.
  worker: {
    format: 'es',
    plugins: () => [slimZod()],
    rolldownOptions: { output: { codeSplitting: { groups: [...NODE_GROUPS] } } },
  },
  build: {
    outDir: at('./dist'),
    emptyOutDir: true,
    target: 'es2023',
    // Every script is one of ours, by address: nothing is written into the page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: fetchedTogether,
    },
    // kB before compression. `tests/app/size.test.ts` bounds each page in gzipped bytes.
    // The largest is the script of an exported web page, as text.
    chunkSizeWarningLimit: 650,
    rolldownOptions: {
      // A report about the speed of a busy machine is no warning about the product.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: chunkGroups(at),
        },
      },
    },
  },
  test: {
    root: at('.'),
    restoreMocks: true,
    maxWorkers: '100%',
    // Against hanging, not against slowness: a busy machine takes its time.
    testTimeout: 60_000,
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          environment: 'node',
          pool: 'threads',
          // Plain code without state of its own: files share what they loaded, which takes 45 s off on two cores. Against a server
          // each has connections of its own: one that answered before it read the whole body is closed half a second later.
          isolate: process.env.CONTRACT === 'serve',
          ...(process.env.CONTRACT === 'serve' && { maxWorkers: contractWorkers() }),
          include: testFiles('tests/**/*.test.ts', 'unit'),
          exclude: ['tests/browser/**', 'tests/bench/**'],
          setupFiles: ['ownChannels', 'setupUnit', 'setupFormats'].map((name) => at(`./tests/support/${name}.ts`)),
          globalSetup: [at('./tests/support/postgres.ts'), at('./tests/support/contractServers.ts')],
        },
      },
      {
        ...shared,
        test: {
          ...components,
          name: 'components',
          // Files share what a worker has loaded, which halves their time.
          isolate: false,
          include: ['tests/**/*.test.tsx'],
          exclude: aloneFiles(),
        },
      },
      { ...shared, test: { ...components, name: 'components-alone', include: aloneFiles() } },
      {
        ...shared,
        test: {
          name: 'browser',
          retry: 1,
          environment: 'node',
          include: testFiles('tests/browser/**/*.test.ts', 'browser'),
          globalSetup: ['postgres', 'servePreview', 'launchBrowser'].map((name) => at(`./tests/support/${name}.ts`)),
          // Files share a browser and what a worker has loaded.
          isolate: false,
          testTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          hookTimeout: 60_000,
          fileParallelism: true,
          // Chromium needs processors too.
          maxWorkers: Number(process.env.BROWSER_WORKERS ?? 2),
        },
      },
    ],
  },
});

// Starts the embedded backend in a browser: IndexedDB, the service worker with its guard, or in process where there is none.

import { indexedDbUow } from '@/backend/adapters/indexeddb';
import { memoryUow } from '@/backend/adapters/memory';
import { defaultPolicy, type Policy } from '@/backend/domain/policy';
import { checkImport, exportData, type ImportFault, type ImportOutcome, importData } from '@/backend/transfer';
import type { Region } from '@/schemas/session';
import { operations } from '@/schemas/wire/operations';
import { type BackendOptions, makeBackend } from './backend';
import { type DemoMessenger, demoMessenger } from './demoMessenger';
import { DEMO_PEOPLE } from './demoThirdParty';
import type { FaultyApp } from './faults';
import { createGuard } from './guard';
import { inProcessFetch } from './inProcess';
import { reseed, SCENARIO_NAMES, type ScenarioName } from './worlds/scenarios';

/** What only a demo can do: show messages it cannot send, and stand in for a provider of sign-ins. */
export interface DemoPowers {
  messageTo: DemoMessenger['messageTo'];
  people: typeof DEMO_PEOPLE;
}

export interface StartedBackend {
  fetch: (request: Request) => Promise<Response>;
  servesFiles: () => boolean;
  persistent: boolean;
  exportData: () => Promise<Blob>;
  checkImport: (file: Blob) => Promise<ImportFault | null>;
  importData: (file: Blob) => Promise<ImportOutcome>;
  resetData: () => Promise<void>;
  demo: DemoPowers;
}

/** How long a sleeping worker may take to answer, ms. */
const WAKE_MS = 2000;

/** The world that the address names, for a browser that has none yet. */
function worldAsked(): ScenarioName {
  const asked = new URLSearchParams(location.search).get('world');
  return SCENARIO_NAMES.find((name) => name === asked) ?? 'demo';
}

/** Nobody judges here: time does, so that what comes of it can be seen. */
const demoPolicy: Policy = { ...defaultPolicy, buildMs: 4000, reviewMs: 60_000 };

/** Starts the backend. `region` is that of the demo's account; `basePath` is where the application and the worker file are served, with slashes around. */
export async function startBackend(
  region: Region = 'domestic',
  basePath: string = import.meta.env.BASE_URL,
): Promise<StartedBackend> {
  const messenger = demoMessenger();
  const { app, persistent } = await openBackend({ region, messenger, scenario: worldAsked(), policy: demoPolicy });
  exposeFaults(app);
  const door = (await startWorker(app, basePath)) ? guardedDoor(app) : null;
  const inProcess = inProcessFetch(app);
  return {
    fetch: door?.fetch ?? inProcess,
    servesFiles: () => door?.mode() === 'worker',
    persistent,
    exportData: () => exportData(app.ports),
    checkImport: (file) => checkImport(app.ports, file),
    importData: (file) => importData(app.ports, file),
    resetData: () => reseed(app.ports, null, region),
    demo: { messageTo: messenger.messageTo, people: DEMO_PEOPLE },
  };
}

/** IndexedDB; where it cannot be opened (private windows, policy), memory for as long as the page lives. */
async function openBackend(given: BackendOptions): Promise<{ app: FaultyApp; persistent: boolean }> {
  try {
    return { app: await makeBackend({ ...given, uow: indexedDbUow() }), persistent: true };
  } catch (reason) {
    console.info('embedded backend: no IndexedDB, data ends with the page', reason);
    return { app: await makeBackend({ ...given, uow: memoryUow() }), persistent: false };
  }
}

async function startWorker(app: FaultyApp, basePath: string): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    // Loaded here: the mock library itself fails to load where storage is forbidden.
    const [{ setupWorker }, { handlers }] = await Promise.all([import('msw/browser'), import('./handlers')]);
    await setupWorker(...handlers(app)).start({
      serviceWorker: { url: `${basePath}mockServiceWorker.js`, options: { scope: basePath } },
      quiet: true,
      onUnhandledRequest: 'bypass',
    });
    return true;
  } catch (reason) {
    console.info('embedded backend: no service worker, answering in process', reason);
    return false;
  }
}

function guardedDoor(app: FaultyApp) {
  const guard = createGuard({
    send: (request) => fetch(request),
    inProcess: inProcessFetch(app),
    activate: activateWorker,
    pingUrl: new URL(operations.ping.path, location.href).href,
    clock: () => performance.now(),
  });
  document.addEventListener('visibilitychange', () => {
    guard.doubt();
    if (document.visibilityState === 'visible') guard.ensure().catch(reportGuard);
  });
  return guard;
}

const reportGuard = (reason: unknown) => console.error('embedded backend: guard failed', reason);

/** Tells the worker that this page is its client again: a stopped worker has forgotten it. */
function activateWorker(): Promise<void> {
  return new Promise((resolve) => {
    const { serviceWorker } = navigator;
    const worker = serviceWorker.controller;
    if (!worker) {
      resolve();
      return;
    }
    const done = () => {
      clearTimeout(timer);
      serviceWorker.removeEventListener('message', heard);
      resolve();
    };
    const heard = (event: MessageEvent) => {
      if ((event.data as { type?: unknown } | null)?.type === 'MOCKING_ENABLED') done();
    };
    const timer = setTimeout(done, WAKE_MS);
    serviceWorker.addEventListener('message', heard);
    worker.postMessage('MOCK_ACTIVATE');
  });
}

/** What a tester writes into the console, once: `localStorage.setItem('dialwright.testers', 'on')`. */
const TESTERS_FLAG = 'dialwright.testers';

function isTester(): boolean {
  try {
    return localStorage.getItem(TESTERS_FLAG) === 'on';
  } catch {
    return false; // Storage is forbidden here.
  }
}

/** For testers alone: `__dialwright.faults.plan([{ op: 'draftSave', kind: 'network' }])`. */
function exposeFaults(app: FaultyApp): void {
  if (!isTester()) return;
  const host = globalThis as { __dialwright?: Record<string, unknown> };
  host.__dialwright = { ...host.__dialwright, faults: app.faults };
}

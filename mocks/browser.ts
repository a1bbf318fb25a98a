// Starts the embedded backend in a browser: IndexedDB, and the service worker with its guard, or in-process without
// one.

import { indexedDbUow } from '@/backend/adapters/indexeddb';
import { memoryUow } from '@/backend/adapters/memory';
import type { Uow } from '@/backend/shared/ports';
import type { ImportFault, ImportOutcome } from '@/backend/transfer';
import { asksForTesters, isTesterBrowser } from '@/schemas/asksForTesters';
import type { Region } from '@/schemas/session';
import type { AddressOptions } from '@/schemas/testersAddress';
import type { ClockMove } from '@/schemas/testersClock';
import { operations } from '@/schemas/wire/operations';
import { type BackendOptions, makeBackend } from './backend';
import { createDemoClock, type DemoClock } from './demoClock';
import { type DemoMessenger, demoMessenger } from './demoMessenger';
import { demoPolicy } from './demoPolicy';
import { DEMO_PEOPLE } from './demoThirdParty';
import type { FaultyApp } from './faults';
import { createGuard } from './guard';
import { inProcessFetch } from './inProcess';
import { createOtherTabs, type OtherTabs, openTabChannel } from './otherTabs';
import type { createTesters, Testers } from './testers/createTesters';
import { clockOf } from './worlds/payday';
import { reseed, seededWorld } from './worlds/scenarios';

/** Demo-only features: showing messages that cannot be sent, and simulating a sign-in provider. */
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
  /** Notified when another tab moved the clock or replaced the data. */
  onMoved: OtherTabs['onMoved'];
  demo: DemoPowers;
  /** Loaded on demand. */
  testers: () => Promise<Testers>;
}

/** Export and import of all data; loaded on demand, because rarely used. */
const transfer = () => import('@/backend/transfer');

/** Time for a sleeping worker to respond, ms. */
const WAKE_MS = 2000;

/**
 * Starts the backend. `region` is the region of the demo account; `basePath` is where the application and the worker file
 * are served, with leading and trailing slash.
 */
export async function startBackend(
  region: Region = 'domestic',
  basePath: string = import.meta.env.BASE_URL,
): Promise<StartedBackend> {
  const messenger = demoMessenger();
  // Only for testers, so the code is loaded for them only.
  const address = asksForTesters(location.search)
    ? (await import('@/schemas/testersAddress')).readAddress(location.search)
    : null;
  const scenario = address?.world ?? 'demo';
  const { app, clock, persistent } = await openBackend(
    { region, messenger, scenario, policy: demoPolicy },
    address?.clock,
  );
  const others = createOtherTabs(openTabChannel(), clock);
  const testers = await openTesters(app, { clock, region, options: address, tellOthers: others.tell });
  const door = (await startWorker(app, basePath)) ? guardedDoor(app) : null;
  const inProcess = inProcessFetch(app);
  return {
    fetch: door?.fetch ?? inProcess,
    servesFiles: () => door?.mode() === 'worker',
    persistent,
    exportData: async () => (await transfer()).exportData(app.ports),
    checkImport: async (file) => (await transfer()).checkImport(app.ports, file),
    importData: async (file) => {
      const done = await (await transfer()).importData(app.ports, file);
      if (done.ok) others.tell('data');
      return done;
    },
    resetData: async () => {
      await reseed(app.ports, null, region);
      await clock.keep();
      others.tell('data');
    },
    onMoved: others.onMoved,
    demo: { messageTo: messenger.messageTo, people: DEMO_PEOPLE },
    testers,
  };
}

/** Applies the URL's tester parameters, except switching worlds, which the page confirms first. */
async function openTesters(
  app: FaultyApp,
  {
    options: address,
    ...parts
  }: Pick<Parameters<typeof createTesters>[0], 'clock' | 'region' | 'tellOthers'> & {
    options: AddressOptions | null;
  },
): Promise<() => Promise<Testers>> {
  const { ports, faults } = app;
  let made: Promise<Testers> | null = null;
  const testers = () => {
    made ??= import('./testers/createTesters').then(async (code) =>
      code.createTesters({ ports, faults, options: await code.remainingOf(address, ports), ...parts }),
    );
    return made;
  };
  if (address) faults.plan(address.faults);
  if (isTesterBrowser(() => localStorage)) Object.assign(globalThis, { __dialwright: { testers: await testers() } });
  return testers;
}

interface OpenedBackend {
  app: FaultyApp;
  clock: DemoClock;
  persistent: boolean;
}

/** IndexedDB; if it cannot be opened (private windows, policy), memory for the page's lifetime. */
async function openBackend(given: BackendOptions, move: ClockMove | null | undefined): Promise<OpenedBackend> {
  try {
    return { ...(await openOn(indexedDbUow(), given, move)), persistent: true };
  } catch (reason) {
    console.info('no IndexedDB: data ends with the page', reason);
    return { ...(await openOn(memoryUow(), given, move)), persistent: false };
  }
}

/** A newly created world is aged to the time in the URL. */
async function openOn(
  uow: Uow,
  given: BackendOptions,
  move: ClockMove | null | undefined,
): Promise<Omit<OpenedBackend, 'persistent'>> {
  const clock = createDemoClock({ uow, real: Date.now });
  await (move ? clock.move(move) : clock.read());
  const { scenario = 'demo', region = 'domestic', policy = demoPolicy } = given;
  const at = move || (await seededWorld({ uow })) ? null : clockOf(scenario, clock.now(), region, policy);
  if (at !== null) await clock.move({ kind: 'to', at });
  return { app: await makeBackend({ ...given, uow, clock: clock.now }), clock };
}

async function startWorker(app: FaultyApp, basePath: string): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    // Loaded here, because the mock library fails to load where storage is blocked.
    const [{ setupWorker }, { handlers }] = await Promise.all([import('msw/browser'), import('./handlers')]);
    await setupWorker(...handlers(app)).start({
      serviceWorker: { url: `${basePath}backendWorker.js`, options: { scope: basePath } },
      quiet: true,
      onUnhandledRequest: 'bypass',
    });
    return true;
  } catch (reason) {
    console.info('no service worker', reason);
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

const reportGuard = (reason: unknown) => console.error('guard failed', reason);

/** Registers this page with the worker again; a restarted worker has forgotten it. */
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
      serviceWorker.removeEventListener('message', onMessage);
      resolve();
    };
    const onMessage = (event: MessageEvent) => {
      if ((event.data as { type?: unknown } | null)?.type === 'MOCKING_ENABLED') done();
    };
    const timer = setTimeout(done, WAKE_MS);
    serviceWorker.addEventListener('message', onMessage);
    worker.postMessage('MOCK_ACTIVATE');
  });
}

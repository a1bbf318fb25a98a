// The door through which all calls leave: the network, or the embedded backend that main.tsx hands over.
import { build } from '../build/build';
import type { Build } from '../build/buildProfile';
import type { TesterPowers } from './testerPowers';

/** What the application needs of a backend in this browser. `mocks/browser.ts` gives one; main.tsx connects the two. */
export interface EmbeddedBackend {
  /** Answers a call; proves before sending that the service worker is awake, and answers in process otherwise. */
  fetch: (request: Request) => Promise<Response>;
  /** Whether `<img src="/api/files/…">` is answered, which needs a working service worker. */
  servesFiles: () => boolean;
  /** Whether data outlives the page; false in private windows without storage. */
  persistent: boolean;
  exportData: () => Promise<Blob>;
  /** What `importData` would say of the file, without changing anything: null if it would be taken. */
  checkImport: (file: Blob) => Promise<ImportFault | null>;
  importData: (file: Blob) => Promise<{ ok: true } | { ok: false; reason: ImportFault }>;
  resetData: () => Promise<void>;
  /** Hears that another tab moved the backend's clock or replaced its data; the returned function ends it. */
  onMoved?: ((listener: (moved: 'clock' | 'data') => void) => () => void) | undefined;
  demo?: DemoPowers | undefined;
  /** Fetched when they are asked for. */
  testers?: (() => Promise<TesterPowers>) | undefined;
}

/** What stands in for the world around the embedded backend. */
export interface DemoPowers {
  /** The last message to a phone number or an address, which no demo can send. */
  messageTo(account: string): { text: string } | null;
  /** Made-up people who can sign in by the third party. */
  people: readonly { id: string; name: string; email: string }[];
}

/** Why an export file was refused; the words are `errors.api.import.<reason>`. */
export type ImportFault = 'tooLarge' | 'notAnExport' | 'newerVersion' | 'damaged' | 'storageFull' | 'inUse';

let arrived: (backend: EmbeddedBackend) => void = () => {};
let start: (() => void) | null = null;
let current: EmbeddedBackend | null = null;
let pending = new Promise<EmbeddedBackend>((resolve) => {
  arrived = resolve;
});

/** Registers what starts the embedded backend. It runs once, when the first call or the first reader needs the backend. */
export function registerBackendStart(run: () => void): void {
  start = run;
}

/** Starts the embedded backend, unless it has been started. */
export function ensureBackend(): void {
  const run = start;
  start = null;
  run?.();
}

/** Hands over the embedded backend; calls made earlier waited for it. */
export function setBackend(backend: EmbeddedBackend): void {
  current = backend;
  arrived(backend);
  pending = Promise.resolve(backend);
}

/** Hands over a bare fetch, for tests and for other doors. */
export function setBackendFetch(fetchFn: (request: Request) => Promise<Response>): void {
  setBackend({
    fetch: fetchFn,
    servesFiles: () => false,
    persistent: false,
    exportData: () => Promise.reject(new Error('no embedded data')),
    checkImport: () => Promise.resolve('notAnExport'),
    importData: () => Promise.resolve({ ok: false, reason: 'notAnExport' }),
    resetData: () => Promise.reject(new Error('no embedded data')),
  });
}

/** Starts the embedded backend where needed and resolves when it is ready; null in builds against a server. */
export async function embeddedBackend(): Promise<EmbeddedBackend | null> {
  if (!build.embedded) return null;
  ensureBackend();
  return pending;
}

let held: Promise<unknown> = Promise.resolve();

/** Calls wait until this has settled. */
export function holdCalls(until: Promise<unknown>): void {
  held = Promise.allSettled([until]);
}

/** Sends a request to the backend. Rejects as `fetch` does. */
export async function backendFetch(request: Request): Promise<Response> {
  const backend = current ?? (await embeddedBackend());
  await held;
  return backend ? backend.fetch(request) : fetch(request);
}

/** Whether file addresses can stand in `src` as they are. */
export function filesAreServed(): boolean {
  return current ? current.servesFiles() : !build.embedded;
}

/** The base addresses of a build, by the part of the API they serve. */
export type ApiBases = Pick<Build, 'apiBase' | 'appApiBase'>;

const here = (): string => globalThis.location?.href ?? 'http://localhost/';

/** Absolute address of a call or file: those under `/api/` are the designer API's, all others the app API's. */
export const apiUrl = (path: string, { apiBase, appApiBase }: ApiBases = build): URL =>
  new URL(`${path.startsWith('/api/') ? apiBase : appApiBase}${path}`, here());

/** Whether the address has the origin of one of the two APIs: the token goes nowhere else (docs/rules/reliability.md X1). */
export const isOfApi = ({ origin }: URL, { apiBase, appApiBase }: ApiBases = build): boolean =>
  [apiBase, appApiBase].some((base) => new URL(`${base}/`, here()).origin === origin);

// Transport of all calls: the network, or the embedded backend registered by main.tsx.
import { build } from '../build/build';
import type { Build } from '../build/buildProfile';
import type { TesterPowers } from './testerPowers';

/** Interface of a backend in this browser. Implemented by `mocks/browser.ts`; main.tsx connects them. */
export interface EmbeddedBackend {
  /** Handles a call; checks first that the service worker is awake, and otherwise handles the call in-process. */
  fetch: (request: Request) => Promise<Response>;
  /** Whether `<img src="/api/files/…">` works, which requires a service worker. */
  servesFiles: () => boolean;
  /** Whether data is persistent; false in private windows without storage. */
  persistent: boolean;
  exportData: () => Promise<Blob>;
  /** What `importData` would report for the file, without changing anything: null if it would succeed. */
  checkImport: (file: Blob) => Promise<ImportFault | null>;
  importData: (file: Blob) => Promise<{ ok: true } | { ok: false; reason: ImportFault }>;
  resetData: () => Promise<void>;
  /** Notified when another tab moved the backend's clock or replaced its data; the returned function unsubscribes. */
  onMoved?: ((listener: (moved: 'clock' | 'data') => void) => () => void) | undefined;
  demo?: DemoControls | undefined;
  /** Loaded on demand. */
  testers?: (() => Promise<TesterPowers>) | undefined;
}

/** Simulated environment of the embedded backend. */
export interface DemoControls {
  /** The last message to a phone number or email address, which a demo cannot send. */
  messageTo(account: string): { text: string } | null;
  /** Fictional users who can sign in through the third party. */
  people: readonly { id: string; name: string; email: string }[];
}

/** Why an export file was refused; the text is `errors.api.import.<reason>`. */
export type ImportFault = 'tooLarge' | 'notAnExport' | 'newerVersion' | 'damaged' | 'storageFull' | 'inUse';

let arrived: (backend: EmbeddedBackend) => void = () => {};
let start: (() => void) | null = null;
let current: EmbeddedBackend | null = null;
let pending = new Promise<EmbeddedBackend>((resolve) => {
  arrived = resolve;
});

/** Registers the function that starts the embedded backend. It runs once, when the backend is first needed. */
export function registerBackendStart(run: () => void): void {
  start = run;
}

/** Starts the embedded backend, unless it is started. */
export function ensureBackend(): void {
  const run = start;
  start = null;
  run?.();
}

/** Registers the embedded backend; earlier calls have waited for it. */
export function setBackend(backend: EmbeddedBackend): void {
  current = backend;
  arrived(backend);
  pending = Promise.resolve(backend);
}

/** Registers a bare fetch function, for tests and other transports. */
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

/** Starts the embedded backend if needed and resolves when it is ready; null in builds with a server. */
export async function embeddedBackend(): Promise<EmbeddedBackend | null> {
  if (!build.embedded) return null;
  ensureBackend();
  return pending;
}

let barrier: Promise<unknown> = Promise.resolve();

/** Delays all calls until this has settled. */
export function holdCalls(until: Promise<unknown>): void {
  barrier = Promise.allSettled([until]);
}

/** Sends a request to the backend. Rejects like `fetch`. */
export async function backendFetch(request: Request): Promise<Response> {
  const backend = current ?? (await embeddedBackend());
  await barrier;
  return backend ? backend.fetch(request) : fetch(request);
}

/** Whether file URLs can be used as `src` directly. */
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

// Fonts as the pages share them: the list with what has become of each face, upload with sign-in in place, deletion.
import { createContext, useContext, useSyncExternalStore } from 'react';
import { createSignal } from '@/face/liveData/createStore';
import { DEFAULT_FONT, type Font, orderedFonts } from '@/schemas/font';
import { type ApiError, isApiError } from '../api/apiError';
import type { CheckedFont, FontFault } from './checkFont';
import type { FaceState, FontFaces } from './fontFaces';
import type { FontMemory } from './fontMemory';

export interface FontEntry extends Font {
  state: FaceState;
}

export interface FontState {
  /** The default first, then custom fonts, then the rest. */
  fonts: readonly FontEntry[];
  /** How many of the fonts can be drawn with now; persisted with the list (spec 3). */
  loadedFontNum: number;
  /** State of the request for the list. */
  list: 'loading' | 'ready' | 'failed';
  /** Why the list `failed`. */
  listError?: unknown;
  /** Name of the file that is being sent. */
  uploading: string | null;
}

export type FontUploadOutcome =
  | { kind: 'done'; font: Font }
  | { kind: 'refused'; key: FontFault }
  | { kind: 'failed'; error: ApiError | null }
  | { kind: 'cancelled' };

export interface FontPorts {
  faces: FontFaces;
  memory: FontMemory;
  check(file: File): Promise<CheckedFont>;
  /** Whoever works now; `''` for a visitor. */
  userId(): string;
  /** Hears of sign-in and sign-out; returns the unsubscription. */
  onUser(listener: () => void): () => void;
  /** Resolves when the list may be requested: at start fonts come after the user and the picture sets (spec 4). */
  ready(): Promise<void>;
  fetchList(): Promise<Font[]>;
  /** `file`: what waits for the sign-in. */
  ensureSignedIn(file: File): Promise<boolean>;
  /** Rejects with the error of the call. */
  upload(file: File, signal: AbortSignal): Promise<Font>;
  remove(id: number): Promise<unknown>;
}

export interface FontService {
  get(): FontState;
  subscribe(listener: () => void): () => void;
  /** Asks for the list again and tries the fonts that failed. */
  reload(): Promise<void>;
  /** Checks and sends a font; asks for sign-in where nobody is signed in. One at a time. */
  upload(file: File): Promise<FontUploadOutcome>;
  cancelUpload(): void;
  /** Null, or the error of the call. */
  remove(id: number): Promise<ApiError | null>;
  dispose(): void;
}

const errorOf = (thrown: unknown): ApiError | null => (isApiError(thrown) ? thrown : null);

/** Starts at once with what this device remembers, then asks the server. */
export function createFontService(ports: FontPorts): FontService {
  const { faces, memory } = ports;
  const published = createSignal<void>();
  let fonts: readonly Font[] = [];
  let list: FontState['list'] = 'loading';
  let listError: unknown;
  let uploading: { name: string; stop: AbortController } | null = null;
  let shown: FontState;
  let asked = 0;
  let owner = ports.userId();

  function publish(): void {
    const entries = fonts.map((font) => ({ ...font, state: faces.state(font) }));
    const loadedFontNum = entries.filter(({ state }) => state === 'ready').length;
    shown = { fonts: entries, loadedFontNum, list, listError, uploading: uploading?.name ?? null };
    if (list === 'ready' && owner !== '') memory.keep(owner, { fontList: fonts, loadedFontNum });
    published.emit();
  }

  function take(next: readonly Font[]): void {
    const removed = new Set(memory.removed(owner));
    fonts = orderedFonts(next.filter(({ id }) => !removed.has(id)));
    faces.want(fonts);
  }

  async function reload(): Promise<void> {
    asked += 1;
    const own = asked;
    if (list === 'failed') list = 'loading';
    faces.retry();
    publish();
    try {
      await ports.ready();
      if (own !== asked) return;
      const found = await ports.fetchList();
      if (own !== asked) return;
      list = 'ready';
      // What the server lists no longer needs no note here.
      const listed = new Set(found.map(({ id }) => id));
      const removed = memory.removed(owner).filter((id) => listed.has(id));
      memory.setRemoved(owner, removed);
      take(found);
    } catch (reason) {
      if (own !== asked) return;
      if (errorOf(reason) === null) console.warn('The font list could not be read.', reason);
      list = 'failed';
      listError = reason;
    }
    publish();
  }

  function start(): void {
    owner = ports.userId();
    list = 'loading';
    take(memory.read(owner) ?? []);
    void reload();
  }

  async function send(file: File, stop: AbortController): Promise<FontUploadOutcome> {
    const checked = await ports.check(file);
    if (!checked.ok) return { kind: 'refused', key: checked.key };
    if (!(await ports.ensureSignedIn(file)) || stop.signal.aborted) return { kind: 'cancelled' };
    const font = await ports.upload(file, stop.signal);
    await reload();
    return { kind: 'done', font };
  }

  const unsubscribes = [
    faces.subscribe(publish),
    ports.onUser(() => {
      if (ports.userId() !== owner) start();
    }),
  ];
  shown = { fonts: [], loadedFontNum: 0, list, uploading: null };
  start();

  return {
    get: () => shown,
    subscribe: published.subscribe,
    reload,
    async upload(file) {
      if (uploading) return { kind: 'cancelled' };
      const stop = new AbortController();
      uploading = { name: file.name, stop };
      publish();
      try {
        return await send(file, stop);
      } catch (thrown) {
        return stop.signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', error: errorOf(thrown) };
      } finally {
        uploading = null;
        publish();
      }
    },
    cancelUpload: () => uploading?.stop.abort(),
    async remove(id) {
      try {
        await ports.remove(id);
      } catch (thrown) {
        return errorOf(thrown) ?? { kind: 'network' };
      }
      memory.setRemoved(owner, [...memory.removed(owner), id]);
      await reload();
      return null;
    },
    dispose() {
      for (const stop of unsubscribes) stop();
      asked += 1;
      uploading?.stop.abort();
      published.clear();
      faces.dispose();
    },
  };
}

/** Null where nobody gives fonts: the default one is there alone. */
export const FontServiceContext = createContext<FontService | null>(null);

const ALONE: FontState = {
  fonts: [{ ...DEFAULT_FONT, state: 'ready' }],
  loadedFontNum: 1,
  list: 'ready',
  uploading: null,
};
const never = () => () => {};
const alone = () => ALONE;

/** The fonts and what has become of them; renders again when that changes. */
export function useFonts(): FontState {
  const service = useContext(FontServiceContext);
  return useSyncExternalStore(service?.subscribe ?? never, service?.get ?? alone);
}

// Fonts shared by the pages: the list with the state of each face, upload with sign-in, deletion.
import { createContext, useContext, useSyncExternalStore } from 'react';
import { createSignal } from '@/face/liveData/createStore';
import {
  DEFAULT_FONT,
  DEFAULT_FONT_FAMILY,
  type Font,
  freeFamilyName,
  orderedFonts,
  WATCH_FONT_FAMILY,
} from '@/schemas/font';
import { type ApiError, isApiError } from '../api/apiError';
import { VISITOR } from '../localDrafts/records';
import type { CheckedFont, FontFault } from './checkFont';
import { isDeviceFont } from './deviceFontRef';
import type { DeviceFonts } from './deviceFonts';
import type { FaceState, FontFaces } from './fontFaces';
import type { FontMemory } from './fontMemory';

export interface FontEntry extends Font {
  state: FaceState;
}

export interface FontState {
  /** The default first, then custom fonts, then the others. */
  fonts: readonly FontEntry[];
  /** Number of fonts loaded; persisted with the list (spec 3). */
  loadedFontNum: number;
  /** State of the list request. */
  list: 'loading' | 'ready' | 'failed';
  /** Why the list `failed`. */
  listError?: unknown;
  /** Name of the file being uploaded. */
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
  /** The current user; `''` for a visitor. */
  userId(): string;
  /** Notified on sign-in and sign-out; returns the unsubscribe function. */
  onUser(listener: () => void): () => void;
  /** Resolves when the list may be requested: at start fonts follow the user and the picture sets (spec 4). */
  ready(): Promise<void>;
  fetchList(): Promise<Font[]>;
  /** A visitor's list is fetched when this settles, or when `need` is called; absent: immediately. */
  visitorWaits?: Promise<void> | undefined;
  /** `file`: what waits for the sign-in. */
  ensureSignedIn(file: File): Promise<boolean>;
  /** Rejects with the error of the call. `name`: its name in the list; default: the font's own. */
  upload(file: File, signal: AbortSignal, name?: string): Promise<Font>;
  remove(id: number): Promise<unknown>;
  /** The bytes of a `fontUrl`. Rejects if they cannot be read. */
  load(fontUrl: string): Promise<Blob>;
  /** The fonts of this device, opened on first use; absent if not supported. */
  device?: () => Promise<DeviceFonts>;
}

export interface FontService {
  get(): FontState;
  subscribe(listener: () => void): () => void;
  /** Refetches the list and retries failed fonts. */
  reload(): Promise<void>;
  /** Fetches a list that waits for the first input; with families, only if one of them is not among the fonts. */
  need(families?: readonly string[]): void;
  /** Checks and uploads a font, after signing in if necessary. One at a time. */
  upload(file: File): Promise<FontUploadOutcome>;
  cancelUpload(): void;
  /** Stores a font from a file on this device, under a unique name. Rejects if storage is full. */
  keepOnDevice(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Font>;
  /**
   * After an account saved the design `designId`: uploads this device's fonts with these names to that account, which
   * accepts only TrueType. Removes the user's own copies from this device; those of a visitor only if `isVisitorDone`.
   * Marks the fonts that stay as used by the account's versions. Returns the names for which the account has another
   * file, which texts then use. Rejects with the error of a call.
   */
  carry(names: ReadonlySet<string>, isVisitorDone: boolean, designId: string): Promise<readonly string[]>;
  /** Null, or the error of the call. */
  remove(id: number): Promise<ApiError | null>;
  dispose(): void;
}

/** Loaded with the first font file, because most faces have no custom fonts. */
const fontReader = () => import('@/bytes/font/trueType');

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

const errorOf = (thrown: unknown): ApiError | null => (isApiError(thrown) ? thrown : null);

/** Starts with the list stored on this device, then fetches it. */
export function createFontService(ports: FontPorts): FontService {
  const { faces, memory } = ports;
  const published = createSignal<void>();
  let fonts: readonly Font[] = [];
  /** Fonts of the account, and of this device. */
  let served: readonly Font[] = [];
  let kept: readonly Font[] = [];
  let list: FontState['list'] = 'loading';
  let listError: unknown;
  let uploading: { name: string; stop: AbortController } | null = null;
  let shown: FontState;
  let asked = 0;
  let owner = ports.userId();
  let isNeeded = false;

  function publish(): void {
    const entries = fonts.map((font) => ({ ...font, state: faces.state(font) }));
    const loadedFontNum = entries.filter(({ state }) => state === 'ready').length;
    shown = { fonts: entries, loadedFontNum, list, listError, uploading: uploading?.name ?? null };
    if (list === 'ready' && owner !== '') {
      const fontList = fonts.filter((font) => !isDeviceFont(font));
      memory.keep(owner, { fontList, loadedFontNum });
    }
    published.emit();
  }

  function show(): void {
    const removed = new Set(memory.removed(owner));
    const account = served.filter(({ id }) => !removed.has(id));
    const names = new Set(account.map(({ fontName }) => fontName));
    fonts = orderedFonts([...account, ...kept.filter(({ fontName }) => !names.has(fontName))]);
    faces.want(fonts);
  }

  function take(next: readonly Font[]): void {
    served = next;
    show();
  }

  /** Reads the fonts of this device. Never rejects. */
  async function readStored(): Promise<void> {
    if (!ports.device) return;
    const asker = owner;
    try {
      const found = await (await ports.device()).list(asker === '' ? VISITOR : asker);
      if (asker !== owner) return;
      kept = found;
      show();
    } catch (error) {
      console.warn('The fonts of this device could not be read.', error);
    }
  }

  async function reload(): Promise<void> {
    asked += 1;
    const own = asked;
    if (list === 'failed') list = 'loading';
    faces.retry();
    publish();
    const device = readStored();
    try {
      await ports.ready();
      if (own !== asked) return;
      const found = await ports.fetchList();
      if (ports.device) await device;
      if (own !== asked) return;
      list = 'ready';
      // Notes about fonts that the server no longer lists are dropped.
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
    kept = [];
    take(memory.read(owner) ?? []);
    if (owner === '' && ports.visitorWaits && !isNeeded) {
      publish();
      void ports.visitorWaits.then(fetchWaiting);
    } else void reload();
  }

  /** Does nothing if the list was fetched meanwhile, for example after a sign-in. */
  function fetchWaiting(): void {
    isNeeded = true;
    if (asked === 0) void reload();
  }

  async function send(file: File, stop: AbortController): Promise<FontUploadOutcome> {
    const checked = await ports.check(file);
    if (!checked.ok) return { kind: 'refused', key: checked.key };
    if (!(await ports.ensureSignedIn(file)) || stop.signal.aborted) return { kind: 'cancelled' };
    const font = await ports.upload(file, stop.signal);
    await reload();
    return { kind: 'done', font };
  }

  const bytesOf = async (fontUrl: string) => new Uint8Array(await (await ports.load(fontUrl)).arrayBuffer());

  /** Whether the account now has the font, or another one with its name. */
  async function carryOne(font: Font, account: readonly Font[]): Promise<'there' | 'other' | 'device'> {
    const bytes = await bytesOf(font.fontUrl);
    const listed = account.find(({ fontName }) => fontName === font.fontName);
    if (listed) return isSame(bytes, await bytesOf(listed.fontUrl)) ? 'there' : 'other';
    const { fontKind } = await fontReader();
    if (fontKind(bytes) !== 'ttf') return 'device';
    const file = new File([bytes], `${font.fontName}.ttf`, { type: 'font/ttf' });
    const sent = await ports.upload(file, new AbortController().signal, font.fontName);
    return sent.fontName === font.fontName ? 'there' : 'other';
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
    need(families) {
      const names = new Set([DEFAULT_FONT_FAMILY, WATCH_FONT_FAMILY, ...fonts.map(({ fontName }) => fontName)]);
      if (!families || families.some((family) => !names.has(family))) fetchWaiting();
    },
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
    async keepOnDevice(name, bytes) {
      if (!ports.device) throw new Error('No fonts are kept on this device.');
      const [device, { isFontFault, readFont }] = await Promise.all([ports.device(), fontReader()]);
      const facts = readFont(bytes);
      const taken = fonts.map(({ fontName }) => fontName);
      const restricted = !isFontFault(facts) && facts.restricted;
      const font = await device.keep(ports.userId() || VISITOR, {
        name: freeFamilyName(name, taken),
        bytes,
        restricted,
      });
      await readStored();
      publish();
      return font;
    },
    async carry(names, isVisitorDone, designId) {
      const own = ports.userId();
      if (own === '' || !ports.device) return [];
      const device = await ports.device();
      const carried = (await device.list(own)).filter(({ fontName }) => names.has(fontName));
      if (carried.length === 0) return [];
      await device.noteSaved(own, names, designId);
      const account = await ports.fetchList();
      const others: string[] = [];
      for (const font of carried) {
        const outcome = await carryOne(font, account);
        if (outcome === 'other') others.push(font.fontName);
        if (outcome !== 'there') continue;
        await device.remove(own, font);
        if (isVisitorDone) await device.remove(VISITOR, font);
      }
      await reload();
      return others;
    },
    async remove(id) {
      const own = fonts.find((font) => font.id === id);
      try {
        if (own && ports.device && isDeviceFont(own)) {
          const device = await ports.device();
          for (const one of new Set([ports.userId() || VISITOR, VISITOR])) await device.remove(one, own);
          await reload();
          return null;
        }
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

/** Null without a font service; then there is only the default font. */
export const FontServiceContext = createContext<FontService | null>(null);

const ALONE: FontState = {
  fonts: [{ ...DEFAULT_FONT, state: 'ready' }],
  loadedFontNum: 1,
  list: 'ready',
  uploading: null,
};
const never = () => () => {};
const alone = () => ALONE;

/** The fonts with their states; re-renders on changes. */
export function useFonts(): FontState {
  const service = useContext(FontServiceContext);
  return useSyncExternalStore(service?.subscribe ?? never, service?.get ?? alone);
}

// The list of fonts with the state of each face: read, uploaded to, carried to an account, deleted from.
import { createSignal } from '@/face/liveData/createStore';
import { isBuiltInFont } from '@/schemas/builtInFontRef';
import {
  DEFAULT_FONT_FAMILY,
  DEFAULT_FONT_ID,
  type Font,
  freeFamilyName,
  orderedFonts,
  WATCH_FONT_FAMILY,
} from '@/schemas/font';
import { type ApiError, isApiError } from '../api/apiError';
import { VISITOR } from '../localDrafts/records';
import type { BuiltInFaces } from './builtInFaces';
import { isDeviceFont } from './deviceFontRef';
import type { FontPorts, FontService, FontState, FontUploadOutcome } from './fontService';

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
  let ownFonts: readonly Font[] = [];
  let builtIn: BuiltInFaces | null = null;
  let unfollow = () => {};
  let list: FontState['list'] = 'loading';
  let listError: unknown;
  let uploading: { name: string; stop: AbortController } | null = null;
  let shown: FontState;
  let requests = 0;
  let owner = ports.userId();
  let isNeeded = false;

  function publish(): void {
    const stateOf = (font: Font) => (isBuiltInFont(font) ? builtIn?.state(font.fontName) : null) ?? faces.state(font);
    const placeOf = (font: Font) =>
      isBuiltInFont(font) || font.id === DEFAULT_FONT_ID ? builtIn?.placeOf(font.fontName) : undefined;
    const entries = fonts.map((font) => ({ ...font, state: stateOf(font), builtIn: placeOf(font) }));
    const loadedFontNum = entries.filter((font) => !isBuiltInFont(font) && font.state === 'ready').length;
    shown = { fonts: entries, loadedFontNum, list, listError, uploading: uploading?.name ?? null };
    if (list === 'ready' && owner !== '') {
      const fontList = fonts.filter((font) => !isDeviceFont(font) && !isBuiltInFont(font));
      memory.keep(owner, { fontList, loadedFontNum });
    }
    published.emit();
  }

  function show(): void {
    const removed = new Set(memory.removed(owner));
    const account = served.filter(({ id }) => !removed.has(id));
    const names = new Set(account.map(({ fontName }) => fontName));
    const own = orderedFonts([...account, ...ownFonts.filter(({ fontName }) => !names.has(fontName))]);
    const taken = new Set(own.map(({ fontName }) => fontName));
    fonts = [...own, ...(builtIn?.fonts.filter(({ fontName }) => !taken.has(fontName)) ?? [])];
    faces.want(own);
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
      const onDevice = await (await ports.device()).list(asker === '' ? VISITOR : asker);
      if (asker !== owner) return;
      ownFonts = onDevice;
      show();
    } catch (error) {
      console.warn('The fonts of this device could not be read.', error);
    }
  }

  /** Adds the built-in fonts. Rejects if their list cannot be loaded. */
  async function readBuiltIn(): Promise<void> {
    if (builtIn || !ports.builtIn) return;
    const source = await ports.builtIn();
    if (builtIn) return;
    builtIn = source;
    unfollow = source.subscribe(publish);
    show();
    publish();
  }

  async function reload(): Promise<void> {
    requests += 1;
    const own = requests;
    if (list === 'failed') list = 'loading';
    faces.retry();
    builtIn?.retry();
    publish();
    const device = readStored();
    const shipped = readBuiltIn();
    // Awaited below, after the other requests.
    shipped.catch(() => {});
    try {
      await ports.ready();
      if (own !== requests) return;
      const fetched = await ports.fetchList();
      if (ports.device) await device;
      await shipped;
      if (own !== requests) return;
      list = 'ready';
      // Notes about fonts that the server no longer lists are dropped.
      const listed = new Set(fetched.map(({ id }) => id));
      const removed = memory.removed(owner).filter((id) => listed.has(id));
      memory.setRemoved(owner, removed);
      take(fetched);
    } catch (reason) {
      if (own !== requests) return;
      if (errorOf(reason) === null) console.warn('The font list could not be read.', reason);
      list = 'failed';
      listError = reason;
    }
    publish();
  }

  function start(): void {
    owner = ports.userId();
    list = 'loading';
    ownFonts = [];
    take(memory.read(owner) ?? []);
    if (owner === '' && ports.visitorWaits && !isNeeded) {
      publish();
      void ports.visitorWaits.then(fetchWaiting);
    } else void reload();
  }

  /** Does nothing if the list was fetched meanwhile, for example after a sign-in. */
  function fetchWaiting(): void {
    isNeeded = true;
    if (requests === 0) void reload();
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
      requests += 1;
      unfollow();
      uploading?.stop.abort();
      published.clear();
      faces.dispose();
    },
  };
}

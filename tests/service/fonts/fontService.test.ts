// The fonts that the pages share: list, the device's cache, upload with sign-in, deletion, change of person.
import { expect, it, vi } from 'vitest';
import { DEFAULT_FONT, type Font } from '@/schemas/font';
import { FONT_UPLOAD_BYTES } from '@/schemas/limits';
import { checkFont } from '@/service/fonts/checkFont';
import { createFontService } from '@/service/fonts/createFontService';
import type { FaceState, FontFaces } from '@/service/fonts/fontFaces';
import { createFontMemory } from '@/service/fonts/fontMemory';
import type { FontPorts } from '@/service/fonts/fontService';
import { cutOff, fontFile, fontOfSize, roboto, signed } from '@/tests/support/fonts';

const font = (id: number): Font => ({ id, fontName: `Font ${id}`, fontUrl: `/api/files/font-${id}-x`, isSys: false });
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

function storage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
  };
}

function world(over: Partial<FontPorts> = {}, stored = storage()) {
  const state = { user: 'ann', fonts: [font(2), font(1)] };
  let toldUser = () => {};
  const faces = {
    want: vi.fn(),
    state: (): FaceState => 'ready',
    retry: vi.fn(),
    subscribe: () => () => {},
    dispose: vi.fn(),
  } satisfies FontFaces;
  const ports: FontPorts = {
    faces,
    memory: createFontMemory(stored),
    check: (file) => checkFont(file, async () => true),
    userId: () => state.user,
    onUser: (listener) => {
      toldUser = listener;
      return () => {};
    },
    ready: async () => {},
    fetchList: async () => [...state.fonts],
    ensureSignedIn: async () => true,
    upload: async () => {
      state.fonts = [font(3), ...state.fonts];
      return font(3);
    },
    remove: async (id) => {
      state.fonts = state.fonts.filter((one) => one.id !== id);
    },
    load: async () => new Blob(),
    ...over,
  };
  const service = createFontService(ports);
  const ids = () => service.get().fonts.map((one) => one.id);
  return {
    service,
    state,
    faces,
    ids,
    stored,
    ports,
    changeUser: (user: string) => {
      state.user = user;
      toldUser();
    },
  };
}

it('the default font is first, and added if the list lacks it', async () => {
  const { service, ids } = world();
  expect(ids()).toEqual([-1]);
  expect(service.get().list).toBe('loading');
  await settle();
  expect([ids(), service.get().list]).toEqual([[-1, 2, 1], 'ready']);
});

it("starts with the device's cache of the person's fonts, even if the server is unreachable", async () => {
  const stored = storage();
  world({}, stored);
  await settle();
  const offline = { fetchList: async () => Promise.reject({ kind: 'network' }) };
  const again = world(offline, stored);
  expect(again.ids()).toEqual([-1, 2, 1]);
  await settle();
  expect([again.ids(), again.service.get().list]).toEqual([[-1, 2, 1], 'failed']);
  expect(again.faces.want).toHaveBeenLastCalledWith([DEFAULT_FONT, font(2), font(1)]);
  again.changeUser('bob');
  expect(again.ids()).toEqual([-1]);
});

it.each(['{', '{"fontVersion":0}', '{"fontVersion":1,"userId":"ann","fontList":[{}]}'])(
  'reads nothing from %s',
  (text) => {
    const memory = createFontMemory({ getItem: () => text, setItem: () => {} });
    expect(memory.read('ann')).toBeNull();
  },
);

it('sign-in and sign-out load another list', async () => {
  const { ids, state, changeUser } = world();
  await settle();
  state.fonts = [font(9)];
  changeUser('bob');
  await settle();
  expect(ids()).toEqual([-1, 9]);
  changeUser('bob');
  state.fonts = [];
  await settle();
  expect(ids()).toEqual([-1, 9]);
});

it.each([
  ['OTTO', () => signed('OTTO'), 'type'],
  ['wOFF', () => signed('wOFF'), 'type'],
  ['ttcf', () => signed('ttcf'), 'type'],
  ['a cut-off file', () => cutOff(roboto, 0.5), 'damaged'],
  ['nothing', () => new Uint8Array(), 'empty'],
  ['20 MB and a byte', () => fontOfSize(FONT_UPLOAD_BYTES + 1), 'tooLarge'],
] as const)('%s is refused before anything is sent or a sign-in is requested', async (_, bytes, key) => {
  const ensureSignedIn = vi.fn(async () => true);
  const upload = vi.fn();
  const { service } = world({ ensureSignedIn, upload });
  expect(await service.upload(fontFile(bytes()))).toEqual({ kind: 'refused', key });
  expect([ensureSignedIn.mock.calls, upload.mock.calls]).toEqual([[], []]);
});

it('a font that the browser cannot draw is damaged', async () => {
  expect(await checkFont(fontFile(roboto), async () => false)).toEqual({ ok: false, key: 'damaged' });
  expect(await checkFont(fontFile(fontOfSize(FONT_UPLOAD_BYTES)), async () => true)).toMatchObject({ ok: true });
});

it('requests a sign-in, continues afterwards, and lists the font', async () => {
  let signIn = (_: boolean) => {};
  const { service, ids } = world({
    ensureSignedIn: () =>
      new Promise((resolve) => {
        signIn = resolve;
      }),
  });
  const sent = service.upload(fontFile(roboto, 'mine.ttf'));
  await settle();
  expect(service.get().uploading).toBe('mine.ttf');
  expect(await service.upload(fontFile(roboto))).toEqual({ kind: 'cancelled' });
  signIn(true);
  expect(await sent).toEqual({ kind: 'done', font: font(3) });
  expect([ids(), service.get().uploading]).toEqual([[-1, 3, 2, 1], null]);
});

it('fault 15: a cancelled sign-in and a cancelled upload change nothing', async () => {
  const { service } = world({ ensureSignedIn: async () => false });
  expect(await service.upload(fontFile(roboto))).toEqual({ kind: 'cancelled' });
  const slow = world({
    upload: (_, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject({ kind: 'network' }))),
  });
  const sent = slow.service.upload(fontFile(roboto));
  await settle();
  slow.service.cancelUpload();
  expect(await sent).toEqual({ kind: 'cancelled' });
  expect(slow.service.get().uploading).toBeNull();
});

it('a failed upload or deletion is reported with its error', async () => {
  const error = { kind: 'http', status: 500 };
  const { service, ids } = world({ upload: () => Promise.reject(error), remove: () => Promise.reject(error) });
  await settle();
  expect(await service.upload(fontFile(roboto))).toEqual({ kind: 'failed', error });
  expect(await service.remove(2)).toEqual(error);
  expect(ids()).toEqual([-1, 2, 1]);
});

it('a deleted font leaves the list', async () => {
  const { service, ids } = world();
  await settle();
  expect(await service.remove(2)).toBeNull();
  expect(ids()).toEqual([-1, 1]);
  service.dispose();
});

it('requests the list only when the start is done', async () => {
  let start = () => {};
  const fetchList = vi.fn(async () => [font(1)]);
  const { service } = world({
    fetchList,
    ready: () =>
      new Promise((resolve) => {
        start = resolve;
      }),
  });
  await settle();
  expect([fetchList.mock.calls.length, service.get().list]).toEqual([0, 'loading']);
  start();
  await settle();
  expect([fetchList.mock.calls.length, service.get().list]).toEqual([1, 'ready']);
});

it('stores how many fonts are loaded (loadedFontNum)', async () => {
  const { service, stored } = world();
  await settle();
  expect(service.get().loadedFontNum).toBe(3);
  expect(JSON.parse(stored.getItem('dialwright.fonts') ?? '')).toMatchObject({ userId: 'ann', loadedFontNum: 3 });
});

it('an older list does not bring back a removed font, here or after a reload (editRemovedFontList)', async () => {
  const stored = storage();
  const first = world({}, stored);
  await settle();
  // The removal succeeded, but the list after it fails.
  first.ports.fetchList = () => Promise.reject({ kind: 'network' });
  await first.service.remove(1);
  expect(JSON.parse(stored.getItem('dialwright.fonts') ?? '')).toMatchObject({ editRemovedFontList: [1] });
  const offline = world({ fetchList: () => Promise.reject({ kind: 'network' }) }, stored);
  expect(offline.ids()).toEqual([-1, 2]);
  // A list from before the removal still contains it; the next one does not, and the note is deleted.
  const old = world({}, stored);
  await settle();
  expect(old.ids()).toEqual([-1, 2]);
  old.state.fonts = [font(2)];
  await old.service.reload();
  expect(JSON.parse(stored.getItem('dialwright.fonts') ?? '')).toMatchObject({ editRemovedFontList: [] });
});

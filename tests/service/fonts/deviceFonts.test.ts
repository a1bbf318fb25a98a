// Fonts from opened files that no account has: on this device until an account has them, or nothing names them.
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountFonts } from '@/features/importing/file/accountFonts';
import type { Font } from '@/schemas/font';
import { checkFont } from '@/service/fonts/checkFont';
import { collectDeviceFonts } from '@/service/fonts/collectDeviceFonts';
import { createFontService } from '@/service/fonts/createFontService';
import { isDeviceFont } from '@/service/fonts/deviceFontRef';
import { createDeviceFonts, type DeviceFonts } from '@/service/fonts/deviceFonts';
import type { FontFaces } from '@/service/fonts/fontFaces';
import { createFontMemory } from '@/service/fonts/fontMemory';
import { memoryDatabase } from '@/service/localDrafts/memoryDatabase';
import { VISITOR } from '@/service/localDrafts/records';
import { robotoLight, smallFont } from '@/tests/support/fonts';

const light = new Uint8Array(robotoLight);
const brand = smallFont([{ id: 4, text: 'Brand' }], { kind: 'otf' });
const asFont = (name: string, bytes = light) => ({ name, bytes, restricted: false });
/** The store as a newly loaded page opens it: suites share a worker, and another suite may have opened its own. */
const openPage = async () => {
  vi.resetModules();
  const [{ openDeviceFonts }, { loadAsset }] = await Promise.all([
    import('@/service/fonts/deviceFonts'),
    import('@/service/api/assetUrl'),
  ]);
  return { fonts: await openDeviceFonts(), loadAsset };
};
const namesOf = (fonts: readonly Pick<Font, 'fontName'>[]) => fonts.map(({ fontName }) => fontName);

describe('the fonts of this device', () => {
  it('are listed with their files, also after the store is reopened', async () => {
    const { fonts, loadAsset } = await openPage();
    const font = await fonts.keep(VISITOR, asFont('Quay Light'));
    expect(font).toMatchObject({ fontName: 'Quay Light', isSys: false, fileSize: light.length });
    expect([isDeviceFont(font), isDeviceFont({ fontUrl: '/api/files/1' })]).toEqual([true, false]);
    expect(new Uint8Array(await (await loadAsset(font.fontUrl)).arrayBuffer())).toEqual(light);
    expect(namesOf(await (await openPage()).fonts.list(VISITOR))).toEqual(['Quay Light']);
  });

  it("belong to their owner, and a visitor's are for everyone", async () => {
    const fonts = createDeviceFonts();
    await fonts.keep(VISITOR, asFont('Open'));
    await fonts.keep('ann', asFont('Own', brand));
    expect(namesOf(await fonts.list(VISITOR))).toEqual(['Open']);
    expect(namesOf(await fonts.list('ann')).toSorted()).toEqual(['Open', 'Own']);
    expect(namesOf(await fonts.list('bob'))).toEqual(['Open']);
  });

  it('are deleted once nothing on the device names them, but not before a day', async () => {
    const day = 24 * 60 * 60 * 1000;
    const fonts = createDeviceFonts(undefined, () => 1000);
    const db = memoryDatabase();
    for (const name of ['In design', 'In version', 'Nowhere']) await fonts.keep(VISITOR, asFont(name));
    const dump = async () => ({
      ...(await db.dump()),
      designs: [{ doc: JSON.stringify({ style: { fontFamily: 'In design' } }) } as never],
      journal: [{ doc: JSON.stringify({ style: { fontFamily: 'In version' } }) } as never],
    });
    expect(await collectDeviceFonts(fonts, { dump }, 1000 + day)).toBe(0);
    expect(await collectDeviceFonts(fonts, { dump }, 1001 + day)).toBe(1);
    expect(namesOf(await fonts.list(null)).toSorted()).toEqual(['In design', 'In version']);
  });

  it('stay if a file adds them again while they are being collected', async () => {
    const { fonts } = await openPage();
    await fonts.keep(VISITOR, asFont('Once'));
    const db = await openDB('dialwright-fonts', 1);
    const record = await db.get('fonts', [VISITOR, 'Once']);
    // The list was read, and another tab stores the same font before it is removed.
    const isNamed = ({ name }: { name: string }) => {
      if (name !== 'Once') return true;
      void db.put('fonts', { ...record, keptAt: record.keptAt + 10_000 });
      return false;
    };
    await fonts.collect(isNamed, record.keptAt + 1);
    expect(namesOf(await fonts.list(VISITOR))).toContain('Once');
    db.close();
  });

  it('stay for the versions of an account, as long as the design saved with them is on the device', async () => {
    const day = 24 * 60 * 60 * 1000;
    const fonts = createDeviceFonts(undefined, () => 1000);
    const db = memoryDatabase();
    for (const name of ['Saved', 'Never saved']) await fonts.keep('ann', asFont(name));
    await fonts.noteSaved('ann', new Set(['Saved']), 'dial');
    const holding = (ids: readonly string[]) => ({
      dump: async () => ({
        ...(await db.dump()),
        designs: ids.map((id) => ({ id, owner: 'ann', doc: '{}' }) as never),
      }),
    });
    expect(await collectDeviceFonts(fonts, holding(['dial']), 1001 + day)).toBe(1);
    expect(namesOf(await fonts.list('ann'))).toEqual(['Saved']);
    expect(await collectDeviceFonts(fonts, holding(['other']), 1001 + day)).toBe(1);
    expect(await fonts.list('ann')).toEqual([]);
  });
});

describe('the service of fonts', () => {
  let device: DeviceFonts;
  let account: (Font & { bytes: Uint8Array<ArrayBuffer> })[];
  beforeEach(() => {
    device = createDeviceFonts();
    account = [];
  });
  const quiet: FontFaces = {
    want: vi.fn(),
    state: () => 'ready',
    retry: vi.fn(),
    subscribe: () => () => {},
    dispose: vi.fn(),
  };
  function started(user: string) {
    const state = { user };
    let notify = () => {};
    const service = createFontService({
      faces: quiet,
      memory: createFontMemory(null),
      check: (file) => checkFont(file, async () => true),
      userId: () => state.user,
      onUser: (listener) => {
        notify = listener;
        return () => {};
      },
      ready: async () => {},
      fetchList: async () => account,
      ensureSignedIn: async () => true,
      async upload(file, _signal, name = 'Own name') {
        const bytes = new Uint8Array(await file.arrayBuffer());
        const font = { id: account.length + 1, fontName: name, fontUrl: `account:${name}`, isSys: false, bytes };
        account.push(font);
        return font;
      },
      remove: async () => null,
      load: async (url) => (await device.file(url)) ?? new Blob([account.find((one) => one.fontUrl === url)!.bytes]),
      device: async () => device,
    });
    const signIn = async (as: string) => {
      state.user = as;
      notify();
      await service.reload();
    };
    const listed = () => namesOf(service.get().fonts).slice(1);
    const taker = () =>
      accountFonts(
        async () => service,
        { owner: () => state.user || VISITOR },
        async () => true,
      );
    return { service, signIn, listed, taker };
  }

  it("keeps a visitor's fonts on this device, and lists them", async () => {
    const { listed, taker } = started('');
    expect(await (await taker()).add('Quay', light)).toEqual({ name: 'Quay', isOnDevice: true });
    expect(await (await taker()).add('Quay', brand)).toEqual({ name: 'Quay 2', isOnDevice: true });
    expect(await (await taker()).add('Broken', new Uint8Array(9))).toEqual({ loss: 'refused' });
    expect(listed()).toEqual(['Quay', 'Quay 2']);
    expect(account).toEqual([]);
  });

  it("uploads a member's TrueType font to the account, and keeps an OpenType one, which the account refuses", async () => {
    const { listed, taker } = started('ann');
    await (await taker()).add('Quay', light);
    expect(await (await taker()).add('Brand', brand)).toEqual({ name: 'Brand', isOnDevice: true });
    expect(account).toHaveLength(1);
    expect(listed()).toContain('Brand');
  });

  it('uploads the fonts of a saved design to the account under their names', async () => {
    const { service, signIn, taker } = started('');
    for (const [name, bytes] of [
      ['Quay', light],
      ['Brand', brand],
      ['Unused', light],
    ] as const)
      await (await taker()).add(name, bytes);
    await signIn('ann');
    expect(await service.carry(new Set(['Quay', 'Brand']), true, 'dial')).toEqual([]);
    expect(account.map(({ fontName, bytes }) => [fontName, bytes])).toEqual([['Quay', light]]);
    // The account refuses OpenType: that font stays, as does one that the design does not name.
    expect(namesOf(await device.list(null)).toSorted()).toEqual(['Brand', 'Unused']);
    expect(namesOf(service.get().fonts).toSorted()).toEqual(['Brand', 'Quay', 'Roboto-Regular', 'Unused']);
    await service.carry(new Set(['Quay']), true, 'dial');
    expect(account).toHaveLength(1);
  });

  it("keeps the file if a visitor's design may name it, and reports another font under its name", async () => {
    const { service, signIn, taker } = started('');
    await (await taker()).add('Quay', light);
    await (await taker()).add('Mole', light);
    account.push({ id: 9, fontName: 'Mole', fontUrl: 'account:Mole', isSys: false, bytes: brand });
    await signIn('ann');
    expect(await service.carry(new Set(['Quay', 'Mole']), false, 'dial')).toEqual(['Mole']);
    expect(namesOf(await device.list(null)).toSorted()).toEqual(['Mole', 'Quay']);
  });

  it('removes a font of this device without a call', async () => {
    const { service, listed, taker } = started('');
    await (await taker()).add('Quay', light);
    const [, font] = service.get().fonts;
    expect(await service.remove(font!.id)).toBeNull();
    expect(listed()).toEqual([]);
  });
});

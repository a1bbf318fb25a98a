// Export, import and reset of the embedded data: an export restores everything; a bad file changes nothing.
import { beforeEach, describe, expect, it } from 'vitest';
import { webPasswords } from '@/backend/adapters/web';
import type { App } from '@/backend/app';
import { STORE_NAMES } from '@/backend/records';
import { checkImport, exportData, IMPORT_BYTES_MAX, importData } from '@/backend/transfer';
import { makeBackend } from '@/mocks/backend';
import { reseed } from '@/mocks/worlds/scenarios';
import { formOf, LOGIN, requestOf } from '../support/backendWorld';
import { sampleDesign } from '../support/designs';
import { imageFile, solid } from '../support/images';
import { EMBEDDED_MEDIA, type Medium, uowOf } from '../support/media';

const newBackend = async (medium: Medium) => makeBackend({ uow: await uowOf(medium), passwords: webPasswords(1) });
const ask = async (app: App, ...args: Parameters<typeof requestOf>) => (await app.fetch(requestOf(...args))).json();

const everything = (app: App) =>
  app.ports.uow.ro(STORE_NAMES, async (tx) => {
    const all: Record<string, unknown> = {};
    for (const store of STORE_NAMES) all[store] = await tx.list(store, { order: 'ascending', limit: 1000 });
    return all;
  });

async function withWork(app: App): Promise<string> {
  const { token } = (await ask(app, 'login', { body: LOGIN })).data;
  const { data } = await ask(app, 'upload', { body: formOf(imageFile(solid(4, 4), 'a.png')), token });
  const layer = { uuid: 'p', label: 'P', nodeType: 'image', style: { url: data.url } };
  const doc = sampleDesign({ id: 'd', name: '表盘', layers: [layer] });
  await ask(app, 'draftSave', { body: { id: 'd', baseRev: 0, saveId: 'save-0001', doc }, token });
  const picture = { copyId: doc.copies[0]?.id, mode: 'normal', png: Buffer.from(solid(9, 9)).toString('base64') };
  await ask(app, 'draftPictures', { body: { id: 'd', rev: 1, pictures: [picture] }, token });
  return token;
}

describe.each(EMBEDDED_MEDIA)('transfer on %s', (medium) => {
  let app: App;
  let token: string;
  let file: Blob;
  beforeEach(async () => {
    app = await newBackend(medium);
    token = await withWork(app);
    file = await exportData(app.ports);
  });

  it('an export restores everything after a reset, pictures included', async () => {
    const before = await everything(app);
    await reseed(app.ports, 'empty');
    expect((await everything(app)).drafts).toEqual([]);
    expect(await importData(app.ports, file)).toEqual({ ok: true });
    const after = await everything(app);
    for (const store of ['users', 'drafts', 'docs', 'copyPictures', 'files', 'blobs', 'fonts', 'assembly', 'meta'])
      expect(after[store], store).toEqual(before[store]);
    const { token: fresh } = (await ask(app, 'login', { body: LOGIN })).data;
    expect(
      (await ask(app, 'draftGet', { params: { id: 'd' }, token: fresh })).data.doc.dialNameCn +
        (await ask(app, 'draftGet', { params: { id: 'd' }, token: fresh })).data.doc.dialName,
    ).toBe('表盘');
  });

  it('checking a good file changes nothing', async () => {
    await reseed(app.ports, 'empty');
    const before = await everything(app);
    expect(await checkImport(app.ports, file)).toBeNull();
    expect(await everything(app)).toEqual(before);
  });

  it('the file contains no session and no token', async () => {
    const text = await file.text();
    expect(text).not.toContain(token);
    expect(text).not.toContain('sessions');
  });

  it('an export of an earlier version is migrated: its drafts are listed and found', async () => {
    const old = JSON.parse(await file.text());
    for (const draft of old.stores.drafts) for (const name of ['search', 'shown', 'pictures']) delete draft[name];
    delete old.stores.copyPictures;
    old.version = 6;
    for (const font of old.stores.fonts) delete font.shelf;
    old.stores.meta = old.stores.meta.filter(({ id }: { id: string }) => !id.startsWith('upgrade'));
    expect(await importData(app.ports, new Blob([JSON.stringify(old)]))).toEqual({ ok: true });
    expect((await ask(app, 'draftPage', { params: { dialName: '表' }, token })).data.total).toBe(1);
    expect((await ask(app, 'fontPage', { token })).data.total).toBe(1);
  });

  it('importing an own export keeps the session', async () => {
    await importData(app.ports, file);
    expect((await ask(app, 'userInfo', { token })).code).toBe(200);
  });

  it('a world with money keeps every entry, order, payee and sale', async () => {
    await reseed(app.ports, 'payday');
    const before = await everything(app);
    const money = await exportData(app.ports);
    await reseed(app.ports, 'empty');
    expect(await importData(app.ports, money)).toEqual({ ok: true });
    const after = await everything(app);
    for (const store of ['ledger', 'orders', 'payees', 'sales', 'faces', 'downloads']) {
      expect((after[store] as unknown[]).length, store).toBeGreaterThan(0);
      expect(after[store], store).toEqual(before[store]);
    }
    // Earlier sales count once when they are imported again.
    const { token: fresh } = (await ask(app, 'login', { body: LOGIN })).data;
    const [{ row }] = before.sales as [{ row: object }];
    expect((await ask(app, 'salesImport', { body: { rows: [row] }, token: fresh })).data).toMatchObject({ known: 1 });
  });

  it('a reset ends sessions and leaves the demo account', async () => {
    await reseed(app.ports, 'empty');
    expect((await ask(app, 'userInfo', { token })).code).toBe(403);
    expect((await ask(app, 'login', { body: LOGIN })).code).toBe(200);
  });

  it.each([
    ['no JSON', () => 'hello', 'notAnExport'],
    ['another JSON', () => '{"a":1}', 'notAnExport'],
    ['a newer version', (text: string) => text.replace(/"version":\d+/, '"version":99'), 'newerVersion'],
    ['a missing store', (text: string) => text.replace('"docs":', '"dogs":'), 'damaged'],
    ['a changed picture', (text: string) => text.replace(/"base64":"(.{40})./, '"base64":"$1A'), 'damaged'],
    ['an invalid picture', (text: string) => text.replace(/"base64":"[^"]*"/, '"base64":"%%"'), 'damaged'],
    ['a missing picture', (text: string) => text.replace(/"blobs":\[.*\]/, '"blobs":[]'), 'damaged'],
    ['a changed picture of a copy', (text: string) => text.replace(/"png":"(.{60})./, '"png":"$1A'), 'damaged'],
    [
      'a missing picture of a copy',
      (text: string) => text.replace(/"copyPictures":\[.*?\]/, '"copyPictures":[]'),
      'damaged',
    ],
    [
      'a picture of a copy that no design names',
      (text: string) => text.replace('"pictures":[', '"pictured":['),
      'damaged',
    ],
    ['an unreadable document', (text: string) => text.replace(/"schemaVersion":\d+/, '"schemaVersion":"x"'), 'damaged'],
    ['a wrong field', (text: string) => text.replace('"rev":1', '"rev":-1'), 'damaged'],
  ])('%s is refused and nothing changes', async (_, damage, reason) => {
    const before = await everything(app);
    const text = await file.text();
    expect(damage(text)).not.toBe(text);
    expect(await checkImport(app.ports, new Blob([damage(text)]))).toBe(reason);
    expect(await importData(app.ports, new Blob([damage(text)]))).toEqual({ ok: false, reason });
    expect(await everything(app)).toEqual(before);
  });
});

it('a file above the limit is refused before it is read', async () => {
  const app = await newBackend('memory');
  const huge = {
    size: IMPORT_BYTES_MAX + 1,
    text: () => Promise.reject(new Error('must not be read')),
  } as unknown as Blob;
  expect(await importData(app.ports, huge)).toEqual({ ok: false, reason: 'tooLarge' });
});

// The demo's data as one file: both parts are exported and imported together, and a fault in one leaves both unchanged.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { webPasswords } from '@/backend/adapters/web';
import type { App } from '@/backend/app';
import { STORE_NAMES } from '@/backend/records';
import { checkImport, exportData, importData } from '@/backend/transfer';
import { createDemoTools } from '@/features/testers/demo/demoData';
import { DEMO_FILE_BYTES_MAX } from '@/features/testers/demo/demoFile';
import { makeBackend } from '@/mocks/backend';
import { inProcessFetch } from '@/mocks/inProcess';
import { reseed } from '@/mocks/worlds/scenarios';
import { createAssets } from '@/service/localDrafts/assets';
import { createJournal } from '@/service/localDrafts/createJournal';
import { createDeviceData } from '@/service/localDrafts/deviceData';
import { memoryDatabase } from '@/service/localDrafts/memoryDatabase';
import { timers } from '@/service/localDrafts/schedule';
import { LOGIN, requestOf } from '../../support/backendWorld';
import { imageLayer, sampleDesign } from '../../support/designs';
import { solid } from '../../support/images';

const decode = async () => ({ width: 1, height: 1 });

async function world() {
  const app: App = await makeBackend({ passwords: webPasswords(1) });
  const db = memoryDatabase();
  const journal = createJournal({ db, now: () => 1, schedule: timers });
  const assets = createAssets({ db });
  const startOver = vi.fn();
  let open: string[] = [];
  const tools = createDemoTools({
    backend: {
      fetch: inProcessFetch(app),
      servesFiles: () => false,
      persistent: false,
      exportData: () => exportData(app.ports),
      checkImport: (file) => checkImport(app.ports, file),
      importData: (file) => importData(app.ports, file),
      resetData: () => reseed(app.ports, 'empty'),
    },
    device: createDeviceData({ db, journal, inUse: async () => open, broadcast: null, now: () => 2, decode }),
    assets,
    forget: startOver,
  });
  const ask = async (...args: Parameters<typeof requestOf>) => (await app.fetch(requestOf(...args))).json();
  const ref = await assets.putAsset(new Blob([solid(3, 3)]));
  await assets.noteUpload(ref, 'demo-designer', '/api/files/1');
  const { token } = (await ask('login', { body: LOGIN })).data;
  const doc = sampleDesign({ id: 'saved', name: 'Saved' });
  await ask('draftSave', { body: { id: 'saved', baseRev: 0, saveId: 'save-0001', doc }, token });
  journal.edit(sampleDesign({ id: 'local', layers: [imageLayer('p', ref)] }), { owner: 'visitor', baseRev: 0 });
  await journal.flush();
  const server = () =>
    app.ports.uow.ro(STORE_NAMES, async (tx) => ({
      drafts: await tx.list('drafts', { order: 'ascending', limit: 1000 }),
      docs: await tx.list('docs', { order: 'ascending', limit: 1000 }),
    }));
  const edits = (...ids: string[]) => {
    open = ids;
  };
  return { app, db, tools, startOver, assets, ref, server, edits, here: async () => [await server(), await db.dump()] };
}

type World = Awaited<ReturnType<typeof world>>;
let w: World;
let file: Blob;
beforeEach(async () => {
  w = await world();
  file = await w.tools.exportData();
});

const apply = async (blob: Blob) => {
  const checked = await w.tools.checkImport(blob);
  if (!checked.ok) return checked.reason;
  return checked.apply();
};

it('a reset removes both parts', async () => {
  await w.tools.resetData();
  expect(await w.here()).toEqual([
    { drafts: [], docs: [] },
    { designs: [], journal: [], assets: [], quarantine: [], reports: [], versions: [], sets: [] },
  ]);
  expect(w.startOver).toHaveBeenCalledOnce();
});

it('a reset keeps what a tab edits on this device, with its pictures; an import waits until no tab edits', async () => {
  w.edits('local');
  expect(await w.tools.resetData()).toBe(1);
  expect(await w.here()).toEqual([
    { drafts: [], docs: [] },
    expect.objectContaining({
      designs: [expect.objectContaining({ id: 'local' })],
      assets: [expect.objectContaining({ uploads: [expect.anything()] })],
    }),
  ]);
  const before = await w.here();
  expect([await apply(file), await apply(await exportData(w.app.ports))]).toEqual(['inUse', 'inUse']);
  expect(await w.here()).toEqual(before);
});

it('an import restores both, including known uploads', async () => {
  const [server, device] = await w.here();
  await w.tools.resetData();
  expect(await apply(file)).toBeNull();
  const [serverAfter, deviceAfter] = await w.here();
  expect(serverAfter).toEqual(server);
  expect(deviceAfter).toMatchObject({ designs: (device as { designs: unknown[] }).designs });
  expect(await w.assets.uploadedUrl(w.ref, 'demo-designer')).toBe('/api/files/1');
});

it('checking a file changes nothing', async () => {
  await w.tools.resetData();
  const before = await w.here();
  expect(await w.tools.checkImport(file)).toMatchObject({ ok: true, replaces: 'all' });
  expect(await w.here()).toEqual(before);
});

it('a file with only the backend, as older versions wrote it, leaves the designs of this device', async () => {
  const older = await exportData(w.app.ports);
  const [server, device] = await w.here();
  await reseed(w.app.ports, 'empty');
  expect(await w.tools.checkImport(older)).toMatchObject({ ok: true, replaces: 'saved' });
  expect(await apply(older)).toBeNull();
  const [serverAfter, deviceAfter] = await w.here();
  expect(serverAfter).toEqual(server);
  expect((deviceAfter as { designs: unknown }).designs).toEqual((device as { designs: unknown }).designs);
  expect(await w.assets.uploadedUrl(w.ref, 'demo-designer')).toBeNull();
});

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
describe('a refused file changes neither part', () => {
  it.each<[string, (text: string) => string, string]>([
    ['no JSON', () => 'hello', 'notAnExport'],
    ['another JSON', () => '{"a":1}', 'notAnExport'],
    ['a newer version', (text) => text.replace('"version":1', '"version":2'), 'newerVersion'],
    [
      'a newer backend part',
      (text) => text.replace(/("format":"dialwright-backend","version":)\d+/, '$199'),
      'newerVersion',
    ],
    ['no local part', (text) => text.replace('"local":', '"locals":'), 'damaged'],
    ['no backend part', (text) => text.replace('"backend":', '"backends":'), 'damaged'],
    ['a damaged backend part', (text) => text.replace('"drafts":', '"draughts":'), 'damaged'],
    ['a damaged local part', (text) => text.replace('"journal":', '"journey":'), 'damaged'],
    ['a changed picture', (text) => text.replace(/"base64":"(.{60})./, '"base64":"$1A'), 'damaged'],
    [
      'a backend part 100,000 deep',
      (text) => text.replace('"backend":{', `"backend":{"x":${deep(100_000)},`),
      'damaged',
    ],
    ['a local part 100,000 deep', (text) => text.replace('"journal":[', `"journal":[${deep(100_000)},`), 'damaged'],
  ])('%s', async (_, damage, reason) => {
    const before = await w.here();
    const text = await file.text();
    expect(damage(text)).not.toBe(text);
    expect(await apply(new Blob([damage(text)]))).toBe(reason);
    expect(await w.here()).toEqual(before);
    expect(w.startOver).not.toHaveBeenCalled();
  });

  it('one above the limit, unread', async () => {
    const text = () => Promise.reject(new Error('must not be read'));
    expect(await apply({ size: DEMO_FILE_BYTES_MAX + 1, text } as unknown as Blob)).toBe('tooLarge');
  });

  it("one that exceeds this device's storage: the backend is restored", async () => {
    await w.tools.resetData();
    w.startOver.mockClear();
    const before = await w.here();
    vi.spyOn(w.db, 'restore').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    expect(await apply(file)).toBe('storageFull');
    expect(await w.here()).toEqual(before);
    expect(w.startOver).not.toHaveBeenCalled();
  });

  it('one that the store of this device fails on: the backend is restored, and the failure is reported', async () => {
    await w.tools.resetData();
    const before = await w.here();
    vi.spyOn(w.db, 'restore').mockRejectedValue(new DOMException('closed', 'InvalidStateError'));
    await expect(apply(file)).rejects.toMatchObject({ name: 'InvalidStateError' });
    expect(await w.here()).toEqual(before);
  });
});

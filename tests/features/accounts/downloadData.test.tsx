// A designer downloads everything of the account as one ZIP file.
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readZip } from '@/bytes/zip/readZip';
import { inProcessFetch } from '@/mocks/inProcess';
import { readProjectZip } from '@/output/projectZip';
import { DEMO_ACCOUNT } from '@/schemas/session';
import { CODE } from '@/schemas/wire/envelope';
import { operations } from '@/schemas/wire/operations';
import { setBackendFetch } from '@/service/api/backendPort';
import { readToken } from '@/service/session/tokenStore';
import { imageFile, solid } from '@/tests/support/images';
import { dismissToast, toasts } from '@/ui/toasts';
import { openWorld } from '../../pages/world';
import { formOf, requestOf } from '../../support/backendWorld';

const files: Blob[] = [];
vi.mock('@/drafts/saving/saveFile', () => ({ saveFile: (file: Blob) => files.push(file) }));
beforeEach(() => {
  files.splice(0);
  for (const { id } of toasts.get()) dismissToast(id);
});
const main = () => within(screen.getByRole('main'));

async function opened() {
  const world = await openWorld('/profile', { signedIn: true, scenario: 'demo' });
  world.show();
  await world.user.click(await main().findByRole('button', { name: 'Download data' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Download your data' }));
  return { ...world, dialog, make: () => world.user.click(dialog.getByRole('button', { name: 'Make the file' })) };
}

/** The files in the ZIP file by name. */
async function unzipped() {
  const read = await readZip(new Uint8Array(await files.at(-1)!.arrayBuffer()));
  if (!read.ok) throw new Error(`not a zip file: ${read.fault.kind}`);
  return read.entries;
}
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

it('contains designs that can be opened again, pictures, faces, money and the profile', async () => {
  const world = await opened();
  await world.make();
  expect(
    await world.dialog.findByText('Dialwright data of Demo.zip was downloaded.', undefined, { timeout: 20_000 }),
  ).toBeTruthy();
  const zip = await unzipped();
  const names = [...zip.keys()];
  expect(names).toEqual(
    expect.arrayContaining(['README.txt', 'profile.json', 'faces.json', 'ledger.json', 'ledger.csv']),
  );
  expect(JSON.parse(textOf(zip.get('profile.json')))).toMatchObject({ phone: DEMO_ACCOUNT.phone });
  expect(JSON.parse(textOf(zip.get('ledger.json'))).length).toBeGreaterThan(0);
  const lines = textOf(zip.get('ledger.csv')).trim().split('\r\n');
  expect(lines).toHaveLength(JSON.parse(textOf(zip.get('ledger.json'))).length + 1);
  const designs = names.filter((name) => name.startsWith('designs/'));
  expect(designs.length).toBeGreaterThan(1);
  for (const name of designs) expect(await readProjectZip(zip.get(name)!)).toMatchObject({ ok: true });
});

it('says why the file was not made, and makes it on the next try', async () => {
  const world = await opened();
  world.app.faults.plan([{ op: 'accountRecords', kind: 'network' }]);
  await world.make();
  expect(await world.dialog.findByText('Network connection error, please retry later.')).toBeTruthy();
  expect(files).toEqual([]);
  await world.make();
  expect(await world.dialog.findByText(/was downloaded/, undefined, { timeout: 20_000 })).toBeTruthy();
  expect(files).toHaveLength(1);
});

it('names a picture whose file is lost, and contains everything else', async () => {
  const world = await opened();
  const body = formOf(imageFile(solid(6, 6), 'lost.png'));
  const uploaded = await world.app.fetch(requestOf('upload', { body, token: readToken() }));
  expect(uploaded.status).toBe(200);
  await world.app.ports.uow.rw(['blobs'], (tx) => tx.clear('blobs'));
  await world.make();
  expect(await world.dialog.findByText('pictures/001 lost.png')).toBeTruthy();
  const names = [...(await unzipped()).keys()];
  expect(names).toContain('profile.json');
  expect(names).not.toContain('pictures/001 lost.png');
});

it.each(['picturePage', 'pictureSetPage', 'draftPage'] as const)('says once that %s failed', async (op) => {
  const world = await opened();
  world.app.faults.plan([{ op, kind: 'network' }]);
  await world.make();
  await world.dialog.findByText('Network connection error, please retry later.');
  expect(toasts.get()).toEqual([]);
});

it('contains every picture set, also those of a second page', async () => {
  const world = await opened();
  const owner = world.work.owner();
  await world.app.ports.uow.rw(['pictureSets'], async (tx) => {
    for (let at = 0; at < 130; at += 1) {
      const setId = `set-${String(at).padStart(5, '0')}`;
      const set = { id: `${owner}/${setId}`, owner, setId, name: setId, files: [], savedAt: at };
      await tx.put('pictureSets', set);
    }
  });
  await world.make();
  await world.dialog.findByText(/was downloaded/, undefined, { timeout: 20_000 });
  const sets: { id: string }[] = JSON.parse(textOf((await unzipped()).get('picture-sets.json')));
  expect(new Set(sets.map(({ id }) => id)).size).toBe(130);
});

describe('a server that takes no more requests for now', () => {
  /** The second request of records is refused once, for this time, ms. */
  const refusing = async (retryMs: number) => {
    const world = await opened();
    const answer = inProcessFetch(world.app);
    let records = 0;
    setBackendFetch(async (request) => {
      if (new URL(request.url).pathname !== operations.accountRecords.path) return answer(request);
      records += 1;
      if (records !== 2) return answer(request);
      return Response.json({ code: CODE.tooMany, success: false, data: { retryMs }, msg: '稍后', enMsg: 'Later' });
    });
    await world.make();
    expect(await world.dialog.findByText(/^Too many requests. The download continues at /)).toBeTruthy();
    return world;
  };

  it('is waited for, and the file is complete', async () => {
    const world = await refusing(400);
    await world.dialog.findByText(/was downloaded/, undefined, { timeout: 20_000 });
    expect([...(await unzipped()).keys()]).toContain('ai-texts.json');
  });

  it('can be cancelled', async () => {
    const world = await refusing(600_000);
    const progress = within(world.dialog.getByRole('progressbar').parentElement!);
    await world.user.click(progress.getByRole('button', { name: 'Cancel' }));
    expect(await world.dialog.findByText('Cancelled. No file was made.')).toBeTruthy();
    expect(files).toEqual([]);
  });
});

it('is cancelled while the list of pictures is being read', async () => {
  const world = await opened();
  const answer = inProcessFetch(world.app);
  let pages = 0;
  setBackendFetch((request) => {
    if (new URL(request.url).pathname !== operations.picturePage.path) return answer(request);
    pages += 1;
    return new Promise(() => undefined);
  });
  await world.make();
  await vi.waitFor(() => expect(pages).toBe(1), 5000);
  const progress = within(world.dialog.getByRole('progressbar').parentElement!);
  await world.user.click(progress.getByRole('button', { name: 'Cancel' }));
  expect(await world.dialog.findByText('Cancelled. No file was made.')).toBeTruthy();
});

// Designers who save at once over PostgreSQL: saves of different designs do not fail each other, and no acknowledged one is lost.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderBlobs } from '@/backend/adapters/blobFiles';
import type { SqlDriver } from '@/backend/adapters/sql/driver';
import { migrate } from '@/backend/adapters/sql/migrate';
import { sqlUow } from '@/backend/adapters/sql/sqlUow';
import { randomIds, webHash, webPasswords } from '@/backend/adapters/web';
import { type App, createApp } from '@/backend/app';
import type { Uow } from '@/backend/shared/ports';
import { makeBackend } from '@/mocks/backend';
import { demoMessenger } from '@/mocks/demoMessenger';
import type { OperationId } from '@/schemas/wire/operations';
import { faceDesign, publisher } from '../../contract/publishing';
import type { World } from '../../contract/world';
import { type Asked, formOf, requestOf, userRecord } from '../../support/backendWorld';
import { imageFile, solid } from '../../support/images';
import { newDriver } from '../../support/media';
import { POSTGRES_PROGRAMS } from '../../support/postgres';

const DESIGNERS = Array.from({ length: 16 }, (_, at) => `designer-${at}`);
const SAVES = 10;

describe.skipIf(!POSTGRES_PROGRAMS)('designers over PostgreSQL', () => {
  let driver: SqlDriver;
  let uow: Uow;
  let folder = '';
  /** Two processes over the same database. */
  let apps: readonly App[] = [];
  let failures = 0;
  const clock = { now: Date.UTC(2026, 10, 20) };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dialwright-savers-'));
    driver = await newDriver('postgres');
    await migrate(driver);
    const watched: SqlDriver = {
      ...driver,
      transaction: async (...run) => {
        try {
          return await driver.transaction(...run);
        } catch (thrown) {
          if ((thrown as { code?: string }).code === '40001') failures += 1;
          throw thrown;
        }
      },
    };
    const blobs = folderBlobs(folder);
    const ports = {
      ...{ blobs, clock: () => clock.now, ids: randomIds, passwords: webPasswords(1), messenger: demoMessenger() },
      uow: sqlUow(watched, blobs),
    };
    const first = await makeBackend(ports);
    uow = ports.uow;
    apps = [first, createApp({ ...first.ports, uow: sqlUow(watched, blobs) })];
    for (const id of [...DESIGNERS, 'moderator'])
      await uow.rw(['users', 'sessions'], async (tx) => {
        await tx.put('users', userRecord({ id, roles: id === 'moderator' ? ['moderator'] : [] }));
        await tx.put('sessions', { id: await webHash(id), userId: id, seenAt: clock.now });
      });
  });
  afterAll(async () => {
    await driver.close();
    await rm(folder, { recursive: true, force: true });
  });

  let calls = 0;
  /** Calls go to both processes in turn. */
  const send = async (op: OperationId, { token, ...request }: Asked) => {
    calls += 1;
    const response = await apps[calls % apps.length]!.fetch(requestOf(op, { ...request, token: token ?? '' }));
    return { status: response.status, ...(await response.json()) };
  };
  const save = (token: string, id: string, baseRev: number, name = 'Aurora') =>
    send('draftSave', { token, body: { id, baseRev, saveId: randomUUID(), doc: faceDesign(id, { name }) } });
  const world = { send, clock } as unknown as World;

  it('save different designs and upload pictures without a serialization failure', async () => {
    failures = 0;
    const revs = await Promise.all(
      DESIGNERS.map(async (designer) => {
        let rev = 0;
        for (let at = 0; at < SAVES; at += 1) {
          const picture = imageFile(solid(4, at + 1), `${at}.png`);
          expect((await send('upload', { token: designer, body: formOf(picture) })).code).toBe(200);
          rev = (await save(designer, `own-${designer}`, rev)).data.rev;
        }
        return rev;
      }),
    );
    expect(revs).toEqual(DESIGNERS.map(() => SAVES));
    expect(failures).toBe(0);
    const stored = await uow.ro(['counts', 'storage', 'files'], (tx) =>
      Promise.all(
        DESIGNERS.map(async (id) => {
          const files = await tx.list('files', { by: 'ownerNewest', of: id, order: 'ascending', limit: 99 });
          const bytes = files.reduce((sum, { fileSize }) => sum + fileSize, 0);
          return [files.length, (await tx.get('counts', id))?.draft, (await tx.get('storage', id))?.bytes === bytes];
        }),
      ),
    );
    expect(stored).toEqual(DESIGNERS.map(() => [SAVES, 1, true]));
  });

  it('save one design in five tabs: each revision is acknowledged once, and the counts of the owner are exact', async () => {
    const [owner = ''] = DESIGNERS;
    const before = await uow.ro(['counts'], (tx) => tx.get('counts', owner));
    const tabs = Array.from({ length: 5 }, (_, at) => at);
    const acknowledged: number[] = [];
    for (let rev = 0; rev < 6; rev += 1) {
      const answers = await Promise.all(tabs.map((tab) => save(owner, 'shared', rev, `tab ${tab}`)));
      for (const { code, data } of answers) if (code === 200) acknowledged.push(data.rev);
      expect(answers.map(({ status }) => status)).toEqual(tabs.map(() => 200));
    }
    expect(acknowledged).toEqual([1, 2, 3, 4, 5, 6]);
    // Five further designs, each from its own tab.
    await Promise.all(tabs.map((tab) => save(owner, `tab-${tab}`, 0)));
    const [counts, faces] = await uow.ro(['counts', 'faces'], async (tx) => [
      await tx.get('counts', owner),
      await tx.count('faces', { by: 'ownerStatus', of: [owner, 'yes', 'draft'] }),
    ]);
    expect(counts?.draft).toBe((before?.draft ?? 0) + 6);
    expect(faces).toBe(counts?.draft);
  });

  it('of two accounts that save the same new design one gets it', async () => {
    for (let at = 0; at < 5; at += 1) {
      const answers = await Promise.all(DESIGNERS.map((designer) => save(designer, `contested-${at}`, 0)));
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
      expect(answers.every(({ status }) => status === 200)).toBe(true);
    }
  });

  it('save while a moderator decides: neither the saves nor the verdicts are lost', async () => {
    const designers = DESIGNERS.slice(0, 6);
    await Promise.all(
      designers.map(async (designer) => {
        const face = publisher(world, `judged-${designer}`, designer);
        await face.save();
        expect((await face.publish()).code).toBe(200);
        for (const task of await face.tasks()) expect((await face.upload(task)).code).toBe(200);
      }),
    );
    clock.now += 60_000;
    const judged = await Promise.all(
      designers.map(async (designer) => {
        const id = `judged-${designer}`;
        const verdict = send('changeAudit', { token: 'moderator', params: { id, pass: 'true', reason: '' } });
        let rev = 1;
        for (let at = 0; at < 5; at += 1) rev = (await save(designer, id, rev, `after ${at}`)).data.rev;
        return { rev, code: (await verdict).code };
      }),
    );
    expect(judged).toEqual(designers.map(() => ({ rev: 6, code: 200 })));
    const faces = await uow.ro(['faces', 'drafts', 'counts'], (tx) =>
      Promise.all(
        designers.map(async (designer) => {
          const face = await tx.get('faces', `judged-${designer}`);
          const draft = await tx.get('drafts', `judged-${designer}`);
          const counts = await tx.get('counts', designer);
          return { rev: face?.rev, draft: draft?.rev, live: face?.status, counted: counts?.[face?.status ?? 'draft'] };
        }),
      ),
    );
    expect(faces).toEqual(designers.map(() => ({ rev: 6, draft: 6, live: 'live', counted: 1 })));
  });

  it('delete a picture while a save uses it: either the save or the deletion is refused', async () => {
    const [, owner = ''] = DESIGNERS;
    for (let at = 0; at < 8; at += 1) {
      const picture = imageFile(solid(7, at + 20), `${at}.png`);
      const { data: file } = await send('upload', { token: owner, body: formOf(picture) });
      const style = { url: file.url };
      const layers = [{ uuid: 'picture', label: 'Picture', nodeType: 'image', style }];
      const id = `pictured-${at}`;
      const doc = faceDesign(id, { layers });
      const [saved, deleted] = await Promise.all([
        send('draftSave', { token: owner, body: { id, baseRev: 0, saveId: randomUUID(), doc } }),
        send('pictureDelete', { token: owner, params: { id: file.id } }),
      ]);
      expect([saved.code === 200, deleted.code === 200].filter(Boolean)).toHaveLength(1);
    }
  });
});

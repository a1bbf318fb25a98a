// Stored bytes of packages: only those of the caller's own task, and only of the package that the task waits for.
import { expect, it, vi } from 'vitest';
import { storeBlobs } from '@/backend/adapters/blobs';
import { memoryUow } from '@/backend/adapters/memory';
import { webPasswords } from '@/backend/adapters/web';
import type { RecordOf } from '@/backend/records';
import { makeBackend } from '@/mocks/backend';
import { LOGIN, requestOf, START } from '../support/backendWorld';
import { sampleDesign } from '../support/designs';
import { packageFile } from '../support/storePackages';

it('K4 a file that is not the package of an own task leaves no bytes', async () => {
  const uow = memoryUow();
  const blobs = storeBlobs(uow);
  const put = vi.spyOn(blobs, 'put');
  const app = await makeBackend({ uow, blobs, passwords: webPasswords(1), clock: () => START });
  const ask = async (...args: Parameters<typeof requestOf>) => (await app.fetch(requestOf(...args))).json();
  const { token, user } = (await ask('login', { body: LOGIN })).data;
  const design = sampleDesign({ id: 'face' });
  await ask('draftSave', { body: { id: 'face', baseRev: 0, saveId: 'save-0001', doc: design }, token });
  const [task] = (await ask('buildPreview', { params: { id: 'face' }, token })).data;
  const own = await packageFile(design, task.copyId);
  const words = { uuid: 'words', label: 'Words', nodeType: 'text', style: { text: 'Hi' } };
  const other = sampleDesign({ id: 'face', layers: [words] });
  const send = async (taskId: string, file: Blob) => {
    const body = new FormData();
    body.append('taskId', taskId);
    body.append('file', file, 'face.apk');
    return (await ask('packageUpload', { body, token })).code;
  };
  const belong = (owner: string) =>
    uow.rw(['builds'], async (tx) => {
      const build = (await tx.get('builds', task.id)) as RecordOf<'builds'>;
      await tx.put('builds', { ...build, owner });
    });
  await belong('somebody');
  expect(await send(task.id, own)).toBe(404);
  expect(await send('no-such-task', own)).toBe(404);
  await belong(user.userId);
  expect(await send(task.id, await packageFile(other, task.copyId))).toBe(400);
  expect(put).not.toHaveBeenCalled();
  expect(await send(task.id, own)).toBe(200);
  expect(put).toHaveBeenCalledTimes(1);
});

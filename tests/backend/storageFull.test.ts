// A full disk: a clear error, the previous version intact.
import { describe, expect, it } from 'vitest';
import { memoryUow } from '@/backend/adapters/memory';
import { webPasswords } from '@/backend/adapters/web';
import { StorageFullError, type Uow } from '@/backend/shared/ports';
import { makeBackend } from '@/mocks/backend';
import { LOGIN, requestOf } from '../support/backendWorld';
import { sampleDesign } from '../support/designs';

describe('a full disk', () => {
  it('refuses the save with its own code and keeps the last revision', async () => {
    const medium = memoryUow();
    let full = false;
    const uow: Uow = {
      ...medium,
      rw: (stores, work) =>
        medium.rw(stores, async (tx) => {
          const result = await work(tx);
          if (full && stores.includes('docs')) throw new StorageFullError('quota exceeded');
          return result;
        }),
    };
    const app = await makeBackend({ uow, passwords: webPasswords(1) });
    const ask = async (...args: Parameters<typeof requestOf>) => (await app.fetch(requestOf(...args))).json();
    const { token } = (await ask('login', { body: LOGIN })).data;
    const body = { id: 'd', baseRev: 0, saveId: 'save-0001', doc: sampleDesign({ id: 'd' }) };
    expect((await ask('draftSave', { body, token })).code).toBe(200);
    full = true;
    const refused = await ask('draftSave', { body: { ...body, baseRev: 1, saveId: 'save-0002' }, token });
    expect([refused.code, refused.enMsg]).toEqual([507, 'There is not enough storage space. Nothing was saved.']);
    expect((await ask('draftGet', { params: { id: 'd' }, token })).data.rev).toBe(1);
  });
});

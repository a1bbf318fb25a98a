// The font list outside components: complete even if an upload makes a running request stale.
import { afterEach, expect, it } from 'vitest';
import { webPasswords } from '@/backend/adapters/web';
import { makeBackend } from '@/mocks/backend';
import { inProcessFetch } from '@/mocks/inProcess';
import { DEMO_ACCOUNT } from '@/schemas/session';
import { draftPage } from '@/service/api/drafts';
import { fontList, uploadFont } from '@/service/api/fonts';
import { login } from '@/service/api/signIns';
import { dropToken } from '@/service/session/tokenStore';
import { roboto } from '../../support/fonts';
import { storeOver } from './store';

afterEach(dropToken);

it('is complete after an upload, although a running request delayed the invalidation', async () => {
  const answer = inProcessFetch(await makeBackend({ passwords: webPasswords(1) }));
  let release = () => {};
  const blocked = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { store } = storeOver(async (request) => {
    if (request.url.includes('draft')) await blocked;
    // The list is provided last: stale data is invalidated as it arrives.
    if (request.url.includes('font') && request.method === 'GET') {
      release();
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    return answer(request);
  });
  await store.dispatch(
    login.initiate({
      account: { phone: DEMO_ACCOUNT.phone },
      password: DEMO_ACCOUNT.password,
      staySignedIn: false,
    }),
  );
  const other = store.dispatch(draftPage.initiate({ current: 1, size: 5 }));
  const file = new File([roboto], 'Clear.ttf', { type: 'font/ttf' });
  const font = await store.dispatch(uploadFont.initiate({ file })).unwrap();
  expect((await fontList(store.dispatch)).map(({ id }) => id)).toContain(font.id);
  await other;
  other.unsubscribe();
});

// A face in review, for the pages' tests: published, built, and waiting for a moderator; and a moderator's verdict.
import type { Design } from '@/schemas/design';
import type { BodyOf } from '@/schemas/wire/operations';
import { apiUrl } from '@/service/api/backendPort';
import { faceGet, facePublish } from '@/service/api/faces';
import { readToken } from '@/service/session/tokenStore';
import type { openWorld } from './world';

type World = Awaited<ReturnType<typeof openWorld>>;
type Sent = BodyOf<'facePublish'>['facts'];

/** Publishes a saved design of the demo's account; its packages exist immediately. */
export async function sendToReview(
  { app, store }: Pick<World, 'app' | 'store'>,
  { id, dialName }: Design,
  over: Partial<Sent> = {},
) {
  const owner = 'demo-designer';
  const picture = {
    id: 'p',
    owner,
    ownerHash: 'p',
    blob: 'p',
    name: 'p.png',
    search: 'p.png',
    type: 'image/png' as const,
  };
  await app.ports.uow.rw(['files'], (tx) =>
    tx.put('files', { ...picture, fileSize: 70, width: 9, height: 9, createdAt: 1 }),
  );
  const facts: Sent = {
    ...{ dialNameCn: '', dialName, description: 'A calm dial over a dark sky.', category: 'classic' },
    ...{ tags: 'dark,stars', themeColors: ['#0a1b2c'], features: ['alwaysOn'], range: 'all' },
    ...{ price: null, previewImage: '/api/files/p', detailImages: [], copyright: false, paymentType: 'vip' },
    ...over,
  };
  const { rev } = await store.dispatch(faceGet.initiate(id, { forceRefetch: true, subscribe: false })).unwrap();
  const publishId = `publish-${id}-${Date.now()}`;
  await store.dispatch(facePublish.initiate({ id, rev, publishId, facts })).unwrap();
  await app.ports.uow.rw(['builds', 'faces'], async (tx) => {
    const face = await tx.get('faces', id);
    for (const task of face?.pending?.builds ?? []) {
      const build = await tx.get('builds', task);
      if (build) await tx.put('builds', { ...build, uploadedAt: 1, blob: 'b', size: 5 });
    }
    if (face) await tx.put('faces', { ...face, waiting: 'yes', dueAt: 0 });
  });
}

/** A verdict of another moderator, outside the page. */
export async function judge(
  { app }: Pick<World, 'app'>,
  id: string,
  { pass, reason = '' }: { pass: boolean; reason?: string },
) {
  const query = new URLSearchParams({ id, pass: String(pass), reason });
  const url = apiUrl(`/api/face/web/change/audit?${query}`);
  await app.fetch(new Request(url, { method: 'PUT', headers: { token: readToken() ?? '' } }));
}

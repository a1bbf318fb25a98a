// A designer who saves a face, publishes it and makes its packages, over the real backend.
import { webPasswords } from '@/backend/adapters/web';
import { defaultLimits } from '@/backend/shared/domain/accountLimits';
import { makeBackend } from '@/mocks/backend';
import { inProcessFetch } from '@/mocks/inProcess';
import { makePackages } from '@/packaging/builds/makePackages';
import type { Packager } from '@/packaging/packager';
import { DEMO_ACCOUNT } from '@/schemas/session';
import type { Fault } from '@/schemas/testers';
import { buildList } from '@/service/api/builds';
import { saveDraft } from '@/service/api/drafts';
import { faceGet, facePublish } from '@/service/api/faces';
import { login } from '@/service/api/signIns';
import { upload } from '@/service/api/uploads';
import { FACTS, faceDesign } from '../../contract/publishing';
import { storeOver } from '../../service/api/store';
import { imageFile, solid } from '../../support/images';

export const FACE_ID = 'face-1';

/** A signed-in designer with one face of two copies, over a separate backend. */
export async function publishingDesigner({ packager }: { packager: Packager }) {
  const clock = { now: Date.UTC(2026, 10, 20) };
  const app = await makeBackend({ passwords: webPasswords(1), clock: () => clock.now });
  const { store } = storeOver(inProcessFetch(app));
  const { phone, password } = DEMO_ACCOUNT;
  await store.dispatch(login.initiate({ account: { phone }, password, staySignedIn: false })).unwrap();
  let saves = 0;
  const now = { forceRefetch: true, subscribe: false } as const;
  const self = {
    app,
    clock,
    dispatch: store.dispatch,
    async save(name = 'Aurora', typefaces: readonly string[] = []) {
      saves += 1;
      const saveId = `save-000${saves}`;
      const doc = faceDesign(FACE_ID, {
        name,
        both: true,
        layers: [
          { uuid: 't', label: name, nodeType: 'text', style: {} },
          ...typefaces.map((fontFamily, at) => ({
            uuid: `f${at}`,
            label: fontFamily,
            nodeType: 'text',
            style: { fontFamily },
          })),
        ],
      });
      await store.dispatch(saveDraft.initiate({ id: FACE_ID, baseRev: saves - 1, saveId, doc })).unwrap();
    },
    async publish() {
      const { url } = await store.dispatch(upload.initiate(imageFile(solid(9, 9), 'preview.png'))).unwrap();
      const facts = { ...FACTS, range: 'all' as const, paymentType: 'free' as const, price: null, previewImage: url };
      const body = { id: FACE_ID, rev: saves, publishId: `publish-${saves}`, facts };
      await store.dispatch(facePublish.initiate(body)).unwrap();
    },
    make: (other: Packager = packager) =>
      makePackages(FACE_ID, 'publish', { dispatch: store.dispatch, packager: other }),
    tasks: () => store.dispatch(buildList.initiate(FACE_ID, now)).unwrap(),
    face: () => store.dispatch(faceGet.initiate(FACE_ID, now)).unwrap(),
    fail: (...faults: Fault[]) => app.faults.plan(faults),
    pass: () => {
      clock.now += defaultLimits.buildMs;
    },
  };
  return self;
}

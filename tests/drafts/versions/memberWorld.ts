// A device with its own work and an account behind an embedded backend, for tests of versions.
import 'fake-indexeddb/auto';
import { copyPicturesFor } from '@/app/copyPictures';
import { openLocalWork } from '@/app/openLocalWork';
import { addReducer, createStore } from '@/app/store';
import { webPasswords } from '@/backend/adapters/web';
import type { DrawCopy } from '@/drafts/saving/copyPictures';
import { documentReducer } from '@/editor/document/documentSlice';
import { wordsOf as wordsOfLayer } from '@/face/nodes';
import { makeBackend } from '@/mocks/backend';
import { inProcessFetch } from '@/mocks/inProcess';
import type { Design } from '@/schemas/design';
import { DEMO_ACCOUNT } from '@/schemas/session';
import type { Fault } from '@/schemas/testers';
import type { OperationId } from '@/schemas/wire/operations';
import { setBackendFetch } from '@/service/api/backendPort';
import { login } from '@/service/api/signIns';
import { dropToken, readToken } from '@/service/session/tokenStore';
import { freshIndexedDb } from '../../service/localDrafts/world';
import { requestOf } from '../../support/backendWorld';
import { sampleDesign, textLayer } from '../../support/designs';
import { solid } from '../../support/images';

export const ID = 'design-1';

/** A device and an account, with nobody signed in. `draw` draws the pictures of saved copies. */
export async function setUp(draw?: DrawCopy) {
  dropToken();
  freshIndexedDb();
  const app = await makeBackend({ passwords: webPasswords(1), decode: null });
  const line = { isDown: false };
  const answer = inProcessFetch(app);
  setBackendFetch((request) => (line.isDown ? Promise.reject(new TypeError('Failed to fetch')) : answer(request)));
  const store = createStore();
  addReducer(store, 'editor', documentReducer);
  const work = await openLocalWork(store, draw && copyPicturesFor(store, draw).make);
  /** Calls the account directly, without the client and its cache. */
  const ask = async (op: OperationId, params: Record<string, string | number>) => {
    const answered = await app.fetch(requestOf(op, { params, token: readToken() }));
    return (await answered.json()).data;
  };
  const self = {
    line,
    app,
    ask,
    store,
    work,
    fail: (...faults: Fault[]) => app.faults.plan(faults),
    async signIn(phone: string = DEMO_ACCOUNT.phone) {
      const { password } = DEMO_ACCOUNT;
      await store.dispatch(login.initiate({ account: { phone }, password, staySignedIn: false })).unwrap();
      await work.adopt(ID);
    },
    async picture(color: string) {
      return work.assets.putAsset(new Blob([solid(9, 9, color)], { type: 'image/png' }));
    },
    async save(design: Design, baseRev: number) {
      const result = await work.saver.save(design, { owner: work.owner(), baseRev });
      if (result.kind !== 'saved') throw new Error(`not saved: ${result.kind}`);
      return result;
    },
    /** The account's versions, newest first, each with the texts of its layers. */
    async inAccount() {
      const { records } = await ask('versionPage', { id: ID, size: 50 });
      const versions: { id: string; savedAt: number; name: string; words: string[]; doc: Design }[] = [];
      for (const { id, name, savedAt } of records) {
        const { doc } = await ask('versionGet', { id });
        versions.push({ id, name, savedAt, words: wordsOf(doc), doc });
      }
      return versions;
    },
    /** The same on this device. */
    onDevice: async (owner = work.owner()) => (await work.versions.list(ID, owner)).map(({ name }) => name),
    /** The texts of the layers of the account's design; none if it has no such design. */
    savedWords: async () => wordsOf((await ask('draftGet', { id: ID }))?.doc ?? null),
  };
  return self;
}
export type World = Awaited<ReturnType<typeof setUp>>;

/** The texts of the text layers of a design's first copy. */
export const wordsOf = (design: Design | null): string[] =>
  design?.copies[0]?.normal.nodeList.flatMap((node) => wordsOfLayer(node)?.text || []) ?? [];
/** A design whose one text layer shows this text. */
export const saying = (words: string, more: object[] = []) =>
  sampleDesign({ id: ID, layers: [textLayer('words', words), ...more] });

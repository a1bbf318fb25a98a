// Sign-in through the embedded backend: where the token is stored, waiting for a sign-in, starting with a stored token, signing
// out.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { webPasswords } from '@/backend/adapters/web';
import { makeBackend } from '@/mocks/backend';
import type { FaultyApp } from '@/mocks/faults';
import { inProcessFetch } from '@/mocks/inProcess';
import { DEFAULT_FONT } from '@/schemas/font';
import { designContent } from '@/schemas/savedFacts';
import { DEMO_ACCOUNT } from '@/schemas/session';
import { assemblyType } from '@/schemas/wire/assembly';
import { logout, startSession } from '@/service/api/account';
import { assemblyPage, setsAt } from '@/service/api/assembly';
import { deleteDraft, draft, draftPage, saveDraft } from '@/service/api/drafts';
import { fontList } from '@/service/api/fonts';
import { login } from '@/service/api/signIns';
import { upload } from '@/service/api/uploads';
import { cancelSignIn, ensureSignedIn } from '@/service/session/signIn';
import { dropToken, keepToken, readToken } from '@/service/session/tokenStore';
import { userRecord } from '../../support/backendWorld';
import { sampleDesign } from '../../support/designs';
import { imageFile, solid } from '../../support/images';
import { storeOver } from './store';

let app: FaultyApp;
let store: ReturnType<typeof storeOver>['store'];
let count: (type: string) => number;

beforeEach(async () => {
  app = await makeBackend({ passwords: webPasswords(1) });
  ({ store, count } = storeOver(inProcessFetch(app)));
});
afterEach(dropToken);

const credentials = { account: { phone: DEMO_ACCOUNT.phone }, password: DEMO_ACCOUNT.password, staySignedIn: false };
const signIn = (over: object = {}) => store.dispatch(login.initiate({ ...credentials, ...over }));
const state = () => JSON.stringify(store.getState());

describe('sign-in', () => {
  it('keeps the user in the state and the token out of it', async () => {
    const { data } = await signIn();
    expect(data).toMatchObject({ user: { username: 'Demo' }, isNew: false });
    expect(store.getState().session).toMatchObject({ status: 'signedIn', showLogin: false });
    expect(readToken()).toMatch(/^[0-9a-f]{64}$/);
    expect(state()).not.toContain(readToken());
    expect(state()).not.toContain(DEMO_ACCOUNT.password);
  });

  it('with a wrong password reports it in the form', async () => {
    const { error } = await signIn({ password: 'Wrong123' });
    expect(error).toMatchObject({
      kind: 'business',
      code: 400,
      enMsg: 'Phone number and password do not match, please try again.',
    });
    expect(readToken()).toBeNull();
    expect(store.getState().session.status).toBe('visitor');
  });

  it('resumes everyone who waits for it', async () => {
    const waiting = [1, 2].map(() => ensureSignedIn(store.dispatch, store.getState));
    expect(store.getState().session.showLogin).toBe(true);
    await signIn();
    expect(await Promise.all(waiting)).toEqual([true, true]);
    expect(await ensureSignedIn(store.dispatch, store.getState)).toBe(true);
  });

  it('rejects everyone who waits when the dialog is cancelled', async () => {
    const waiting = ensureSignedIn(store.dispatch, store.getState);
    cancelSignIn(store.dispatch);
    expect(await waiting).toBe(false);
    expect(store.getState().session.showLogin).toBe(false);
  });

  it('keeps them waiting after a failed try', async () => {
    const waiting = ensureSignedIn(store.dispatch, store.getState);
    await signIn({ password: 'Wrong123' });
    expect(await Promise.race([waiting, 'still waiting'])).toBe('still waiting');
    await signIn();
    expect(await waiting).toBe(true);
  });

  it('starting with a stored token loads its user; an expired token opens the dialog', async () => {
    await signIn();
    const token = readToken() ?? '';
    const next = storeOver(inProcessFetch(app));
    keepToken(token, false);
    expect(await startSession(next.store.dispatch)).toBeNull();
    expect(next.store.getState().session).toMatchObject({ status: 'signedIn', user: { username: 'Demo' } });
    const dead = storeOver(inProcessFetch(app));
    keepToken('dead-token', false);
    expect(await startSession(dead.store.dispatch)).toMatchObject({ code: 403 });
    expect(dead.store.getState().session).toMatchObject({ status: 'visitor', showLogin: true });
  });

  it('starting with a stored token loads the three lists of picture sets and caches them; a visitor loads none', async () => {
    await signIn();
    const token = readToken() ?? '';
    const next = storeOver(inProcessFetch(app));
    const lists = () =>
      assemblyType.options.map(
        (type) => assemblyPage.select(setsAt(type, 1))(next.store.getState()).data?.records.length,
      );
    await startSession(next.store.dispatch);
    expect(lists()).toEqual([undefined, undefined, undefined]);
    keepToken(token, false);
    await startSession(next.store.dispatch);
    await expect.poll(lists).toEqual([expect.any(Number), expect.any(Number), expect.any(Number)]);
  });

  it('starting without the network keeps the token', async () => {
    app.faults.plan([{ op: 'userInfo', kind: 'network' }]);
    keepToken('some-token', false);
    expect(await startSession(store.dispatch)).toEqual({ kind: 'network' });
    expect(readToken()).toBe('some-token');
    expect(store.getState().session).toMatchObject({ status: 'unknown', failure: { kind: 'network' } });
  });

  it('a caller that needs a session while its user cannot be loaded gets that failure, and no dialog opens', async () => {
    app.faults.plan([{ op: 'userInfo', kind: 'status', code: 500, times: 2 }]);
    keepToken('some-token', false);
    await startSession(store.dispatch);
    await expect(ensureSignedIn(store.dispatch, store.getState)).rejects.toMatchObject({ kind: 'http', status: 500 });
    expect(store.getState().session).toMatchObject({ status: 'unknown', showLogin: false });
  });

  it('after a start without the network, a caller that needs a session gets it from the stored token without a dialog', async () => {
    await signIn();
    const token = readToken() ?? '';
    const next = storeOver(inProcessFetch(app));
    keepToken(token, false);
    app.faults.plan([{ op: 'userInfo', kind: 'network' }]);
    await startSession(next.store.dispatch);
    expect(await ensureSignedIn(next.store.dispatch, next.store.getState)).toBe(true);
    expect(next.store.getState().session.showLogin).toBe(false);
  });

  it('a font request sent in reaction to the sign-out gets an answer', async () => {
    await signIn();
    let loading: Promise<unknown> | null = null;
    store.subscribe(() => {
      if (store.getState().session.status === 'visitor') loading ??= fontList(store.dispatch);
    });
    await store.dispatch(logout.initiate());
    expect(await loading).toContainEqual(DEFAULT_FONT);
  });

  it('signing out removes token, user and cached data, even when the server cannot be reached', async () => {
    await signIn();
    await store.dispatch(draftPage.initiate({}));
    app.faults.plan([{ op: 'logout', kind: 'network' }]);
    await store.dispatch(logout.initiate());
    expect(readToken()).toBeNull();
    expect(store.getState().session).toMatchObject({ status: 'visitor', user: null, showLogin: false });
    expect(Object.keys(store.getState().api.queries)).toEqual([]);
  });

  it('S6 one person’s cached data is gone when another signs in', async () => {
    const password = await app.ports.passwords.hash('Other2026');
    const other = userRecord({ phone: '13900000000', password });
    await app.ports.uow.rw(['users'], (tx) => tx.put('users', other));
    await signIn();
    await store.dispatch(draftPage.initiate({}));
    await signIn({ account: { phone: '13900000000' }, password: 'Other2026' });
    expect(store.getState().session.user?.userId).toBe('other');
    expect(Object.keys(store.getState().api.queries)).toEqual([]);
    expect(count('api/resetApiState')).toBe(1);
  });
});

describe('a draft through the client', () => {
  it('is saved with its picture, listed, opened equal and deleted', async () => {
    await signIn();
    const { data: uploaded } = await store.dispatch(upload.initiate(imageFile(solid(4, 4), 'a.png')));
    const layer = { uuid: 'p', label: 'P', nodeType: 'image', style: { url: uploaded?.url } };
    const doc = sampleDesign({ id: 'd', layers: [layer] });
    const saved = await store.dispatch(saveDraft.initiate({ id: 'd', baseRev: 0, saveId: 'save-0001', doc }));
    expect(saved.data).toMatchObject({ id: 'd', rev: 1 });
    const opened = await store.dispatch(draft.initiate('d'));
    const stored = opened.data?.doc;
    expect(opened.data).toMatchObject({ rev: 1, unreadable: null });
    expect(stored && designContent(stored)).toEqual(designContent(doc));
    expect((await store.dispatch(draftPage.initiate({}))).data?.records[0]?.doc).toEqual(stored);
    await store.dispatch(deleteDraft.initiate({ id: 'd' }));
    expect((await store.dispatch(draftPage.initiate({}, { forceRefetch: true }))).data?.total).toBe(0);
  });

  it('that this version cannot read is listed with its reason and its raw document', async () => {
    await signIn();
    await store.dispatch(
      saveDraft.initiate({ id: 'd', baseRev: 0, saveId: 'save-0001', doc: sampleDesign({ id: 'd' }) }),
    );
    await app.ports.uow.rw(['docs'], (tx) => tx.put('docs', { id: 'd', doc: { schemaVersion: 999 } }));
    const { data } = await store.dispatch(draft.initiate('d'));
    expect(data).toMatchObject({ doc: null, unreadable: { reason: 'newerVersion', raw: { schemaVersion: 999 } } });
  });
});

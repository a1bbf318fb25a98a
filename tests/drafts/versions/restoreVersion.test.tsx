// A member restores a version: from the account or from this device, online or offline, without losing anything.
import { act, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startDraftSession } from '@/drafts/saving/draftSession';
import { OpenedDraftContext } from '@/drafts/versions/openedDraft';
import { useVersionActs } from '@/drafts/versions/useVersionActs';
import type { ListedVersion } from '@/drafts/versions/useVersions';
import { openDocumentOf } from '@/editor/document/storeDocument';
import { i18n, startLanguage } from '@/service/language/i18n';
import { LocalWorkContext } from '@/service/localDrafts/localWork';
import { dropToken } from '@/service/session/tokenStore';
import { toasts } from '@/ui/toasts';
import { ID, saying, setUp, wordsOf } from './memberWorld';

afterEach(dropToken);

/** A member's open design, saved twice: 'Old', then 'New'; with the actions of the dialog. */
async function openMembers() {
  await startLanguage('en');
  const world = await setUp();
  await world.signIn();
  const { work, store } = world;
  const old = await world.save(saying('Old'), 0);
  const now = await world.save(saying('New'), old.baseRev);
  const opened = openDocumentOf(store as never);
  opened.open({ design: now.design, baseRev: now.baseRev });
  const session = startDraftSession({ document: opened, work, unsaved: false, readOnly: false });
  const reopen = vi.fn();
  const ports = { opened, session, save: async () => (await session.save())?.kind === 'saved', reopen };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Suspense fallback={null}>
      <I18nextProvider i18n={i18n}>
        <Provider store={store}>
          <MemoryRouter>
            <LocalWorkContext value={work}>
              <OpenedDraftContext value={ports}>{children}</OpenedDraftContext>
            </LocalWorkContext>
          </MemoryRouter>
        </Provider>
      </I18nextProvider>
    </Suspense>
  );
  const { result } = renderHook(() => useVersionActs(() => {}), { wrapper });
  await waitFor(() => expect(result.current).toBeTruthy());
  const restore = async (version: ListedVersion) => {
    let isDone = false;
    await act(async () => {
      isDone = await result.current.restore(version, 'Old');
    });
    return isDone;
  };
  const [, oldest] = await world.inAccount();
  const ofAccount: ListedVersion = {
    ...{ where: 'account', id: oldest!.id, key: oldest!.id, name: '', savedAt: oldest!.savedAt, goesNext: false },
  };
  const here = async (): Promise<ListedVersion> => {
    await work.versions.keep(saying('Kept here'), { owner: work.owner(), name: 'Kept here' });
    const [version] = await work.versions.list(ID, work.owner());
    return { ...version!, where: 'device', key: 'here', goesNext: false };
  };
  /** The texts of the design as this device would open it. */
  const words = async () => {
    const loaded = await work.journal.load(ID, work.owner());
    return loaded.kind === 'draft'
      ? { words: wordsOf(loaded.draft.design), unsaved: loaded.draft.unsaved }
      : loaded.kind;
  };
  return { ...world, opened, session, reopen, restore, ofAccount, here, words };
}
const newestToast = () => toasts.get().at(-1)?.text ?? '';

describe('restoring as a member', () => {
  it('a version of the account is saved as the new revision; the open state becomes a version first', async () => {
    const member = await openMembers();
    expect(await member.restore(member.ofAccount)).toBe(true);
    expect(newestToast()).toMatch(/^Restored: Old\./);
    expect(member.reopen).toHaveBeenCalledOnce();
    expect(await member.savedWords()).toEqual(['Old']);
    await waitFor(async () => expect(await member.onDevice()).toEqual([]));
    expect((await member.inAccount()).flatMap(({ words }) => words)).toContain('New');
  });

  it('a version of this device is restored offline, is marked as not saved, and is sent later', async () => {
    const member = await openMembers();
    const version = await member.here();
    member.line.isDown = true;
    expect(await member.restore(version)).toBe(true);
    expect(newestToast()).toMatch(/^Restored on this device: Old\. It is not saved to your account yet\./);
    expect(await member.words()).toEqual({ words: ['Kept here'], unsaved: true });
    const here = await member.work.versions.list(ID, member.work.owner());
    expect(here.map(({ design }) => wordsOf(design))).toEqual([['New'], ['Kept here']]);
    member.line.isDown = false;
    await member.save(saying('Kept here'), 2);
    await member.work.carryVersions(ID);
    expect([await member.savedWords(), await member.onDevice()]).toEqual([['Kept here'], []]);
  });

  it('a version of the account cannot be restored offline: an error is shown, and nothing changes', async () => {
    const member = await openMembers();
    member.line.isDown = true;
    expect(await member.restore(member.ofAccount)).toBe(false);
    expect(newestToast()).toContain('The version could not be fetched from your account, so nothing has changed.');
    expect(newestToast()).not.toContain('cannot be read');
    expect(wordsOf(member.opened.design())).toEqual(['New']);
    expect([await member.onDevice(), member.reopen.mock.calls]).toEqual([[], []]);
    // The design still belongs to the session: the next save is sent as usual.
    member.line.isDown = false;
    expect((await member.session.save())?.kind).toBe('saved');
  });
});

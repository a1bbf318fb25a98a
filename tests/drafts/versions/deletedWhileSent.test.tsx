// A design whose first save has left is deleted in another tab: neither the account nor this device has it afterwards.
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { openLocalWork } from '@/app/openLocalWork';
import { createStore } from '@/app/store';
import { inProcessFetch } from '@/mocks/inProcess';
import { DEMO_ACCOUNT } from '@/schemas/session';
import { setBackendFetch } from '@/service/api/backendPort';
import { login } from '@/service/api/signIns';
import { fetchWords, i18n, startLanguage } from '@/service/language/i18n';
import { LocalWorkContext } from '@/service/localDrafts/localWork';
import { resolvable } from '@/service/localDrafts/resolvable';
import { dropToken } from '@/service/session/tokenStore';
import { DeleteDesign } from '@/storefront/DeleteDesign';
import { toasts } from '@/ui/toasts';
import { ID, saying, setUp } from './memberWorld';

afterEach(dropToken);

/** A member's design that was never saved, and a second tab that lists it as one of this device only. */
async function unsavedWorld() {
  await startLanguage('en');
  await fetchWords(['designs', 'versions', 'pages']);
  const world = await setUp();
  await world.signIn();
  const owner = world.work.owner();
  const design = saying('Doomed');
  world.work.journal.edit(design, { owner, baseRev: 0 });
  await world.work.journal.flush();
  const store = createStore();
  const { phone, password } = DEMO_ACCOUNT;
  await store.dispatch(login.initiate({ account: { phone }, password, staySignedIn: false })).unwrap();
  const other = await openLocalWork(store);
  const answer = inProcessFetch(world.app);
  const left = resolvable<void>();
  const released = resolvable<void>();
  return {
    ...world,
    design,
    /** From here on, saves are sent but arrive only after `release`. */
    hold() {
      setBackendFetch(async (request) => {
        if (request.url.endsWith('/api/face/draft/save')) {
          left.resolve();
          await released.promise;
        }
        return answer(request);
      });
    },
    left: left.promise,
    release: () => released.resolve(),
    save: () => world.work.saver.save(design, { owner, baseRev: 0 }),
    /** Deletes it in the other tab; returns the message. */
    async deleteElsewhere() {
      const onDeleted = vi.fn();
      const item = { id: ID, name: 'Doomed', onServer: false, face: null } as never;
      const { unmount } = render(
        <I18nextProvider i18n={i18n}>
          <Provider store={store}>
            <LocalWorkContext value={other}>
              <DeleteDesign item={item} onDeleted={onDeleted} onClose={() => {}} />
            </LocalWorkContext>
          </Provider>
        </I18nextProvider>,
      );
      const before = toasts.get().at(-1)?.id;
      const dialog = await screen.findByRole('alertdialog');
      await userEvent.setup().click(within(dialog).getByRole('button', { name: 'Delete' }));
      await vi.waitFor(() => expect(toasts.get().at(-1)?.id).not.toBe(before), { timeout: 20_000 });
      unmount();
      return { text: toasts.get().at(-1)?.text, isDeleted: onDeleted.mock.calls.length > 0 };
    },
    onDeviceNow: async () => (await other.journal.list(owner)).map(({ id }) => id),
  };
}

it('the save is refused when it arrives after the deletion', async () => {
  const world = await unsavedWorld();
  world.hold();
  const save = world.save();
  await world.left;
  expect(await world.deleteElsewhere()).toMatchObject({ isDeleted: true });
  world.release();
  expect((await save).kind).not.toBe('saved');
  expect(await world.savedWords()).toEqual([]);
  expect(await world.onDeviceNow()).toEqual([]);
});

it('a save that was answered to a tab that is gone is deleted in the account too', async () => {
  const world = await unsavedWorld();
  world.fail({ op: 'draftSave', kind: 'lost', times: 9 });
  // The tab dies before it hears the answer.
  void world.save();
  await vi.waitFor(async () => expect(await world.savedWords()).toEqual(['Doomed']), { timeout: 20_000 });
  expect(await world.deleteElsewhere()).toMatchObject({ isDeleted: true });
  expect(await world.savedWords()).toEqual([]);
  expect(await world.onDeviceNow()).toEqual([]);
});

it('without a connection the deletion is refused and nothing is removed; later it reaches the account', async () => {
  const world = await unsavedWorld();
  world.hold();
  const save = world.save();
  await world.left;
  setBackendFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await world.deleteElsewhere()).toMatchObject({ isDeleted: false });
  expect(await world.onDeviceNow()).toEqual([ID]);
  world.hold();
  expect(await world.deleteElsewhere()).toMatchObject({ isDeleted: true });
  world.release();
  await save;
  expect(await world.savedWords()).toEqual([]);
  expect(await world.onDeviceNow()).toEqual([]);
});

it('a design that was never sent is deleted without a call', async () => {
  const world = await unsavedWorld();
  setBackendFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await world.deleteElsewhere()).toMatchObject({ isDeleted: true });
  expect(await world.save()).toEqual({ kind: 'withdrawn' });
  expect(await world.onDeviceNow()).toEqual([]);
});

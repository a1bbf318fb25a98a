// Naming a version when the account already has the maximum of named versions, and what the list says about versions.
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { VersionsDialog } from '@/drafts/versions/VersionsDialog';
import { createStore, type ReadableStore } from '@/face/liveData/createStore';
import type { Design } from '@/schemas/design';
import { VERSIONS_NAMED_MAX } from '@/schemas/limits';
import type { OperationId } from '@/schemas/wire/operations';
import { dropToken, readToken } from '@/service/session/tokenStore';
import { useStoreValue } from '@/ui/useStoreValue';
import { requestOf } from '../../support/backendWorld';
import { ID, saying, type World } from './memberWorld';
import { openedWorld } from './openedWorld';

afterEach(dropToken);

const dialog = (onClose: () => void) => <VersionsDialog onClose={onClose} />;

function Later({ isOpen, onClose }: { isOpen: ReadableStore<boolean>; onClose(): void }) {
  return useStoreValue(isOpen) ? <VersionsDialog onClose={onClose} /> : null;
}

async function post({ app }: Pick<World, 'app'>, op: OperationId, body: unknown) {
  const answer = await (await app.fetch(requestOf(op, { body, token: readToken() }))).json();
  expect(answer).toMatchObject({ code: 200 });
}

/** Gives the account all the names it takes; the newest version is one of them. */
async function fillNames(world: Pick<World, 'app' | 'inAccount'>) {
  const newest = (await world.inAccount())[0];
  await post(world, 'versionName', { id: newest?.id, name: 'First' });
  for (let n = 1; n < VERSIONS_NAMED_MAX; n += 1)
    await post(world, 'versionKeep', {
      ...{ id: ID, versionId: `version-${n}`, name: `Name ${n}`, savedAt: n, doc: saying(`State ${n}`) },
    });
}

const type = async (world: Awaited<ReturnType<typeof openedWorld>>, name: string) =>
  world.user.type(await screen.findByLabelText('Name of the version'), `${name}{Enter}`);

it('refuses a second name beyond the account’s maximum with the reason, and keeps nothing on the device', async () => {
  const world = await openedWorld(dialog, { member: true });
  await fillNames(world);
  await type(world, 'Second');
  await vi.waitFor(() => expect(world.newestToast()).toMatch(/^50 versions already have names/), { timeout: 20_000 });
  expect(await world.onDevice()).toEqual([]);
  expect((await world.inAccount()).map(({ name }) => name)).not.toContain('Second');
});

it('says why named versions of this device do not move to a full account', async () => {
  const world = await openedWorld(dialog, { member: true });
  await fillNames(world);
  await world.work.versions.keep(saying('Offline'), { owner: world.work.owner(), name: 'Offline' });
  await type(world, 'Second');
  expect(await screen.findByText(/^Your account already has 50 versions with a name, so/)).toBeTruthy();
});

it('says that versions of this device move with the next save', async () => {
  const world = await openedWorld(dialog, { member: true });
  // The account's list was read before the connection was lost.
  await screen.findByText('All (2)');
  world.line.isDown = true;
  await type(world, 'Offline');
  const list = await screen.findByRole('list', { name: 'Versions' });
  await within(list).findByRole('heading', { name: 'Offline' });
  expect(screen.getByText(/^Versions marked “on this device” are not in your account yet/)).toBeTruthy();
});

it('keeps the list on the page while it asks an account that did not answer before', async () => {
  const prepare = async (world: World, start: { design: Design; baseRev: number }) => {
    world.fail({ op: 'versionPage', kind: 'lost', times: 9 });
    return start;
  };
  const world = await openedWorld(dialog, { member: true, prepare });
  await world.work.versions.keep(saying('Before'), { owner: world.work.owner(), name: 'Before' });
  await type(world, 'First');
  const list = await screen.findByRole('list', { name: 'Versions' });
  await within(list).findByRole('heading', { name: 'First' });
  await type(world, 'Second');
  await within(list).findByRole('heading', { name: 'Second' });
  expect(list.isConnected).toBe(true);
});

it.each([
  ['a visitor', false, /^No versions on this device yet/],
  ['a member', true, /^No versions in your account yet/],
])('says to %s where versions come from', async (_, member, words) => {
  const isOpen = createStore(false);
  const world = await openedWorld((onClose) => <Later isOpen={isOpen} onClose={onClose} />, { member });
  for (const { seq } of await world.work.versions.list(ID, world.work.owner())) await world.work.versions.remove(seq);
  for (const { id } of member ? await world.inAccount() : [])
    await world.app.fetch(requestOf('versionDelete', { params: { id }, token: readToken() }));
  isOpen.set(true);
  expect(await screen.findByText(words)).toBeTruthy();
});

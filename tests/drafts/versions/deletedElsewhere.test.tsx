// Another tab deletes the design, or its account, while this one has it open.
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openLocalWork } from '@/app/openLocalWork';
import { createStore } from '@/app/store';
import { useOpenedDraftPorts } from '@/drafts/versions/openedDraft';
import { VersionsDialog } from '@/drafts/versions/VersionsDialog';
import { VISITOR } from '@/service/localDrafts/records';
import { selectIsVisitor } from '@/service/session/session';
import { dropToken } from '@/service/session/tokenStore';
import { userRecord } from '../../support/backendWorld';
import { ID, wordsOf } from './memberWorld';
import { openedWorld } from './openedWorld';

afterEach(dropToken);

function SaveButton() {
  const { save } = useOpenedDraftPorts();
  return (
    <button type="button" onClick={() => void save()}>
      Save
    </button>
  );
}

const DELETED = /deleted in another tab/;
const VERSIONS = /^Versions of/;
const versions = (onClose: () => void) => <VersionsDialog onClose={onClose} />;
/** Time in which a pending write would land, ms. */
const WRITES_MS = 300;
const settled = () => new Promise((resolve) => setTimeout(resolve, WRITES_MS));

it.each([
  ['a visitor', false],
  ['a member', true],
])('does not restore a version of a deleted design, and offers a new design: %s', async (_, member) => {
  const world = await openedWorld(versions, { member });
  await within(await world.dialog(VERSIONS)).findAllByRole('button', { name: /^Restore/ });
  await world.deleteElsewhere();
  await world.press(DELETED, /^Not now/);
  const [restore] = within(await world.dialog(VERSIONS)).getAllByRole('button', { name: /^Restore/ });
  await world.user.click(restore!);
  expect(await world.dialog(DELETED)).toBeTruthy();
  await settled();
  expect(await world.records()).toEqual({ designs: [], versions: [] });
  expect(world.reopen).not.toHaveBeenCalled();
  await world.press(DELETED, /^Keep it as a new design/);
  await vi.waitFor(() => expect(world.path()).not.toBe('/dial/design-1'));
  expect(await world.words(world.path())).toEqual(['New']);
});

it.each([
  ['a visitor', false],
  ['a member', true],
])('does not name the state of a deleted design: %s', async (_, member) => {
  const world = await openedWorld(versions, { member });
  await world.deleteElsewhere();
  await world.press(DELETED, /^Not now/);
  await world.user.type(await screen.findByLabelText('Name of the version'), 'Ghost{Enter}');
  expect(await world.dialog(DELETED)).toBeTruthy();
  await settled();
  expect(await world.records()).toEqual({ designs: [], versions: [] });
});

it('removes a version whose design is deleted while the version is written', async () => {
  const world = await openedWorld(versions);
  const { keep } = world.work.versions;
  vi.spyOn(world.work.versions, 'keep').mockImplementation(async (...args) => {
    await world.deleteElsewhere();
    return keep(...args);
  });
  await world.user.type(await screen.findByLabelText('Name of the version'), 'Ghost{Enter}');
  expect(await world.dialog(DELETED)).toBeTruthy();
  await vi.waitFor(async () => expect(await world.records()).toEqual({ designs: [], versions: [] }));
});

it('says that a version of a deleted design cannot be named', async () => {
  const world = await openedWorld(versions);
  await within(await world.dialog(VERSIONS)).findByRole('button', { name: 'Restore Old' });
  await world.deleteElsewhere();
  await world.press(DELETED, /^Not now/);
  await world.press(VERSIONS, /^Actions for Old/);
  await world.user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  await world.user.type(within(await screen.findByRole('list', { name: 'Versions' })).getByRole('textbox'), '2{Enter}');
  await vi.waitFor(() => expect(world.newestToast()).toBe('This version no longer exists.'));
});

it('does not send the save of a design that is deleted while the sign-in is open, and offers a new design', async () => {
  const world = await openedWorld(() => null);
  const save = world.session.save();
  await vi.waitFor(() => expect(world.session.status()).toMatchObject({ reason: 'signInNeeded' }));
  await world.deleteElsewhere();
  await world.press(DELETED, /^Not now/);
  await world.signIn();
  expect(await save).toEqual({ kind: 'withdrawn' });
  await settled();
  expect(await world.savedWords()).toEqual([]);
  expect(world.session.status()).toMatchObject({ reason: 'deletedElsewhere' });
});

it('offers a new design again when the sign-in for "Save" is over', async () => {
  const world = await openedWorld(() => <SaveButton />);
  await world.user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(world.session.status()).toMatchObject({ reason: 'signInNeeded' }));
  await world.deleteElsewhere();
  await world.press(DELETED, /^Not now/);
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await world.signIn();
  expect(await world.dialog(DELETED)).toBeTruthy();
  expect(await world.records()).toEqual({ designs: [], versions: [] });
});

describe('another tab deletes the account', () => {
  const OTHER_PHONE = '13900000009';
  const opened = async () => {
    const world = await openedWorld(() => <SaveButton />, { member: true });
    await world.app.ports.uow.rw(['users'], async (tx) => {
      const demo = (await tx.get('users', world.work.owner()))!;
      await tx.put('users', userRecord({ id: 'other', phone: OTHER_PHONE, password: demo.password }));
    });
    return world;
  };

  it('the open design continues as a design of this device, with a sentence', async () => {
    const world = await opened();
    world.edit('Before');
    const owner = await world.deleteAccountElsewhere();
    await vi.waitFor(() => expect(world.session.owner()).toBe(VISITOR));
    await vi.waitFor(() => expect(world.newestToast()).toMatch(/^Your account was deleted in another tab/));
    expect(selectIsVisitor(world.store.getState())).toBe(true);
    world.edit('After');
    await world.session.flush();
    await vi.waitFor(async () => expect(await world.states()).toContain('After'));
    expect(await world.work.journal.list(owner)).toEqual([]);
    expect((await world.work.journal.list(VISITOR)).map(({ id }) => id)).toEqual([ID]);
  });

  it('the open design can be saved in another account, as a new one because ids of deleted accounts are not given again', async () => {
    const world = await opened();
    await world.deleteAccountElsewhere();
    await vi.waitFor(() => expect(world.session.owner()).toBe(VISITOR));
    world.edit('After');
    await world.user.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(world.session.status()).toMatchObject({ reason: 'signInNeeded' }));
    await world.signIn(OTHER_PHONE);
    await world.press(/no longer in your account/, /^Save as a new design/);
    await vi.waitFor(() => expect(world.path()).not.toBe(`/dial/${ID}`));
    const id = world.path()!.split('/').at(-1)!;
    expect(wordsOf((await world.ask('draftGet', { id })).doc)).toEqual(['After']);
    expect((await world.records()).designs).toEqual([id]);
  });

  it('the open design of another account stays as it is', async () => {
    const world = await openedWorld(() => null, { member: true });
    const owner = world.work.owner();
    const other = await openLocalWork(createStore());
    other.channel.announce({ type: 'accountDeleted', owner: 'somebody-else' });
    await settled();
    expect(world.session.owner()).toBe(owner);
    expect(selectIsVisitor(world.store.getState())).toBe(false);
  });
});

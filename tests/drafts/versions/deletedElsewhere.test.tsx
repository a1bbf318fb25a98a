// Another tab deletes the design while this one has its versions open: nothing is written under its id any more.
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useOpenedDraftPorts } from '@/drafts/versions/openedDraft';
import { VersionsDialog } from '@/drafts/versions/VersionsDialog';
import { dropToken } from '@/service/session/tokenStore';
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

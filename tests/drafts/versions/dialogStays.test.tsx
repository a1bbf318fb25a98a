// The dialogs of versions and "Save as a new design" stay open while they work, so that nothing is edited meanwhile.
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SaveAsNewDialog } from '@/drafts/versions/SaveAsNewDialog';
import { VersionsDialog } from '@/drafts/versions/VersionsDialog';
import { dropToken } from '@/service/session/tokenStore';
import { announcements } from '@/ui/announce';
import { openedWorld } from './openedWorld';

afterEach(dropToken);

const VERSIONS = /^Versions of/;
const SAVE_AS_NEW = /^Save as a new design/;
const SLOW = { op: 'draftSave', kind: 'latency', times: 1, ms: 1500 } as const;

type World = Awaited<ReturnType<typeof openedWorld>>;

/** Tries every way out of the dialog; it stays. */
async function staysOpen(world: World, name: RegExp) {
  await world.user.keyboard('{Escape}');
  const close = within(await world.dialog(name)).getByRole('button', { name: 'Close' });
  expect(close.getAttribute('aria-disabled')).toBe('true');
  await world.user.click(close);
  await world.user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name })).toBeTruthy();
}

describe('the versions dialog', () => {
  const open = async () => {
    const world = await openedWorld((onClose) => <VersionsDialog onClose={onClose} />, { member: true });
    const rows = await within(await world.dialog(VERSIONS)).findAllByRole('button', { name: /^Restore/ });
    world.fail(SLOW);
    return { ...world, pressRestore: () => world.user.click(rows.at(-1)!) };
  };

  it('stays open until the restored version is saved, and says what it does', async () => {
    const world = await open();
    await world.pressRestore();
    const text = 'Restoring the version and saving it. You can edit again when this is done.';
    // The sentence, and soon its announcement in the dialog's live region.
    await within(await world.dialog(VERSIONS)).findAllByText(text);
    await staysOpen(world, VERSIONS);
    await vi.waitFor(() => expect(announcements.get().polite.text).toContain(text));
    expect(world.reopen).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(world.reopen).toHaveBeenCalledOnce(), 5000);
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await world.savedWords()).toEqual(['Old']);
  });

  it('keeps an edit that lands meanwhile as a version', async () => {
    const world = await open();
    await world.pressRestore();
    await vi.waitFor(async () => expect(await world.states()).toEqual(['Old', 'New']));
    world.edit('Late');
    await vi.waitFor(() => expect(world.reopen).toHaveBeenCalledOnce(), 5000);
    await vi.waitFor(async () => {
      const inAccount = (await world.inAccount()).map(({ words }) => words.join());
      expect([...(await world.states()), ...inAccount]).toContain('Late');
    });
    expect((await world.states())[0]).toBe('Old');
  });

  it('opens nothing when the user has left the editor meanwhile', async () => {
    const world = await open();
    await world.pressRestore();
    await vi.waitFor(async () => expect((await world.states())[0]).toBe('Old'));
    world.leave();
    await vi.waitFor(async () => expect(await world.savedWords()).toEqual(['Old']), 5000);
    await vi.waitFor(() => expect(world.newestToast()).toMatch(/^Restored: /));
    expect(world.reopen).not.toHaveBeenCalled();
  });
});

describe('"Save as a new design"', () => {
  const open = async () => {
    const world = await openedWorld((onClose) => <SaveAsNewDialog onClose={onClose} />, { member: true });
    world.fail(SLOW);
    await world.user.type(within(await world.dialog(SAVE_AS_NEW)).getByRole('textbox'), '2{Enter}');
    return world;
  };

  it('stays open until the new design is saved, and then opens it', async () => {
    const world = await open();
    const text = 'Saving the new design. It opens when this is done.';
    // The sentence, and soon its announcement in the dialog's live region.
    await within(await world.dialog(SAVE_AS_NEW)).findAllByText(text);
    await staysOpen(world, SAVE_AS_NEW);
    expect(world.path()).toBe('/dial/design-1');
    await vi.waitFor(() => expect(world.path()).not.toBe('/dial/design-1'), 5000);
  });

  it('does not open the new design when the user has left the editor meanwhile', async () => {
    const world = await open();
    await vi.waitFor(async () => expect((await world.records()).designs).toHaveLength(1));
    world.leave();
    await vi.waitFor(() => expect(world.newestToast()).toMatch(/^Saved as /), 5000);
    expect(world.path()).toBe('/dial/design-1');
  });
});

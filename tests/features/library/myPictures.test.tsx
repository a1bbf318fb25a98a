// Choosing one's own pictures for a set: the bar with their number, what is announced, and where the focus goes.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PAGE_SIZE_MAX } from '@/schemas/limits';
import { i18n } from '@/service/language/i18n';
import { selectUser } from '@/service/session/session';
import { ensureSignedIn } from '@/service/session/signIn';
import { rootLayer } from '@/tests/editor/support/documents';
import { imageFile, solid } from '@/tests/support/images';
import { announcements } from '@/ui/announce';
import { openAssets } from './assetsWorld';

async function withPictures() {
  const world = await openAssets([rootLayer()]);
  for (const [at, name] of ['one.png', 'two.png'].entries()) {
    await world.work.assets.putAsset(imageFile(solid(8 + at, 8), name));
  }
  world.show();
  return world;
}
const box = (name: RegExp) => screen.findByRole('checkbox', { name });

describe('pictures chosen for a set', () => {
  it('are counted in a bar in view and announced', async () => {
    const { user } = await withPictures();
    await user.click(await box(/one/));
    await waitFor(() => expect(announcements.get().polite.text).toContain('1 picture chosen'));
    await user.click(await box(/two/));
    await waitFor(() => expect(announcements.get().polite.text).toContain('2 pictures chosen'));
    const form = screen.getByRole('textbox', { name: 'Name of the set' }).closest('form')!;
    expect(form.className).toContain('sticky');
    await user.click(await box(/one/));
    await user.click(await box(/two/));
    await waitFor(() => expect(announcements.get().polite.text).toContain('No picture chosen'));
  });

  it('leave the focus on the search when they are saved or cleared', async () => {
    const { user } = await withPictures();
    const pictures = within(screen.getByRole('region', { name: 'My pictures' }));
    const search = pictures.getByRole('searchbox');
    await user.click(await box(/one/));
    await user.type(screen.getByRole('textbox', { name: 'Name of the set' }), 'Mine{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save as set' })).toBeNull());
    expect(document.activeElement).toBe(search);
    await user.click(await box(/two/));
    await user.click(screen.getByRole('button', { name: i18n.t('pictures:clear') }));
    expect(document.activeElement).toBe(search);
  });
});

describe.each([
  ['en', 'Your pictures and fonts use 0 of 300 MB.', 'Pictures that nothing uses are deleted after 30 days.'],
  ['zh', '图片和字体已用 0 MB，上限 300 MB。', '未使用的图片会在 30 天后删除。'],
] as const)('the storage of an account in %s', (language, ...sentences) => {
  it('is below its pictures, with the time after which unused ones are deleted', async () => {
    const world = await openAssets([rootLayer()], language);
    Object.assign(world.app.ports.policy, { storageBytes: 300 * 1024 * 1024, unusedMs: 30 * 86_400_000 });
    world.show();
    const signedIn = ensureSignedIn(world.store.dispatch, world.store.getState, { kind: 'save', id: 'dial' });
    await world.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /demo|演示/i }));
    await signedIn;
    cleanup();
    world.show();
    for (const sentence of sentences) expect(await screen.findByText(sentence)).toBeTruthy();
  });
});

it('the sets of an account are all shown, also those of a second page', async () => {
  const world = await openAssets([rootLayer()]);
  world.show();
  const signedIn = ensureSignedIn(world.store.dispatch, world.store.getState, { kind: 'save', id: 'dial' });
  await world.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /demo/i }));
  await signedIn;
  cleanup();
  const owner = selectUser(world.store.getState())!.userId;
  await world.app.ports.uow.rw(['pictureSets', 'files'], async (tx) => {
    const set = (at: number, files: string[], name: string) => ({
      ...{ id: `${owner}/set-${at}`, owner, setId: `set-${at}`, savedAt: at, name, files },
    });
    const blob = 'ab'.repeat(32);
    const file = {
      owner,
      ownerHash: `${owner} ${blob}`,
      blob,
      name: 'a.png',
      search: 'a.png',
      type: 'image/png',
    } as const;
    await tx.put('files', { ...file, id: 'digit', fileSize: 1, width: 1, height: 1, createdAt: 1 });
    await tx.put('pictureSets', set(0, ['digit'], 'The oldest'));
    // Sets whose pictures were deleted are not shown.
    for (let at = 1; at <= PAGE_SIZE_MAX; at += 1) await tx.put('pictureSets', set(at, [], `Set ${at}`));
  });
  world.show();
  expect(await screen.findByRole('button', { name: 'Delete the set The oldest' })).toBeTruthy();
});

// One state can have several names: each is a version of its own.
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { VersionsDialog } from '@/drafts/versions/VersionsDialog';
import { dropToken } from '@/service/session/tokenStore';
import { openedWorld } from './openedWorld';

afterEach(dropToken);

it.each([
  ['a visitor', false],
  ['a member', true],
])('keeps both names that %s gives to one state', async (_, member) => {
  const world = await openedWorld((onClose) => <VersionsDialog onClose={onClose} />, { member });
  const named = async (...names: string[]) => {
    const list = await screen.findByRole('list', { name: 'Versions' });
    for (const name of names) await within(list).findByRole('heading', { name });
  };
  for (const name of ['First', 'Second']) {
    await world.user.type(await screen.findByLabelText('Name of the version'), `${name}{Enter}`);
    await named(name);
  }
  await named('First', 'Second');
  const documents = async () => (await world.inAccount()).map(({ name, words }) => [name, words.join()]);
  if (member)
    await vi.waitFor(async () =>
      expect(await documents()).toEqual(
        expect.arrayContaining([
          ['First', 'New'],
          ['Second', 'New'],
        ]),
      ),
    );
  // A second press of the same name adds nothing.
  await world.user.type(await screen.findByLabelText('Name of the version'), 'Second{Enter}');
  await vi.waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name of the version').value).toBe(''));
  expect(screen.getAllByRole('heading', { name: 'Second' })).toHaveLength(1);
});

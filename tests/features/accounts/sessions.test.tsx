// A designer sees where the account is signed in and signs out another device.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openWorld } from '../../pages/world';
import { LOGIN, requestOf } from '../../support/backendWorld';

it('lists this device and others, signs out one, then all others', async () => {
  const world = await openWorld('/profile', { signedIn: true });
  for (let device = 0; device < 3; device += 1)
    expect((await world.app.fetch(requestOf('login', { body: LOGIN }))).status).toBe(200);
  world.show();
  const main = within(screen.getByRole('main'));
  await world.user.click(await main.findByRole('button', { name: 'Show sign-ins' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Where you are signed in' }));
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(4));
  expect(dialog.getAllByText('This device')).toHaveLength(1);
  await world.user.click(dialog.getAllByRole('button', { name: /^Sign out: / })[0]!);
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(3));
  await world.user.click(dialog.getByRole('button', { name: 'Sign out other devices' }));
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
  expect(dialog.getByText('This device')).toBeTruthy();
  expect(await screen.findByText('2 sign-ins were ended.')).toBeTruthy();
});

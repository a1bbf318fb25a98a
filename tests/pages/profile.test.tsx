// The profile: visitors are asked to sign in in place, facts are shown and edited, and what fails can be tried again.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { imageFile, solid } from '@/tests/support/images';
import { openWorld } from './world';

afterEach(() => vi.unstubAllGlobals());
const main = () => within(screen.getByRole('main'));

it('asks a visitor to sign in, and shows the profile in its place', async () => {
  const world = await openWorld('/profile');
  world.show();
  await world.user.click(main().getByRole('button', { name: 'Sign in' }));
  await world.user.click(await screen.findByRole('button', { name: 'Use the demo account' }));
  expect(await main().findByRole('heading', { level: 2, name: 'Demo' })).toBeTruthy();
  expect(main().getByText('demo@dialwright.example')).toBeTruthy();
  expect(main().getByText('13800000000')).toBeTruthy();
});

it('is edited by a form, and the page and the menu say the new name', async () => {
  const world = await openWorld('/profile', { signedIn: true });
  world.show();
  await world.user.click(await main().findByRole('button', { name: 'Edit profile' }));
  const name = main().getByLabelText(/Username/, { selector: 'input' });
  expect(document.activeElement).toBe(name);
  await world.user.clear(name);
  await world.user.type(name, 'Ana Vela');
  await world.user.type(main().getByLabelText('About you'), 'I draw dials.');
  await world.user.click(main().getByRole('button', { name: 'Save' }));
  expect(await main().findByRole('heading', { level: 2, name: 'Ana Vela' })).toBeTruthy();
  expect(main().getByText('I draw dials.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(main().getByRole('button', { name: 'Edit profile' })));
  expect(screen.getByRole('button', { name: 'Ana Vela' })).toBeTruthy();
});

it('F6 an intro of 101 words is refused in the form', async () => {
  const world = await openWorld('/profile', { signedIn: true });
  world.show();
  await world.user.click(await main().findByRole('button', { name: 'Edit profile' }));
  const intro = main().getByLabelText('About you');
  await world.user.click(intro);
  await world.user.paste('word '.repeat(101));
  await world.user.click(main().getByRole('button', { name: 'Save' }));
  expect((await main().findAllByText(/Use at most 100 words\./)).length).toBeGreaterThan(0);
});

it('sends a new picture first, and the profile names it', async () => {
  const world = await openWorld('/profile', { signedIn: true });
  vi.stubGlobal('createImageBitmap', async () => ({ width: 8, height: 8, close: () => {} }));
  const ref = await world.work.assets.putAsset(imageFile(solid(8, 8), 'me.png'));
  expect(ref).toMatch(/^asset:/);
  world.show();
  await world.user.click(await main().findByRole('button', { name: 'Edit profile' }));
  const picker = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    Object.defineProperty(this, 'files', { value: [imageFile(solid(8, 8), 'me.png')] });
    this.dispatchEvent(new Event('change'));
  });
  await world.user.click(main().getByRole('button', { name: /Picture/ }));
  await main().findByRole('button', { name: 'Remove the picture' });
  picker.mockRestore();
  await world.user.click(main().getByRole('button', { name: 'Save' }));
  await main().findByRole('button', { name: 'Edit profile' });
  expect(world.store.getState().session.user?.avatar).toMatch(/^\/api\/files\//);
});

it('changes the password, asked for the current one', async () => {
  const world = await openWorld('/profile', { signedIn: true });
  world.show();
  await world.user.click(await main().findByRole('button', { name: 'Change password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
  const write = async (name: string, text: string) => {
    const field = dialog.getByLabelText(name, { selector: 'input' });
    await world.user.clear(field);
    await world.user.type(field, text);
  };
  await write('Current password', 'Wrong123');
  await write('New password', 'Fresh77');
  await write('New password again', 'Fresh77');
  await world.user.click(dialog.getByRole('button', { name: 'Save password' }));
  await dialog.findByText('The current password is not right, please try again.');
  await write('Current password', 'Dial2026');
  await world.user.click(dialog.getByRole('button', { name: 'Save password' }));
  await screen.findByText('Your password was changed');
});

it('says when it cannot be loaded, and tries again', async () => {
  const world = await openWorld('/profile', { signedIn: true });
  world.app.faults.plan([{ op: 'userInfo', kind: 'status', code: 503 }]);
  world.show();
  expect(await main().findByText('Your profile could not be loaded.')).toBeTruthy();
  expect(main().getByText(/Service unavailable/)).toBeTruthy();
  await world.user.click(main().getByRole('button', { name: 'Try again' }));
  expect(await main().findByRole('heading', { level: 2, name: 'Demo' })).toBeTruthy();
});

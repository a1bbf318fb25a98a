// The sign-in dialogs of the overseas build, by role and name: registration, the demo's third party.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DEMO_NEWCOMER } from '@/schemas/session';
import { codeSends } from '@/service/session/codeSends';
import { announcements } from '@/ui/announce';
import { openWorld } from '../../pages/world';

vi.mock('@/service/build/build', async (original) => {
  const module = await original<typeof import('@/service/build/build')>();
  return { ...module, build: module.readBuild({ VITE_BUILD: 'overseas' }) };
});

afterEach(() => {
  codeSends.set({});
  vi.unstubAllGlobals();
});

async function open() {
  const world = await openWorld('/profile');
  world.show();
  await world.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }));
  return { world, dialog: within(await screen.findByRole('dialog', { name: 'Sign in' })) };
}
const field = (dialog: ReturnType<typeof within>, name: string) => dialog.getByLabelText(name, { selector: 'input' });

it('registers with a code sent to the address, and shows the profile', async () => {
  const { world, dialog } = await open();
  await world.user.click(dialog.getByRole('button', { name: 'Create one' }));
  const form = within(await screen.findByRole('dialog', { name: 'Create an account' }));
  await waitFor(() => expect(document.activeElement).toBe(field(form, 'Email')));
  expect(field(form, 'Email').getAttribute('autocomplete')).toBe('email');
  expect(field(form, 'New password').getAttribute('autocomplete')).toBe('new-password');
  await world.user.type(field(form, 'Email'), 'Ana@Dialwright.example');
  await world.user.click(form.getByRole('button', { name: 'Send code' }));
  await world.user.click(await form.findByRole('button', { name: 'Use this code' }));
  await world.user.type(field(form, 'New password'), 'abcdefg');
  await world.user.type(field(form, 'New password again'), 'abcdefg');
  expect((await form.findAllByText('The password needs letters and digits.')).length).toBeGreaterThan(0);
  await world.user.type(field(form, 'New password'), '1');
  await world.user.type(field(form, 'New password again'), '1');
  await world.user.click(form.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('ana@dialwright.example')).toBeTruthy();
  expect(screen.getByText('Overseas')).toBeTruthy();
});

it("offers the demo's people, labelled as such, instead of a third party", async () => {
  const { world, dialog } = await open();
  await world.user.click(dialog.getByRole('button', { name: 'Continue with a third-party account' }));
  const people = within(await screen.findByRole('dialog', { name: 'Third-party account (demo)' }));
  await world.user.click(await people.findByRole('button', { name: /Noor Ibsen/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(world.store.getState().session.user).toMatchObject({ thirdParty: 'google_en', username: 'Noor Ibsen' });
});

it('keeps the demo’s own account one click away', async () => {
  const { world, dialog } = await open();
  await world.user.click(dialog.getByRole('button', { name: 'Use the demo account' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(world.store.getState().session.user?.email).toBe('demo@dialwright.example');
});

it('an unverified address is verified on the profile, with focus and an announcement', async () => {
  const { world, dialog } = await open();
  expect(dialog.getByText(DEMO_NEWCOMER.email)).toBeTruthy();
  await world.user.click(dialog.getByRole('button', { name: 'Use the unverified account' }));
  const ask = await screen.findByRole('button', { name: 'Verify this address' });
  ask.focus();
  await world.user.keyboard('{Enter}');
  const form = within(await screen.findByRole('dialog', { name: 'Verify this address' }));
  expect(field(form, 'Email')).toMatchObject({ value: DEMO_NEWCOMER.email, disabled: true });
  await world.user.type(field(form, 'Verification code'), '000000');
  await world.user.click(form.getByRole('button', { name: 'Verify' }));
  expect(await form.findByText('Wrong verification code, please try again.')).toBeTruthy();
  await world.user.click(form.getByRole('button', { name: 'Send code' }));
  await world.user.click(await form.findByRole('button', { name: 'Use this code' }));
  await world.user.click(form.getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('(verified)')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Verify this address' })).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe(`${DEMO_NEWCOMER.email} (verified)`));
  await waitFor(() => expect(announcements.get().polite.text).toContain(`${DEMO_NEWCOMER.email} is verified.`));
});

it('A11Y 44 accepts pasted text in every field of an account, so that a password manager can fill them', async () => {
  const { world, dialog } = await open();
  const pasteAll = async (form: ReturnType<typeof within>) => {
    const fields = form.getAllByLabelText(/./, { selector: 'input:not([type="checkbox"])' }) as HTMLInputElement[];
    for (const one of fields) {
      await world.user.click(one);
      await world.user.clear(one);
      await world.user.paste('Ab12 34@x.example');
      expect(one.value, one.autocomplete).toBe('Ab12 34@x.example');
    }
    return fields.map(({ autocomplete }) => autocomplete);
  };
  expect(await pasteAll(dialog)).toEqual(['email', 'current-password']);
  await world.user.click(dialog.getByRole('button', { name: 'Create one' }));
  const form = within(await screen.findByRole('dialog', { name: 'Create an account' }));
  expect(await pasteAll(form)).toEqual(['email', 'one-time-code', 'new-password', 'new-password']);
});

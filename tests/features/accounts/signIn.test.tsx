// The sign-in dialogs of the domestic build, by role and name: code, password, forgotten password, first password.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEMO_ACCOUNT } from '@/schemas/session';
import { logout } from '@/service/api/account';
import { setPassword } from '@/service/api/passwords';
import { login } from '@/service/api/signIns';
import { codeSends } from '@/service/session/codeSends';
import { openWorld } from '../../pages/world';

afterEach(() => {
  codeSends.set({});
  vi.unstubAllGlobals();
});

const PHONE = '13700001234';

async function open() {
  const world = await openWorld('/profile');
  world.show();
  const ask = async () => {
    await world.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }));
    return within(await screen.findByRole('dialog', { name: 'Sign in' }));
  };
  return { ...world, ask };
}
type Opened = Awaited<ReturnType<typeof open>>;

const fill = async ({ user }: Opened, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.type(field, text);
};
const field = (dialog: ReturnType<typeof within>, name: string) => dialog.getByLabelText(name, { selector: 'input' });

async function sendCode(world: Opened, dialog: ReturnType<typeof within>) {
  await world.user.click(dialog.getByRole('button', { name: 'Send code' }));
  await dialog.findByText(/Your Dialwright code is \d{6}/);
}

describe('by code', () => {
  it('the first code registers, signs in, and offers a password', async () => {
    const world = await open();
    const dialog = await world.ask();
    await fill(world, field(dialog, 'Phone number'), PHONE);
    await sendCode(world, dialog);
    expect(dialog.getByText('Demo message: a real server would send this')).toBeTruthy();
    await world.user.click(dialog.getByRole('button', { name: 'Use this code' }));
    await world.user.click(dialog.getByRole('button', { name: 'Sign in' }));
    const offer = within(await screen.findByRole('dialog', { name: 'Set a password?' }));
    await fill(world, field(offer, 'New password'), 'Fresh77');
    await fill(world, field(offer, 'New password again'), 'Fresh78');
    await world.user.click(offer.getByRole('button', { name: 'Set password' }));
    expect((await offer.findAllByText('Password does not match. Please enter again.')).length).toBeGreaterThan(0);
    await fill(world, field(offer, 'New password again'), 'Fresh77');
    await world.user.click(offer.getByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(world.store.getState().session.user).toMatchObject({ phone: PHONE, hasPassword: true });
  });

  it('the button counts down the pause, and continues when the dialog is reopened', async () => {
    const world = await open();
    let dialog = await world.ask();
    await fill(world, field(dialog, 'Phone number'), PHONE);
    await sendCode(world, dialog);
    const button = dialog.getByRole('button', { name: /^\d+ s$/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await world.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    dialog = await world.ask();
    expect((field(dialog, 'Phone number') as HTMLInputElement).value).toBe(PHONE);
    expect(dialog.getByRole('button', { name: /^\d+ s$/ }).getAttribute('aria-disabled')).toBe('true');
    // Another account has no pause.
    await fill(world, field(dialog, 'Phone number'), '13700005678');
    expect(dialog.getByRole('button', { name: 'Send code' })).toBeTruthy();
  });

  it('without a phone number nothing is sent: the field names the problem and has the focus', async () => {
    const world = await open();
    const dialog = await world.ask();
    await fill(world, field(dialog, 'Phone number'), '123');
    await world.user.click(dialog.getByRole('button', { name: 'Send code' }));
    await dialog.findByText('Incorrect phone number format, please try again.');
    expect(document.activeElement).toBe(field(dialog, 'Phone number'));
  });

  it('a wrong code is reported in the form, which stays open', async () => {
    const world = await open();
    const dialog = await world.ask();
    await fill(world, field(dialog, 'Phone number'), PHONE);
    await sendCode(world, dialog);
    await fill(world, field(dialog, 'Verification code'), '000000');
    await world.user.click(dialog.getByRole('button', { name: 'Sign in' }));
    await dialog.findByText('Wrong verification code, please try again.');
    expect((field(dialog, 'Phone number') as HTMLInputElement).value).toBe(PHONE);
  });

  it('after too many wrong tries the code is no longer offered: the user has to request a new one', async () => {
    const world = await open();
    const dialog = await world.ask();
    await fill(world, field(dialog, 'Phone number'), PHONE);
    await sendCode(world, dialog);
    const wrong = async () => {
      await fill(world, field(dialog, 'Verification code'), '000000');
      await world.user.click(dialog.getByRole('button', { name: 'Sign in' }));
    };
    for (let time = 1; time <= 4; time += 1) {
      await wrong();
      await dialog.findByText('Wrong verification code, please try again.');
      expect(dialog.getByRole('button', { name: 'Use this code' })).toBeTruthy();
    }
    await wrong();
    await dialog.findByText('Too many wrong codes. Please ask for a new one.');
    expect(dialog.queryByRole('button', { name: 'Use this code' })).toBeNull();
    expect(dialog.queryByText(/Your Dialwright code is/)).toBeNull();
    expect(dialog.getByText('This code is no longer valid. Send a new one.')).toBeTruthy();
  });

  it('a code from the demo’s message that has expired is no longer offered once it was refused', async () => {
    const world = await open();
    const dialog = await world.ask();
    await fill(world, field(dialog, 'Phone number'), PHONE);
    await sendCode(world, dialog);
    await world.user.click(dialog.getByRole('button', { name: 'Use this code' }));
    world.app.faults.plan([{ op: 'codeLogin', kind: 'envelope', code: 400 }]);
    await world.user.click(dialog.getByRole('button', { name: 'Sign in' }));
    await dialog.findByText('This code is no longer valid. Send a new one.');
    expect(dialog.queryByRole('button', { name: 'Use this code' })).toBeNull();
  });

  it('a code that the service refuses shows the reason and the wait, also after the dialog is reopened', async () => {
    const world = await open();
    const { policy } = world.app.ports;
    Object.assign(world.app.ports, { policy: { ...policy, codesInAll: { max: 0, windowMs: 7_200_000 } } });
    let dialog = await world.ask();
    await fill(world, field(dialog, 'Phone number'), PHONE);
    await world.user.click(dialog.getByRole('button', { name: 'Send code' }));
    await dialog.findByText('We are sending too many codes at the moment. Please try again in 2 hours.');
    expect(dialog.queryByText(/A code is on its way/)).toBeNull();
    const wait = dialog.getByRole('button', { name: '120 min' });
    expect(wait.getAttribute('aria-disabled')).toBe('true');
    await world.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    dialog = await world.ask();
    expect(dialog.getByRole('button', { name: '120 min' })).toBeTruthy();
    expect(dialog.queryByText(/A code is on its way/)).toBeNull();
  });

  it('a code that cannot be sent shows the reason', async () => {
    const world = await open();
    const dialog = await world.ask();
    world.app.faults.plan([{ op: 'captcha', kind: 'network' }]);
    await fill(world, field(dialog, 'Phone number'), PHONE);
    await world.user.click(dialog.getByRole('button', { name: 'Send code' }));
    await dialog.findByText('Network connection error, please retry later.');
    await sendCode(world, dialog);
  });
});

describe('the demo account', () => {
  const changed = async () => {
    const world = await open();
    await world.store
      .dispatch(
        login.initiate({
          account: { phone: DEMO_ACCOUNT.phone },
          password: DEMO_ACCOUNT.password,
          staySignedIn: false,
        }),
      )
      .unwrap();
    await world.store
      .dispatch(setPassword.initiate({ password: 'Fresh77', oldPassword: DEMO_ACCOUNT.password }))
      .unwrap();
    await world.store.dispatch(logout.initiate()).unwrap();
    return world;
  };

  it('with a changed password says so, and leads to a new one', async () => {
    const world = await changed();
    const dialog = await world.ask();
    await world.user.click(dialog.getByRole('button', { name: 'Use the demo account' }));
    await dialog.findByText(/The password of the demo account was changed/);
    await world.user.click(dialog.getByRole('button', { name: 'Choose a new password' }));
    const forgot = within(await screen.findByRole('dialog', { name: 'Forgotten password' }));
    expect((field(forgot, 'Phone number') as HTMLInputElement).value).toBe(DEMO_ACCOUNT.phone);
  });

  it('that cannot be reached shows the reason, and signs in the next time', async () => {
    const world = await open();
    const dialog = await world.ask();
    world.app.faults.plan([{ op: 'login', kind: 'network' }]);
    await world.user.click(dialog.getByRole('button', { name: 'Use the demo account' }));
    await dialog.findByText('Network connection error, please retry later.');
    await world.user.click(dialog.getByRole('button', { name: 'Use the demo account' }));
    await waitFor(() => expect(world.store.getState().session.status).toBe('signedIn'));
  });
});

describe('a forgotten password', () => {
  it('is replaced with a code, shows its rules before any error, and works immediately', async () => {
    const world = await open();
    const dialog = await world.ask();
    await world.user.click(dialog.getByRole('tab', { name: 'By password' }));
    await fill(world, field(dialog, 'Phone number'), DEMO_ACCOUNT.phone);
    await world.user.click(dialog.getByRole('button', { name: 'Forgot password?' }));
    const forgot = within(await screen.findByRole('dialog', { name: 'Forgotten password' }));
    expect((field(forgot, 'Phone number') as HTMLInputElement).value).toBe(DEMO_ACCOUNT.phone);
    expect(document.activeElement).toBe(field(forgot, 'Verification code'));
    expect(forgot.getByText(/^6 to 16 letters, digits or symbols/)).toBeTruthy();
    await sendCode(world, forgot);
    await world.user.click(forgot.getByRole('button', { name: 'Use this code' }));
    await fill(world, field(forgot, 'New password'), 'Fresh77');
    await fill(world, field(forgot, 'New password again'), 'Fresh77');
    await world.user.click(forgot.getByRole('button', { name: 'Change password' }));
    const again = within(await screen.findByRole('dialog', { name: 'Sign in' }));
    expect(again.getByText('Your password was changed. Sign in with it.')).toBeTruthy();
    expect((field(again, 'Phone number') as HTMLInputElement).value).toBe(DEMO_ACCOUNT.phone);
    expect(document.activeElement).toBe(field(again, 'Password'));
    await fill(world, field(again, 'Password'), 'Fresh77');
    await world.user.click(again.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(world.store.getState().session.user?.username).toBe('Demo');
  });
});

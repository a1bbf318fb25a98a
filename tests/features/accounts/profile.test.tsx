// The profile: visitors sign in in place, facts are shown and edited, and failures can be retried.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { codeSends } from '@/service/session/codeSends';
import { imageFile, solid } from '@/tests/support/images';
import { openWorld } from '../../pages/world';

afterEach(() => {
  codeSends.set({});
  vi.unstubAllGlobals();
});
const main = () => within(screen.getByRole('main'));

it('asks a visitor to sign in, and shows the profile in its place', async () => {
  const world = await openWorld('/profile');
  world.show();
  await world.user.click(main().getByRole('button', { name: 'Sign in' }));
  await world.user.click(await screen.findByRole('button', { name: 'Use the demo account' }));
  // Content behind an open dialog is hidden from everyone.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await main().findByRole('heading', { level: 2, name: 'Demo' })).toBeTruthy();
  expect(main().getByText('demo@dialwright.example')).toBeTruthy();
  expect(main().getByText('13800000000')).toBeTruthy();
});

it('is edited in a form, and the page and the menu show the new name', async () => {
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

describe('the contacts of the account', () => {
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
  const takeCodes = async (world: Awaited<ReturnType<typeof openWorld>>, form: Awaited<ReturnType<typeof dialog>>) => {
    const [proof, fresh] = form.getAllByRole('button', { name: 'Send code' });
    await world.user.click(proof!);
    await world.user.click(await form.findByRole('button', { name: 'Use this code' }));
    await world.user.click(fresh!);
    await waitFor(() => expect(form.getAllByRole('button', { name: 'Use this code' })).toHaveLength(2));
    await world.user.click(form.getAllByRole('button', { name: 'Use this code' })[1]!);
  };

  it('the address is changed with two codes: one proves the identity, one was sent to the new address', async () => {
    const world = await openWorld('/profile', { signedIn: true });
    world.show();
    await world.user.click(await main().findByRole('button', { name: 'Change the email address' }));
    const form = await dialog('Change the email address');
    // The proof is sent to the other contact.
    expect(form.getByDisplayValue('13800000000').hasAttribute('disabled')).toBe(true);
    await world.user.type(form.getByRole('textbox', { name: /^New email/ }), 'dana@dialwright.example');
    await takeCodes(world, form);
    await world.user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await main().findByText(/dana@dialwright\.example/)).toBeTruthy();
    expect(main().getByText('(verified)')).toBeTruthy();
  });

  it('a number of another account is refused in the form', async () => {
    const world = await openWorld('/profile', { signedIn: true });
    await world.app.ports.uow.rw(['users'], async (tx) => {
      const user = (await tx.get('users', world.work.owner()))!;
      await tx.put('users', { ...user, id: 'other', phone: '13700000001', email: null });
    });
    world.show();
    await world.user.click(await main().findByRole('button', { name: 'Change the phone number' }));
    const form = await dialog('Change the phone number');
    await world.user.type(form.getByRole('textbox', { name: /^New phone/ }), '137 0000 0001');
    await takeCodes(world, form);
    await world.user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('New phone number: This phone number belongs to another account.')).toBeTruthy();
  });

  it('a wrong code is reported with the name of its field', async () => {
    const world = await openWorld('/profile', { signedIn: true });
    world.show();
    await world.user.click(await main().findByRole('button', { name: 'Change the email address' }));
    const form = await dialog('Change the email address');
    await world.user.type(form.getByRole('textbox', { name: /^New email/ }), 'dana@dialwright.example');
    await takeCodes(world, form);
    const proof = form.getByRole<HTMLInputElement>('textbox', { name: /^Code that proves/ });
    const fresh = form.getByRole<HTMLInputElement>('textbox', { name: /^Code sent to the new/ });
    const [rightProof, rightFresh] = [proof.value, fresh.value];
    const save = async (proofCode: string, freshCode: string) => {
      await world.user.clear(proof);
      await world.user.type(proof, proofCode);
      await world.user.clear(fresh);
      await world.user.type(fresh, freshCode);
      await world.user.click(form.getByRole('button', { name: 'Save' }));
    };
    const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
    await save(wrong(rightProof), rightFresh);
    await form.findByText('Code that proves it is you: Wrong verification code, please try again.');
    await save(rightProof, wrong(rightFresh));
    await form.findByText('New email address: Wrong verification code, please try again.');
    await save(rightProof, rightFresh);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('a proof that has expired asks for another code, and is not sent again', async () => {
    const world = await openWorld('/profile', { signedIn: true });
    world.show();
    await world.user.click(await main().findByRole('button', { name: 'Change the email address' }));
    const form = await dialog('Change the email address');
    await world.user.type(form.getByRole('textbox', { name: /^New email/ }), 'dana@dialwright.example');
    await takeCodes(world, form);
    // The first answer of the change is lost, and the ticket has expired by the next try.
    world.app.faults.plan([{ op: 'infoUpdate', kind: 'network' }]);
    await world.user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(world.app.faults.calls.infoUpdate).toBe(1));
    await world.app.ports.uow.rw(['tickets'], (tx) => tx.clear('tickets'));
    await world.user.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('New email address: The verification has expired. Please verify again.');
    expect(form.getByText('This code is no longer valid. Send a new one.')).toBeTruthy();
    expect(world.app.faults.calls).toMatchObject({ captchaVerify: 1, infoUpdate: 2 });
    await world.user.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('Code that proves it is you: Wrong verification code, please try again.');
    expect(world.app.faults.calls).toMatchObject({ captchaVerify: 2, infoUpdate: 2 });
  });
});

describe('unsaved text', () => {
  const typed = async () => {
    const world = await openWorld('/profile', { signedIn: true });
    const router = world.show();
    await world.user.click(await main().findByRole('button', { name: 'Edit profile' }));
    const intro = () => main().getByLabelText<HTMLTextAreaElement>('About you');
    await world.user.type(intro(), 'Half a thought');
    const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    const answer = async (name: string) => world.user.click(within(await question()).getByRole('button', { name }));
    return { ...world, router, intro, asked: question, answer };
  };

  it('is confirmed on Cancel; staying keeps it, leaving drops it', async () => {
    const { user, intro, answer } = await typed();
    await user.click(main().getByRole('button', { name: 'Cancel' }));
    await answer('Keep editing');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(intro().value).toContain('Half a thought');
    await user.click(main().getByRole('button', { name: 'Cancel' }));
    await answer('Leave');
    expect(await main().findByRole('button', { name: 'Edit profile' })).toBeTruthy();
  });

  it('is confirmed on a link to another page, and on closing the tab', async () => {
    const { user, intro, answer, router } = await typed();
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await answer('Keep editing');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/profile');
    expect(intro().value).toContain('Half a thought');
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await answer('Leave');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('survives the end of the session, and is saved after signing in again', async () => {
    const { user, intro, store, app } = await typed();
    app.faults.plan([{ op: 'infoUpdate', kind: 'envelope', code: 403 }]);
    await user.click(main().getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Use the demo account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(intro().value).toContain('Half a thought');
    await user.click(main().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(store.getState().session.user?.intro).toContain('Half a thought'));
  });

  it('needs no confirmation if nothing was changed', async () => {
    const { user, intro } = await typed();
    await user.clear(intro());
    await user.click(main().getByRole('button', { name: 'Cancel' }));
    expect(await main().findByRole('button', { name: 'Edit profile' })).toBeTruthy();
  });
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

it('uploads a new picture first, and the profile shows it', async () => {
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

it('changes the password, which needs the current one', async () => {
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

it('reports that it cannot be loaded, and retries', async () => {
  const world = await openWorld('/profile', { signedIn: true });
  world.app.faults.plan([{ op: 'userInfo', kind: 'status', code: 503 }]);
  world.show();
  expect(await main().findByText('Your profile could not be loaded.')).toBeTruthy();
  expect(main().getByText(/Service unavailable/)).toBeTruthy();
  await world.user.click(main().getByRole('button', { name: 'Try again' }));
  expect(await main().findByRole('heading', { level: 2, name: 'Demo' })).toBeTruthy();
});

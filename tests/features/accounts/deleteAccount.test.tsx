// A designer deletes the account from the profile: the dialog lists what goes and what stays, and asks for a proof.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { inProcessFetch } from '@/mocks/inProcess';
import { DEMO_ACCOUNT } from '@/schemas/session';
import { operations } from '@/schemas/wire/operations';
import type { Wallet } from '@/schemas/wire/wallet';
import { setBackendFetch } from '@/service/api/backendPort';
import { codeSends } from '@/service/session/codeSends';
import { readToken } from '@/service/session/tokenStore';
import { sampleDesign } from '@/tests/support/designs';
import { openWorld } from '../../pages/world';

afterEach(() => codeSends.set({}));
const main = () => within(screen.getByRole('main'));

async function opened(prepare: (world: Awaited<ReturnType<typeof openWorld>>) => Promise<unknown> = async () => null) {
  const world = await openWorld('/profile', { signedIn: true });
  await prepare(world);
  world.show();
  await world.user.click(await main().findByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account' }));
  await waitFor(() => expect(dialog.queryByText('Loading your balance…')).toBeNull());
  return { ...world, dialog, submit: () => world.user.click(dialog.getByRole('button', { name: 'Delete account' })) };
}

it('lists what is deleted and what is kept, and deletes nothing when it is closed', async () => {
  const world = await opened();
  for (const heading of ['What happens at once', 'What is kept']) world.dialog.getByRole('heading', { name: heading });
  expect(world.dialog.getAllByRole('listitem')).toHaveLength(7);
  await world.user.click(world.dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await main().findByRole('heading', { level: 2, name: 'Demo' })).toBeTruthy();
  expect(world.app.faults.calls.accountDelete).toBeUndefined();
});

it('shows that the password is wrong, and with the right one signs out and removes the designs from this device', async () => {
  const world = await opened((before) => before.local(sampleDesign({ id: 'here', name: 'Harbour' })));
  const owner = world.work.owner();
  const password = world.dialog.getByLabelText(/^Current password/, { selector: 'input' });
  await world.user.type(password, 'Wrong123');
  await world.submit();
  expect(await world.dialog.findByText('The current password is not right, please try again.')).toBeTruthy();
  expect(await world.work.journal.list(owner)).toHaveLength(1);
  await world.user.clear(password);
  await world.user.type(password, DEMO_ACCOUNT.password);
  await world.submit();
  expect(await screen.findByText('Your account was deleted.')).toBeTruthy();
  expect(main().getByRole('button', { name: 'Sign in' })).toBeTruthy();
  expect(readToken()).toBeNull();
  expect(await world.work.journal.list(owner)).toEqual([]);
});

it('sends a code to the phone of an account without a password', async () => {
  const world = await openWorld('/profile', { signedIn: true });
  await world.app.ports.uow.rw(['users'], async (tx) => {
    const user = (await tx.get('users', world.work.owner()))!;
    await tx.put('users', { ...user, password: null });
  });
  world.show();
  await waitFor(() => expect(main().getByText('Not set')).toBeTruthy());
  await world.user.click(main().getByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account' }));
  await world.user.click(dialog.getByRole('button', { name: 'Send code' }));
  await world.user.click(await dialog.findByRole('button', { name: 'Use this code' }));
  await world.user.click(dialog.getByRole('button', { name: 'Delete account' }));
  expect(await screen.findByText('Your account was deleted.')).toBeTruthy();
});

it('keeps the account and its designs when the call fails, and can be sent again', async () => {
  const world = await opened((before) => before.local(sampleDesign({ id: 'here', name: 'Harbour' })));
  world.app.faults.plan([{ op: 'accountDelete', kind: 'network' }]);
  await world.user.type(world.dialog.getByLabelText(/^Current password/, { selector: 'input' }), DEMO_ACCOUNT.password);
  await world.submit();
  await waitFor(() => expect(world.app.faults.calls.accountDelete).toBe(1));
  expect(await world.work.journal.list(world.work.owner())).toHaveLength(1);
  await waitFor(() =>
    expect(world.dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete account' }).disabled).toBe(false),
  );
  await world.submit();
  expect(await screen.findByText('Your account was deleted.')).toBeTruthy();
});

describe('a deletion whose answer is lost', () => {
  const lost = async () => {
    const world = await opened((before) => before.local(sampleDesign({ id: 'here', name: 'Harbour' })));
    world.app.faults.plan([{ op: 'accountDelete', kind: 'lost', times: 1 }]);
    const password = world.dialog.getByLabelText(/^Current password/, { selector: 'input' });
    await world.user.type(password, DEMO_ACCOUNT.password);
    return { ...world, owner: world.work.owner() };
  };
  const isDone = async ({ work, app, owner }: Awaited<ReturnType<typeof lost>>) => {
    expect(await screen.findByText('Your account was deleted.')).toBeTruthy();
    expect(app.faults.calls.accountDelete).toBe(1);
    expect(readToken()).toBeNull();
    expect(await work.journal.list(owner)).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  };

  it('ends like one with an answer', async () => {
    const world = await lost();
    await world.submit();
    await isDone(world);
  });

  it('is not sent again when the connection returns', async () => {
    const world = await lost();
    world.app.faults.plan([
      { op: 'accountDelete', kind: 'lost', times: 1 },
      { op: 'userInfo', kind: 'network', times: 1 },
    ]);
    await world.submit();
    expect(await world.dialog.findByText('Network connection error, please retry later.')).toBeTruthy();
    expect(await world.work.journal.list(world.owner)).toHaveLength(1);
    await world.submit();
    await isDone(world);
  });
});

describe('the money in the dialog', () => {
  const payee: Wallet['payee'] = { kind: 'alipay', masked: '138****0000', name: 'Demo' };
  const PAYEE = /^Your payment details, if/;
  const CANNOT_BE_PAID = /Without payment details it cannot be paid/;
  it.each([
    ['no balance and no payment details', { total: 0, payee: null }, null, [PAYEE, CANNOT_BE_PAID, /Your balance is/]],
    ['payment details', { total: 0, payee }, PAYEE, [/Your balance is/]],
    ['a balance and payment details', { total: 1200, payee }, PAYEE, [CANNOT_BE_PAID]],
    ['a balance without payment details', { total: 1200, payee: null }, CANNOT_BE_PAID, [PAYEE]],
  ])('with %s', async (_, change, shown, absent) => {
    const { dialog } = await opened(async ({ app }) => {
      const answer = inProcessFetch(app);
      setBackendFetch(async (request) => {
        const response = await answer(request);
        if (new URL(request.url).pathname !== operations.walletInfo.path) return response;
        const { data, ...rest } = await response.json();
        return Response.json({ ...rest, data: { ...data, ...change } });
      });
    });
    if (shown) expect(dialog.getByText(shown)).toBeTruthy();
    for (const words of absent) expect(dialog.queryByText(words)).toBeNull();
  });
});

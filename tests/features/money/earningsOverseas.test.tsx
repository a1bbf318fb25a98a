// An overseas designer's month: the window by its times, the daily limit, the fee, the verified address, refunds after a payout.
import { configure, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LEDGER_STORES } from '@/backend/modules/money/endpoints/sumsState';
import { addEntries } from '@/backend/modules/money/endpoints/sumsStore';
import { codeSends } from '@/service/session/codeSends';
import { call, closed, dialog, openEarnings, openOrders, press, sell, tile } from './moneyWorld';

vi.mock('@/service/build/build', async (original) => {
  const module = await original<typeof import('@/service/build/build')>();
  return { ...module, build: module.readBuild({ VITE_BUILD: 'overseas' }) };
});

configure({ asyncUtilTimeout: 8000 });
vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => codeSends.set({}));
afterEach(() => vi.unstubAllGlobals());

const FULL = 'Withdraw the full balance';
const NOV = (day: number, hour = 0, ms = 0) => Date.UTC(2026, 10, day, hour) + ms;
const isShut = async () => (await screen.findByRole('button', { name: FULL })).getAttribute('aria-disabled') === 'true';
const rules = async () => within(await screen.findByRole('region', { name: 'The rules today' }));

it.each([
  [NOV(11, 0, -1), 'shut', /^Opens Wed 11 Nov, 00:00 UTC.*in 1 day$/],
  [NOV(11), 'open', /^Open until Sun 15 Nov, 23:59 UTC.*5 days left$/],
  [NOV(16), 'shut', /^Opens Fri 11 Dec, 00:00 UTC.*in 25 days$/],
])('D7 at %d withdrawals are %s, and the page says until when', async (now, state, words) => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  try {
    const world = await openEarnings({ now });
    world.show();
    expect(await isShut()).toBe(state === 'shut');
    expect(screen.getByText(words)).toBeTruthy();
    expect((await rules()).getByText(state === 'shut' ? 'closed now' : 'open now')).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});

it('D4 D6 above the daily limit: that much today, with its fee to the cent, and the rest another day', async () => {
  const world = await openEarnings();
  await sell(world, 500_000, 'USD');
  world.show();
  await press(world, 'Withdraw $2,000.00');
  const form = await dialog('Withdraw');
  const field = form.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ });
  expect(field.value).toBe('2000.00');
  await world.user.clear(field);
  await world.user.type(field, '2100');
  await world.user.click(form.getByRole('button', { name: 'Continue' }));
  expect((await form.findAllByText(/^At most \$2,000 can be withdrawn in one day\./)).length).toBeGreaterThan(0);
  await world.user.clear(field);
  await world.user.type(field, '2000');
  await world.user.click(form.getByRole('button', { name: 'Continue' }));
  const review = await dialog('Check your withdrawal');
  for (const sentence of ['$2,000.00', '-$88.00', '$1,912.00', 'Demo Designer', 'up to 14 business days'])
    expect(review.getByText(sentence)).toBeTruthy();
  await world.user.click(review.getByRole('button', { name: 'Withdraw $2,000.00' }));
  await world.user.click((await dialog('Withdrawal sent')).getByRole('button', { name: 'Done' }));
  await closed();
  expect((await screen.findAllByText(/^Today's limit of \$2,000\.00 is used up/)).length).toBeGreaterThan(0);
  expect((await rules()).getByText('$2,000.00 withdrawn today')).toBeTruthy();
  expect(await openOrders(world)).toHaveLength(1);
});

it('a balance below $20 shows a notice, and can still be withdrawn', async () => {
  const world = await openEarnings({ scenario: 'payday', now: NOV(12, 10) });
  const { data: wallet } = await call(world, '/api/user/wallet/info');
  await world.app.ports.uow.rw(LEDGER_STORES, async (tx) => {
    const [entry] = await tx.list('ledger', { by: 'user', of: ownerOf(world), order: 'ascending', limit: 1 });
    await addEntries(tx, [{ ...entry!, id: 'less', cents: 1_500 - wallet.available }]);
  });
  world.show();
  expect(await tile('Available')).toBe('$15.00');
  expect(await isShut()).toBe(false);
  expect(
    (await rules()).getByText(/Withdrawable over \$20: your balance is below that\. This is only a notice/),
  ).toBeTruthy();
});

const ownerOf = (world: Awaited<ReturnType<typeof openEarnings>>) => world.store.getState().session.user!.userId;

it('W5 refunds after a payout: nothing to withdraw, and how much is missing', async () => {
  const world = await openEarnings();
  const { data: wallet } = await call(world, '/api/user/wallet/info');
  await world.app.ports.uow.rw(LEDGER_STORES, async (tx) => {
    const [entry] = await tx.list('ledger', { by: 'user', of: ownerOf(world), order: 'ascending', limit: 1 });
    await addEntries(tx, [{ ...entry!, id: 'back', kind: 'refund', cents: -wallet.total - 1_234 }]);
  });
  world.show();
  expect(await tile('Available')).toBe('$0.00');
  expect(screen.getByText(/\$12\.34 below zero/)).toBeTruthy();
  expect(await isShut()).toBe(true);
});

it('requires a verified address, and continues once it is verified', async () => {
  const world = await openEarnings();
  await world.app.ports.uow.rw(['users'], async (tx) => {
    const user = await tx.get('users', ownerOf(world));
    await tx.put('users', { ...user!, emailVerified: false });
  });
  world.show();
  expect((await screen.findAllByText('Please verify your email address first.')).length).toBeGreaterThan(0);
  expect(await isShut()).toBe(true);
  await world.user.click(screen.getAllByRole('button', { name: 'Verify your email' })[0]!);
  const form = await dialog(/Verify/);
  await world.user.click(form.getByRole('button', { name: 'Send code' }));
  await world.user.click(await form.findByRole('button', { name: 'Use this code' }));
  await world.user.click(form.getByRole('button', { name: 'Verify' }));
  await closed();
  await waitFor(async () => expect(await isShut()).toBe(false));
  expect(screen.getByText('Email verified')).toBeTruthy();
});

it('the window closes while the amount is open: refused in the words of the rules', async () => {
  const world = await openEarnings({ now: NOV(16, 0, -5000) });
  world.show();
  await press(world, FULL);
  await world.user.click((await dialog('Withdraw')).getByRole('button', { name: 'Continue' }));
  world.clock.now = NOV(16);
  const review = await dialog('Check your withdrawal');
  await world.user.click(review.getByRole('button', { name: /^Withdraw \$/ }));
  expect(
    (await (await dialog('Withdraw')).findAllByText('Withdrawals are closed at the moment.')).length,
  ).toBeGreaterThan(0);
  expect(await openOrders(world)).toHaveLength(0);
});

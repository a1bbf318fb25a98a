// Operators learn of a wallet whose sums differ from its ledger.
import { configure, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openWorld } from '../../pages/world';
import { PAYDAY } from './moneyWorld';

configure({ asyncUtilTimeout: 8000 });
vi.setConfig({ testTimeout: 20_000 });

/** Until 18:00 UTC, when wallets are compared; the session is still valid. */
const NIGHT_MS = 9 * 3_600_000;

async function atDesk(language: 'en' | 'zh', tamper: boolean) {
  const clock = { now: PAYDAY };
  const world = await openWorld('/operator', { signedIn: true, scenario: 'payday', clock, language });
  const { userId } = world.store.getState().session.user!;
  await world.app.ports.uow.rw(['balances'], async (tx) => {
    const [month] = await tx.list('balances', { by: 'user', of: userId, order: 'descending', limit: 1 });
    if (tamper) await tx.put('balances', { ...month!, cents: month!.cents + 1234 });
  });
  const report = vi.fn();
  Object.assign(world.app.ports, { report });
  clock.now += NIGHT_MS;
  return { ...world, report };
}

it('says nothing while all wallets agree with the ledger', async () => {
  const world = await atDesk('en', false);
  world.show();
  await screen.findByRole('heading', { name: 'Withdrawals to pay' });
  const answers = () =>
    Object.values(world.store.getState().api.queries).filter((one) => one?.endpointName === 'walletDifferences');
  await waitFor(() => expect(answers()).toMatchObject([{ status: 'fulfilled', data: { total: 0 } }]));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(world.report).not.toHaveBeenCalled();
});

it.each([
  ['en', 'The sums of 1 wallet differ from the ledger', /^\d{4}-\d{2}: the balance has ¥[\d,.]+, the ledger ¥[\d,.]+$/],
  ['zh', '1 个钱包的余额与账本不一致', /^\d{4}-\d{2}：余额记录为 ¥[\d,.]+，账本合计为 ¥[\d,.]+$/],
] as const)('shows the wallet, the month and both amounts in %s', async (language, title, line) => {
  const world = await atDesk(language, true);
  world.show();
  const heading = await screen.findByRole('heading', { name: title });
  const notice = within(screen.getByRole('alert'));
  expect(heading).toBeTruthy();
  const [amounts] = notice.getAllByText(line);
  const [stored = 0, ledger = 0] = (amounts?.textContent ?? '')
    .match(/¥[\d,.]*\d/g)!
    .map((text) => Number(text.replace(/[¥,]/g, '')));
  expect(world.report).toHaveBeenCalledExactlyOnceWith('walletDifference', expect.any(Error));
  expect(Math.round((stored - ledger) * 100)).toBe(1234);
});

// A domestic designer in the earnings centre: earnings, one withdrawal, every refusal, the account and the identity.
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { amountText, moneyText } from '@/schemas/money';
import { api } from '@/service/api/api';
import { codeSends } from '@/service/session/codeSends';
import { endSession } from '@/service/session/endSession';
import { announcements } from '@/ui/announce';
import { openWorld } from '../../pages/world';
import { call, closed, dialog, openEarnings, openOrders, orders, press, sell, tile } from './moneyWorld';

configure({ asyncUtilTimeout: 8000 });
vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => codeSends.set({}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const WORDS = {
  en: {
    ...{
      available: 'Available',
      onItsWay: 'On its way',
      full: 'Withdraw the full balance',
      next: 'Continue',
      done: 'Done',
    },
    ...{ amount: /^Amount/, withdraw: 'Withdraw', check: 'Check your withdrawal', sent: 'Withdrawal sent' },
    ...{ rules: 'The rules today', payout: 'Payout account', chart: /^Earned from .* to /, table: 'Show as a table' },
    ...{ thirty: '30 days', day: 'Day', days: /^Earned from 14 Oct 2026 to 12 Nov 2026/ },
    ...{ earned: 'What you earned', statement: 'Statement', history: 'Withdrawals', waiting: 'Not processed' },
    ...{ tax: 'Tax, 6.5%', net: 'You receive', confirm: (sum: string) => `Withdraw ${sum}` },
    said: [
      'Since August 11, only the full balance can be withdrawn, and a request cannot be cancelled.',
      ...['¥50.00', '¥10,000.00', 'Tax, 6.5%', 'Always open', 'about 3 working days', '30 days after a purchase'],
    ],
    refused: [
      ['', 'Please enter the correct amount'],
      ['x', 'Please enter the correct amount'],
      ['49.99', 'Minimum amount for a single withdrawal is ¥50'],
      ['99999', 'Insufficient balance. Please enter the correct amount'],
      ['60', 'Please enter the correct amount'],
    ],
  },
  zh: {
    ...{ available: '可提现', onItsWay: '提现中', full: '全额提现', next: '下一步', done: '完成' },
    ...{ amount: /^提现金额/, withdraw: '提现', check: '确认提现', sent: '提现已提交' },
    ...{ rules: '当前规则', payout: '收款账户', chart: /^\d{4}年\d+月 至 .*，收益/, table: '以表格显示' },
    ...{ thirty: '30 天', day: '日期', days: /^2026年10月14日 至 2026年11月12日，收益/ },
    ...{ earned: '收益走势', statement: '收益明细', history: '提现记录', waiting: '未处理' },
    ...{ tax: '个人所得税，6.5%', net: '您将收到', confirm: (sum: string) => `确认提现 ${sum}` },
    said: [
      '自 8 月 11 日起，只能全额提现，提交后不能撤销。',
      ...['¥50.00', '¥10,000.00', '个人所得税，6.5%', '随时', '约 3 个工作日', '购买 30 天后'],
    ],
    refused: [
      ['', '请输入正确的金额'],
      ['x', '请输入正确的金额'],
      ['49.99', '单笔提现金额最低为 ¥50'],
      ['99999', '余额不足，请输入正确的金额'],
      ['60', '请输入正确的金额'],
    ],
  },
} as const;

const amountIn = (text: string) => Number(text.replaceAll(/[^\d.-]/g, ''));
const region = (name: string) => screen.findByRole('region', { name });

describe.each(['zh', 'en'] as const)('in %s', (language) => {
  const w = WORDS[language];
  const inWords = (minor: number) => moneyText(minor, 'CNY', language === 'zh' ? 'zh-CN' : 'en');

  it('shows the withdrawable amount and its rules, charts the earnings, and lists them by face and month', async () => {
    const world = await openEarnings({ language });
    world.show();
    const { data: wallet } = await call(world, '/api/user/wallet/info');
    expect(await tile(w.available)).toBe(inWords(wallet.available));
    const rules = within(await region(w.rules));
    for (const sentence of w.said) expect(rules.getByText(sentence, { exact: false })).toBeTruthy();
    expect(rules.getByText(inWords(wallet.quote.deduction))).toBeTruthy();
    expect(within(await region(w.payout)).getByText(/138\*\*\*\*0000/)).toBeTruthy();

    const earned = await region(w.earned);
    const chart = await within(earned).findByRole('img', { name: w.chart });
    expect(chart.querySelectorAll('[data-part="sales"]').length).toBeGreaterThan(3);
    expect(chart.querySelectorAll('[data-part="shares"]').length).toBeGreaterThan(3);
    await world.user.click(within(earned).getByRole('button', { name: w.table }));
    const rows = within(within(earned).getByRole('table')).getAllByRole('row').slice(1);
    const sum = rows.reduce((all, row) => all + amountIn(within(row).getAllByRole('cell').at(-1)!.textContent!), 0);
    // The name of the chart includes the sum of its table.
    expect(chart.getAttribute('aria-label')).toContain(inWords(Math.round(sum * 100)));

    // By day: thirty days, with the first and the last named.
    await world.user.click(within(earned).getByRole('radio', { name: w.thirty }));
    const byDay = within(within(earned).getByRole('table')).getAllByRole('row').slice(1);
    expect(byDay).toHaveLength(30);
    expect(within(earned).getByRole('columnheader', { name: w.day })).toBeTruthy();
    expect(within(earned).getByRole('img').getAttribute('aria-label')).toMatch(w.days);

    const statement = within(await region(w.statement)).getByRole('table');
    expect(statement.querySelector('caption')?.textContent).toContain('UTC');
    expect(within(statement).getAllByRole('columnheader')).toHaveLength(7);
    expect(within(statement).getAllByRole('rowheader').length).toBeGreaterThan(8);
  });

  it('withdraws once: the amount is filled in, tax and net are shown to the cent before sending, two presses are one', async () => {
    const world = await openEarnings({ language });
    world.show();
    const { data: wallet } = await call(world, '/api/user/wallet/info');
    const { gross, deduction, net } = wallet.quote;
    await press(world, w.full);
    const form = await dialog(w.withdraw);
    expect(form.getByRole<HTMLInputElement>('textbox', { name: w.amount }).value).toBe(amountText(gross, 'CNY'));
    await world.user.click(form.getByRole('button', { name: w.next }));
    const review = await dialog(w.check);
    const fact = (name: string) => review.getByText(name).nextElementSibling?.textContent;
    expect(fact(w.tax)).toBe(inWords(-deduction));
    expect(fact(w.net)).toBe(inWords(net));
    await world.user.dblClick(review.getByRole('button', { name: w.confirm(inWords(gross)) }));
    const sent = await dialog(w.sent);
    const [order] = await openOrders(world);
    expect(sent.getByText(/W-\d{8}-\d{4}/).textContent).toContain(order?.number);
    expect(sent.getByText(/W-\d{8}-\d{4}/).textContent).toContain(inWords(net));
    await waitFor(() => expect(announcements.get().polite.text).toContain(order?.number));
    await world.user.click(sent.getByRole('button', { name: w.done }));
    await closed();
    await waitFor(async () => expect(await tile(w.onItsWay)).toBe(inWords(gross)));
    expect(await tile(w.available)).toBe(inWords(0));
    const [first] = within(within(await region(w.history)).getByRole('table'))
      .getAllByRole('row')
      .slice(1);
    for (const text of [order!.number, /138\*\*\*\*0000/, inWords(gross), inWords(deduction), w.waiting])
      expect(within(first!).getByText(text)).toBeTruthy();
    expect(await openOrders(world)).toHaveLength(1);
    expect(world.app.faults.calls.withdrawDomestic).toBe(1);
  });

  it('D1 D2 D3 D4 refuses an amount in the order and the words of the rules', async () => {
    const world = await openEarnings({ language });
    world.show();
    await press(world, w.full);
    const form = await dialog(w.withdraw);
    for (const [typed, message] of w.refused) {
      const field = form.getByRole('textbox', { name: w.amount });
      await world.user.clear(field);
      if (typed) await world.user.type(field, typed);
      await world.user.click(form.getByRole('button', { name: w.next }));
      await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
      await waitFor(() => expect(form.getAllByText(message).length, typed).toBeGreaterThan(0));
    }
    expect(await openOrders(world)).toHaveLength(0);
  });
});

const startReview = async (world: Awaited<ReturnType<typeof openEarnings>>) => {
  await press(world, 'Withdraw the full balance');
  await world.user.click((await dialog('Withdraw')).getByRole('button', { name: 'Continue' }));
  return dialog('Check your withdrawal');
};
const confirm = (review: ReturnType<typeof within>) => review.getByRole('button', { name: /^Withdraw ¥/ });

describe('fault 13: one order however often it is sent', () => {
  it('D8 the order of a lost answer is found again, without sending anything more', async () => {
    const world = await openEarnings();
    world.show();
    const review = await startReview(world);
    world.app.faults.plan([{ op: 'withdrawDomestic', kind: 'lost', times: 1 }]);
    await world.user.click(confirm(review));
    const sent = await dialog('Withdrawal sent');
    const [order] = await openOrders(world);
    expect(sent.getByText(/W-\d{8}-\d{4}/).textContent).toContain(order?.number);
    expect(world.app.faults.calls.withdrawDomestic).toBe(1);
    // The next time begins with an amount, not with a finished order.
    await world.user.click(sent.getByRole('button', { name: 'Done' }));
    await sell(world, 20_000, 'CNY');
    world.clock.now += 1000;
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(async () => expect(await tile('Available')).toBe('¥100.00'));
    await press(world, 'Withdraw the full balance');
    expect(await dialog('Withdraw')).toBeTruthy();
  });

  it('D8 if the list cannot be loaded either, it says so and sends the same order again', async () => {
    const world = await openEarnings();
    world.show();
    const review = await startReview(world);
    world.app.faults.plan([
      { op: 'withdrawDomestic', kind: 'lost', times: 1 },
      { op: 'withdrawPage', kind: 'network', times: 9 },
      { op: 'walletInfo', kind: 'network', times: 9 },
    ]);
    await world.user.click(confirm(review));
    await review.findByText(/Sending it again never pays twice/);
    world.app.faults.plan([{ op: 'withdrawPage', kind: 'network', times: 9 }]);
    await world.user.click(review.getByRole('button', { name: 'Try again' }));
    expect(await dialog('Withdrawal sent')).toBeTruthy();
    expect(await openOrders(world)).toHaveLength(1);
  });

  it('an order that never arrived is sent again from the beginning, by Back, as the same one', async () => {
    const world = await openEarnings();
    world.show();
    const review = await startReview(world);
    world.app.faults.plan([{ op: 'withdrawDomestic', kind: 'network', times: 1 }]);
    await world.user.click(confirm(review));
    await review.findByText(/Network connection error/);
    await world.user.click(review.getByRole('button', { name: 'Back' }));
    await world.user.click((await dialog('Withdraw')).getByRole('button', { name: 'Continue' }));
    await world.user.click(confirm(await dialog('Check your withdrawal')));
    await dialog('Withdrawal sent');
    expect(await openOrders(world)).toHaveLength(1);
  });

  it('when the session ends midway, the review stays, and after signing in it continues as the same order', async () => {
    const world = await openEarnings();
    world.show();
    const review = await startReview(world);
    world.app.faults.plan([{ op: 'withdrawDomestic', kind: 'forbidden', times: 1 }]);
    await world.user.click(confirm(review));
    const signIn = await dialog('Sign in');
    expect(signIn.getByText(/^Sign in to continue your withdrawal\./)).toBeTruthy();
    await world.user.click(await signIn.findByRole('button', { name: 'Use the demo account' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in' })).toBeNull());
    const again = await dialog('Check your withdrawal');
    await world.user.click(again.getByRole('button', { name: 'Try again' }));
    await dialog('Withdrawal sent');
    expect(await openOrders(world)).toHaveLength(1);
    expect(screen.queryByText(/could not be updated/)).toBeNull();
  });

  it('signing out hides everything', async () => {
    const world = await openEarnings();
    world.show();
    await tile('Available');
    act(() => endSession(world.store.dispatch));
    const page = (await screen.findByText('What do your faces earn?')).parentElement as HTMLElement;
    await world.user.click(within(page).getByRole('button', { name: 'Sign in' }));
    expect((await dialog('Sign in')).getByText(/^Sign in to see the downloads and earnings/)).toBeTruthy();
    await world.user.keyboard('{Escape}');
    await closed();
    await screen.findByText('What do your faces earn?');
    expect(screen.queryByText('Payout account')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('another tab was quicker: reports that the balance is withdrawn, and nothing is paid twice', async () => {
    const world = await openEarnings();
    world.show();
    const { data: wallet } = await call(world, '/api/user/wallet/info');
    const review = await startReview(world);
    const amount = amountText(wallet.quote.gross, 'CNY');
    const { data } = await call(world, '/api/withdraw/order/apply', { amount, orderId: 'other-tab-1' });
    expect(data.number).toMatch(/^W-/);
    await world.user.click(confirm(review));
    const again = await dialog('Withdraw');
    // Once nothing is left, the amount is not requested.
    await again.findByText(/Your whole balance has already been withdrawn/);
    expect(again.queryByText(/Please enter the correct amount/)).toBeNull();
    expect(again.queryByRole('textbox')).toBeNull();
    expect(await openOrders(world)).toHaveLength(1);
    await world.user.click(again.getByRole('button', { name: 'Done' }));
    await closed();
  });
});

describe('D5 the balance grew since it was shown', () => {
  it('and the page knows it: the new amount is shown first', async () => {
    const world = await openEarnings();
    world.show();
    const { data: wallet } = await call(world, '/api/user/wallet/info');
    await startReview(world);
    await sell(world, 20_000, 'CNY');
    document.dispatchEvent(new Event('visibilitychange'));
    const anew = await dialog('Withdraw');
    const sum = moneyText(wallet.quote.gross + 10_000, 'CNY', 'en');
    expect(anew.getByRole('alert').textContent).toContain(sum);
    const field = anew.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ });
    expect(field.value).toBe(amountText(wallet.quote.gross + 10_000, 'CNY'));
    expect(await openOrders(world)).toHaveLength(0);
  });

  it('and the page does not: refused, shown again, and only the new amount is paid after another confirmation', async () => {
    const world = await openEarnings();
    world.show();
    const { data: wallet } = await call(world, '/api/user/wallet/info');
    const review = await startReview(world);
    await sell(world, 20_000, 'CNY');
    await world.user.click(confirm(review));
    const again = await dialog('Withdraw');
    expect(again.queryByText('Please enter the correct amount')).toBeNull();
    expect(await openOrders(world)).toHaveLength(0);
    const grown = wallet.quote.gross + 10_000;
    expect(again.getByRole('alert').textContent).toBe(
      `Your balance changed. You can now withdraw ${moneyText(grown, 'CNY', 'en')}. Confirm again; your first request was not sent.`,
    );
    expect(again.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ }).value).toBe(amountText(grown, 'CNY'));
    await world.user.click(again.getByRole('button', { name: 'Continue' }));
    await world.user.click(confirm(await dialog('Check your withdrawal')));
    await dialog('Withdrawal sent');
    expect((await openOrders(world)).map(({ amount }) => amount)).toEqual([grown]);
  });
});

it('leads a new designer through each requirement in order: account, identity, contract (N1 to N3)', async () => {
  const world = await openEarnings({ scenario: 'empty' });
  world.show();
  const button = () => screen.findByRole('button', { name: 'Withdraw the full balance' });
  expect((await button()).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getAllByText('Please fill in the account information first.').length).toBeGreaterThan(0);
  await world.user.click(screen.getAllByRole('button', { name: 'Add a payout account' })[0]!);
  const account = await dialog('Add your Alipay account');
  await world.user.type(account.getByRole('textbox', { name: /^Payout account/ }), '12345');
  await world.user.click(account.getByRole('button', { name: 'Save the account' }));
  expect(
    (await account.findAllByText('An Alipay account is a phone number or an email address.')).length,
  ).toBeGreaterThan(0);
  await world.user.clear(account.getByRole('textbox', { name: /^Payout account/ }));
  await world.user.type(account.getByRole('textbox', { name: /^Payout account/ }), '138 1234 5678');
  await world.user.type(account.getByRole('textbox', { name: /^Name/ }), '演示者');
  await world.user.click(account.getByRole('button', { name: 'Send code' }));
  await world.user.click(await account.findByRole('button', { name: 'Use this code' }));
  await world.user.click(account.getByRole('button', { name: 'Save the account' }));
  await closed();
  await screen.findByText('Alipay · 138****5678');

  expect((await screen.findAllByText('Please verify your identity first.')).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Read and sign the contract' }).getAttribute('aria-disabled')).toBe('true');
  await world.user.click(screen.getAllByRole('button', { name: 'Verify your identity' })[0]!);
  const identity = await dialog('Verify your identity');
  // Data that was already given is not requested again.
  expect(identity.getByRole<HTMLInputElement>('textbox', { name: /^Your name/ }).value).toBe('演示者');
  await world.user.type(identity.getByRole('textbox', { name: /^ID card number/ }), '110105194912310021');
  await world.user.click(identity.getByRole('button', { name: 'Verify' }));
  expect((await identity.findAllByText('The ID card number is not correct. Please check it.')).length).toBeGreaterThan(
    0,
  );
  expect(world.app.faults.calls.identityVerify).toBeUndefined();
  await world.user.type(identity.getByRole('textbox', { name: /^ID card number/ }), '{Backspace}X');
  await world.user.click(identity.getByRole('button', { name: 'Verify' }));
  await closed();

  expect((await screen.findAllByText('Please sign the contract first.')).length).toBeGreaterThan(0);
  await world.user.click(screen.getAllByRole('button', { name: 'Read and sign the contract' })[0]!);
  const contract = await dialog(/Payment contract/);
  await contract.findByText(/A withdrawal cannot be taken back/);
  await world.user.click(contract.getByRole('button', { name: 'Sign the contract' }));
  await contract.findByText('Waiting for the signing result.');
  world.clock.now += 6000;
  await world.user.click(contract.getByRole('button', { name: 'Check for the result' }));
  await closed();
  expect((await screen.findAllByText('There is nothing to withdraw yet.')).length).toBeGreaterThan(0);
  expect(document.activeElement).not.toBe(document.body);
});

it('stores the name of the payee, even if the code is wrong', async () => {
  const world = await openEarnings();
  world.show();
  await press(world, 'Change the payout account');
  let change = await dialog('Change your Alipay account');
  await world.user.type(change.getByRole('textbox', { name: /^Payout account/ }), 'dana@b.example');
  const field = change.getByRole<HTMLInputElement>('textbox', { name: /^Name of the account/ });
  await world.user.clear(field);
  await world.user.type(field, '新名字');
  await world.user.click(change.getByRole('button', { name: 'Send code' }));
  await change.findByRole('button', { name: 'Use this code' });
  await world.user.type(change.getByRole('textbox', { name: /^Verification code/ }), '000000');
  await world.user.click(change.getByRole('button', { name: 'Save the account' }));
  await change.findByText('Wrong verification code, please try again.');
  expect(world.app.faults.calls.payeeNameSave).toBe(1);
  expect(world.app.faults.calls.alipayBind).toBeUndefined();
  await world.user.click(change.getByRole('button', { name: 'Cancel' }));
  await closed();
  await press(world, 'Change the payout account');
  change = await dialog('Change your Alipay account');
  expect(change.getByRole<HTMLInputElement>('textbox', { name: /^Name of the account/ }).value).toBe('新名字');
  await world.user.type(change.getByRole('textbox', { name: /^Payout account/ }), 'dana@b.example');
  // A stored name is not sent again.
  await world.user.click(change.getByRole('button', { name: 'Use this code' }));
  await world.user.click(change.getByRole('button', { name: 'Save the account' }));
  await closed();
  expect(world.app.faults.calls.payeeNameSave).toBe(1);
  await screen.findByText(/^In the name of.*新名字/);
});

it('rebinds and unbinds with a code each; not while an order is open (N4), which keeps its account (D12)', async () => {
  const world = await openEarnings();
  world.show();
  await press(world, 'Change the payout account');
  const change = await dialog('Change your Alipay account');
  await world.user.type(change.getByRole('textbox', { name: /^Payout account/ }), 'dana@b.example');
  await world.user.click(change.getByRole('button', { name: 'Send code' }));
  await change.findByRole('button', { name: 'Use this code' });
  await world.user.type(change.getByRole('textbox', { name: /^Verification code/ }), '000000');
  await world.user.click(change.getByRole('button', { name: 'Save the account' }));
  await change.findByText('Wrong verification code, please try again.');
  await world.user.click(change.getByRole('button', { name: 'Use this code' }));
  await world.user.click(change.getByRole('button', { name: 'Save the account' }));
  await closed();
  await screen.findByText('Alipay · d***@b.example');

  await world.user.click(confirm(await startReview(world)));
  await world.user.click((await dialog('Withdrawal sent')).getByRole('button', { name: 'Done' }));
  await closed();
  codeSends.set({});
  await screen.findByText(/A withdrawal to this account is in progress/);
  expect(screen.queryByRole('button', { name: 'Remove the payout account' })).toBeNull();
  // Paid meanwhile.
  world.clock.now += 180_000;
  world.store.dispatch(api.util.invalidateTags(['Wallet', 'Order']));
  await screen.findByRole('button', { name: 'Remove the payout account' });
  await press(world, 'Remove the payout account');
  const remove = await dialog(/^Remove d\*\*\*@b\.example/);
  await world.user.click(remove.getByRole('button', { name: 'Send code' }));
  await world.user.click(await remove.findByRole('button', { name: 'Use this code' }));
  await world.user.click(remove.getByRole('button', { name: 'Remove the account' }));
  await closed();
  await screen.findByText(/No payout account yet/);
  const row = () => within(within(screen.getByRole('region', { name: 'Withdrawals' })).getAllByRole('row')[1]!);
  await waitFor(() => expect(row().getByText('Arrived')).toBeTruthy());
  expect(row().getByText('Alipay · d***@b.example')).toBeTruthy();
});

it('lists fifty withdrawals per page, each state in words, and the reason of failed ones', async () => {
  const world = await openEarnings();
  const [model] = await orders(world);
  await world.app.ports.uow.rw(['orders'], async (tx) => {
    for (let count = 0; count < 60; count += 1) {
      const status = ([2, 3, 4, 2] as const)[count % 4]!;
      const id = `old-${String(count).padStart(3, '0')}`;
      // Written by an operator, with a full stop.
      const reason = status === 3 ? 'The account refused it.' : '';
      await tx.put('orders', { ...model!, id, orderId: id, number: `W-${id}`, at: 1000 + count, status, reason });
    }
  });
  world.show();
  const history = within(await region('Withdrawals'));
  await waitFor(() => expect(history.getAllByRole('row')).toHaveLength(51));
  expect(history.getByText(/^6\d withdrawals, the newest first/)).toBeTruthy();
  expect(history.getAllByText('The account refused it; the amount is available again').length).toBeGreaterThan(5);
  expect(history.getAllByText('Cancelled').length).toBeGreaterThan(5);
  const failed = history.getAllByRole('row').find((row) => row.textContent?.includes('Failed'))!;
  expect(within(failed).getByRole('cell', { name: 'None' }), 'no tax is kept of what came back').toBeTruthy();
  expect(history.queryByRole('button', { name: /cancel/i })).toBeNull();
  await world.user.click(history.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(history.getAllByRole('row').length).toBeLessThan(20));
  expect(history.getByText('Page 2 of 2')).toBeTruthy();
});

it('exports the statement as a file without formulas', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push(blob as Blob);
    return 'blob:statement';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const world = await openEarnings();
  await world.app.ports.uow.rw(['drafts'], async (tx) => {
    const draft = await tx.get('drafts', 'payday-harbor');
    await tx.put('drafts', { ...draft!, names: ['=1+1', ''] });
  });
  world.show();
  await waitFor(async () =>
    expect((await screen.findByRole('button', { name: 'Statement (CSV)' })).hasAttribute('aria-disabled')).toBe(false),
  );
  await press(world, 'Statement (CSV)');
  await waitFor(() => expect(files).toHaveLength(1));
  const text = await files[0]!.text();
  const [head, ...lines] = text.trim().split('\r\n');
  expect(head).toBe('Month,Face (Chinese),Face (English),Sold,Sales,Premium share,Refunds,Total,Currency');
  expect(lines.length).toBeGreaterThan(8);
  expect(lines.some((line) => line.includes(",'=1+1,"))).toBe(true);
  expect(text).not.toMatch(/(^|,)=/m);
});

it('asks a visitor to sign in', async () => {
  const visitor = await openWorld('/management/earnings');
  visitor.show();
  expect(screen.getByText('What do your faces earn?')).toBeTruthy();
});

it('reports that the wallet cannot be loaded, and retries', async () => {
  const world = await openEarnings();
  world.app.faults.plan([{ op: 'walletInfo', kind: 'status', code: 500, times: 1 }]);
  world.show();
  await screen.findByText(/Your earnings could not be loaded/);
  await press(world, 'Try again');
  expect(await tile('Available')).toMatch(/^¥/);
});

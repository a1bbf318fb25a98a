// An operator's day: withdrawals paid by hand and marked, the payment file, sales imports; and access to the page.
import { configure, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { amountText } from '@/schemas/money';
import { DEMO_ACCOUNT } from '@/schemas/session';
import { ORDER_STATUS } from '@/schemas/wire/wallet';
import { announcements } from '@/ui/announce';
import { openWorld } from '../../pages/world';
import { call, closed, DAY_MS, dialog, type MoneyWorld, orders, PAYDAY, press } from './moneyWorld';

configure({ asyncUtilTimeout: 8000 });
vi.setConfig({ testTimeout: 20_000 });
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The page with one waiting withdrawal. */
async function atDesk({ language = 'en' as 'en' | 'zh' } = {}) {
  const clock = { now: PAYDAY };
  const world = await openWorld('/operator', { signedIn: true, scenario: 'payday', clock, language });
  const { data: wallet } = await call(world, '/api/user/wallet/info');
  const amount = amountText(wallet.quote.gross, 'CNY');
  const { data: order } = await call(world, '/api/withdraw/order/apply', { amount, orderId: 'designers-wish' });
  world.show();
  await screen.findByText(order.number);
  return { ...world, clock, order: order as { number: string; amount: number; net: number } };
}
const orderOf = async (world: MoneyWorld, number: string) => (await orders(world)).find((one) => one.number === number);
const tab = async ({ user }: Pick<MoneyWorld, 'user'>, name: string) => user.click(screen.getByRole('tab', { name }));

/** The files that the page offers to save, in order. */
function filesSaved(): readonly Blob[] {
  const files: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push(blob as Blob);
    return 'blob:orders';
  });
  return files;
}

it('does not exist for users who are not operators', async () => {
  const world = await openWorld('/operator', { signedIn: true, scenario: 'empty' });
  world.show();
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Payouts' })).toBeNull();
});

it('shows payees and amounts, and marks the order as processing and arrived, each after confirmation', async () => {
  const world = await atDesk();
  const { number } = world.order;
  const [row] = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  for (const text of [
    '演示者',
    `Alipay · ${DEMO_ACCOUNT.phone}`,
    `¥${amountText(world.order.net, 'CNY')}`,
    'Not processed',
  ])
    expect(within(row!).getByText(text)).toBeTruthy();
  await press(world, `Mark ${number} as processing`);
  const question = within(await screen.findByRole('alertdialog', { name: `Start on ${number}?` }));
  await world.user.click(question.getByRole('button', { name: 'Mark as processing' }));
  await screen.findByText('No withdrawals are waiting to be paid.');
  // The button that had the focus is gone: the page's heading has it.
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  await tab(world, 'Processing');
  await press(world, `Mark ${number} as arrived`);
  const ending = within(await screen.findByRole('alertdialog', { name: `Has ${number} arrived?` }));
  expect(ending.getByText(new RegExp(`was sent to ${DEMO_ACCOUNT.phone} \\(演示者\\)`))).toBeTruthy();
  await world.user.click(ending.getByRole('button', { name: 'Mark as arrived' }));
  expect((await screen.findAllByText('No withdrawals are in this state.')).length).toBeGreaterThan(0);
  await tab(world, 'All');
  const marks = within(await screen.findByRole('list', { name: `History of ${number}` })).getAllByRole('listitem');
  expect(marks.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Demo: Processing$/),
    expect.stringMatching(/Demo: Arrived$/),
  ]);
  expect((await orderOf(world, number))?.status).toBe(ORDER_STATUS.arrived);
  expect(screen.queryByRole('button', { name: new RegExp(`Mark ${number}`) })).toBeNull();
});

it('marks as failed or cancelled only with a reason, and returns the amount to the designer', async () => {
  const world = await atDesk();
  const { number, amount } = world.order;
  await press(world, `Mark ${number} as failed`);
  const form = await dialog(`Did ${number} fail?`);
  await world.user.click(form.getByRole('button', { name: 'Mark as failed' }));
  expect((await form.findAllByText('This field is required.')).length).toBeGreaterThan(0);
  await world.user.type(form.getByRole('textbox', { name: /^Reason/ }), 'The account refused it');
  await world.user.click(form.getByRole('button', { name: 'Mark as failed' }));
  await closed();
  await tab(world, 'Failed');
  expect(await screen.findByText('The account refused it; the amount is available again')).toBeTruthy();
  expect((await call(world, '/api/user/wallet/info')).data.available).toBe(amount);
  // Nothing is paid and no fee is kept.
  const [row] = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(within(row!).getByText('¥0.00')).toBeTruthy();
  expect(within(row!).getByText(`¥${amountText(amount, 'CNY')} returned to the balance`)).toBeTruthy();
  const files = filesSaved();
  await press(world, 'Export as CSV');
  await waitFor(() => expect(files).toHaveLength(1));
  const [, line] = (await files[0]!.text()).trim().split('\r\n');
  expect(line).toContain(`,CNY,0.00,${amountText(amount, 'CNY')},0.00,failed,The account refused it`);
});

it('D9 reports that somebody else was quicker', async () => {
  const world = await atDesk();
  const { number } = world.order;
  await press(world, `Mark ${number} as cancelled`);
  const { id } = (await orderOf(world, number))!;
  await call(world, '/api/operator/order/mark', { orderId: id, status: ORDER_STATUS.failed, reason: 'Closed account' });
  const form = await dialog(`Cancel ${number}?`);
  await world.user.type(form.getByRole('textbox', { name: /^Reason/ }), 'As they asked');
  await world.user.click(form.getByRole('button', { name: 'Cancel the withdrawal' }));
  await form.findByText('This cannot be done in the current state of the withdrawal.');
  await world.user.click(form.getByRole('button', { name: 'Cancel' }));
  await screen.findByText('No withdrawals are waiting to be paid.');
});

it('exports the orders of a state as a payment file', async () => {
  const files = filesSaved();
  const world = await atDesk();
  const order = (await orderOf(world, world.order.number))!;
  await world.app.ports.uow.rw(['orders'], (tx) => tx.put('orders', { ...order, payeeName: '=cmd()' }));
  await press(world, 'Export as CSV');
  await waitFor(() => expect(files).toHaveLength(1));
  const [head, line, rest] = (await files[0]!.text()).trim().split('\r\n');
  expect(head).toBe('number,askedAt,kind,account,name,currency,net,amount,deduction,state,reason');
  const sums = [order.net, order.amount, order.deduction].map((minor) => amountText(minor, 'CNY'));
  const at = new Date(order.at).toISOString();
  expect(line).toBe(
    [order.number, at, 'alipay', DEMO_ACCOUNT.phone, "'=cmd()", 'CNY', ...sums, 'waiting', ''].join(','),
  );
  expect(rest).toBeUndefined();
});

/** The next file chooser of the page gets this file. */
async function choose(world: MoneyWorld, text: string) {
  const picked = new Promise<HTMLInputElement>((resolve) => {
    vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementationOnce(function (this: HTMLInputElement) {
      resolve(this);
    });
  });
  await press(world, 'Choose a CSV file');
  const input = await picked;
  Object.defineProperty(input, 'files', { value: [new File([text], 'november.csv', { type: 'text/csv' })] });
  input.dispatchEvent(new Event('change'));
}
const HEAD = 'kind,ref,at,face,amount,currency,sale,day,count,month';

it('imports sales: errors by line and column first, all or nothing, each row once', async () => {
  const world = await atDesk();
  const before = (await call(world, '/api/user/wallet/info')).data.total;
  const at = new Date(PAYDAY - 40 * DAY_MS).toISOString();
  await choose(
    world,
    [HEAD, `sale,N-1,${at},payday-harbor,10.00,CNY,,,,`, 'sale,N-2,soon,payday-harbor,ten,CNY,,,,'].join('\n'),
  );
  const table = await screen.findByRole('table', { name: /because 2 rows have errors/ });
  await waitFor(() => expect(announcements.get().assertive.text).toMatch(/because 2 rows have errors/));
  const rows = () => within(table).getAllByRole('row').slice(1);
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    '3atsoonThis cannot be read',
    '3amounttenThis cannot be read',
  ]);
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();

  // Valid by itself, but refused by the service.
  await choose(
    world,
    [HEAD, `sale,N-1,${at},payday-harbor,10.00,CNY,,,,`, `sale,N-2,${at},nobodys,10.00,CNY,,,,`].join('\n'),
  );
  await press(world, 'Import 2 rows');
  expect(await screen.findByText('No face has this id')).toBeTruthy();
  expect((await call(world, '/api/user/wallet/info')).data.total).toBe(before);

  const sound = [
    HEAD,
    `sale,N-1,${at},payday-harbor,10.00,CNY,,,,`,
    `refund,N-9,${at},,,,N-1,,,`,
    `sale,N-2,${at},payday-harbor,3.00,CNY,,,,`,
  ];
  for (const sentence of ['3 rows were added; 0 were already there.', '0 rows were added; 3 were already there.']) {
    await choose(world, sound.join('\n'));
    expect(await screen.findByText('2 sales')).toBeTruthy();
    await press(world, 'Import 3 rows');
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect((await call(world, '/api/user/wallet/info')).data.total).toBe(before + 150);
  }
  await choose(world, 'no,columns\n1,2');
  expect(await screen.findByText(/has no column kind/)).toBeTruthy();
});

it('is available in Chinese', async () => {
  const world = await atDesk({ language: 'zh' });
  const { number } = world.order;
  await press(world, `将 ${number} 标为处理中`);
  const question = within(await screen.findByRole('alertdialog', { name: `开始处理 ${number}？` }));
  await world.user.click(question.getByRole('button', { name: '标为处理中' }));
  expect(await screen.findByText('没有需要处理的提现单。')).toBeTruthy();
});

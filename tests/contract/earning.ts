// The designer who earns in the contract tests: sells, binds an account, withdraws; and the operator who pays.
import { CAPTCHA_TYPES } from '@/schemas/captcha';
import { PAYOUTS } from '@/schemas/payouts';
import type { SalesRow } from '@/schemas/wire/operator';
import type { Wallet } from '@/schemas/wire/wallet';
import { faceDesign, publisher } from './publishing';
import { OPERATOR, OVERSEAS, START, type World } from './world';

export const DAY_MS = 86_400_000;
/** Inside the window of November; earlier sales are already mature. */
export const PAYDAY = Date.UTC(2026, 10, 12, 10);
export const ID_NUMBER = '11010519491231002X';

const REGIONS = {
  overseas: {
    currency: 'USD',
    login: { phone: undefined, email: OVERSEAS.email },
    own: OVERSEAS.email,
    start: PAYDAY,
    bind: 'paypalBind',
    unbind: 'paypalUnbind',
    withdraw: 'withdrawOverseas',
    account: 'money@ana.example',
  },
  domestic: {
    currency: 'CNY',
    login: {},
    own: '13800000000',
    start: START,
    bind: 'alipayBind',
    unbind: 'alipayUnbind',
    withdraw: 'withdrawDomestic',
    account: '13812345678',
  },
} as const;
export type Where = keyof typeof REGIONS;

let count = 0;
/** A number that is unique in the run. */
export const fresh = (kind: string): string => {
  count += 1;
  return `${kind}-${String(count).padStart(8, '0')}`;
};

/** Sales rows of an operator; all are valid unless a test says otherwise. */
export const bring = async (world: World, rows: readonly object[]) => {
  const { token } = (await world.signIn({ phone: OPERATOR.phone })).data;
  return world.send('salesImport', { body: { rows }, token });
};

/** Signed in and with an own face, on a day when withdrawals are open. */
export async function earner(world: World, where: Where) {
  const region = REGIONS[where];
  const faceId = `${where}-face`;
  let token = '';
  let operator = '';
  const self = {
    faceId,
    currency: region.currency,
    account: region.account,
    token: () => token,
    /** Moves the clock and signs in again. */
    async go(now: number) {
      world.clock.now = now;
      token = (await world.signIn(region.login)).data.token;
      operator = (await world.signIn({ phone: OPERATOR.phone })).data.token;
    },
    send: (op: Parameters<World['send']>[0], request: Parameters<World['send']>[1] = {}) =>
      world.send(op, { token, ...request }),
    asOperator: (op: Parameters<World['send']>[0], request: Parameters<World['send']>[1] = {}) =>
      world.send(op, { token: operator, ...request }),
    /** A mature purchase, or one at the given time; returns its number. */
    async sell(gross: number, at = world.clock.now - 31 * DAY_MS): Promise<string> {
      const ref = fresh('sale');
      const row: SalesRow = { kind: 'sale', ref, at, faceId, gross, currency: region.currency };
      const { data } = await self.asOperator('salesImport', { body: { rows: [row] } });
      if (data?.added !== 1) throw new Error(`not sold: ${JSON.stringify(data)}`);
      return ref;
    },
    refund: (sale: string) =>
      self.asOperator('salesImport', {
        body: { rows: [{ kind: 'refund', ref: fresh('refund'), at: world.clock.now, sale }] },
      }),
    wallet: async (): Promise<Wallet> => (await self.send('walletInfo')).data,
    /** A ticket from a code to one's own phone or address. A minute passes, because codes have a pause. */
    async ticket(): Promise<string> {
      world.clock.now += 60_000;
      const { way: channel } = PAYOUTS[region.currency];
      await self.send('captcha', { params: { way: channel, account: region.own, type: CAPTCHA_TYPES.verify } });
      const body = { way: channel, captcha: await world.codeTo(region.own) };
      return (await self.send('captchaVerify', { body })).data.ticket;
    },
    async bind(over: { account?: string; name?: string; ticket?: string } = {}) {
      const ticket = over.ticket ?? (await self.ticket());
      return self.send(region.bind, { body: { account: region.account, name: 'Demo Designer', ...over, ticket } });
    },
    async unbind(ticket?: string) {
      return self.send(region.unbind, { body: { ticket: ticket ?? (await self.ticket()) } });
    },
    identify: (over: { name?: string; idNumber?: string } = {}) =>
      self.send('identityVerify', { body: { name: '演示者', idNumber: ID_NUMBER, ...over } }),
    /** Signs the contract and waits long enough for it. */
    async sign() {
      const { data } = await self.send('contractSign');
      world.clock.now += 10_000;
      return data;
    },
    /** Meets all requirements. */
    async ready() {
      if (where === 'domestic') {
        await self.identify();
        await self.sign();
      }
      await self.bind();
      return self;
    },
    withdraw: (amount: string, orderId = fresh('order')) => self.send(region.withdraw, { body: { amount, orderId } }),
    orders: async (params: Record<string, number> = {}) => (await self.send('withdrawPage', { params })).data,
    /** Marks the latest order as the operator. */
    async mark(status: number, reason = '') {
      const { data } = await self.asOperator('operatorOrders');
      const body = { orderId: data.records[0]?.orderId ?? '', status, reason };
      return self.asOperator('operatorMark', { body });
    },
  };
  await self.go(region.start);
  await publisher(world, faceId, token).save(faceDesign(faceId));
  return self;
}

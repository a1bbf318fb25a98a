// Payee endpoints: account and name, identity and contract (docs/rules/backend.md N1 to N6).

import { isRefusal, type Refusal, refuse } from '@/backend/shared/domain/refusal';
import { endpoint, preparedEndpoint } from '@/backend/shared/endpoint';
import type { ModulePorts } from '@/backend/shared/modulePorts';
import type { Ports, Tx, Who } from '@/backend/shared/ports';
import type { PayeeKind } from '@/schemas/wire/wallet';
import { CONTRACT } from '../domain/contract';
import { isEnded } from '../domain/orders';
import { decideIdentity, decideSigning, type Payee, readName, readPayee } from '../domain/payees';
import { hasBeenPaid, type WalletState, walletView } from '../domain/wallet';
import { loadWallet, payeeAt, readWallet, WALLET_STORES } from './walletStore';

/** Whether the account's region has this call; elsewhere it responds as if it did not exist (N5). */
const pays = (kind: PayeeKind) => (state: WalletState) => state.money.payout.payee === kind;
const asksFor = (gate: 'identity' | 'contract') => (state: WalletState) => state.money.payout.gates.includes(gate);

type Change = (state: WalletState) => Payee | Refusal | Promise<Payee | Refusal>;

async function change(
  tx: Tx,
  { userId, now }: Who,
  ports: Ports,
  isThere: (state: WalletState) => boolean,
  make: Change,
) {
  const state = await loadWallet(tx, userId, now, ports);
  if (isRefusal(state)) return state;
  if (!isThere(state)) return refuse('notFound');
  const payee = await make(state);
  if (isRefusal(payee)) return payee;
  if (payee !== state.payee) await tx.put('payees', payee);
  return walletView({ ...state, payee }, now);
}

/** Overseas the email address must be verified before payout details change (spec 6). */
const emailFault = ({ user, money }: WalletState): Refusal | null =>
  money.payout.gates.includes('email') && !user.emailVerified ? refuse('emailNotVerified') : null;

export const identityVerify = endpoint<'identityVerify'>({
  stores: WALLET_STORES,
  mode: 'money',
  handle: (tx, { body, userId, now, ports }) =>
    change(tx, { userId, now }, ports, asksFor('identity'), ({ payee, orders }) =>
      decideIdentity(payee, body, hasBeenPaid(orders)),
    ),
});

export const payeeNameSave = endpoint<'payeeNameSave'>({
  stores: WALLET_STORES,
  mode: 'money',
  handle: (tx, { body, userId, now, ports }) =>
    change(
      tx,
      { userId, now },
      ports,
      () => true,
      (state) => {
        const name = readName(body.name);
        return isRefusal(name) ? name : (emailFault(state) ?? { ...state.payee, name });
      },
    ),
});

/** Input of a call with a ticket, for both kinds of accounts. */
interface Proven<Told> extends Who {
  body: Told & { ticket: string };
  /** Hash of the ticket. */
  prepared: string;
  ports: Ports;
  modules: ModulePorts;
}

const proven = {
  stores: WALLET_STORES,
  uses: ['proofOfPerson'],
  mode: 'money',
  prepare: ({ body }: { body: { ticket: string } }, { hash }: Ports): Promise<string> => hash(body.ticket),
} as const;

/** Sets the payout account, replacing the previous one. An invalid account does not use up the ticket. */
const bind = (kind: PayeeKind) => ({
  ...proven,
  handle: (tx: Tx, { prepared, body, ports, modules, ...who }: Proven<{ account: string; name: string }>) =>
    change(tx, who, ports, pays(kind), async (state) => {
      const payee = readPayee(kind, body);
      if (isRefusal(payee)) return payee;
      const fault = emailFault(state) ?? (await modules.proofOfPerson.spendTicket(tx, prepared, who, ports));
      return fault ?? { ...state.payee, name: payee.name, payee };
    }),
});

/** Not while a payout is pending (N4). */
const unbind = (kind: PayeeKind) => ({
  ...proven,
  handle: (tx: Tx, { prepared, ports, modules, ...who }: Proven<unknown>) =>
    change(tx, who, ports, pays(kind), async (state) => {
      if (state.payee.payee && state.orders.some((order) => !isEnded(order))) return refuse('orderOpen');
      const fault = emailFault(state) ?? (await modules.proofOfPerson.spendTicket(tx, prepared, who, ports));
      return fault ?? { ...state.payee, payee: null };
    }),
});

export const paypalBind = preparedEndpoint<'paypalBind', string>(bind('paypal'));
export const paypalUnbind = preparedEndpoint<'paypalUnbind', string>(unbind('paypal'));
export const alipayBind = preparedEndpoint<'alipayBind', string>(bind('alipay'));
export const alipayUnbind = preparedEndpoint<'alipayUnbind', string>(unbind('alipay'));

export const contract = endpoint<'contract'>({
  stores: WALLET_STORES,
  mode: 'read',
  handle: async (tx, { userId, now, ports }) => {
    const state = await readWallet(tx, userId, now, ports);
    if (isRefusal(state)) return state;
    return asksFor('contract')(state) ? CONTRACT : refuse('notFound');
  },
});

export const contractStatus = endpoint<'contractStatus'>({
  stores: WALLET_STORES,
  mode: 'read',
  handle: async (tx, { userId, now, ports }) => {
    const state = await readWallet(tx, userId, now, ports);
    if (isRefusal(state)) return state;
    if (!asksFor('contract')(state)) return refuse('notFound');
    const { status, since } = state.payee.contract;
    return { status, signedAt: status === 'signed' ? since : null };
  },
});

export const contractSign = endpoint<'contractSign'>({
  stores: WALLET_STORES,
  mode: 'money',
  handle: async (tx, { userId, now, ports }) => {
    const state = await loadWallet(tx, userId, now, ports);
    if (isRefusal(state)) return state;
    if (!asksFor('contract')(state)) return refuse('notFound');
    const signing = decideSigning(state.payee, ports.payouts.linkOf(userId), now);
    if (isRefusal(signing)) return signing;
    // If reading is signing, it is signed now.
    const signed = payeeAt(signing, now, ports);
    if (signed !== state.payee) await tx.put('payees', signed);
    const { contract: after } = signed;
    return { status: after.status, link: after.link };
  },
});

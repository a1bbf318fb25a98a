// Sign-in with a password.

import { isRefusal } from '@/backend/shared/domain/refusal';
import { preparedEndpoint } from '@/backend/shared/endpoint';
import type { Tx } from '@/backend/shared/ports';
import { type AccountKey, readCredentials } from '../domain/account';
import { decideLogin, type LoginIds, type LoginState, loginFault } from '../domain/login';
import { isProven, provenOf, provenRecord } from '../domain/proven';
import { deleteEnded } from './endedCounts';
import { accountOf, beginSession, type FreshSession, freshSession } from './identity';

/** Stores that decide about a sign-in with a password. */
const LOGIN_STORES = ['users', 'attempts', 'limits'] as const;

/** Ids of the records that decide about a sign-in. `provenId`: the note that the caller signed in to the account before. */
type LoginKeys = LoginIds & { provenId: string };

async function loginState(
  tx: Tx,
  account: AccountKey,
  { unknownId, callerId, pairId, provenId }: LoginKeys,
  now: number,
): Promise<LoginState> {
  const user = await accountOf(tx, account);
  // The same reads for an account that does not exist.
  const attempts = await tx.get('attempts', user?.id ?? unknownId);
  const [unknown, caller] = [await tx.get('limits', unknownId), await tx.get('limits', callerId)];
  const [pair, proven] = [await tx.get('limits', pairId), await tx.get('limits', provenId)];
  return { user, attempts, unknown, caller, pair, isProven: isProven(proven, now) };
}

interface Compared {
  account: AccountKey;
  ids: LoginKeys;
  /** Hash of the password that was compared. */
  checked: string | null;
  matches: boolean;
}

export const login = preparedEndpoint<'login', FreshSession & Compared>({
  stores: ['sessions', ...LOGIN_STORES],
  mode: 'write',
  prepare: async ({ body, address }, ports) => {
    const account = readCredentials(body);
    if (isRefusal(account)) return account;
    const { hash, uow, passwords, policy } = ports;
    const ids = {
      unknownId: await hash(JSON.stringify(['unknown', account.kind, account.value])),
      callerId: await hash(JSON.stringify(['passwords', address])),
      pairId: await hash(JSON.stringify(['pair passwords', address, account.kind, account.value])),
      provenId: await hash(provenOf(address, account)),
    };
    const now = ports.clock();
    const state = await uow.ro(LOGIN_STORES, (tx) => loginState(tx, account, ids, now));
    const fault = loginFault(state, now, policy);
    if (fault) return fault;
    const record = state.user?.password ?? null;
    const matches = await passwords.matches(body.password, record);
    return { ...(await freshSession(ports)), account, ids, checked: record?.hash ?? null, matches };
  },
  handle: async (tx, { prepared, ports, now }) => {
    const { account, ids, checked, matches } = prepared;
    const state = await loginState(tx, account, ids, now);
    // The comparison is only valid for the password it was made with.
    const passwordMatches = matches && state.user?.password?.hash === checked;
    const decision = decideLogin(state, { kind: account.kind, passwordMatches, ids }, now, ports.policy);
    if (decision.attempts) await tx.put('attempts', decision.attempts);
    for (const count of decision.counts) await tx.put('limits', count);
    await deleteEnded(tx, now);
    const { outcome } = decision;
    if (isRefusal(outcome)) return outcome;
    await tx.put('limits', provenRecord(ids.provenId, now, ports.policy));
    return beginSession(tx, outcome, prepared, { now, policy: ports.policy });
  },
});

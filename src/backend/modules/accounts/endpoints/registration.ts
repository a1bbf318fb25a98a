// Registration endpoints, each starting a session: code to a phone, overseas registration, third party.

import type { PasswordRecord } from '@/backend/records';
import { isRefusal, type Refusal, refuse } from '@/backend/shared/domain/refusal';
import { preparedEndpoint } from '@/backend/shared/endpoint';
import type { Ports, ThirdPartyPerson } from '@/backend/shared/ports';
import { CAPTCHA_TYPES, normalCode } from '@/schemas/captcha';
import { type AccountKey, readAccount, readCredentials } from '../domain/account';
import { unreachableBy } from '../domain/reach';
import { decideCodeLogin, decideRegister, decideThirdParty, vouchedEmail } from '../domain/registration';
import { CODE_STORES, isGoodCode, spendCode, type TypedCode, typedCode } from './codes';
import { accountOf, beginSession, type FreshSession, freshSession } from './identity';

const STORES = ['users', 'sessions', ...CODE_STORES] as const;

type Ready = FreshSession & { account: AccountKey; typed: TypedCode; newId: string };

/** Values for a registration by code, computed before the transaction. */
async function readyBy(
  { account, purpose, address }: { account: AccountKey; purpose: 'signIn' | 'register'; address: string },
  code: string,
  ports: Ports,
): Promise<Ready | Refusal> {
  const unreachable = unreachableBy(account.kind === 'phone' ? 'sms' : 'email', ports);
  if (unreachable) return unreachable;
  const typed = await typedCode({ account, type: CAPTCHA_TYPES[purpose], address }, normalCode(code), ports);
  return { ...(await freshSession(ports)), account, typed, newId: ports.ids.next() };
}

export const codeLogin = preparedEndpoint<'codeLogin', Ready>({
  stores: STORES,
  mode: 'write',
  prepare: async ({ body, address }, ports) => {
    const account = readAccount({ phone: body.phone });
    if (isRefusal(account)) return account;
    return readyBy({ account, purpose: 'signIn', address }, body.captcha, ports);
  },
  handle: async (tx, { prepared, ports, now }) => {
    const { account, typed, newId } = prepared;
    const refusal = await spendCode(tx, typed, now, ports);
    if (refusal) return refusal;
    const { user, isNew } = decideCodeLogin(await accountOf(tx, account), account, newId);
    if (isNew) await tx.put('users', user);
    return beginSession(tx, user, prepared, { now, policy: ports.policy, isNew });
  },
});

/** Reports that the account exists only after the code was verified, so that nobody can probe for accounts. */
export const register = preparedEndpoint<'register', Ready & { password: PasswordRecord | null }>({
  stores: STORES,
  mode: 'write',
  prepare: async ({ body, address }, ports) => {
    const account = readCredentials(body);
    if (isRefusal(account)) return account;
    const ready = await readyBy({ account, purpose: 'register', address }, body.captcha, ports);
    if (isRefusal(ready)) return ready;
    const isGood = await isGoodCode(ready.typed, ports);
    return { ...ready, password: isGood ? await ports.passwords.hash(body.password) : null };
  },
  handle: async (tx, { prepared, ports, now }) => {
    const { account, typed, password, newId } = prepared;
    const refusal = await spendCode(tx, typed, now, ports);
    if (refusal) return refusal;
    // The code arrived between the two checks.
    if (password === null) return refuse('wrongCaptcha');
    const user = decideRegister(await accountOf(tx, account), { account, password, newId });
    if (isRefusal(user)) return user;
    await tx.put('users', user);
    return beginSession(tx, user, prepared, { now, policy: ports.policy, isNew: true });
  },
});

export const thirdParty = preparedEndpoint<
  'thirdParty',
  FreshSession & { person: ThirdPartyPerson; thirdPartyId: string; newId: string }
>({
  stores: ['users', 'sessions'],
  mode: 'write',
  prepare: async ({ body }, ports) => {
    const { code, codeVerifier, nonce, redirectUri } = body;
    const person = await ports.thirdParty?.exchange({ code, codeVerifier, nonce, redirectUri });
    if (!person) return refuse('thirdPartyRefused');
    const thirdPartyId = await ports.hash(JSON.stringify([person.issuer, person.subject]));
    return { ...(await freshSession(ports)), person, thirdPartyId, newId: ports.ids.next() };
  },
  handle: async (tx, { prepared, ports, now }) => {
    const { person, thirdPartyId } = prepared;
    const [byThirdParty] = await tx.list('users', {
      by: 'thirdPartyId',
      of: thirdPartyId,
      order: 'ascending',
      limit: 1,
    });
    const email = vouchedEmail(person);
    const byEmail = email === null ? undefined : await accountOf(tx, { kind: 'email', value: email });
    const { user, isNew } = decideThirdParty({ byThirdParty, byEmail }, person, prepared);
    if (!byThirdParty) await tx.put('users', user);
    return beginSession(tx, user, prepared, { now, policy: ports.policy, isNew });
  },
});

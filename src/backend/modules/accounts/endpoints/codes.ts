// Checking an entered code; shared by the endpoints that need one.

import type { StoreName } from '@/backend/records';
import { type Refusal, refuseFor } from '@/backend/shared/domain/refusal';
import type { Ports, Tx } from '@/backend/shared/ports';
import type { CaptchaType } from '@/schemas/captcha';
import type { AccountKey } from '../domain/account';
import { boundTo, callerOf, codeOf, decideUse } from '../domain/captcha';
import { provenOf, provenRecord } from '../domain/proven';
import { oneMore, waitUnder } from '../domain/rates';

/** Stores that `spendCode` needs. */
export const CODE_STORES = ['captchas', 'limits'] as const satisfies readonly StoreName[];

/** Ids and hashes of an entered code, computed before the transaction. */
export interface TypedCode {
  id: string;
  caller: string;
  code: string;
  /** Id of the note that the caller owns the account. */
  provenId: string;
  /** Id of the count of wrong codes. */
  wrongId: string;
}

export async function typedCode(
  { account, type, address }: { account: AccountKey; type: CaptchaType; address: string },
  typed: string,
  { hash }: Pick<Ports, 'hash'>,
): Promise<TypedCode> {
  const id = await hash(boundTo(account.kind === 'phone' ? 'sms' : 'email', account, type));
  return {
    id,
    caller: await hash(callerOf(id, address)),
    code: await hash(codeOf(id, typed)),
    provenId: await hash(provenOf(address, account)),
    wrongId: await hash(JSON.stringify(['wrong', address])),
  };
}

/**
 * Whether the code would be accepted now. Asked before a password is hashed, so that a wrong code causes no such work;
 * it changes nothing, so the code is checked again with `spendCode`.
 */
export async function isGoodCode(
  { id, wrongId, ...typed }: TypedCode,
  { uow, clock, policy }: Pick<Ports, 'uow' | 'clock' | 'policy'>,
): Promise<boolean> {
  const now = clock();
  return uow.ro(CODE_STORES, async (tx) => {
    if (waitUnder(await tx.get('limits', wrongId), policy.wrongCodesPerCaller, now) > 0) return false;
    return decideUse(await tx.get('captchas', id), typed, now, policy).refusal === null;
  });
}

/** Uses up the code; returns null, or the refusal. */
export async function spendCode(
  tx: Tx,
  { id, provenId, wrongId, ...typed }: TypedCode,
  now: number,
  { policy }: Ports,
): Promise<Refusal | null> {
  const rate = policy.wrongCodesPerCaller;
  const wrong = await tx.get('limits', wrongId);
  const wait = waitUnder(wrong, rate, now);
  if (wait > 0) return refuseFor('wrongCaptchaCaller', wait);
  const { record, refusal } = decideUse(await tx.get('captchas', id), typed, now, policy);
  if (record) await tx.put('captchas', record);
  if (record && refusal) await tx.put('limits', oneMore(wrongId, wrong, rate, now));
  if (!refusal) await tx.put('limits', provenRecord(provenId, now, policy));
  return refusal;
}

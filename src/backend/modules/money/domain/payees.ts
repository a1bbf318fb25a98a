// Payees: names, accounts, identity and contract. Pure (docs/rules/backend.md B9, D12).

import type { RecordOf } from '@/backend/records';
import { isRefusal, type Refusal, refuse } from '@/backend/shared/domain/refusal';
import { hasGraphemes } from '@/schemas/graphemes';
import { isIdNumber, normalIdNumber } from '@/schemas/idNumber';
import { PAYEE_ACCOUNT_MAX, PAYEE_NAME_MAX, PAYEE_NAME_MIN } from '@/schemas/limits';
import { nameFault } from '@/schemas/names';
import { isEmail, isPhone, normalEmail, normalPhone } from '@/schemas/session';
import type { PayeeKind } from '@/schemas/wire/wallet';

export type Payee = RecordOf<'payees'>;

/** An empty payee. */
export const newPayee = (id: string): Payee => ({
  id,
  name: '',
  payee: null,
  identity: null,
  contract: { status: 'none', link: '', since: 0 },
});

/** `a***@b.c`, `138****0000`: enough to recognise one's own account. */
export function masked(account: string): string {
  const at = account.lastIndexOf('@');
  return at > 0 ? `${account.slice(0, 1)}***${account.slice(at)}` : `${account.slice(0, 3)}****${account.slice(-4)}`;
}

const maskedId = (number: string): string => `${number.slice(0, 3)}${'*'.repeat(11)}${number.slice(-4)}`;

/** A trimmed name of 2 to 30 characters (N1). */
export function readName(text: string): string | Refusal {
  const name = text.trim().normalize('NFC');
  const isGood = hasGraphemes(name, { min: PAYEE_NAME_MIN, max: PAYEE_NAME_MAX });
  return isGood && !nameFault(name) ? name : refuse('payeeName');
}

const READ: Readonly<Record<PayeeKind, (text: string) => string | null>> = {
  paypal: (text) => (isEmail(text) ? normalEmail(text) : null),
  alipay: (text) => (isPhone(text) ? normalPhone(text) : isEmail(text) ? normalEmail(text) : null),
};
const WRONG = { paypal: 'emailFormat', alipay: 'alipayFormat' } as const;

/** An account of the payout service and its holder's name, or a refusal. */
export function readPayee(
  kind: PayeeKind,
  entered: { account: string; name: string },
): NonNullable<Payee['payee']> | Refusal {
  const account = READ[kind](entered.account);
  if (account === null || account.length > PAYEE_ACCOUNT_MAX) return refuse(WRONG[kind]);
  const name = readName(entered.name);
  return isRefusal(name) ? name : { kind, account, name };
}

/** Name and identity card; only the masked number is stored. Unchanged values are not a change (N1, N6). */
export function decideIdentity(
  before: Payee,
  entered: { name: string; idNumber: string },
  hasBeenPaid: boolean,
): Payee | Refusal {
  const name = readName(entered.name);
  if (isRefusal(name)) return name;
  if (!isIdNumber(entered.idNumber)) return refuse('idNumberWrong');
  const idNumber = maskedId(normalIdNumber(entered.idNumber));
  if (before.identity?.name === name && before.identity.idNumber === idNumber) return before;
  if (before.identity && hasBeenPaid) return refuse('identityFinal');
  // The contract belongs to the person who signed it, so a new identity resets it.
  return { ...before, name: before.name || name, identity: { name, idNumber }, contract: newPayee(before.id).contract };
}

/** Starts signing the contract; a signed or pending one is not changed (N2). */
export function decideSigning(before: Payee, link: string, now: number): Payee | Refusal {
  if (!before.identity) return refuse('identityMissing');
  const { status } = before.contract;
  if (status === 'signing' || status === 'signed') return before;
  return { ...before, contract: { status: 'signing', link, since: now } };
}

// Creation of accounts: by a code sent to a phone, overseas registration, or a third party. Pure (docs/rules/backend.md S9, S15).

import type { PasswordRecord, RecordOf } from '@/backend/records';
import { type Refusal, refuse } from '@/backend/shared/domain/refusal';
import type { ThirdPartyPerson } from '@/backend/shared/ports';
import { firstGraphemes, hasGraphemes } from '@/schemas/graphemes';
import { USERNAME_MAX } from '@/schemas/limits';
import { nameFault } from '@/schemas/names';
import { isEmail, normalEmail, type Region } from '@/schemas/session';
import type { AccountKey } from './account';

type User = RecordOf<'users'>;

/** A valid designer name, or a default one. */
function fitName(text: string): string {
  const name = firstGraphemes(text.trim(), USERNAME_MAX).trim();
  return nameFault(name) === null && hasGraphemes(name, { max: USERNAME_MAX }) ? name : 'Designer';
}

/** Default name: the phone number without its middle, or the email address without its domain. */
const firstName = ({ kind, value }: AccountKey): string =>
  kind === 'phone' ? `${value.slice(0, 3)}****${value.slice(-4)}` : fitName(value.split('@')[0] ?? '');

function newUser(id: string, region: Region, facts: Partial<User>): User {
  const none = { phone: null, email: null, thirdParty: null, thirdPartyId: null, password: null } as const;
  return { id, region, username: '', ...none, intro: '', avatar: '', emailVerified: false, roles: [], ...facts };
}

const accountFacts = (account: AccountKey): Partial<User> =>
  account.kind === 'phone'
    ? { phone: account.value, username: firstName(account) }
    : { email: account.value, emailVerified: true, username: firstName(account) };

/** The account of a phone verified by code; created as domestic on first use. */
export function decideCodeLogin(
  user: User | undefined,
  phone: AccountKey,
  newId: string,
): { user: User; isNew: boolean } {
  return user ? { user, isNew: false } : { user: newUser(newId, 'domestic', accountFacts(phone)), isNew: true };
}

/** A new overseas account; the code has verified its address. */
export function decideRegister(
  existing: User | undefined,
  { account, password, newId }: { account: AccountKey; password: PasswordRecord; newId: string },
): User | Refusal {
  if (existing) return refuse(account.kind === 'phone' ? 'phoneRegistered' : 'emailRegistered');
  return newUser(newId, 'overseas', { ...accountFacts(account), password });
}

/** The normalized address that a provider vouches for; null if there is none. */
export function vouchedEmail({
  email,
  emailVerified,
}: Pick<ThirdPartyPerson, 'email' | 'emailVerified'>): string | null {
  return emailVerified && email !== null && isEmail(email) ? normalEmail(email) : null;
}

/**
 * The account for a provider sign-in: the linked one, else the one with the address that both the provider and the
 * account have verified, else a new one.
 */
export function decideThirdParty(
  state: { byThirdParty: User | undefined; byEmail: User | undefined },
  person: ThirdPartyPerson,
  { thirdPartyId, newId }: { thirdPartyId: string; newId: string },
): { user: User; isNew: boolean } {
  if (state.byThirdParty) return { user: state.byThirdParty, isNew: false };
  const link = { thirdParty: person.type, thirdPartyId };
  if (state.byEmail?.emailVerified) return { user: { ...state.byEmail, ...link }, isNew: false };
  // An unverified address stays with the account that has it.
  const email = state.byEmail ? null : vouchedEmail(person);
  const username = fitName(person.name ?? email?.split('@')[0] ?? '');
  return { user: newUser(newId, 'overseas', { ...link, email, emailVerified: email !== null, username }), isNew: true };
}

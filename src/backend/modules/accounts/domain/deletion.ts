// Deleting an account: who may, and what stays of its record. Pure (docs/rules/backend.md S18).

import type { RecordOf } from '@/backend/records';
import type { AccountLimits } from '@/backend/shared/domain/accountLimits';
import { type Refusal, refuse } from '@/backend/shared/domain/refusal';
import { needsProof, proofFault } from './contact';
import { decidePasswordSet, type PasswordProof } from './passwords';

type User = RecordOf<'users'>;

/**
 * Whether the caller is the owner: by the password or a ticket. An account that has neither a password nor a contact is
 * deleted soon after signing in. `attempts`: the new count of wrong passwords.
 */
export function decideDeletion(
  user: User,
  proof: PasswordProof,
  signedInAt: number | undefined,
  now: number,
  policy: AccountLimits,
): { attempts: RecordOf<'attempts'> | null; refusal: Refusal | null } {
  if (user.password !== null || proof.by === 'ticket') return decidePasswordSet(user, proof, signedInAt, now, policy);
  if (needsProof(user)) return { attempts: null, refusal: proofFault(user, undefined, now, policy) };
  const isFresh = signedInAt !== undefined && now - signedInAt <= policy.firstPasswordMs;
  return { attempts: null, refusal: isFresh ? null : refuse('deletionSignInAgain') };
}

/** What stays: the id and the region, which entries of the ledger refer to. */
export const erasedUser = ({ id, region }: User): User => ({
  ...{ id, region, username: '', phone: null, email: null, thirdParty: null, thirdPartyId: null },
  ...{ intro: '', avatar: '', emailVerified: false, roles: [], password: null },
});

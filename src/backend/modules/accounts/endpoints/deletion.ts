// The proof of an account's owner for its deletion, and the account's own records.

import type { RecordOf, StoreName } from '@/backend/records';
import type { AccountPart } from '@/backend/shared/accountPart';
import { isRefusal, type Refusal, refuse } from '@/backend/shared/domain/refusal';
import type { Input } from '@/backend/shared/endpoint';
import type { Ports, Tx, Who } from '@/backend/shared/ports';
import { allOf } from '@/backend/shared/readPage';
import { decideDeletion, erasedUser } from '../domain/deletion';
import { endOtherSessions } from './identity';
import { PROOF_STORES, proofOf } from './passwords';

export const DELETION_STORES = ['sessions', ...PROOF_STORES] as const satisfies readonly StoreName[];

/** What was proved before the transaction. `checked`: the hash with which the password was compared. */
export interface OwnerProof {
  ticketId: string | null;
  hasPassword: boolean;
  matches: boolean;
  checked: string | null;
}

interface Session {
  user: RecordOf<'users'>;
  signedInAt: number | undefined;
}

async function sessionOf(tx: Tx, sessionId: string | null): Promise<Session | Refusal> {
  const session = sessionId ? await tx.get('sessions', sessionId) : undefined;
  const user = session && (await tx.get('users', session.userId));
  return user ? { user, signedInAt: session.signedInAt } : refuse('sessionEnded');
}

/** Compares the password, unless the deletion is refused without it. */
export async function prepareOwnerProof(
  { body, sessionId }: Input<'accountDelete'>,
  ports: Ports,
): Promise<OwnerProof | Refusal> {
  const { hash, uow, passwords, policy } = ports;
  const ticketId = body.ticket === undefined ? null : await hash(body.ticket);
  const hasPassword = body.password !== undefined;
  const now = ports.clock();
  const current = await uow.ro(DELETION_STORES, async (tx) => {
    const session = await sessionOf(tx, sessionId);
    if (isRefusal(session)) return session;
    const { user, signedInAt } = session;
    const proof = await proofOf(tx, { user, ticketId, hasOld: hasPassword, matches: true });
    return decideDeletion(user, proof, signedInAt, now, policy).refusal ?? user.password;
  });
  if (isRefusal(current)) return current;
  const matches = ticketId === null && current !== null && (await passwords.matches(body.password ?? '', current));
  return { ticketId, hasPassword, matches, checked: current?.hash ?? null };
}

/** Refuses a caller who is not the owner, and counts a wrong password. */
export async function ownerFault(
  tx: Tx,
  { ticketId, hasPassword, matches, checked }: OwnerProof,
  sessionId: string | null,
  now: number,
  { policy }: Pick<Ports, 'policy'>,
): Promise<Refusal | null> {
  const session = await sessionOf(tx, sessionId);
  if (isRefusal(session)) return session;
  const { user, signedInAt } = session;
  const isRight = matches && user.password?.hash === checked;
  const proof = await proofOf(tx, { user, ticketId, hasOld: hasPassword, matches: isRight });
  const { attempts, refusal } = decideDeletion(user, proof, signedInAt, now, policy);
  if (attempts) await tx.put('attempts', attempts);
  return refusal;
}

export const accountsOfAccount: AccountPart = {
  stores: DELETION_STORES,
  erase: async (tx, { userId }: Who) => {
    const user = await tx.get('users', userId);
    if (user) await tx.put('users', erasedUser(user));
    await endOtherSessions(tx, userId, null);
    await tx.delete('attempts', userId);
    const tickets = await allOf(tx, 'tickets', { by: 'userId', of: userId, order: 'ascending' });
    for (const { id } of tickets) await tx.delete('tickets', id);
  },
};

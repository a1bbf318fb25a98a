// The store of messages that wait to be sent.
import type { RecordOf } from '@/backend/records';
import type { Ports, Tx } from '@/backend/shared/ports';
import { claimedMessage } from '../domain/outbox';

type Waiting = RecordOf<'messages'>;
type Storage = Pick<Ports, 'uow'>;

/** Claims change one record each, so simultaneous ones only have to notice each other. */
const OWN = { isOwn: true } as const;

const dueIn = (tx: Tx, now: number, limit: number): Promise<Waiting[]> =>
  tx.list('messages', { by: 'dueAt', of: [], range: [0, now], order: 'ascending', limit });

/** Number of messages that wait, and whether one is due. */
export const waitingMessages = ({ uow }: Storage, now: number): Promise<{ count: number; isDue: boolean }> =>
  uow.ro(['messages'], async (tx) => ({
    count: await tx.count('messages', {}),
    isDue: (await dueIn(tx, now, 1)).length > 0,
  }));

/** Takes messages that are due, so that no other process sends them for a while; `late` ones are deleted instead. */
export const claimMessages = (
  { uow }: Storage,
  now: number,
  limit: number,
): Promise<{ claimed: Waiting[]; late: Waiting[] }> =>
  uow.rw(
    ['messages'],
    async (tx) => {
      const due = await dueIn(tx, now, limit);
      const late = due.filter(({ endsAt }) => endsAt <= now);
      for (const { id } of late) await tx.delete('messages', id);
      const claimed = due.filter(({ endsAt }) => endsAt > now).map((record) => claimedMessage(record, now));
      await tx.putAll('messages', claimed);
      return { claimed, late };
    },
    OWN,
  );

/** Deletes a message that was sent or cannot be sent, or stores when it is tried again. */
export const settleMessage = ({ uow }: Storage, id: string, next: Waiting | null): Promise<void> =>
  uow.rw(
    ['messages'],
    async (tx) => {
      if (!next) await tx.delete('messages', id);
      else if (await tx.get('messages', id)) await tx.put('messages', next);
    },
    OWN,
  );

// Notes that a caller has signed in to an account. Pure (docs/rules/backend.md S7).
import type { RecordOf } from '@/backend/records';
import type { AccountLimits } from '@/backend/shared/domain/accountLimits';
import type { AccountKey } from './account';

type Note = RecordOf<'limits'>;

/** A caller and an account, as text; its hash is the record's id. */
export const provenOf = (address: string, { kind, value }: AccountKey): string =>
  JSON.stringify(['proven', address, kind, value]);

export const provenRecord = (id: string, now: number, { provenMs }: AccountLimits): Note => ({
  id,
  sent: [],
  endsAt: now + provenMs,
});

export const isProven = (note: Note | undefined, now: number): boolean => note !== undefined && now < note.endsAt;

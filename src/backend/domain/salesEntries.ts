// What a row of sales writes into the ledger. Pure (backend.md W1 to W5).
import type { SalesRow } from '@/schemas/wire/operator';
import { type Entry, entry } from './ledger';
import { premiumPool, type Sharer, saleShare, splitPool } from './shares';

export type RowOf<K extends SalesRow['kind']> = Extract<SalesRow, { kind: K }>;

/** The key of a row: its kind and its number. */
export const rowId = ({ kind, ref }: Pick<SalesRow, 'kind' | 'ref'>): string => `${kind}:${ref}`;

/** Whether a row that came again is the one before; rows hold texts and numbers alone. */
export const isSameRow = (a: SalesRow, b: SalesRow): boolean =>
  Object.entries(a).every(([key, value]) => (b as Record<string, unknown>)[key] === value);

export const saleEntry = ({ ref, at, faceId, gross }: RowOf<'sale'>, userId: string): Entry =>
  entry({ kind: 'sale', ref, cents: saleShare(gross), at, since: at, userId, faceId });

/** Takes back what the sale brought; by the sale's own number, so that it is taken once, and from when the sale itself counts. */
export const refundEntry = ({ at, sale: ref }: RowOf<'refund'>, { cents, at: since, userId, faceId }: Entry): Entry =>
  entry({ kind: 'refund', ref, cents: -cents, at, since, userId, faceId });

/** A premium face that may have a part of the month's pool. */
export interface PremiumFace extends Sharer {
  owner: string;
}

/** Whether the month brought anything that faces have parts of. */
export const isPaidOut = ({ gross }: Pick<RowOf<'premium'>, 'gross'>): boolean => premiumPool(gross) > 0;

export const shareEntries = ({ ref, at, month, gross }: RowOf<'premium'>, faces: readonly PremiumFace[]): Entry[] => {
  const owners = new Map(faces.map(({ id, owner }) => [id, owner]));
  return splitPool(premiumPool(gross), faces).flatMap(({ id: faceId, cents }) => {
    const userId = owners.get(faceId) ?? '';
    const share = { kind: 'share', ref: `${ref}/${faceId}`, cents, at, since: at, month, userId, faceId } as const;
    return cents > 0 ? [entry(share)] : [];
  });
};

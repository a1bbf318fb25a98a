// Ledger entries of a sales row. Pure (docs/rules/backend.md W1 to W5).
import type { SalesRow } from '@/schemas/wire/operator';
import { type Entry, entry } from './ledger';
import { premiumPool, type Sharer, saleShare, splitPool } from './shares';

export type RowOf<K extends SalesRow['kind']> = Extract<SalesRow, { kind: K }>;

/** Key of a row: its kind and number. */
export const rowId = ({ kind, ref }: Pick<SalesRow, 'kind' | 'ref'>): string => `${kind}:${ref}`;

/** Whether a repeated row equals the previous one; rows contain only texts and numbers. */
export const isSameRow = (a: SalesRow, b: SalesRow): boolean =>
  Object.entries(a).every(([key, value]) => (b as Record<string, unknown>)[key] === value);

export const saleEntry = ({ ref, at, faceId, gross }: RowOf<'sale'>, userId: string): Entry =>
  entry({ kind: 'sale', ref, cents: saleShare(gross), at, since: at, userId, faceId });

/**
 * Deducts the income of a sale; keyed by the sale, so that it is refunded once, and effective from when the sale is.
 */
export const refundEntry = ({ at, sale: ref }: RowOf<'refund'>, { cents, at: since, userId, faceId }: Entry): Entry =>
  entry({ kind: 'refund', ref, cents: -cents, at, since, userId, faceId });

/** A premium face eligible for a share of the month's pool. */
export interface PremiumFace extends Sharer {
  owner: string;
}

/** Whether the month has revenue to share. */
export const isPaidOut = ({ gross }: Pick<RowOf<'premium'>, 'gross'>): boolean => premiumPool(gross) > 0;

export const shareEntries = ({ ref, at, month, gross }: RowOf<'premium'>, faces: readonly PremiumFace[]): Entry[] => {
  const owners = new Map(faces.map(({ id, owner }) => [id, owner]));
  return splitPool(premiumPool(gross), faces).flatMap(({ id: faceId, cents }) => {
    const userId = owners.get(faceId) ?? '';
    const share = { kind: 'share', ref: `${ref}/${faceId}`, cents, at, since: at, month, userId, faceId } as const;
    return cents > 0 ? [entry(share)] : [];
  });
};

// Sales of a world's faces: daily purchases, some refunds, monthly premium revenue. Fictional and deterministic. Pure
// data.
import { CURRENCY_OF } from '@/schemas/money';
import type { Region } from '@/schemas/session';
import type { SalesRow } from '@/schemas/wire/operator';
import type { SeedFace } from './seedFace';
import { DOWNLOAD_DAYS } from './writeDownloads';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Maximum days with sales per face. */
const DAYS = 200;
/** One in this many purchases is refunded, three days later. */
const REFUND_EACH = 17;
const REFUND_DAYS = 3;
/** Months with premium revenue, and the revenue per month in minor units. */
const MONTHS = 5;
const REVENUE = 24_000;

/** The days, counted back from now, from the face's first to its last day online. */
function daysOut({ life }: SeedFace): { first: number; last: number } | null {
  const approved = life.find(({ kind }) => kind === 'approve');
  if (!approved) return null;
  const end = life.at(-1);
  return {
    first: Math.min(DAYS, Math.floor(approved.days) - 1),
    last: end?.kind === 'offline' ? Math.ceil(end.days) : 1,
  };
}

function salesOfFace(face: SeedFace, now: number): SalesRow[] {
  const { price } = face.facts;
  const out = daysOut(face);
  if (face.facts.paymentType !== 'paid' || !price || !out) return [];
  const { id } = face.design;
  const { minor: gross, currency } = price;
  const rows: SalesRow[] = [];
  for (let day = out.first, count = 0; day >= out.last; day -= 1) {
    for (let of = (day * 7 + id.length) % 3; of > 0; of -= 1, count += 1) {
      const ref = `${id}-${count}`;
      const at = now - day * DAY_MS + of * HOUR_MS;
      rows.push({ kind: 'sale', ref, at, faceId: id, gross, currency });
      if (count % REFUND_EACH === REFUND_EACH - 1 && day > REFUND_DAYS)
        rows.push({ kind: 'refund', ref: `${ref}-back`, at: at + REFUND_DAYS * DAY_MS, sale: ref });
    }
  }
  return rows;
}

/** Past months with downloads of premium faces, each booked at its end. */
function premiumOf(faces: readonly SeedFace[], now: number, region: Region): SalesRow[] {
  const today = new Date(now);
  const startOf = (ago: number) => Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - ago, 1);
  const out = faces.flatMap((face) => (face.facts.paymentType === 'vip' ? (daysOut(face) ?? []) : []));
  const isOut = (from: number, to: number) =>
    out.some(({ first, last }) => {
      const since = now - Math.min(first, DOWNLOAD_DAYS) * DAY_MS;
      return since < to && now - last * DAY_MS >= from;
    });
  return Array.from({ length: MONTHS }, (_, ago) => ago).flatMap((ago): SalesRow[] => {
    const end = startOf(ago);
    if (!isOut(startOf(ago + 1), end)) return [];
    const month = new Date(end - 1).toISOString().slice(0, 7);
    const gross = REVENUE + ago * 1_750;
    return [{ kind: 'premium', ref: `premium-${month}`, at: end - 1, month, gross, currency: CURRENCY_OF[region] }];
  });
}

export const salesOf = (faces: readonly SeedFace[], now: number, region: Region): SalesRow[] => [
  ...faces.flatMap((face) => salesOfFace(face, now)),
  ...premiumOf(faces, now, region),
];

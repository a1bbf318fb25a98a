// What the faces of a world sold: purchases by day, some refunds, premium revenue by month. Made up, the same every time. Pure data.
import { CURRENCY_OF } from '@/schemas/money';
import type { Region } from '@/schemas/session';
import type { SalesRow } from '@/schemas/wire/operator';
import type { SeedFace } from './seedFace';
import { DOWNLOAD_DAYS } from './writeDownloads';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Most days of a face that have sales. */
const DAYS = 200;
/** Purchases of which one is taken back, three days after it. */
const REFUND_EACH = 17;
const REFUND_DAYS = 3;
/** Months that have premium revenue, and the revenue of one in minor units. */
const MONTHS = 5;
const REVENUE = 24_000;

/** The days, counted back from now, on which the face was out: from the first to the last of them. */
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

/** The months before this one in which premium faces were downloaded, each booked as it ended. */
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

// Sums of the ledger by month: what an entry adds to them, and how they differ from the entries. Pure
// (docs/rules/backend.md W7).
import type { RecordOf } from '@/backend/records';
import { type Entry, entry, monthAt } from './ledger';
import { isEarned } from './statements';

export type MonthBalance = RecordOf<'balances'>;
export type MonthEarnings = RecordOf<'earnings'>;
export type Difference = RecordOf<'wallets'>['differences'][number];
type Kind = MonthEarnings['kinds'][number]['kind'];

/** Sums of some owners, by id. */
export interface Sums {
  balances: Map<string, MonthBalance>;
  earnings: Map<string, MonthEarnings>;
}

export const noSums = (): Sums => ({ balances: new Map(), earnings: new Map() });

export const balanceId = ({ userId, since }: Pick<Entry, 'userId' | 'since'>): string => `${userId}/${monthAt(since)}`;

/** Null for entries that are not earnings. */
export const earningsId = ({ userId, month, faceId, kind }: Entry): string | null =>
  isEarned({ kind }) ? `${userId}/${month}/${faceId}` : null;

const byDay = (one: { day: number }, other: { day: number }) => one.day - other.day;
const byKind = (one: { kind: Kind }, other: { kind: Kind }) => (one.kind < other.kind ? -1 : 1);

function addToBalance(before: MonthBalance, { since, cents, kind }: Entry): MonthBalance {
  const day = new Date(since).getUTCDate();
  const old = before.days.find((one) => one.day === day) ?? { day, earned: 0, paid: 0, count: 0, latest: 0 };
  const isIncome = isEarned({ kind });
  const sum = {
    day,
    earned: old.earned + (isIncome ? cents : 0),
    paid: old.paid + (isIncome ? 0 : cents),
    count: old.count + 1,
    latest: isIncome ? Math.max(old.latest, since) : old.latest,
  };
  // Sorted only when a day is new, because a comparison adds all entries of a ledger.
  const isNew = old.count === 0;
  const days = isNew ? [...before.days, sum].sort(byDay) : before.days.map((one) => (one.day === day ? sum : one));
  return { ...before, cents: before.cents + cents, days };
}

function addToEarnings(before: MonthEarnings, { kind, cents }: Entry): MonthEarnings {
  const old = before.kinds.find((one) => one.kind === kind);
  const sum = { kind: kind as Kind, cents: cents + (old?.cents ?? 0), count: 1 + (old?.count ?? 0) };
  const kinds = [...before.kinds.filter((one) => one.kind !== kind), sum].sort(byKind);
  return { ...before, cents: before.cents + cents, kinds };
}

/** Adds an entry to the sums. */
export function addEntry({ balances, earnings }: Sums, entry: Entry): void {
  const { userId, month, faceId, since } = entry;
  const id = balanceId(entry);
  const balance = balances.get(id) ?? { id, userId, month: monthAt(since), cents: 0, days: [] };
  balances.set(id, addToBalance(balance, entry));
  const earned = earningsId(entry);
  if (earned === null) return;
  const before = earnings.get(earned) ?? { id: earned, userId, month, faceId, cents: 0, kinds: [] };
  earnings.set(earned, addToEarnings(before, entry));
}

/** The values of a sum as text, independent of the order of its fields in the storage. */
const factsOf = (sum: MonthBalance | MonthEarnings | undefined): string => {
  if (!sum) return '';
  const parts =
    'days' in sum
      ? sum.days.map(({ day, earned, paid, count, latest }) => [day, earned, paid, count, latest])
      : sum.kinds.map(({ kind, cents, count }) => [kind, cents, count]);
  return JSON.stringify([sum.userId, sum.month, sum.cents, parts]);
};

/** Stored sums that are not those of the entries, oldest month first. */
export function differencesOf(stored: Sums, ofLedger: Sums): Difference[] {
  const differences: Difference[] = [];
  for (const kind of ['balances', 'earnings'] as const) {
    for (const id of new Set([...stored[kind].keys(), ...ofLedger[kind].keys()])) {
      const [one, other] = [stored[kind].get(id), ofLedger[kind].get(id)];
      if (factsOf(one) === factsOf(other)) continue;
      const sum = one ?? other;
      const faceId = sum && 'faceId' in sum ? sum.faceId : null;
      differences.push({ month: sum?.month ?? '', faceId, stored: one?.cents ?? 0, ledger: other?.cents ?? 0 });
    }
  }
  return differences.sort((a, b) => (a.month === b.month ? 0 : a.month < b.month ? -1 : 1));
}

const DAY_MS = 86_400_000;

/** Start of the day (UTC) of an instant. */
export const startOfDay = (at: number): number => Math.floor(at / DAY_MS) * DAY_MS;

/** One entry for the earnings of each day of the month that begins at or after an instant. */
export const summedDays = ({ userId, month, days }: MonthBalance, from: number): Entry[] =>
  days
    .filter(({ day, latest }) => latest > 0 && Date.parse(`${month}-01`) + (day - 1) * DAY_MS >= from)
    .map(({ day, earned: cents, latest }) =>
      entry({ kind: 'sale', ref: `${month}-${day}`, cents, at: latest, since: latest, userId }),
    );

/** When wallets are compared with their entries: 18:00 UTC, which is 2:00 in China. */
const NIGHT_MS = 18 * 3_600_000;

/** The next comparison after an instant, UTC ms. */
export const nextNight = (now: number): number => (Math.floor((now - NIGHT_MS) / DAY_MS) + 1) * DAY_MS + NIGHT_MS;

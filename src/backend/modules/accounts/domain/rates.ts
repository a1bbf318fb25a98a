// Counts within windows of time. Pure (docs/rules/backend.md S7).
import type { RecordOf } from '@/backend/records';
import type { Rate } from '@/backend/shared/domain/accountLimits';

type Counted = RecordOf<'limits'>;

/** Long counts are kept in this many steps of their window, so that a record stays small. */
const STEPS = 100;

/** Counts that still matter. Future times come from a clock that was set back. */
const recent = (record: Counted | undefined, { windowMs }: Rate, now: number): Counted['sent'] =>
  (record?.sent ?? []).filter(({ at }) => at <= now && now - at < windowMs);

/** How long to wait until the rate allows another one, ms; 0: not at all. */
export function waitUnder(record: Counted | undefined, rate: Rate, now: number): number {
  const sent = recent(record, rate, now);
  const total = sent.reduce((sum, { n }) => sum + n, 0);
  if (total < rate.max) return 0;
  const [first] = sent;
  return first ? rate.windowMs - (now - first.at) : rate.windowMs;
}

/** The record with one more. */
export function oneMore(id: string, record: Counted | undefined, rate: Rate, now: number): Counted {
  const sent = recent(record, rate, now);
  const last = sent.at(-1);
  const stepMs = rate.max > STEPS ? rate.windowMs / STEPS : 1;
  const isSame = last !== undefined && now - last.at < stepMs;
  const counted = isSame ? [...sent.slice(0, -1), { at: last.at, n: last.n + 1 }] : [...sent, { at: now, n: 1 }];
  return { id, sent: counted, endsAt: now + rate.windowMs };
}

/** The record without one of that instant. */
export const oneLess = (record: Counted, at: number): Counted => ({
  ...record,
  sent: record.sent.map((entry) => (entry.at === at ? { at, n: entry.n - 1 } : entry)).filter(({ n }) => n > 0),
});

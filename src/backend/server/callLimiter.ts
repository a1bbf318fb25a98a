// Counts the calls of a process by account, by address and in all. The counts are in memory, so each process of a fleet has its
// own. A window begins with its first call, so one number per caller is enough: unlike the stored counts of codes and wrong
// passwords (`modules/accounts/domain/rates.ts`), which hold in any window, twice the limit can pass around the end of one.
import type { CallLimiter } from '@/backend/shared/ports';
import type { Rate } from '../shared/domain/accountLimits';
import type { CallLimit } from '../shared/domain/callLimits';

/** Maximum number of stored counts of callers; the oldest ones are dropped. */
const CALLERS_MAX = 100_000;

/** Share of `CallLimit.all` for callers who have made `CallLimit.fair` calls or more. */
const SHARE = 0.8;

interface Count {
  /** First call of the window. */
  since: number;
  calls: number;
}

/** `limits` by name; calls without one are always served. */
export function callLimiter(
  limits: Readonly<Record<string, CallLimit>>,
  { callersMax = CALLERS_MAX }: { callersMax?: number } = {},
): CallLimiter {
  /** By limit and caller. */
  const counts = new Map<string, Count>();
  /** Of all callers together, by limit. */
  const sums = new Map<string, Count>();
  const groups = new Map(
    Object.entries(limits).flatMap(([name, limit]) => limit.calls.map((op) => [op, { name, limit }])),
  );

  /** The count of the current window. A clock that was set back begins a new one. */
  const currentOf = (count: Count | undefined, { windowMs }: Rate, now: number): Count =>
    count && now >= count.since && now - count.since < windowMs ? count : { since: now, calls: 0 };

  function store(key: string, { since, calls }: Count): void {
    // A new window moves the count to the end of the map, so that the oldest windows are dropped first.
    if (calls === 0) counts.delete(key);
    counts.set(key, { since, calls: calls + 1 });
    if (counts.size <= callersMax) return;
    const [oldest] = counts.keys();
    if (oldest !== undefined) counts.delete(oldest);
  }

  return {
    take: (op, { account, address }, now) => {
      const group = groups.get(op);
      if (!group) return 0;
      const { name, limit } = group;
      const own = [
        { key: `${name} address ${address}`, rate: limit.address },
        ...(limit.account && account !== '' ? [{ key: `${name} account ${account}`, rate: limit.account }] : []),
      ].map((one) => ({ ...one, count: currentOf(counts.get(one.key), one.rate, now) }));
      const sum = currentOf(sums.get(name), limit.all, now);
      // For a signed-in caller the calls of the account count, because many callers may share an address.
      const calls = own.at(-1)?.count.calls ?? 0;
      const most = calls < limit.fair ? limit.all.max : Math.floor(limit.all.max * SHARE);
      const waits = [...own, { count: sum, rate: { ...limit.all, max: most } }].map(({ count, rate }) =>
        count.calls < rate.max ? 0 : count.since + rate.windowMs - now,
      );
      const wait = Math.max(...waits);
      // Refused calls are not counted, so that a caller who keeps trying is served when the window ends.
      if (wait > 0) return wait;
      for (const { key, count } of own) store(key, count);
      sums.set(name, { since: sum.since, calls: sum.calls + 1 });
      return 0;
    },
  };
}

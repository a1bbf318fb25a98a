// How many codes are sent: for an account, for a caller and in all. Pure (docs/rules/backend.md S7).

import type { RecordOf } from '@/backend/records';
import type { AccountLimits, Rate } from '@/backend/shared/domain/accountLimits';
import { type Refusal, refuseFor } from '@/backend/shared/domain/refusal';
import type { CaptchaType } from '@/schemas/captcha';
import type { AccountKey } from './account';
import { oneMore, waitUnder } from './rates';

type Counted = RecordOf<'limits'>;
type LimitRefusal = 'captchaPause' | 'captchaLimit' | 'captchaCaller' | 'captchaBusy';

/** A count, and the rate that it must not exceed. */
export interface SendLimit {
  /** What is counted, as text; its hash is the record's id. */
  of: string;
  rate: Rate;
  refusal: LimitRefusal;
  /** Counts only codes that were sent: a failed message is subtracted again. */
  returns: boolean;
}

/**
 * Share of all codes of a day that callers get who have not signed in to the account before: whoever has many addresses
 * cannot use up the codes of the others.
 */
const STRANGERS_SHARE = 0.8;
/** Networks that one customer may own, with the multiple of a caller's codes that all their callers have together. */
const NETWORKS = [
  { bits: 56, times: 2 },
  { bits: 48, times: 4 },
] as const;
const GROUP_BITS = 16;

/** The network of that many bits around a caller's `a:b:c:d::/64`; null for other addresses. */
function networkOf(address: string, bits: number): string | null {
  if (!address.endsWith('::/64')) return null;
  const groups = address.split(':').slice(0, 4);
  const prefix = groups.map((group, at) => {
    const rest = Math.min(GROUP_BITS, Math.max(0, bits - at * GROUP_BITS));
    return (Number.parseInt(group, 16) >> (GROUP_BITS - rest)).toString(16);
  });
  return `${prefix.join(':')}/${bits}`;
}

/**
 * The counts of one code. What a caller requests for an account is counted for the two together, so a stranger cannot
 * use up the day of the owner. The account's own day comes on top of it, except for a caller who has signed in to that
 * account before: otherwise strangers with many addresses could keep its owner out.
 */
export function sendLimits(
  { address, account, type, isProven }: { address: string; account: AccountKey; type: CaptchaType; isProven: boolean },
  policy: AccountLimits,
): SendLimit[] {
  const { kind, value } = account;
  const of = (...parts: readonly (string | number)[]) => JSON.stringify(parts);
  const pause = { max: 1, windowMs: policy.captchaPauseMs };
  const day = { of: of('account', kind, value), rate: policy.codesPerAccount };
  const ofStrangers = (key: string, { max, windowMs }: Rate, times: number, refusal: LimitRefusal): SendLimit => ({
    ...{ of: key, rate: { max: Math.ceil(max * times), windowMs }, refusal, returns: false },
  });
  const strangers = [
    ...NETWORKS.flatMap(({ bits, times }) => {
      const network = networkOf(address, bits);
      if (network === null) return [];
      return policy.codesPerCaller.map((rate, i) =>
        ofStrangers(of('network', i, network), rate, times, 'captchaCaller'),
      );
    }),
    ofStrangers(of('strangers'), policy.codesInAll, STRANGERS_SHARE, 'captchaBusy'),
  ];
  return [
    { of: of('pause', address, kind, value, type), rate: pause, refusal: 'captchaPause', returns: true },
    { of: of('pair', address, kind, value), rate: policy.codesPerPair, refusal: 'captchaLimit', returns: true },
    ...(isProven ? [] : [{ ...day, refusal: 'captchaLimit', returns: true } as const]),
    ...policy.codesPerCaller.map(
      (rate, i) => ({ of: of('caller', i, address), rate, refusal: 'captchaCaller', returns: false }) as const,
    ),
    ...(isProven ? [] : strangers),
    { of: of('minute'), rate: policy.codesPerMinute, refusal: 'captchaBusy', returns: false },
    { of: of('all'), rate: policy.codesInAll, refusal: 'captchaBusy', returns: false },
  ];
}

/** A limit with the id of its record and the record itself. */
export type KnownLimit = SendLimit & { id: string; record: Counted | undefined };

/** Counts one more code, or refuses it with the longest wait. */
export function decideCount(limits: readonly KnownLimit[], now: number): Counted[] | Refusal {
  const waits = limits.map(({ record, rate }) => waitUnder(record, rate, now));
  const longest = Math.max(...waits);
  const refused = longest > 0 ? limits[waits.indexOf(longest)] : undefined;
  if (refused) return refuseFor(refused.refusal, longest);
  return limits.map(({ id, record, rate }) => oneMore(id, record, rate, now));
}

// Limits of a server from the environment.
import { ACCOUNT_STORAGE_BYTES } from '@/schemas/limits';
import { CALL_LIMITS, type CallLimit } from '../shared/domain/callLimits';

export interface ServerLimits {
  /** Connections at the same time. */
  connections: number;
  /** Bytes of request bodies at the same time. */
  bodyBytes: number;
  /** Bytes of the pictures and fonts of an account. */
  accountBytes: number;
  /** Time after which pictures and packages that nothing uses are deleted, ms. */
  unusedMs: number;
  /** How long the server is not ready before it closes, ms. */
  drainMs: number;
}

const MB = 1024 * 1024;
const DAY_MS = 24 * 3_600_000;

/** Longest time before a stop, seconds; service managers kill a process that takes much longer. */
const DRAIN_S_MAX = 300;

function drainOf(text: string | undefined): number {
  if (!text) return 0;
  if (!/^\d{1,3}$/.test(text) || Number(text) > DRAIN_S_MAX)
    throw new Error(`DRAIN_SECONDS: "${text}" is no whole number from 0 to ${DRAIN_S_MAX}`);
  return Number(text) * 1000;
}

/** A whole number from 1 on. */
function countOf(name: string, text: string | undefined, usual: number): number {
  if (!text) return usual;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`${name}: "${text}" is no whole number from 1 to 999999999`);
  return Number(text);
}

export const LIMITS_USAGE = `MAX_CONNECTIONS  connections at the same time; 2000
BODIES_MB        megabytes of request bodies at the same time, of one account at most half; 64
ACCOUNT_MB       megabytes of the pictures and fonts of one account; 1024
CALL_LIMITS      limits of calls in percent of the usual ones: signIn=200, upload=50, publish=, ai=, wallet=, export=
UNUSED_DAYS      days after which pictures and packages that nothing uses are deleted; 30
DRAIN_SECONDS    how long /readyz answers 503 before the server closes; 0`;

export const readLimits = (env: Readonly<Record<string, string | undefined>>): ServerLimits => ({
  connections: countOf('MAX_CONNECTIONS', env.MAX_CONNECTIONS, 2000),
  bodyBytes: countOf('BODIES_MB', env.BODIES_MB, 64) * MB,
  accountBytes: countOf('ACCOUNT_MB', env.ACCOUNT_MB, ACCOUNT_STORAGE_BYTES / MB) * MB,
  unusedMs: countOf('UNUSED_DAYS', env.UNUSED_DAYS, 30) * DAY_MS,
  drainMs: drainOf(env.DRAIN_SECONDS),
});

type CallGroup = keyof typeof CALL_LIMITS;
export type CallShares = { readonly [G in CallGroup]?: number };

const PERCENT_MAX = 10_000;

/** Reads pairs such as `signIn=200, upload=50`: percent of the usual limits, by their names. */
export function readCallShares(text: string | undefined): CallShares {
  const shares: { [G in CallGroup]?: number } = {};
  for (const pair of (text ?? '').split(',').map((part) => part.trim())) {
    if (pair === '') continue;
    const [, name = '', percent = ''] = /^(\w+)\s*=\s*([1-9]\d{0,4})$/.exec(pair) ?? [];
    if (!Object.hasOwn(CALL_LIMITS, name) || Number(percent) > PERCENT_MAX)
      throw new Error(
        `CALL_LIMITS: "${pair}" is none of ${Object.keys(CALL_LIMITS).join(', ')} with 1 to ${PERCENT_MAX} percent, such as signIn=200`,
      );
    shares[name as CallGroup] = Number(percent) / 100;
  }
  return shares;
}

/** The limits of calls, each count multiplied and at least 1. */
export function callLimitsOf(shares: CallShares): Readonly<Record<string, CallLimit>> {
  const scaled = ({ max, windowMs }: CallLimit['all'], share: number) => ({
    max: Math.max(1, Math.floor(max * share)),
    windowMs,
  });
  return Object.fromEntries(
    Object.entries<CallLimit>(CALL_LIMITS).map(([name, limit]) => {
      const share = shares[name as CallGroup] ?? 1;
      const { account, address, all, fair } = limit;
      return [
        name,
        {
          ...limit,
          ...(account && { account: scaled(account, share) }),
          ...{ address: scaled(address, share), all: scaled(all, share), fair: Math.max(1, Math.floor(fair * share)) },
        },
      ];
    }),
  );
}

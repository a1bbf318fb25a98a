// Limits of a server from the environment.
import { ACCOUNT_STORAGE_BYTES } from '@/schemas/limits';

export interface ServerLimits {
  /** Connections at the same time. */
  connections: number;
  /** Bytes of request bodies at the same time. */
  bodyBytes: number;
  /** Bytes of the pictures and fonts of an account. */
  accountBytes: number;
  /** How long the server is not ready before it closes, ms. */
  drainMs: number;
}

const MB = 1024 * 1024;

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
DRAIN_SECONDS    how long /readyz answers 503 before the server closes; 0`;

export const readLimits = (env: Readonly<Record<string, string | undefined>>): ServerLimits => ({
  connections: countOf('MAX_CONNECTIONS', env.MAX_CONNECTIONS, 2000),
  bodyBytes: countOf('BODIES_MB', env.BODIES_MB, 64) * MB,
  accountBytes: countOf('ACCOUNT_MB', env.ACCOUNT_MB, ACCOUNT_STORAGE_BYTES / MB) * MB,
  drainMs: drainOf(env.DRAIN_SECONDS),
});

// Limits of a server from the environment.
import { ACCOUNT_STORAGE_BYTES } from '@/schemas/limits';

export interface ServerLimits {
  /** Connections at the same time. */
  connections: number;
  /** Bytes of request bodies at the same time. */
  bodyBytes: number;
  /** Bytes of the pictures and fonts of an account. */
  accountBytes: number;
}

const MB = 1024 * 1024;

/** A whole number from 1 on. */
function countOf(name: string, text: string | undefined, usual: number): number {
  if (!text) return usual;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`${name}: "${text}" is no whole number from 1 to 999999999`);
  return Number(text);
}

export const LIMITS_USAGE = `MAX_CONNECTIONS  connections at the same time; 2000
BODIES_MB        megabytes of request bodies at the same time, of one account at most half; 64
ACCOUNT_MB       megabytes of the pictures and fonts of one account; 1024`;

export const readLimits = (env: Readonly<Record<string, string | undefined>>): ServerLimits => ({
  connections: countOf('MAX_CONNECTIONS', env.MAX_CONNECTIONS, 2000),
  bodyBytes: countOf('BODIES_MB', env.BODIES_MB, 64) * MB,
  accountBytes: countOf('ACCOUNT_MB', env.ACCOUNT_MB, ACCOUNT_STORAGE_BYTES / MB) * MB,
});

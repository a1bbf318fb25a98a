// What one row of the operations table says about a call.
import type { z } from 'zod';
import { REQUEST_TIMEOUT_MS } from '../limits';

export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` for a part that `params` describes. */
  path: `/${string}`;
  /**
   * Whether a live session is needed. `optional`: one that is sent counts, and a dead one is as none. `moderator`, `operator`:
   * for anybody without this role the call is as if it were not there.
   */
  auth: 'none' | 'optional' | 'user' | 'moderator' | 'operator';
  /** Path parts and query parameters together. */
  params?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  /** How the body travels; JSON unless said. */
  encoding?: 'json' | 'multipart';
  /** Largest body in bytes, where it is not that of a document. */
  bytesMax?: number;
  /** `data` of a successful envelope; for a binary answer, what describes it. */
  data: z.ZodType;
  /** The answer is bytes, not an envelope. */
  binary?: boolean;
  /** The answer is a stream of events (`text/event-stream`); what is refused is an envelope. */
  stream?: boolean;
  /** Sending it twice has the effect of once. */
  idempotent: boolean;
  /** How long the client waits, ms (spec 7). */
  timeoutMs: number;
}

/** A row, with the time limit of section 7 where it names none. */
export const row = <const T extends Omit<Operation, 'timeoutMs'> & { timeoutMs?: number }>(operation: T) => ({
  timeoutMs: REQUEST_TIMEOUT_MS,
  ...operation,
});

// Type of one row of the operations table.
import type { z } from 'zod';
import { REQUEST_TIMEOUT_MS } from '../limits';

export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` placeholders described by `params`. */
  path: `/${string}`;
  /** The last part of the path may be missing: `params` has a default for it. */
  lastPartOptional?: boolean;
  /**
   * Required session. `optional`: a valid one is used, an invalid one is ignored. `moderator`, `operator`: without this
   * role the call answers as if it did not exist.
   */
  auth: 'none' | 'optional' | 'user' | 'moderator' | 'operator';
  /** Path and query parameters together. */
  params?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  /** Encoding of the body; default JSON. */
  encoding?: 'json' | 'multipart';
  /** Maximum body in bytes; default: `BODY_BYTES_MAX`, without a session `OPEN_BODY_BYTES_MAX`. */
  bytesMax?: number;
  /** `data` of a successful envelope; for a binary response, its description. */
  data: z.ZodType;
  /** The response is binary, not an envelope. */
  binary?: boolean;
  /** The response is an event stream (`text/event-stream`); errors are envelopes. */
  stream?: boolean;
  /** Repeating the call has no further effect. */
  idempotent: boolean;
  /** Client timeout, ms (spec 7). */
  timeoutMs: number;
}

/** A row with the default timeout of section 7. */
export const row = <const T extends Omit<Operation, 'timeoutMs'> & { timeoutMs?: number }>(operation: T) => ({
  timeoutMs: REQUEST_TIMEOUT_MS,
  ...operation,
});

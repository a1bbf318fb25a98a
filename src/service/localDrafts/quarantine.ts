// Records set aside because they could not be read: what the designer can still download of them.
import type { CorruptReason } from './records';

/** A record set aside, as a file to download. */
export interface QuarantinedDraft {
  reason: CorruptReason;
  /** Local clock, ms. */
  at: number;
  /** The document as it stood; the whole record as JSON where it holds no document text. */
  bytes: Blob;
}

/** The bytes of a record: its document text untouched, or whatever else of it can be written as JSON. */
export function bytesOf(raw: unknown): Blob {
  const doc = typeof raw === 'object' && raw !== null && 'doc' in raw ? raw.doc : undefined;
  return new Blob([typeof doc === 'string' ? doc : asText(raw)], { type: 'application/json' });
}

function asText(raw: unknown): string {
  try {
    return JSON.stringify(raw) ?? String(raw);
  } catch {
    // Cycles and big integers have no JSON; their name is better than nothing.
    return String(raw);
  }
}

// Unreadable records in quarantine, which the designer can download.
import type { CorruptReason } from './records';

/** A quarantined record as a file to download. */
export interface QuarantinedDraft {
  reason: CorruptReason;
  /** Local clock, ms. */
  at: number;
  /** The stored document text; the whole record as JSON if there is none. */
  bytes: Blob;
}

/** The bytes of a record: its unchanged document text, or the rest as JSON. */
export function bytesOf(raw: unknown): Blob {
  const doc = typeof raw === 'object' && raw !== null && 'doc' in raw ? raw.doc : undefined;
  return new Blob([typeof doc === 'string' ? doc : asText(raw)], { type: 'application/json' });
}

function asText(raw: unknown): string {
  try {
    return JSON.stringify(raw) ?? String(raw);
  } catch {
    // Cycles and big integers cannot be serialized; use their string form.
    return String(raw);
  }
}

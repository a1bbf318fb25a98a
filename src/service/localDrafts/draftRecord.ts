// Converts a design to its record on this device (text with a hash), and validates it when reading.
import { z } from 'zod';
import { type Design, SCHEMA_VERSION } from '@/schemas/design';
import { type DesignNames, NO_NAMES } from '@/schemas/designNames';
import { DOCUMENT_BYTES_MAX } from '@/schemas/limits';
import { readDesign } from '@/schemas/readDesign';
import { contentHash } from './contentHash';
import { documentText } from './documentText';
import type { CorruptReason, DesignRecord, SentMark } from './records';

/** Schema of a stored record; the document inside is validated by its hash and readDesign. */
export const designRecord = z.object({
  id: z.string(),
  owner: z.string(),
  baseRev: z.int().min(0),
  doc: z.string().max(DOCUMENT_BYTES_MAX),
  hash: z.string(),
  acknowledgedHash: z.string().nullable(),
  sent: z.object({ from: z.string(), as: z.string().nullable() }).nullable().optional(),
  schemaVersion: z.number(),
  savedAt: z.number(),
});

/** A design on this device with its metadata. */
export interface LocalDraft {
  design: Design;
  owner: string;
  /** Server revision that the edits are based on; 0 if there is none. */
  baseRev: number;
  /** The server has not acknowledged this content. */
  unsaved: boolean;
  /** A save sent without a known response, if this content is it or derives from it. */
  sent: { as: string; editedSince: boolean } | null;
  /** Local clock, ms; for display only. */
  savedAt: number;
}

/** Result of validating a record. */
export type ExaminedRecord =
  | { kind: 'good'; record: DesignRecord; draft: LocalDraft }
  | { kind: 'newer'; record: DesignRecord }
  | { kind: 'corrupt'; reason: CorruptReason };

/** The parts of a record that do not come from the design. */
export interface RecordFacts {
  owner: string;
  baseRev: number;
  acknowledgedHash: string | null;
  sent?: SentMark | null;
  savedAt: number;
}

/** The record of a design. The schema has already rejected numbers that JSON cannot express (NaN, Infinity). */
export function recordOf(design: Design, facts: RecordFacts): DesignRecord {
  const doc = documentText(design);
  return { id: design.id, doc, hash: contentHash(doc), schemaVersion: SCHEMA_VERSION, ...facts };
}

export const isUnsaved = (record: DesignRecord): boolean => record.hash !== record.acknowledgedHash;

/** The record's own fields, or null if it is not valid. */
export function parseRecord(raw: unknown): DesignRecord | null {
  const parsed = designRecord.safeParse(raw);
  return parsed.success ? parsed.data : null;
}

/** Whether a stored record has its own fields and the document that its hash was made from. */
export function isIntact(raw: unknown): boolean {
  const record = parseRecord(raw);
  return record !== null && contentHash(record.doc) === record.hash;
}

/** Examines what was read from the disk. Never throws. */
export function examineRecord(raw: unknown): ExaminedRecord {
  const record = parseRecord(raw);
  if (!record) return { kind: 'corrupt', reason: 'badRecord' };
  if (contentHash(record.doc) !== record.hash) return { kind: 'corrupt', reason: 'hashMismatch' };
  const parsed = parseJson(record.doc);
  if (!parsed.ok) return { kind: 'corrupt', reason: 'badJson' };
  const read = readDesign(parsed.value);
  if (!read.ok)
    return read.reason === 'newerVersion' ? { kind: 'newer', record } : { kind: 'corrupt', reason: 'badShape' };
  if (read.design.id !== record.id) return { kind: 'corrupt', reason: 'badShape' };
  const { owner, baseRev, savedAt, sent } = record;
  const mark = sent?.as ? { as: sent.as, editedSince: sent.from !== record.hash } : null;
  const draft = { design: read.design, owner, baseRev, savedAt, unsaved: isUnsaved(record), sent: mark };
  return { kind: 'good', record, draft };
}

function parseJson(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}

/** `unreadable`: all its records are damaged. `newerVersion`: written by a newer version of the application. */
export type DraftState = 'ok' | 'unreadable' | 'newerVersion';

/** A design on this device as shown in a list. */
export interface DraftSummary {
  id: string;
  state: DraftState;
  /** Empty where it has none or they cannot be read. */
  names: DesignNames;
  baseRev: number;
  unsaved: boolean;
  savedAt: number;
}

const named = z.object({ dialNameCn: z.string().catch(''), dialName: z.string().catch('') });

/** What a record is in a list. */
export const stateOf = ({ kind }: ExaminedRecord): DraftState =>
  kind === 'good' ? 'ok' : kind === 'newer' ? 'newerVersion' : 'unreadable';

/**
 * Summary of a stored record without validating its document; a damaged record only lacks what cannot be read. Null if
 * not even an id is left.
 */
export function draftSummary(raw: unknown): Omit<DraftSummary, 'state'> | null {
  const record = parseRecord(raw);
  if (!record) {
    const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : undefined;
    return typeof id === 'string' ? { id, names: NO_NAMES, baseRev: 0, unsaved: true, savedAt: 0 } : null;
  }
  const parsed = parseJson(record.doc);
  const read = named.safeParse(parsed.ok ? parsed.value : null);
  const names = read.success ? read.data : NO_NAMES;
  return { id: record.id, names, baseRev: record.baseRev, unsaved: isUnsaved(record), savedAt: record.savedAt };
}

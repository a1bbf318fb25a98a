// The file of a whole demo: the embedded backend's export and this device's data, side by side.
import { z } from 'zod';
import { dataLimits } from '@/bytes/json/jsonLimits';
import type { ImportFault } from '@/service/api/backendPort';
import { readJsonFile } from '@/service/jsonFiles/readJsonFile';

const FORMAT = 'dialwright-demo';
const VERSION = 1;

/** Largest file in bytes. Its text must fit one string of the browser. */
export const DEMO_FILE_BYTES_MAX = 400 * 1024 * 1024;

/** Both parts are already JSON and are inserted unchanged. */
export function writeDemoFile(backend: Blob, local: string): Blob {
  const parts = [`{"format":"${FORMAT}","version":${VERSION},"backend":`, backend, ',"local":', local, '}'];
  return new Blob(parts, { type: 'application/json' });
}

export type DemoFile =
  /** `local` is unchecked JSON. */
  | { ok: true; backend: Blob; local: unknown }
  /** Older exports contain only the backend's part. */
  | { ok: true; backend: Blob; local: null }
  | { ok: false; reason: ImportFault };

const head = z.object({ format: z.literal(FORMAT), version: z.int().min(1) });
const parts = z.object({ backend: z.unknown(), local: z.looseObject({}) });

/** Splits the file. A file that is not a demo file can still be a backend export, so the backend checks it. */
export async function readDemoFile(file: Blob): Promise<DemoFile> {
  if (file.size > DEMO_FILE_BYTES_MAX) return { ok: false, reason: 'tooLarge' };
  const json = await readJsonFile(file, dataLimits(DEMO_FILE_BYTES_MAX));
  // The backend's own reader detects files that are not JSON.
  if (!json.ok && json.fault !== 'notJson')
    return { ok: false, reason: json.fault === 'tooLarge' ? 'tooLarge' : 'damaged' };
  const raw = json.ok ? json.value : undefined;
  const fileHead = head.safeParse(raw);
  if (!fileHead.success) return { ok: true, backend: file, local: null };
  if (fileHead.data.version > VERSION) return { ok: false, reason: 'newerVersion' };
  const read = parts.safeParse(raw);
  const text = read.success ? jsonOf(read.data.backend) : null;
  if (!read.success || text === null) return { ok: false, reason: 'damaged' };
  return { ok: true, backend: new Blob([text]), local: read.data.local };
}

/** The JSON text of an object, or null: a nesting that can be parsed may still be too deep to serialize. */
function jsonOf(value: unknown): string | null {
  try {
    return typeof value === 'object' && value !== null ? JSON.stringify(value) : null;
  } catch {
    return null;
  }
}

// Finds a face in a nested archive: a zip or package inside a zip.
import { readZip } from '@/bytes/zip/readZip';
import { ZIP_LIMITS } from '@/bytes/zip/zipFault';
import { RESOURCE_NAME_MAX } from '@/schemas/limits';
import { nameFrom } from '@/schemas/names';
import type { Entries } from './faceResources';
import { isZip } from './fileMarks';

/** Maximum archives to search; together they share the inflation limit of one. */
const LOOKED_INTO = 8;

/** The name of the first nested archive with a face; null if there is none. Never rejects. */
export async function packedFace(entries: Entries, holdsFace: (inside: Entries) => boolean): Promise<string | null> {
  let left = ZIP_LIMITS.inflatedBytes;
  const archives = [...entries].filter(([, bytes]) => isZip(bytes)).slice(0, LOOKED_INTO);
  for (const [path, bytes] of archives) {
    const zip = await readZip(bytes, { ...ZIP_LIMITS, inflatedBytes: left });
    if (!zip.ok && zip.fault.kind === 'inflatesTooLarge') return null;
    if (!zip.ok) continue;
    for (const content of zip.entries.values()) left -= content.length;
    if (holdsFace(zip.entries)) return nameFrom(path, RESOURCE_NAME_MAX);
  }
  return null;
}

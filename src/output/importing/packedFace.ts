// A face that is packed once more: the zip or the package inside of a zip that holds it.
import { readZip } from '@/bytes/zip/readZip';
import { ZIP_LIMITS } from '@/bytes/zip/zipFault';
import { RESOURCE_NAME_MAX } from '@/schemas/limits';
import { nameFrom } from '@/schemas/names';
import type { Entries } from './faceResources';
import { isZip } from './fileMarks';

/** So many archives are looked into; together they may unpack to what one may. */
const LOOKED_INTO = 8;

/** The name of the first archive in a zip with a face in it; null where none has one. Never rejects. */
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

// Checks an uploaded package: valid for its platform, signed if required, and built from exactly the task's copy.

import type { RecordOf } from '@/backend/records';
import { type Refusal, refuse } from '@/backend/shared/domain/refusal';
import { SIGNATURES, signingBlockIds } from '@/bytes/android/signingBlock';
import { PROJECT_LIMITS } from '@/bytes/json/jsonLimits';
import { readJsonText } from '@/bytes/json/readJson';
import { readZipRow } from '@/bytes/zip/readZip';
import { type ZipRow, zipDirectory } from '@/bytes/zip/zipDirectory';
import { ZIP_LIMITS } from '@/bytes/zip/zipFault';
import { policyOf } from '@/face/platforms';
import type { Packaging } from '@/face/platforms/platformPolicy';
import { LAYERS_MANIFEST, layersHead } from '@/schemas/layersManifest';
import {
  DOCUMENT_BYTES_MAX,
  FALCON_PACKAGE_BYTES,
  PACKAGE_BYTES_MAX,
  PACKAGE_MARK_BYTES_MAX,
  SIGNING_BLOCK_BYTES_MAX,
} from '@/schemas/limits';
import { PACKAGE_MARK, type PackageMark, packageMark } from '@/schemas/packageMark';

type Bytes = Uint8Array<ArrayBuffer>;
type Rows = ReadonlyMap<string, ZipRow>;

const LIMITS = { ...ZIP_LIMITS, bytes: PACKAGE_BYTES_MAX };

/** JSON of an entry of at most `most` bytes; undefined if it is missing or unreadable. */
async function entryJson(rows: Rows, name: string, most: number): Promise<unknown> {
  const row = rows.get(name);
  const content = row ? await readZipRow(row, most, LIMITS) : null;
  if (!(content instanceof Uint8Array)) return undefined;
  const json = readJsonText(new TextDecoder().decode(content), PROJECT_LIMITS);
  return json.ok ? json.value : undefined;
}

/** Whether a zip file has the structure of this packaging. */
const IS_WHOLE: Readonly<Record<Packaging, (bytes: Bytes, rows: Rows) => Promise<boolean>>> = {
  watchFace: async (bytes, rows) => {
    const ids = signingBlockIds(bytes, SIGNING_BLOCK_BYTES_MAX) ?? [];
    return rows.has('AndroidManifest.xml') && Object.values(SIGNATURES).every((id) => ids.includes(id));
  },
  layers: async (_, rows) => layersHead.safeParse(await entryJson(rows, LAYERS_MANIFEST, DOCUMENT_BYTES_MAX)).success,
};

/** The package's provenance, or why it is not the one that the task expects (docs/rules/backend.md K4, K7). */
export async function checkPackage(
  bytes: Bytes,
  { copyId, content, platform }: Pick<RecordOf<'builds'>, 'copyId' | 'content' | 'platform'>,
): Promise<PackageMark | Refusal> {
  const { packaging, budgetBytes } = policyOf(platform);
  if (bytes.length === 0) return refuse('emptyFile');
  if (bytes.length > PACKAGE_BYTES_MAX) return refuse('packageTooLarge');
  if (budgetBytes !== null && bytes.length >= FALCON_PACKAGE_BYTES) return refuse('packageTooLarge');
  const directory = zipDirectory(bytes, LIMITS);
  if (!directory.ok) return refuse('packageDamaged');
  const rows = new Map(directory.rows.map((row) => [row.name, row]));
  if (!(await IS_WHOLE[packaging](bytes, rows))) return refuse('packageDamaged');
  const mark = packageMark.safeParse(await entryJson(rows, PACKAGE_MARK, PACKAGE_MARK_BYTES_MAX));
  if (!mark.success) return refuse('packageDamaged');
  const isAsked = mark.data.copyId === copyId && mark.data.content === content;
  return isAsked && (mark.data.release !== null) === (packaging === 'watchFace') ? mark.data : refuse('packageDiffers');
}

/** Signature of zip files. */
const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

const TYPES: Readonly<Record<Packaging, string>> = {
  watchFace: 'application/vnd.android.package-archive',
  layers: 'application/zip',
};

/** MIME type of a stored package by its first bytes; older ones, and those of worlds, are project files. */
export const packageType = (bytes: Uint8Array, { platform }: Pick<RecordOf<'builds'>, 'platform'>): string =>
  isZip(bytes) ? TYPES[policyOf(platform).packaging] : 'application/json';

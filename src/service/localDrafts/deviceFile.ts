// All data of this device as JSON including pictures, and the reverse; everything is validated.
import { z } from 'zod';
import { fromBase64, toBase64 } from '@/bytes/base64';
import { pictureHeader } from '@/bytes/picture/pictureHeader';
import { sha256 } from '@/bytes/sha256';
import { DOCUMENT_BYTES_MAX, PICTURE_SET_IMAGES_MAX } from '@/schemas/limits';
import { readDesign } from '@/schemas/readDesign';
import { checkImage, type DecodeImage } from './checkImage';
import { contentHash } from './contentHash';
import { designRecord, examineRecord } from './draftRecord';
import { bytesOf } from './quarantine';
import {
  type AssetRecord,
  CORRUPT_REASONS,
  type CorruptReason,
  type DesignRecord,
  type DeviceContent,
  type QuarantineRecord,
  REPORT_CHARACTERS_MAX,
  type VersionRecord,
} from './records';

const RECORDS_MAX = 20_000;
const id = z.string().max(64);
const reportRecord = z.object({ id, owner: id, report: z.string().max(REPORT_CHARACTERS_MAX) });

const versionRecord = z.object({
  versionId: id,
  id,
  owner: id,
  name: z.string().max(1000),
  named: z.enum(['yes', 'no']),
  doc: z.string().max(DOCUMENT_BYTES_MAX),
  hash: z.string().max(64),
  savedAt: z.number(),
});
const setRecord = z.object({
  setId: id,
  owner: id,
  name: z.string().max(1000),
  refs: z.array(z.string().max(300)).max(PICTURE_SET_IMAGES_MAX),
  savedAt: z.number(),
});

const deviceFile = z.object({
  designs: z.array(designRecord).max(RECORDS_MAX),
  journal: z.array(designRecord).max(RECORDS_MAX),
  assets: z
    .array(
      z.object({
        sha: z.string().regex(/^[0-9a-f]{64}$/),
        base64: z.string(),
        uploads: z.array(z.object({ owner: id, url: z.string().max(300) })).max(100),
        /** Absent in files of earlier versions. */
        name: z.string().max(1000).optional(),
        addedAt: z.number().optional(),
      }),
    )
    .max(RECORDS_MAX),
  /** `text` is the content for downloading the record. */
  quarantine: z
    .array(z.object({ id, owner: id, reason: z.enum(CORRUPT_REASONS), at: z.number(), text: z.string() }))
    .max(RECORDS_MAX),
  /** Files of before have none. */
  reports: z.array(reportRecord).max(RECORDS_MAX).default([]),
  versions: z.array(versionRecord).max(RECORDS_MAX).default([]),
  sets: z.array(setRecord).max(RECORDS_MAX).default([]),
});
type DeviceFile = z.output<typeof deviceFile>;

/**
 * The content as JSON text. Damaged records are added to the quarantine, damaged pictures are omitted. `at`: local ms.
 */
export async function writeDeviceFile(content: DeviceContent<unknown>, at: number): Promise<string> {
  const aside = [...content.quarantine];
  const sound = (raws: readonly unknown[]): DesignRecord[] =>
    raws.flatMap((raw) => {
      const examined = examineRecord(raw);
      if (examined.kind !== 'corrupt') return [examined.record];
      aside.push(setAside(raw, examined.reason, at));
      return [];
    });
  const file: DeviceFile = {
    designs: sound(content.designs),
    journal: sound(content.journal),
    assets: [],
    quarantine: [],
    reports: content.reports.filter((record) => reportRecord.safeParse(record).success),
    versions: content.versions.flatMap((record) => soundVersion(record) ?? []),
    sets: content.sets.flatMap((record) => setRecord.safeParse(record).data ?? []),
  };
  for (const asset of content.assets) {
    const bytes = new Uint8Array(await asset.blob.arrayBuffer());
    if (!(await soundAsset({ ...asset, bytes }, null))) continue;
    const { sha, uploads, name, addedAt } = asset;
    file.assets.push({ sha, base64: toBase64(bytes), uploads, name, addedAt });
  }
  for (const { raw, ...entry } of aside) file.quarantine.push({ ...entry, text: await bytesOf(raw).text() });
  return JSON.stringify(file);
}

/** The content of such a JSON value, or null if any part is invalid. Never rejects. */
export async function readDeviceFile(raw: unknown, decode?: DecodeImage): Promise<DeviceContent | null> {
  const read = deviceFile.safeParse(raw);
  if (!read.success) return null;
  const { designs, journal, assets, quarantine, reports, versions, sets } = read.data;
  if ([...designs, ...journal].some((record) => examineRecord(record).kind === 'corrupt')) return null;
  if (!versions.every(soundVersion)) return null;
  const assetRecords: AssetRecord[] = [];
  for (const { sha, base64, uploads, ...facts } of assets) {
    const bytes = fromBase64(base64);
    const asset = bytes && (await soundAsset({ sha, bytes, uploads }, decode));
    if (!asset) return null;
    assetRecords.push({ ...asset, ...facts });
  }
  const aside = quarantine.map(({ text, ...entry }): QuarantineRecord => ({ ...entry, raw: { doc: text } }));
  return { designs, journal, assets: assetRecords, quarantine: aside, reports, versions, sets };
}

/** The version without its number, if its document matches its hash and is readable; else null. */
export function soundVersion(raw: unknown): VersionRecord | null {
  const read = versionRecord.safeParse(raw);
  if (!read.success || contentHash(read.data.doc) !== read.data.hash) return null;
  try {
    const design = readDesign(JSON.parse(read.data.doc));
    return design.ok || design.reason === 'newerVersion' ? read.data : null;
  } catch {
    return null; // Not JSON: an unreadable version is not exported.
  }
}

/** The asset, if its bytes are the picture of its hash. Without `decode` only the structure is checked. */
async function soundAsset(
  { sha, bytes, uploads }: Pick<AssetRecord, 'sha' | 'uploads'> & { bytes: Uint8Array<ArrayBuffer> },
  decode?: DecodeImage | null,
): Promise<AssetRecord | null> {
  const header = pictureHeader(bytes);
  if (!header || (await sha256(bytes)) !== sha) return null;
  const type = `image/${header.format}`;
  const blob = new Blob([bytes], { type });
  if (!(await checkImage(blob, `picture.${header.format}`, decode)).ok) return null;
  return { sha, blob, type, size: bytes.length, width: header.width, height: header.height, uploads };
}

function setAside(raw: unknown, reason: CorruptReason, at: number): QuarantineRecord {
  const fileHead = z.object({ id: id.catch(''), owner: id.catch('') }).safeParse(raw);
  return { ...(fileHead.success ? fileHead.data : { id: '', owner: '' }), reason, at, raw };
}

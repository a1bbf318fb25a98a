// Why a zip file is rejected, with the parameters of its message.
import {
  ZIP_BYTES_MAX,
  ZIP_ENTRIES_MAX,
  ZIP_ENTRY_BYTES_MAX,
  ZIP_INFLATED_BYTES_MAX,
  ZIP_RATIO_MAX,
} from '@/schemas/limits';

export type ZipFaultKind =
  /** Not a zip file, or its beginning is present but its end is missing. */
  | 'notZip'
  | 'truncated'
  /** The file, its number of entries, one entry or all of them exceed `limit`. */
  | 'tooLarge'
  | 'tooManyEntries'
  | 'entryTooLarge'
  | 'inflatesTooLarge'
  /** An entry inflates to more than `limit` times its size: a zip bomb. */
  | 'bomb'
  /** A name leaves the folder, is absolute, or is not valid on every system. */
  | 'badName'
  | 'doubleName'
  | 'encrypted'
  /** Unsupported: 64-bit directories, several disks, methods other than deflate. */
  | 'zip64'
  | 'multiDisk'
  | 'unknownMethod'
  /** Inconsistent metadata, or a checksum mismatch. */
  | 'damaged';

export interface ZipFault {
  readonly kind: ZipFaultKind;
  /** The entry, shortened for the message; empty for the whole file. */
  readonly name: string;
  /** The exceeded limit, in bytes, entries or times; 0 if there is none. */
  readonly limit: number;
}

export interface ZipLimits {
  /** Limits of the file, of one inflated entry and of all of them. */
  readonly bytes: number;
  readonly entryBytes: number;
  readonly inflatedBytes: number;
  readonly entries: number;
  /** Maximum compression ratio of an entry. */
  readonly ratio: number;
}

/** Limits for an archive that the user opens. */
export const ZIP_LIMITS: ZipLimits = {
  bytes: ZIP_BYTES_MAX,
  entryBytes: ZIP_ENTRY_BYTES_MAX,
  inflatedBytes: ZIP_INFLATED_BYTES_MAX,
  entries: ZIP_ENTRIES_MAX,
  ratio: ZIP_RATIO_MAX,
};

/** Maximum characters of a name in a message. */
const SHOWN = 80;
const shown = (name: string) => {
  const plain = name.replace(/[\p{Cc}\p{Cs}]/gu, '\uFFFD');
  return plain.length > SHOWN ? `…${plain.slice(1 - SHOWN)}` : plain;
};

export const zipFault = (kind: ZipFaultKind, name = '', limit = 0): ZipFault => ({ kind, name: shown(name), limit });

// Why a zip file is refused, with what a sentence about it needs.
import {
  ZIP_BYTES_MAX,
  ZIP_ENTRIES_MAX,
  ZIP_ENTRY_BYTES_MAX,
  ZIP_INFLATED_BYTES_MAX,
  ZIP_RATIO_MAX,
} from '@/schemas/limits';

export type ZipFaultKind =
  /** It is no zip file, or its end is not there although its beginning is. */
  | 'notZip'
  | 'truncated'
  /** The file, its number of entries, one entry or all of them are beyond `limit`. */
  | 'tooLarge'
  | 'tooManyEntries'
  | 'entryTooLarge'
  | 'inflatesTooLarge'
  /** An entry grows to more than `limit` times its size: a bomb. */
  | 'bomb'
  /** A name leaves the folder, is absolute, or is none that every system can keep. */
  | 'badName'
  | 'doubleName'
  | 'encrypted'
  /** Kinds of zip files that are not read: 64-bit directories, several disks, other methods than deflate. */
  | 'zip64'
  | 'multiDisk'
  | 'unknownMethod'
  /** What it says of itself does not fit, or a checksum fails. */
  | 'damaged';

export interface ZipFault {
  readonly kind: ZipFaultKind;
  /** The entry concerned, shortened for a sentence; empty where it is the file as a whole. */
  readonly name: string;
  /** The bound that it is beyond, in bytes, entries or times; 0 where there is none. */
  readonly limit: number;
}

export interface ZipLimits {
  /** Of the file, of one entry and of all of them when inflated. */
  readonly bytes: number;
  readonly entryBytes: number;
  readonly inflatedBytes: number;
  readonly entries: number;
  /** How many times its size an entry may grow. */
  readonly ratio: number;
}

/** What an archive that somebody opens may hold. */
export const ZIP_LIMITS: ZipLimits = {
  bytes: ZIP_BYTES_MAX,
  entryBytes: ZIP_ENTRY_BYTES_MAX,
  inflatedBytes: ZIP_INFLATED_BYTES_MAX,
  entries: ZIP_ENTRIES_MAX,
  ratio: ZIP_RATIO_MAX,
};

/** Characters of a name that a sentence shows. */
const SHOWN = 80;
const shown = (name: string) => {
  const plain = name.replace(/[\p{Cc}\p{Cs}]/gu, '\uFFFD');
  return plain.length > SHOWN ? `…${plain.slice(1 - SHOWN)}` : plain;
};

export const zipFault = (kind: ZipFaultKind, name = '', limit = 0): ZipFault => ({ kind, name: shown(name), limit });

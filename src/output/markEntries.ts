// What a package says it was made of, as an entry of its zip file.
import type { ZipEntry } from '@/bytes/zip/writeZip';
import { PACKAGE_MARK, type PackageMark } from '@/schemas/packageMark';

export const markEntries = (mark: PackageMark | undefined): readonly ZipEntry[] =>
  mark ? [{ name: PACKAGE_MARK, bytes: new TextEncoder().encode(JSON.stringify(mark)) }] : [];
